import type { Transaction } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

/** Waits for whoever else is signing up with this address (an advisory lock), until `tx` ends. */
export const lockAddress = async (tx: Transaction, email: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up:${email}`}, 0))`);
};
