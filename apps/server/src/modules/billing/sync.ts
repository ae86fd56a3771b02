import type { Database, Transaction } from '@wrenchwise/database/database';
import { dateLocaleOf } from '@wrenchwise/rules/place';
import { planOf } from '@wrenchwise/rules/plans';

import { paymentFailure } from '../../platform/adapters/payments/port-failures.ts';
import type { PaymentClient } from '../../platform/adapters/payments/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Log } from '../../platform/log.ts';
import type { Ask } from './ask-provider.ts';
import { billWords, type NameOfPrice } from './bill-lines.ts';
import type { CustomerSnapshot, ProviderSubscription } from './customer-snapshot.ts';
import { beginReading, type CustomerRow, findPayer, lockCustomer } from './customers.repository.ts';
import {
  type EventOutcome,
  type EventRecord,
  insertEvent,
  settleCheckout,
} from './events.repository.ts';
import { createReadCustomer } from './read-customer.ts';
import type { RecordEntitlement } from './record-entitlement.ts';
import { METADATA } from './snapshot-of.ts';
import {
  planNamesByPrice,
  planOfSubscription,
  writeCustomer,
  writeIncidents,
  writeInvoices,
  writeSubscription,
} from './snapshot.repository.ts';
import { type TellPayer, TRIAL_ENDING } from './tell-payer.ts';
import type { Trials } from './trials.ts';

/** The event that a synchronisation is for. */
export interface Cause extends EventRecord {
  /** The checkout that it ends. */
  readonly checkout: { readonly id: string; readonly status: 'complete' | 'expired' } | null;
}

export interface SyncResult {
  /** 'known': the event took effect before. */
  readonly outcome: EventOutcome | 'known';
  readonly userId: string | null;
  /** What was read; null where nothing was. */
  readonly snapshot: CustomerSnapshot | null;
  /** Whether the stored state differs from what was stored before. */
  readonly isChanged: boolean;
}

/**
 * The one way in which the provider's state becomes ours: reads the customer afresh and writes what it
 * says, in one transaction with the event, if there is one. Whatever the order and number of events,
 * the state that remains is that of the last reading. Nothing is written when the reading fails.
 */
export type SyncCustomer = (customerId: string, cause?: Cause) => Promise<SyncResult>;

const UNKNOWN = { userId: null, snapshot: null, isChanged: false } as const;

interface Dependencies {
  readonly db: Database;
  readonly client: PaymentClient;
  readonly ask: Ask;
  readonly trials: Trials;
  readonly tellPayer: TellPayer;
  readonly recordEntitlement: RecordEntitlement;
  readonly log: Log;
}

/** Writes what was read; true where it changes anything. */
const write = async (
  {
    tellPayer,
    recordEntitlement,
    log,
  }: Pick<Dependencies, 'tellPayer' | 'recordEntitlement' | 'log'>,
  tx: Transaction,
  before: CustomerRow,
  snapshot: CustomerSnapshot,
  reading: number,
  cause: Cause | undefined,
): Promise<boolean> => {
  const { userId, customerId } = before;
  const { subscription } = snapshot;
  await writeCustomer(tx, { userId, customerId, reading }, snapshot);
  const plan = subscription ? await planOfSubscription(tx, subscription) : undefined;
  if (subscription && plan === undefined) {
    log.error(
      { subscription: subscription.id, price: subscription.priceId },
      'a subscription is of a price that belongs to no plan',
    );
  }
  if (subscription) {
    await writeSubscription(tx, userId, { subscription, plan, snapshot });
  }
  const names = await planNamesByPrice(tx);
  // Of a price that is no longer sold it is known what its own subscription was bought as.
  const nameOf: NameOfPrice = (priceId) =>
    names.get(priceId ?? '') ??
    (plan !== undefined && priceId === subscription?.priceId ? planOf(plan).name : undefined);
  const payer = await findPayer(tx, userId);
  const reader = { nameOf, dateLocale: dateLocaleOf(payer?.country) };
  const invoices = snapshot.invoices.map((bill) => ({
    ...bill,
    description: billWords(bill.lines, reader),
  }));
  const paid = await writeInvoices(tx, userId, invoices);
  const incidents = await writeIncidents(tx, userId, snapshot.incidents);
  const changedTo = await recordEntitlement(tx, userId);
  if (payer) {
    await tellPayer(
      tx,
      { ...payer, userId },
      {
        before,
        subscription,
        planName: planOf(plan).name,
        invoices: snapshot.invoices,
        paid,
        incidents,
        eventType: cause?.type ?? null,
      },
    );
  }
  return (
    changedTo ||
    paid.length > 0 ||
    incidents.length > 0 ||
    (subscription !== null &&
      (before.subscriptionId !== subscription.id ||
        before.status !== subscription.status ||
        before.cancelAtPeriodEnd !== subscription.isEnding ||
        before.currentPeriodEnd?.getTime() !== subscription.periodEnd.getTime()))
  );
};

/** Ends a trial at once where account or card had one; true when it did. */
const refuseTrialWith =
  ({
    trials,
    ask,
    client,
  }: {
    readonly trials: Trials;
    readonly ask: Ask;
    readonly client: PaymentClient;
  }) =>
  async (
    userId: string,
    stored: CustomerRow | undefined,
    subscription: ProviderSubscription,
  ): Promise<boolean> => {
    const isJudged = stored?.subscriptionId === subscription.id && stored.paymentLast4 !== null;
    if (subscription.status !== 'trialing' || isJudged) return false;
    if (await trials.claim(userId, subscription)) return false;
    if (subscription.isTrialRefused) return false;
    await ask(() =>
      client.subscriptions.update(subscription.id, {
        trial_end: 'now',
        metadata: { [METADATA.trialRefused]: 'card-or-account-had-one' },
      }),
    );
    return true;
  };

export const createSyncCustomer = (dependencies: Dependencies): SyncCustomer => {
  const { db, client, ask, trials, log } = dependencies;
  const readCustomer = createReadCustomer(client);

  const refuseTrial = refuseTrialWith({ trials, ask, client });

  const read = async (
    customerId: string,
    userId: string,
    stored: CustomerRow | undefined,
  ): Promise<CustomerSnapshot> => {
    const first = await ask(() => readCustomer(customerId));
    const { subscription } = first;
    const isRefused = subscription !== null && (await refuseTrial(userId, stored, subscription));
    return isRefused ? ask(() => readCustomer(customerId)) : first;
  };

  return async (customerId, cause) => {
    const begun = await beginReading(db, customerId);
    const ignore = async (): Promise<SyncResult> => {
      const isNew =
        cause === undefined ||
        (await insertEvent(db, { ...eventOf(cause), userId: null, outcome: 'ignored' }));
      return { ...UNKNOWN, outcome: isNew ? 'ignored' : 'known' };
    };
    if (!begun) return ignore();
    const { userId, readingsBegun: reading } = begun;
    const snapshot = await read(customerId, userId, begun);
    if (begun.subscriptionId !== null && snapshot.subscription === null) {
      // Another account's key, an emptied sandbox: no reason to take a plan away.
      throw paymentFailure(new Error(`the provider has lost the subscription of ${customerId}`));
    }
    for (const other of snapshot.others) {
      log.error({ customer: customerId, subscription: other.id }, 'a second subscription runs');
    }
    const result = await db.transaction(async (tx): Promise<SyncResult | undefined> => {
      const before = await lockCustomer(tx, customerId);
      if (!before) return undefined;
      const isLate = before.readingWritten > reading;
      // Of this event something is shown that a later reading cannot know of: it has to come again.
      if (isLate && cause?.type === TRIAL_ENDING) throw new AppError('payment/unavailable');
      const outcome = isLate ? 'superseded' : 'applied';
      if (cause) {
        const event = { ...eventOf(cause), userId, outcome } as const;
        if (!(await insertEvent(tx, event))) {
          return { outcome: 'known', userId, snapshot, isChanged: false };
        }
        if (cause.checkout) await settleCheckout(tx, cause.checkout.id, cause.checkout.status);
      }
      const isChanged =
        !isLate && (await write(dependencies, tx, before, snapshot, reading, cause));
      return { outcome, userId, snapshot, isChanged };
    });
    // The account was deleted meanwhile.
    return result ?? ignore();
  };
};

/** What is stored of it. */
export const eventOf = ({ id, type, occurredAt, objectId, customerId }: Cause): EventRecord => ({
  id,
  type,
  occurredAt,
  objectId,
  customerId,
});
