import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';

import { type ListFilter } from './books.ts';
import { sandboxPaymentDeliveries, sandboxPaymentObjects } from './sandbox.tables.ts';
import type { SandboxKind, SandboxObjects } from './wire.ts';

type Reader = Pick<Database | Transaction, 'select'>;

/** The one reader of what `saveObject` wrote: an object of a kind has that kind's type. */
const typed = <Kind extends SandboxKind>({
  object,
}: {
  readonly kind: Kind;
  readonly object: Record<string, unknown>;
}): SandboxObjects[Kind] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written only by `saveObject`
  object as unknown as SandboxObjects[Kind];

/** Waits for whoever else changes the sandbox's objects, until `tx` ends. */
export const lockSandbox = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sandbox-payments', 0))`);
};

export const findObject = async <Kind extends SandboxKind>(
  db: Reader,
  kind: Kind,
  id: string,
): Promise<SandboxObjects[Kind] | undefined> => {
  // No id has a NUL, and the database refuses to look for one.
  if (id === '' || id.includes('\u0000')) return undefined;
  const [row] = await db
    .select({ object: sandboxPaymentObjects.object })
    .from(sandboxPaymentObjects)
    .where(and(eq(sandboxPaymentObjects.id, id), eq(sandboxPaymentObjects.kind, kind)));
  return row && typed({ kind, object: row.object });
};

/** The newest first. */
export const listObjects = async <Kind extends SandboxKind>(
  db: Reader,
  kind: Kind,
  { customer, where }: ListFilter = {},
): Promise<readonly SandboxObjects[Kind][]> => {
  const rows = await db
    .select({ object: sandboxPaymentObjects.object })
    .from(sandboxPaymentObjects)
    .where(
      and(
        eq(sandboxPaymentObjects.kind, kind),
        customer === undefined ? undefined : eq(sandboxPaymentObjects.customerId, customer),
        where === undefined
          ? undefined
          : sql`${sandboxPaymentObjects.object} @> ${JSON.stringify(where)}::jsonb`,
      ),
    )
    .orderBy(desc(sandboxPaymentObjects.sequence));
  return rows.map(({ object }) => typed({ kind, object }));
};

interface SavedObject {
  readonly id: string;
  readonly kind: SandboxKind;
  readonly customerId: string | null;
  readonly object: Record<string, unknown>;
  readonly dueAt: Date | null;
}

export const saveObject = async (tx: Transaction, saved: SavedObject): Promise<void> => {
  const { customerId, object, dueAt } = saved;
  await tx
    .insert(sandboxPaymentObjects)
    .values(saved)
    .onConflictDoUpdate({
      target: sandboxPaymentObjects.id,
      set: { customerId, object, dueAt, updatedAt: sql`app_now()` },
    });
};

export const removeObject = async (tx: Transaction, kind: SandboxKind, id: string) => {
  await tx
    .delete(sandboxPaymentObjects)
    .where(and(eq(sandboxPaymentObjects.id, id), eq(sandboxPaymentObjects.kind, kind)));
};

/** Forgets what was answered and reported about a customer: deliveries, and answers that are stored for keys. */
export const forgetAnswers = async (tx: Transaction, customerId: string): Promise<void> => {
  await tx
    .delete(sandboxPaymentDeliveries)
    .where(eq(sandboxPaymentDeliveries.customerId, customerId));
  const { kind, object } = sandboxPaymentObjects;
  await tx
    .delete(sandboxPaymentObjects)
    .where(
      and(
        eq(kind, 'kept_answer'),
        sql`strpos(${object} ->> 'body', ${customerId}) + strpos(${object} ->> 'asked', ${customerId}) > 0`,
      ),
    );
};

/** The object that something has to be done about first, by `now` at the latest. */
export const findDue = async (
  tx: Transaction,
  now: Date,
): Promise<{ readonly id: string; readonly kind: string; readonly dueAt: Date } | undefined> => {
  const { id, kind, dueAt } = sandboxPaymentObjects;
  const [row] = await tx
    .select({ id, kind, dueAt })
    .from(sandboxPaymentObjects)
    .where(lte(dueAt, now))
    .orderBy(asc(dueAt), asc(sandboxPaymentObjects.sequence))
    .limit(1);
  return row?.dueAt ? { id: row.id, kind: row.kind, dueAt: row.dueAt } : undefined;
};

export const insertDelivery = async (
  tx: Transaction,
  delivery: {
    readonly eventId: string;
    readonly customerId: string | null;
    readonly payload: string;
    readonly dueAt: Date;
  },
): Promise<void> => {
  await tx.insert(sandboxPaymentDeliveries).values(delivery);
};

/** Events that wait for the webhook, the oldest first. */
export const waitingDeliveries = async (db: Database, now: Date): Promise<readonly string[]> => {
  const { eventId, deliveredAt, dueAt, createdAt } = sandboxPaymentDeliveries;
  const rows = await db
    .select({ eventId })
    .from(sandboxPaymentDeliveries)
    .innerJoin(sandboxPaymentObjects, eq(sandboxPaymentObjects.id, eventId))
    .where(and(isNull(deliveredAt), lte(dueAt, now)))
    .orderBy(asc(createdAt), asc(sandboxPaymentObjects.sequence));
  return rows.map((row) => row.eventId);
};

/**
 * Takes an event for delivery: until `again` nobody else does, and then it is tried again unless it
 * arrived. Undefined when it arrived, or when another instance has it.
 */
export const takeDelivery = async (
  db: Database,
  id: string,
  { now, again }: { now: Date; again: (attempts: number) => Date },
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(sandboxPaymentDeliveries)
      .where(eq(sandboxPaymentDeliveries.eventId, id))
      .for('update');
    if (!row || row.deliveredAt !== null || row.dueAt > now) return undefined;
    const attempts = row.attempts + 1;
    await tx
      .update(sandboxPaymentDeliveries)
      .set({ attempts, dueAt: again(attempts) })
      .where(eq(sandboxPaymentDeliveries.eventId, id));
    return row.payload;
  });

export const markDelivered = async (db: Database, id: string, at: Date): Promise<void> => {
  await db
    .update(sandboxPaymentDeliveries)
    .set({ deliveredAt: at })
    .where(eq(sandboxPaymentDeliveries.eventId, id));
};

/** Puts events back into the queue, also those that arrived. */
export const queueAgain = async (
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<void> => {
  await db
    .update(sandboxPaymentDeliveries)
    .set({ deliveredAt: null, dueAt: now })
    .where(inArray(sandboxPaymentDeliveries.eventId, [...ids]));
};
