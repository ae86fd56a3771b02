import { type Database, rowsOf, type Transaction } from '@wrenchwise/database/database';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { asMoment } from './moment.ts';
import { planGrants } from './payments.tables.ts';

/** Reads of the operator's command, by the owner role. */

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** An account by its address, its id, or its customer id at the provider. */
export const findAccount = async (db: Database, who: string): Promise<Account | undefined> => {
  const [row] = await rowsOf(
    db,
    sql`select u.id, u.email, u.name, u.country from users u
        where lower(u.email) = lower(${who}) or u.id::text = ${who}
          or u.id in (select user_id from payment_subscriptions where customer_id = ${who})`,
  );
  return (
    row && {
      id: String(row['id']),
      email: String(row['email']),
      name: String(row['name']),
      country: String(row['country']),
    }
  );
};

export interface CustomerFacts {
  readonly tier: string;
  readonly subscription: readonly Record<string, unknown>[];
  readonly customer: readonly Record<string, unknown>[];
  readonly grants: readonly Record<string, unknown>[];
  readonly bills: readonly Record<string, unknown>[];
  readonly incidents: readonly Record<string, unknown>[];
}

/** All that is stored of somebody's plan and payments; of bills and incidents the newest. */
export const readCustomerFacts = async (db: Database, userId: string): Promise<CustomerFacts> => {
  const rows = (statement: ReturnType<typeof sql>) => rowsOf(db, statement);
  const [entitled] = await rows(sql`select entitled_plan(${userId}::uuid) as tier`);
  return {
    tier: String(entitled?.['tier']),
    subscription: await rows(
      sql`select plan_id, status, current_period_end, cancel_at_period_end, cancel_reason, past_due_since,
            trial_end, ended_at
          from subscriptions where user_id = ${userId}::uuid and deleted_at is null`,
    ),
    customer: await rows(
      sql`select customer_id, subscription_id, status, price_id, payment_brand, payment_last4,
            amount_due_cents, read_at
          from payment_subscriptions where user_id = ${userId}::uuid`,
    ),
    grants: await rows(
      sql`select plan_id, starts_at, ends_at, revoked_at, reason from plan_grants
          where user_id = ${userId}::uuid order by created_at desc`,
    ),
    bills: await rows(
      sql`select date, number, invoice_id, amount_cents, currency, status, refunded_cents
          from billing_history where user_id = ${userId}::uuid order by date desc limit 24`,
    ),
    incidents: await rows(
      sql`select occurred_at, kind, provider_id, amount_cents, currency, status, reason
          from payment_incidents where user_id = ${userId}::uuid order by occurred_at desc limit 24`,
    ),
  };
};

/** Events that were taken in, the newest first; of one user, or of all. */
export const listEvents = (
  db: Database,
  { userId, limit }: { userId: string | null; limit: number },
): Promise<readonly Record<string, unknown>[]> =>
  rowsOf(
    db,
    sql`select received_at, occurred_at, id, type, customer_id, outcome from payment_events
        where ${userId}::uuid is null or user_id = ${userId}::uuid
        order by received_at desc, id limit ${limit}`,
  );

export const findEventCustomer = async (
  db: Database,
  eventId: string,
): Promise<{ customerId: string | null } | undefined> => {
  const [row] = await rowsOf(db, sql`select customer_id from payment_events where id = ${eventId}`);
  if (!row) return undefined;
  const { customer_id: customerId } = row;
  return { customerId: typeof customerId === 'string' ? customerId : null };
};

/** A bill with what was paid and refunded of it, in cents. */
export interface Bill {
  readonly userId: string;
  readonly invoiceId: string;
  readonly amount: number;
  readonly refunded: number;
  readonly currency: string;
  readonly status: string;
}

/** A bill by the provider's invoice id or the number printed on it. */
export const findBill = async (db: Database, name: string): Promise<Bill | undefined> => {
  const [row] = await rowsOf(
    db,
    sql`select user_id, invoice_id, amount_cents, refunded_cents, currency, status from billing_history
        where invoice_id = ${name} or number = ${name} limit 1`,
  );
  if (!row || typeof row['invoice_id'] !== 'string') return undefined;
  return {
    userId: String(row['user_id']),
    invoiceId: row['invoice_id'],
    amount: Number(row['amount_cents']),
    refunded: Number(row['refunded_cents']),
    currency: String(row['currency']),
    status: String(row['status']),
  };
};

/** A month's figures. */
export interface MonthlyFigures {
  /** '2026-11'. */
  readonly month: string;
  readonly started: number;
  readonly ended: number;
  /** Bills that were paid, less what was refunded of them, in cents by currency. */
  readonly revenue: Readonly<Record<string, number>>;
}

/** Today's figures. */
export interface CurrentFigures {
  readonly active: number;
  readonly trialing: number;
  readonly pastDue: number;
  readonly ending: number;
  /** What runs and is not a trial brings in a month, in cents. */
  readonly mrrCents: number;
}

export const readCurrentFigures = async (db: Database): Promise<CurrentFigures> => {
  const [row] = await rowsOf(
    db,
    sql`select
          count(*) filter (where s.status = 'active') as active,
          count(*) filter (where s.status = 'trialing') as trialing,
          count(*) filter (where s.status in ('past_due', 'unpaid')) as past_due,
          count(*) filter (where s.status = 'canceled' and s.cancel_at_period_end and s.ended_at is null
            and s.current_period_end > app_now()) as ending,
          coalesce(sum(p.price_cents) filter (where s.status in ('active', 'past_due')), 0) as mrr
        from subscriptions s
        join products p on p.tier = s.plan_id
        join payment_subscriptions c on c.user_id = s.user_id and c.subscription_id is not null
        where s.deleted_at is null and s.plan_id <> 'free'`,
  );
  return {
    active: Number(row?.['active']),
    trialing: Number(row?.['trialing']),
    pastDue: Number(row?.['past_due']),
    ending: Number(row?.['ending']),
    mrrCents: Number(row?.['mrr']),
  };
};

/** The last so many months, the newest first. Accounts that were deleted are not in them. */
export const readMonthlyFigures = async (
  db: Database,
  months: number,
): Promise<readonly MonthlyFigures[]> => {
  const rows = await rowsOf(
    db,
    sql`with months as (
          select date_trunc('month', app_now() at time zone 'UTC') - make_interval(months => n) as first
          from generate_series(0, ${months}::int - 1) n)
        select to_char(m.first, 'YYYY-MM') as month,
          (select count(*) from (
             select min(b.date) as began from billing_history b where b.status = 'paid'
             group by b.subscription_id) firsts
           where began at time zone 'UTC' >= m.first
             and began at time zone 'UTC' < m.first + interval '1 month') as started,
          (select count(*) from subscriptions s where s.ended_at at time zone 'UTC' >= m.first
             and s.ended_at at time zone 'UTC' < m.first + interval '1 month') as ended,
          coalesce((select jsonb_object_agg(currency, cents) from (
             select b.currency, sum(b.amount_cents - b.refunded_cents) as cents from billing_history b
             where b.status = 'paid' and b.date at time zone 'UTC' >= m.first
               and b.date at time zone 'UTC' < m.first + interval '1 month'
             group by b.currency) sums), '{}') as revenue
        from months m order by m.first desc`,
  );
  return rows.map((row) => ({
    month: String(row['month']),
    started: Number(row['started']),
    ended: Number(row['ended']),
    revenue: moneyByCurrency(row['revenue']),
  }));
};

const moneyByCurrency = (value: unknown): Readonly<Record<string, number>> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([code, cents]) => [code, Number(cents)]))
    : {};

/** When the current grant of a plan ends; null without one. */
export const findGrantEnd = async (db: Database, userId: string): Promise<Date | null> => {
  const [row] = await rowsOf(
    db,
    sql`select max(ends_at) as ends from plan_grants
        where user_id = ${userId}::uuid and revoked_at is null and ends_at > app_now()`,
  );
  return asMoment(row?.['ends']);
};

export const insertGrant = async (
  tx: Transaction,
  grant: { userId: string; planId: string; endsAt: Date; reason: string },
): Promise<void> => {
  await tx.insert(planGrants).values(grant);
};

/** Ends the grants that run; how many there were. */
export const endGrants = async (tx: Transaction, userId: string): Promise<number> => {
  const rows = await tx
    .update(planGrants)
    .set({ revokedAt: sql`app_now()` })
    .where(
      and(
        eq(planGrants.userId, userId),
        isNull(planGrants.revokedAt),
        sql`${planGrants.endsAt} > app_now()`,
      ),
    )
    .returning({ id: planGrants.id });
  return rows.length;
};
