import type { PriceSettings } from '@wrenchwise/domain/pricing';
import { eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/accounts.ts';
import { toPriceSettings } from './price-settings.ts';

/** Whether an account has this address, compared in lower case as all are stored. */
export const isEmailTaken = async (db: Database, email: string): Promise<boolean> => {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1);
  return rows.length > 0;
};

/** Marks an address as proved, for accounts that an operator or the demo makes. */
export const markEmailVerified = async (db: Database, email: string): Promise<void> => {
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
};

/** Keeps what a person set about prices. Undefined when the account is gone. */
export const updatePriceSettings = async (
  db: Database,
  userId: string,
  changes: Partial<PriceSettings>,
): Promise<PriceSettings | undefined> => {
  const [row] = await db
    .update(users)
    .set({ ...changes, updatedAt: sql`app_now()` })
    .where(eq(users.id, userId))
    .returning({ priceRegion: users.priceRegion, labourCentsPerHour: users.labourCentsPerHour });
  return row && toPriceSettings(row);
};
