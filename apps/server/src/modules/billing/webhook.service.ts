import type { Database } from '@wrenchwise/database/database';
import { Stripe } from 'stripe';
import { z } from 'zod';

import type { Payments } from '../../platform/adapters/payments/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Log } from '../../platform/log.ts';
import type { Ask } from './ask-provider.ts';
import { type EventOutcome, insertEvent, isKnownEvent } from './events.repository.ts';
import { type Cause, eventOf, type SyncCustomer } from './sync.ts';

/** Of an event nothing is believed but what it is about: that is read afresh. */
const Reference = z.union([
  z.string(),
  z.looseObject({ id: z.string() }).transform(({ id }) => id),
]);
const Event = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.int().min(0),
  data: z.looseObject({
    object: z.looseObject({
      id: z.string().optional(),
      object: z.string().optional(),
      customer: Reference.nullish(),
      charge: Reference.nullish(),
    }),
  }),
});
type Event = z.infer<typeof Event>;

/** How long after its time a signature is taken, in seconds. */
export const TOLERANCE_SECONDS = 300;

export interface WebhookService {
  /**
   * Takes one event in. It resolves after the commit; what became of it is for the log and the
   * operator. Throws `payment/invalid-signature` for what is forged, tampered with or stale,
   * `request/malformed` for what is signed and no event, and `payment/unavailable` when the provider
   * cannot be read: then it sends the event again.
   */
  readonly receive: (body: Uint8Array, signature: string | null) => Promise<EventOutcome | 'known'>;
}

const CHECKOUTS: Readonly<Record<string, 'complete' | 'expired'>> = {
  'checkout.session.completed': 'complete',
  'checkout.session.expired': 'expired',
};

const causeOf = (
  { id, type, created, data: { object } }: Event,
  customerId: string | null,
): Cause => {
  const status = CHECKOUTS[type];
  return {
    id,
    type,
    occurredAt: new Date(created * 1000),
    objectId: object.id ?? null,
    customerId,
    checkout: status && object.id !== undefined ? { id: object.id, status } : null,
  };
};

export const createWebhookService = (dependencies: {
  db: Database;
  payments: Payments;
  ask: Ask;
  sync: SyncCustomer;
  now: () => Date;
  log: Log;
}): WebhookService => {
  const { db, payments, ask, sync, now, log } = dependencies;
  const { client, webhookSecret } = payments;

  const verified = (body: Uint8Array, signature: string | null): unknown => {
    try {
      return client.webhooks.constructEvent(
        Buffer.from(body),
        signature ?? '',
        webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        now().getTime(),
      );
    } catch (cause) {
      const isForged = cause instanceof Stripe.errors.StripeSignatureVerificationError;
      throw new AppError(isForged ? 'payment/invalid-signature' : 'request/malformed', { cause });
    }
  };

  /** A dispute names its charge only. */
  const customerOf = async ({ data: { object } }: Event): Promise<string | null> => {
    if (object.object === 'customer') return object.id ?? null;
    if (object.customer) return object.customer;
    if (object.object !== 'dispute' || !object.charge) return null;
    const { charge: id } = object;
    const charge = await ask(() => client.charges.retrieve(id));
    return typeof charge.customer === 'string' ? charge.customer : (charge.customer?.id ?? null);
  };

  return {
    receive: async (body, signature) => {
      const parsed = Event.safeParse(verified(body, signature));
      if (!parsed.success) throw new AppError('request/malformed', { cause: parsed.error });
      const event = parsed.data;
      const { id, type } = event;
      if (await isKnownEvent(db, id)) return 'known';
      const customerId = await customerOf(event);
      const cause = causeOf(event, customerId);
      const outcome =
        customerId === null
          ? await insertEvent(db, { ...eventOf(cause), userId: null, outcome: 'ignored' }).then(
              () => 'ignored' as const,
            )
          : (await sync(customerId, cause)).outcome;
      log.info({ event: id, type, outcome }, 'a payment event was taken in');
      return outcome;
    },
  };
};
