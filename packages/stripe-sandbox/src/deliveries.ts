import type { Database } from '@wrenchwise/database/database';

import type { SandboxLog } from './host.ts';
import {
  markDelivered,
  queueAgain,
  takeDelivery,
  waitingDeliveries,
} from './sandbox-payments.repository.ts';
import { signatureOf } from './signature.ts';

/** Hands an event to the webhook; returns the HTTP status of its answer. */
export type Deliver = (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;

interface Deliveries {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Pick<SandboxLog, 'warn'>;
  readonly webhookSecret: string;
  readonly deliver: Deliver;
}

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** One minute after the first attempt, then twice as long each time, at most an hour. */
const againAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS));

/**
 * Delivers an event, signed at this moment, unless it arrived or another instance is at it. What is not
 * answered with a 2xx comes again later.
 */
export const deliverEvent = async (
  { db, now, log, webhookSecret, deliver }: Deliveries,
  id: string,
): Promise<void> => {
  const at = now();
  const payload = await takeDelivery(db, id, {
    now: at,
    again: (attempts) => againAt(at, attempts),
  });
  if (payload === undefined) return;
  const signature = signatureOf(payload, webhookSecret, Math.floor(at.getTime() / 1000));
  const status = await deliver(payload, {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signature,
    'user-agent': 'Stripe/1.0 (Wrenchwise sandbox)',
  }).catch((error: unknown) => {
    log.warn({ err: error, event: id }, 'the webhook could not be called');
    return 0;
  });
  if (status >= 200 && status < 300) await markDelivered(db, id, now());
  else log.warn({ event: id, status }, 'the webhook did not take an event: it comes again');
};

/** Delivers every event whose time has come, the oldest first. */
export const deliverWaiting = async (deliveries: Deliveries): Promise<void> => {
  for (const id of await waitingDeliveries(deliveries.db, deliveries.now())) {
    await deliverEvent(deliveries, id);
  }
};

/** Delivers events once more, also those that arrived. */
export const redeliver = async (deliveries: Deliveries, ids: readonly string[]): Promise<void> => {
  await queueAgain(deliveries.db, ids, deliveries.now());
  for (const id of ids) await deliverEvent(deliveries, id);
};
