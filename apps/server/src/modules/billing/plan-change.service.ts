import type { PlanChangePreview } from '@wrenchwise/contract/endpoints/billing';
import type { Database } from '@wrenchwise/database/database';
import { dateLocaleOf } from '@wrenchwise/rules/place';
import type { PlanId } from '@wrenchwise/rules/plans';
import type { CancelReason } from '@wrenchwise/rules/subscription';
import type { Stripe } from 'stripe';

import type { PaymentClient } from '../../platform/adapters/payments/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Ask } from './ask-provider.ts';
import { billLineOf, lineWords } from './bill-lines.ts';
import { findPriceOfPlan } from './checkout.repository.ts';
import { isRunning, type ProviderSubscription } from './customer-snapshot.ts';
import { findCustomer, findPayer } from './customers.repository.ts';
import { createReadCustomer } from './read-customer.ts';
import { dateOf, METADATA } from './snapshot-of.ts';
import { planNamesByPrice, planOfSubscription } from './snapshot.repository.ts';
import type { SyncCustomer } from './sync.ts';

/** Why somebody cancels. */
export interface Farewell {
  readonly reason?: CancelReason | undefined;
  readonly comment?: string | undefined;
}

/**
 * Changes of a subscription at the payment provider. Each ends by reading it afresh, so that what is
 * stored is what the provider says. 'none' is answered for a user who has nothing there.
 */
export interface PlanChangeService {
  /** What a change would cost at this second. To the free plan: nothing, at the period's end. */
  readonly preview: (userId: string, planId: PlanId) => Promise<PlanChangePreview>;
  /**
   * Changes the plan as it was previewed. Throws `subscription/preview-expired`,
   * `payment/card-declined`: then nothing has changed.
   */
  readonly change: (
    userId: string,
    change: { planId: Exclude<PlanId, 'free'>; prorationDate: number },
  ) => Promise<void>;
  /** Cancels at the period's end; 'nothing' when nothing would go on. */
  readonly cancel: (userId: string, why: Farewell) => Promise<'done' | 'nothing' | 'none'>;
  /** Takes a cancellation back; 'nothing' when there is none, or the period has ended. */
  readonly resume: (userId: string) => Promise<'done' | 'nothing' | 'none'>;
}

/** A preview may be confirmed for so long, in seconds. */
const PREVIEW_SECONDS = 15 * 60;

/** What a bill leaves on the balance for the next one: a credit that was too large, cents too few to take. */
const carriedOver = (bill: Stripe.Invoice): number =>
  bill.total + bill.starting_balance - bill.amount_due;

interface Running {
  readonly customerId: string;
  readonly subscription: ProviderSubscription;
}

interface Dependencies {
  readonly db: Database;
  readonly client: PaymentClient;
  readonly ask: Ask;
  readonly sync: SyncCustomer;
  readonly now: () => Date;
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

/**
 * An upgrade is paid at once, and ends a trial; what a downgrade leaves over is credited to the next
 * bill. The trial ends in the same request that changes the plan: then there is one bill, for the new
 * plan from this moment on. A trial was not paid for, so nothing of it is prorated.
 */
const termsOf = (isUpgrade: boolean, { status }: ProviderSubscription, prorationDate: number) => {
  const endsTrial = isUpgrade && status === 'trialing';
  return {
    endsTrial,
    terms: endsTrial
      ? { proration_behavior: 'none' as const, trial_end: 'now' as const }
      : {
          proration_behavior: isUpgrade
            ? ('always_invoice' as const)
            : ('create_prorations' as const),
          proration_date: prorationDate,
        },
  };
};

const freePreview = (
  subscription: ProviderSubscription,
  prorationDate: number,
): PlanChangePreview => ({
  planId: 'free',
  dueNow: 0,
  credit: 0,
  nextAmount: 0,
  nextDate: subscription.periodEnd.toISOString(),
  currency: 'USD',
  prorationDate,
  lines: [],
});

/** Which subscription a user has, and to what it may be changed. */
const createFindPlan = ({ db, client, ask }: Dependencies) => {
  const readCustomer = createReadCustomer(client);

  /** The running subscription by the provider's word of this moment. */
  const findRunning = async (userId: string): Promise<Running | 'nothing' | 'none'> => {
    const customer = await findCustomer(db, userId);
    // Who never got beyond the checkout's page has nothing there.
    if (!customer?.subscriptionId) return 'none';
    const { customerId } = customer;
    const { subscription } = await ask(() => readCustomer(customerId));
    return subscription && isRunning(subscription) ? { customerId, subscription } : 'nothing';
  };

  /** Throws where the plan cannot be changed to this one. */
  const findChangeable = async (userId: string, planId: PlanId) => {
    const running = await findRunning(userId);
    if (running === 'none' || running === 'nothing') {
      throw new AppError('subscription/nothing-to-change');
    }
    const { subscription } = running;
    if (!['active', 'trialing'].includes(subscription.status)) {
      throw new AppError('subscription/payment-due');
    }
    const currentPlan = await planOfSubscription(db, subscription);
    if (currentPlan === planId) throw new AppError('subscription/same-plan');
    const price = await findPriceOfPlan(db, planId);
    const current = currentPlan && (await findPriceOfPlan(db, currentPlan));
    return { ...running, price, currentCents: current?.priceCents ?? 0 };
  };

  return { findRunning, findChangeable };
};

type FindPlan = ReturnType<typeof createFindPlan>;

const createPreview = (
  { db, client, ask, now }: Dependencies,
  { findChangeable }: Pick<FindPlan, 'findChangeable'>,
): PlanChangeService['preview'] => {
  return async (userId, planId) => {
    const { customerId, subscription, price, currentCents } = await findChangeable(userId, planId);
    if (planId === 'free') return freePreview(subscription, secondsOf(now()));
    const { priceId, priceCents } = price ?? { priceId: null, priceCents: 0 };
    if (priceId === null) throw new AppError('checkout/unknown-price');
    const prorationDate = secondsOf(now());
    const isUpgrade = priceCents > currentCents;
    const { terms, endsTrial } = termsOf(isUpgrade, subscription, prorationDate);
    const bill = await ask(() =>
      client.invoices.createPreview({
        customer: customerId,
        subscription: subscription.id,
        subscription_details: {
          items: [{ id: subscription.itemId, price: priceId }],
          // A plan that is changed goes on: a cancellation is taken back with it.
          cancel_at_period_end: false,
          ...terms,
        },
      }),
    );
    const names = await planNamesByPrice(db);
    const reader = {
      nameOf: (id: string | null) => names.get(id ?? ''),
      dateLocale: dateLocaleOf((await findPayer(db, userId))?.country),
    };
    const lines = bill.lines.data.map(billLineOf).map((line) => ({
      description: lineWords(line, reader),
      amount: line.amount,
    }));
    const credit = -lines.reduce((sum, { amount }) => sum + Math.min(amount, 0), 0);
    const endOfNewPeriod = bill.lines.data.at(-1)?.period.end;
    return {
      planId,
      dueNow: isUpgrade ? Math.max(bill.amount_due, 0) : 0,
      credit,
      nextAmount: isUpgrade
        ? Math.max(priceCents + carriedOver(bill), 0)
        : Math.max(bill.amount_due, 0),
      nextDate: (endsTrial && endOfNewPeriod !== undefined
        ? dateOf(endOfNewPeriod)
        : subscription.periodEnd
      ).toISOString(),
      currency: bill.currency.toUpperCase(),
      prorationDate,
      lines,
    };
  };
};

const createChange = (
  { client, ask, sync, now }: Dependencies,
  { findChangeable }: Pick<FindPlan, 'findChangeable'>,
): PlanChangeService['change'] => {
  return async (userId, { planId, prorationDate }) => {
    const { customerId, subscription, price, currentCents } = await findChangeable(userId, planId);
    const { priceId, priceCents } = price ?? { priceId: null, priceCents: 0 };
    if (priceId === null) throw new AppError('checkout/unknown-price');
    const age = secondsOf(now()) - prorationDate;
    const isOfPeriod = prorationDate * 1000 >= subscription.periodStart.getTime();
    if (age < 0 || age > PREVIEW_SECONDS || !isOfPeriod) {
      throw new AppError('subscription/preview-expired');
    }
    const { terms } = termsOf(priceCents > currentCents, subscription, prorationDate);
    await ask(() =>
      client.subscriptions.update(
        subscription.id,
        {
          items: [{ id: subscription.itemId, price: priceId }],
          // All or nothing: a card that is declined leaves the plan as it was.
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
          metadata: { [METADATA.plan]: planId },
          ...terms,
        },
        { idempotencyKey: `change-${subscription.id}-${planId}-${prorationDate}` },
      ),
    );
    await sync(customerId);
  };
};

export const createPlanChangeService = (dependencies: Dependencies): PlanChangeService => {
  const { client, ask, sync, now } = dependencies;
  const finding = createFindPlan(dependencies);
  const { findRunning } = finding;

  return {
    preview: createPreview(dependencies, finding),
    change: createChange(dependencies, finding),
    cancel: async (userId, { reason, comment }) => {
      const running = await findRunning(userId);
      if (typeof running === 'string') return running;
      const { customerId, subscription } = running;
      const isCancellable = ['active', 'trialing', 'past_due'].includes(subscription.status);
      if (isCancellable && !subscription.isEnding) {
        await ask(() =>
          client.subscriptions.update(subscription.id, {
            cancel_at_period_end: true,
            cancellation_details: {
              ...(reason ? { feedback: reason } : {}),
              ...(comment === undefined ? {} : { comment }),
            },
          }),
        );
      }
      await sync(customerId);
      return isCancellable && !subscription.isEnding ? 'done' : 'nothing';
    },

    resume: async (userId) => {
      const running = await findRunning(userId);
      if (typeof running === 'string') return running;
      const { customerId, subscription } = running;
      const isResumable = subscription.isEnding && subscription.periodEnd > now();
      if (isResumable) {
        await ask(() =>
          client.subscriptions.update(subscription.id, {
            cancel_at_period_end: false,
            cancellation_details: { comment: '', feedback: '' },
          }),
        );
      }
      await sync(customerId);
      return isResumable ? 'done' : 'nothing';
    },
  };
};
