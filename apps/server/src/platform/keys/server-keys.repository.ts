import type { Database } from '@wrenchwise/database/database';
import { and, eq } from 'drizzle-orm';

import type { Sealed } from '../db/sealed.ts';
import { serverKeys } from './server-keys.tables.ts';

export const findServerKey = async (db: Database, name: string): Promise<Sealed | undefined> => {
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, name));
  return row?.value;
};

/** Stores a key unless another instance was first. */
export const insertServerKey = async (
  db: Database,
  values: { name: string; value: Sealed },
): Promise<void> => {
  await db.insert(serverKeys).values(values).onConflictDoNothing();
};

/** Replaces a key, where it is still the one that was read. */
export const replaceServerKey = async (
  db: Database,
  { name, before, value }: { name: string; before: Sealed; value: Sealed },
): Promise<void> => {
  await db
    .update(serverKeys)
    .set({ value })
    .where(and(eq(serverKeys.name, name), eq(serverKeys.value, before)));
};
