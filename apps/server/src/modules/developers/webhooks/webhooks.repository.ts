import {
  DELIVERY_STATES,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@wrenchwise/contract/endpoints/webhooks';
import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { TEST_EVENT, WEBHOOK_EVENT_TYPES } from '@wrenchwise/rules/webhook-events';
import { and, count, desc, eq, sql } from 'drizzle-orm';

import { users } from '../../../platform/db/users.tables.ts';
import { webhookDeliveries, webhookEndpoints, type OldSecret } from './webhooks.tables.ts';

type Own = UserDatabase | Transaction;
type EndpointRow = typeof webhookEndpoints.$inferSelect;
type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const NOW = sql`app_now()`;

/** The old secrets that still sign at this time. */
export const oldSecretsAt = (
  { oldSecrets }: Pick<EndpointRow, 'oldSecrets'>,
  at: Date,
): readonly OldSecret[] => oldSecrets.filter(({ until }) => new Date(until) > at);

export const toEndpoint = (row: EndpointRow, at: Date): WebhookEndpoint => ({
  id: row.id,
  url: row.url,
  events: WEBHOOK_EVENT_TYPES.filter((event) => row.events.includes(event)),
  disabledAt: row.disabledAt?.toISOString() ?? null,
  oldSecretUntil: oldSecretsAt(row, at)[0]?.until ?? null,
  createdAt: row.createdAt.toISOString(),
});

export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: WEBHOOK_EVENT_TYPES.find((event) => event === row.event) ?? TEST_EVENT,
  state: DELIVERY_STATES.find((state) => state === row.state) ?? 'failed',
  attempts: row.attempts,
  lastStatus: row.lastStatus,
  lastFailure: row.lastFailure,
  lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
  nextAttemptAt: row.state === 'pending' ? (row.nextAttemptAt?.toISOString() ?? null) : null,
  createdAt: row.createdAt.toISOString(),
});

export const listEndpoints = (own: Own, userId: string): Promise<EndpointRow[]> =>
  own
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id));

const ofUser = (userId: string, id: string) =>
  and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.userId, userId));

export const findEndpoint = async (
  own: Own,
  userId: string,
  id: string,
): Promise<EndpointRow | undefined> => {
  const [row] = await own.select().from(webhookEndpoints).where(ofUser(userId, id));
  return row;
};

/** The endpoint, which nobody else changes until `tx` ends. */
export const lockEndpoint = async (
  tx: Transaction,
  userId: string,
  id: string,
): Promise<EndpointRow | undefined> => {
  const [row] = await tx.select().from(webhookEndpoints).where(ofUser(userId, id)).for('update');
  return row;
};

/** Forgets every endpoint's old secrets whose time has passed. */
export const dropLapsedSecrets = async (db: Database): Promise<void> => {
  await db.execute(sql`
    update webhook_endpoints set old_secrets = coalesce(
      (select jsonb_agg(one) from jsonb_array_elements(old_secrets) one
        where (one ->> 'until')::timestamptz > ${NOW}), '[]')
    where exists (select from jsonb_array_elements(old_secrets) one
      where (one ->> 'until')::timestamptz <= ${NOW})`);
};

/** How many endpoints a user has; until `tx` ends nobody else adds one. */
export const countEndpointsLocked = async (tx: Transaction, userId: string): Promise<number> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await tx
    .select({ endpoints: count() })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId));
  return row?.endpoints ?? 0;
};

export const insertEndpoint = async (
  tx: Transaction,
  values: Pick<EndpointRow, 'userId' | 'url' | 'events' | 'secret'>,
): Promise<EndpointRow> => {
  const [row] = await tx.insert(webhookEndpoints).values(values).returning();
  if (!row) throw new Error('the insert returned no row');
  return row;
};

/** Undefined where the user has no such endpoint. One that is started again begins without failures. */
export const updateEndpoint = async (
  tx: Transaction,
  userId: string,
  id: string,
  {
    isEnabled,
    ...values
  }: Partial<Pick<EndpointRow, 'url' | 'events' | 'secret' | 'oldSecrets'>> & {
    isEnabled?: boolean | undefined;
  },
): Promise<EndpointRow | undefined> => {
  const started = isEnabled ? { disabledAt: null, failures: 0 } : {};
  const stopped =
    isEnabled === false
      ? { disabledAt: sql`coalesce(${webhookEndpoints.disabledAt}, ${NOW})` }
      : {};
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ ...values, ...started, ...stopped })
    .where(ofUser(userId, id))
    .returning();
  return row;
};

export const deleteEndpoint = async (
  tx: Transaction,
  userId: string,
  id: string,
): Promise<boolean> => {
  const rows = await tx
    .delete(webhookEndpoints)
    .where(ofUser(userId, id))
    .returning({ id: webhookEndpoints.id });
  return rows.length > 0;
};

/** Stops an endpoint that keeps failing; false when it was stopped already. */
export const disableEndpoint = async (tx: Transaction, id: string): Promise<boolean> => {
  const rows = await tx
    .update(webhookEndpoints)
    .set({ disabledAt: NOW })
    .where(and(eq(webhookEndpoints.id, id), sql`${webhookEndpoints.disabledAt} is null`))
    .returning({ id: webhookEndpoints.id });
  return rows.length > 0;
};

export const listDeliveries = async (
  own: Own,
  { endpointId, page, perPage }: { endpointId: string; page: number; perPage: number },
): Promise<{ rows: DeliveryRow[]; total: number }> => {
  const where = eq(webhookDeliveries.endpointId, endpointId);
  const rows = await own
    .select()
    .from(webhookDeliveries)
    .where(where)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await own.select({ total: count() }).from(webhookDeliveries).where(where);
  return { rows, total: counted?.total ?? 0 };
};

export const insertDelivery = async (
  tx: Transaction,
  values: Pick<DeliveryRow, 'userId' | 'endpointId' | 'event' | 'payload'>,
): Promise<DeliveryRow> => {
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({ ...values, nextAttemptAt: NOW })
    .returning();
  if (!row) throw new Error('the insert returned no row');
  return row;
};

/** Makes a delivery due once more; undefined where the user has no such one. */
export const resetDelivery = async (
  db: Database,
  userId: string,
  id: string,
): Promise<DeliveryRow | undefined> => {
  const [row] = await db
    .update(webhookDeliveries)
    .set({ state: 'pending', attempts: 0, nextAttemptAt: NOW })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.userId, userId)))
    .returning();
  return row;
};
