import { randomBytes } from 'node:crypto';

import type { Database, Transaction } from '@wrenchwise/database/database';

import { type Books, customerIdOf, type SandboxSettings } from './books.ts';
import { dueOf } from './due.ts';
import {
  findObject,
  forgetAnswers,
  insertDelivery,
  listObjects,
  lockSandbox,
  removeObject,
  saveObject,
} from './sandbox-payments.repository.ts';
import type { SandboxKind, SandboxObjects, WireEvent } from './wire.ts';

/** The API version of the pinned library: the compiler says when they differ. */
const API_VERSION = '2026-10-28.endive' satisfies WireEvent['api_version'];

/** What the webhook is shown, as an endpoint's enabled events; the others are only recorded. */
const DELIVERED: ReadonlySet<string> = new Set([
  'charge.dispute.created',
  'charge.refunded',
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.subscription.updated',
  'customer.updated',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'invoice.voided',
  'payment_method.attached',
]);

/** An id that cannot be guessed: 144 random bits. */
export const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(27)
    .toString('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')}`;

/** What asked for a change, for the event. */
export interface Asked {
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
}

const NOBODY: Asked = { requestId: null, idempotencyKey: null };

/** Books that can only be read, without a transaction. */
export const readingBooks = (db: Pick<Database, 'select'>): Pick<Books, 'find' | 'list'> => ({
  find: (kind, id) => findObject(db, kind, id),
  list: (kind, filter) => listObjects(db, kind, filter),
});

const booksOf = (
  tx: Transaction,
  settings: SandboxSettings,
  { at, asked, onEvent }: { at: number; asked: Asked; onEvent: (id: string) => void },
): Books => {
  const put = async <Kind extends SandboxKind>(
    kind: Kind,
    object: SandboxObjects[Kind],
  ): Promise<void> => {
    const due = dueOf(kind, object);
    await saveObject(tx, {
      id: object.id,
      kind,
      customerId: customerIdOf(object),
      object: { ...object },
      dueAt: due === null ? null : new Date(due * 1000),
    });
  };
  return {
    ...readingBooks(tx),
    at,
    settings,
    newId,
    put,
    remove: (kind, id) => removeObject(tx, kind, id),
    forgetAnswers: (customer) => forgetAnswers(tx, customer),
    emit: async (type, object, previous) => {
      const isDelivered = DELIVERED.has(type);
      const event: WireEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: at,
        data: { object, ...(previous ? { previous_attributes: previous } : {}) },
        livemode: false,
        pending_webhooks: isDelivered ? 1 : 0,
        request: { id: asked.requestId, idempotency_key: asked.idempotencyKey },
        type,
      };
      const customerId = customerIdOf(object);
      await saveObject(tx, {
        id: event.id,
        kind: 'event',
        customerId,
        object: { ...event },
        dueAt: null,
      });
      if (!isDelivered) return;
      await insertDelivery(tx, {
        eventId: event.id,
        customerId,
        payload: JSON.stringify(event, null, 2),
        dueAt: new Date(at * 1000),
      });
      onEvent(event.id);
    },
  };
};

export interface OpenBooks {
  readonly db: Database;
  readonly now: () => Date;
  readonly settings: SandboxSettings;
  /** Queues the delivery of events with the transaction that records them. */
  readonly queueDelivery: (tx: Transaction, ids: readonly string[]) => Promise<void>;
}

/** Runs work on the books, one at a time over all instances: all of it counts, or nothing. */
export const withBooks = <T>(
  { db, now, settings, queueDelivery }: OpenBooks,
  work: (books: Books, tx: Transaction) => Promise<T>,
  { at, asked = NOBODY }: { at?: (tx: Transaction) => Promise<number>; asked?: Asked } = {},
): Promise<T> =>
  db.transaction(async (tx) => {
    await lockSandbox(tx);
    const events: string[] = [];
    const time = at ? await at(tx) : Math.floor(now().getTime() / 1000);
    const books = booksOf(tx, settings, { at: time, asked, onEvent: (id) => events.push(id) });
    const result = await work(books, tx);
    if (events.length > 0) await queueDelivery(tx, events);
    return result;
  });
