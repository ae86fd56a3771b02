import type { Database } from '@wrenchwise/database/database';
import { and, eq } from 'drizzle-orm';

import { accounts, users } from '../../../db/schema/accounts.ts';

/** What a sign-in is checked against. The hash is null for an account without a password. */
export const findCredential = async (
  db: Database,
  email: string,
): Promise<{ userId: string; emailVerified: boolean; hash: string | null } | undefined> => {
  const [row] = await db
    .select({ userId: users.id, emailVerified: users.emailVerified, hash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email))
    .limit(1);
  return row;
};
