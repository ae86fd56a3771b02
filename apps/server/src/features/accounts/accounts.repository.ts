import type { PriceSettings } from '@wrenchwise/domain/pricing';
import { eq, sql } from 'drizzle-orm';

import type { Database, Statements } from '../../db/connect.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import type { Session } from '../../http/context.ts';
import { toPriceSettings } from './price-settings.ts';

/** Whether an account has this address, compared in lower case as all are stored. */
export const isEmailTaken = async (db: Database, email: string): Promise<boolean> => {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1);
  return rows.length > 0;
};

/** Finds a session by its token, with the person and their price settings, in one statement. */
export const createFindSession = (
  statements: Statements,
): ((token: string) => Promise<Session | undefined>) => {
  const statement = statements
    .select({
      expiresAt: sessions.expiresAt,
      id: users.id,
      email: users.email,
      name: users.name,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
      priceRegion: users.priceRegion,
      labourCentsPerHour: users.labourCentsPerHour,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('find_session');
  return async (token) => {
    const [row] = await statement.execute({ token });
    if (!row) return undefined;
    const { expiresAt, id, email, name, emailVerified, createdAt } = row;
    const prices = toPriceSettings(row);
    return { expiresAt, user: { id, email, name, emailVerified, createdAt, prices } };
  };
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
