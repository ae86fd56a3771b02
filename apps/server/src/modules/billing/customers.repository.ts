import { type Database, rowsOf, type Transaction } from '@wrenchwise/database/database';
import { desc, eq, sql } from 'drizzle-orm';

import { users } from '../../platform/db/users.tables.ts';
import { paymentSubscriptions } from './subscriptions.tables.ts';

export type CustomerRow = typeof paymentSubscriptions.$inferSelect;

/** The provider's customer of a user. */
export const findCustomer = async (
  db: Database | Transaction,
  userId: string,
): Promise<CustomerRow | undefined> => {
  const [row] = await db
    .select()
    .from(paymentSubscriptions)
    .where(eq(paymentSubscriptions.userId, userId))
    .orderBy(desc(paymentSubscriptions.createdAt))
    .limit(1);
  return row;
};

/** Stores whose customer it is. False when there is no such user (any more). */
export const insertCustomer = async (
  db: Database,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<boolean> => {
  const rows = await rowsOf(
    db,
    sql`insert into payment_subscriptions (user_id, customer_id)
        select id, ${customerId} from users where id = ${userId}::uuid
        on conflict (customer_id) do update set updated_at = payment_subscriptions.updated_at
        returning user_id`,
  );
  return rows.length > 0;
};

/**
 * Begins a reading of the provider: its number, `readingsBegun`, is higher than that of every reading
 * that began before. Undefined for a customer who is none of ours.
 */
export const beginReading = async (
  db: Database,
  customerId: string,
): Promise<CustomerRow | undefined> => {
  const [row] = await db
    .update(paymentSubscriptions)
    .set({ readingsBegun: sql`${paymentSubscriptions.readingsBegun} + 1` })
    .where(eq(paymentSubscriptions.customerId, customerId))
    .returning();
  return row;
};

/** The customer as the last reading left it, locked until the end of `tx`. */
export const lockCustomer = async (
  tx: Transaction,
  customerId: string,
): Promise<CustomerRow | undefined> => {
  const [row] = await tx
    .select()
    .from(paymentSubscriptions)
    .where(eq(paymentSubscriptions.customerId, customerId))
    .for('update');
  return row;
};

/** Whom mails about payments go to. */
export const findPayer = async (
  tx: Database | Transaction,
  userId: string,
): Promise<{ email: string; name: string; country: string } | undefined> => {
  const [row] = await tx
    .select({ email: users.email, name: users.name, country: users.country })
    .from(users)
    .where(eq(users.id, userId));
  return row;
};

/** Every customer whose state may still change: all but those whose subscription ended long ago. */
export const listCustomersToReconcile = async (
  db: Database,
  endedSince: Date,
): Promise<readonly string[]> => {
  const rows = await rowsOf(
    db,
    sql`select customer_id from payment_subscriptions
        where status is null or status not in ('canceled', 'incomplete_expired')
          or read_at is null or updated_at > ${endedSince.toISOString()}::timestamptz
        order by read_at nulls first, customer_id`,
  );
  return rows.map((row) => String(row['customer_id']));
};
