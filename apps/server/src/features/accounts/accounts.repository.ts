import { eq } from 'drizzle-orm';

import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/accounts.ts';

/** Whether an account has this address, compared in lower case as all are stored. */
export const isEmailTaken = async (db: Database, email: string): Promise<boolean> => {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1);
  return rows.length > 0;
};

/** Marks an address as proved, for accounts that an operator or the demo makes. */
export const markEmailVerified = async (db: Database, email: string): Promise<void> => {
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
};
