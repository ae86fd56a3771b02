import type { WebhookDelivery } from '@wrenchwise/contract/endpoints/webhooks';
import { type Database, rowsOf, type Transaction } from '@wrenchwise/database/database';
import { and, eq, sql } from 'drizzle-orm';

import { webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts';

type EndpointRow = typeof webhookEndpoints.$inferSelect;
type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const NOW = sql`app_now()`;

/** How many deliveries to slow endpoints are under way at once, over all instances and for one user. */
const SLOW_AT_ONCE = 32;
const SLOW_OF_USER = 2;
/** How long an endpoint belongs to one delivery when its sender never reports, as after a crash. */
const LEASE = sql`interval '3 minutes'`;

export interface Claimed {
  readonly id: string;
  readonly isSlow: boolean;
}

/**
 * Takes what is due for whoever sends it now: of each endpoint that has nothing under way its oldest
 * delivery, in turns of the users, at most `most`. The endpoint is busy until `noteEndpoint`, or
 * until a lease of three minutes lapses. Nobody else gets them meanwhile.
 */
export const claimDue = async (tx: Transaction, most: number): Promise<readonly Claimed[]> => {
  // Walks from endpoint to endpoint of the index: a thousand deliveries of one cost no more than one.
  const due = await rowsOf(
    tx,
    sql`with recursive waiting(id) as (
          (select endpoint_id from webhook_deliveries where state = 'pending' order by endpoint_id limit 1)
          union all
          select (select d.endpoint_id from webhook_deliveries d
            where d.state = 'pending' and d.endpoint_id > w.id order by d.endpoint_id limit 1)
          from waiting w where w.id is not null
        ), under_way as (
          select user_id from webhook_endpoints where busy_until > ${NOW} and is_slow
        ), first as (
          select e.id as endpoint_id, d.id, d.next_attempt_at, e.is_slow, e.user_id,
            row_number() over (partition by e.user_id, e.is_slow order by d.next_attempt_at) as turn
          from waiting w join webhook_endpoints e on e.id = w.id
          cross join lateral (
            select o.id, o.next_attempt_at from webhook_deliveries o
            where o.endpoint_id = e.id and o.state = 'pending' and o.next_attempt_at <= ${NOW}
            order by o.next_attempt_at, o.created_at limit 1
          ) d
          where e.busy_until is null or e.busy_until <= ${NOW}
        ), ranked as (
          select f.*, row_number() over (partition by f.is_slow order by f.turn, f.next_attempt_at) as place
          from first f
          where not f.is_slow
            or f.turn + (select count(*) from under_way u where u.user_id = f.user_id) <= ${SLOW_OF_USER}
        )
        select r.id, r.endpoint_id, r.is_slow from ranked r
        join webhook_endpoints e on e.id = r.endpoint_id
        where (e.busy_until is null or e.busy_until <= ${NOW})
          and (not r.is_slow or r.place + (select count(*) from under_way) <= ${SLOW_AT_ONCE})
        order by r.turn, r.next_attempt_at limit ${most}
        for update of e skip locked`,
  );
  if (due.length === 0) return [];
  const ids = sql.param(due.map((row) => String(row['id'])));
  // Another instance may have sent one between the look and the lock: then it is not due any more.
  const taken = await rowsOf(
    tx,
    sql`with taken as (
          update webhook_deliveries set handed_on_at = coalesce(handed_on_at, ${NOW})
          where id = any (${ids}::uuid[]) and state = 'pending' and next_attempt_at <= ${NOW}
          returning id, endpoint_id
        )
        update webhook_endpoints e set busy_until = ${NOW} + ${LEASE}
        from taken where e.id = taken.endpoint_id returning taken.id, e.is_slow`,
  );
  return taken.map((row) => ({ id: String(row['id']), isSlow: row['is_slow'] === true }));
};

/** In how many milliseconds the next delivery to an idle endpoint is due; undefined where none waits. */
export const nextDueIn = async (db: Database): Promise<number | undefined> => {
  const [row] = await rowsOf(
    db,
    sql`select extract(epoch from d.next_attempt_at - ${NOW})::float * 1000 as ms
        from webhook_deliveries d where d.state = 'pending' and d.next_attempt_at > ${NOW}
        order by d.next_attempt_at limit 1`,
  );
  return row && Math.max(0, Number(row['ms']));
};

export const findToSend = async (
  db: Database,
  id: string,
): Promise<{ delivery: DeliveryRow; endpoint: EndpointRow } | undefined> => {
  const [row] = await db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'pending')));
  return row;
};

/** Stores what came of an attempt, unless another one was stored meanwhile. */
export const noteAttempt = async (
  tx: Transaction,
  before: Pick<DeliveryRow, 'id' | 'attempts'>,
  came: {
    state: WebhookDelivery['state'];
    status: number | null;
    failure: string | null;
    /** In how many seconds it is tried again, while it is pending. */
    waitSeconds: number | null;
  },
): Promise<boolean> => {
  const { waitSeconds } = came;
  const rows = await tx
    .update(webhookDeliveries)
    .set({
      state: came.state,
      attempts: before.attempts + 1,
      lastStatus: came.status,
      lastFailure: came.failure,
      lastAttemptAt: NOW,
      nextAttemptAt:
        waitSeconds === null ? null : sql`${NOW} + make_interval(secs => ${waitSeconds})`,
    })
    .where(
      and(
        eq(webhookDeliveries.id, before.id),
        eq(webhookDeliveries.attempts, before.attempts),
        eq(webhookDeliveries.state, 'pending'),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  return rows.length > 0;
};

/** What an attempt says of its endpoint, which is idle from now on; returns the failures in a row. */
export const noteEndpoint = async (
  tx: Transaction,
  id: string,
  seen: {
    /** 'arrived', or 'failed' for good; otherwise the count stays. */
    readonly outcome?: 'arrived' | 'failed';
    readonly isSlow?: boolean;
  },
): Promise<number> => {
  const { outcome, isSlow } = seen;
  const failures = outcome === 'arrived' ? 0 : sql`${webhookEndpoints.failures} + 1`;
  const [row] = await tx
    .update(webhookEndpoints)
    .set({
      busyUntil: null,
      ...(isSlow === undefined ? {} : { isSlow }),
      ...(outcome === undefined ? {} : { failures }),
    })
    .where(eq(webhookEndpoints.id, id))
    .returning({ failures: webhookEndpoints.failures });
  return row?.failures ?? 0;
};
