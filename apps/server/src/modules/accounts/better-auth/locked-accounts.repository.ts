import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, eq, isNotNull } from 'drizzle-orm';

import { AppError } from '../../../platform/app-error.ts';
import { users } from '../../../platform/db/users.tables.ts';

/** Throws `auth/account-locked` for the account that an operator has locked. */
export const refuseLocked = async (db: Database | Transaction, userId: string): Promise<void> => {
  const locked = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.lockedAt)));
  if (locked.length > 0) throw new AppError('auth/account-locked');
};
