import type { Books } from './books.ts';
import { prorationLines } from './invoice-lines.ts';
import { StripeFailure, invalid } from './stripe-error.ts';
import { itemOf, lineOf, priceOf, repriced, withItem } from './subscription-object.ts';
import {
  changeSubscription,
  collectFor,
  invoiceSubscription,
  planTrialNotice,
  renew,
} from './subscriptions.ts';
import type { WireLine, WireSubscription } from './wire.ts';

type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none';

/** Another price for a subscription's item. */
interface PlanChange {
  /** The item; by default the only one. */
  readonly item?: string | undefined;
  readonly price?: string | undefined;
  readonly quantity?: number | undefined;
  readonly proration: ProrationBehavior;
  /** Seconds: from when on the new price counts; now by default. */
  readonly prorationDate?: number | undefined;
}

interface Repriced {
  readonly subscription: WireSubscription;
  /** What the change costs and credits; empty in a trial, or without proration. */
  readonly lines: readonly WireLine[];
}

/** What a change of plan would make of a subscription. Nothing is stored. */
export const reprice = (books: Books, before: WireSubscription, change: PlanChange): Repriced => {
  const item = itemOf(before);
  if (change.item !== undefined && change.item !== item.id) {
    throw invalid(`No such subscription item: '${change.item}'`, {
      code: 'resource_missing',
      param: 'items[0][id]',
    });
  }
  const price =
    change.price === undefined ? item.price : priceOf(books, change.price, 'items[0][price]');
  const after = repriced(item, price, change.quantity);
  const period = { start: item.current_period_start, end: item.current_period_end };
  const at = change.prorationDate ?? books.at;
  if (at < period.start || at > period.end) {
    throw invalid(
      `Cannot specify proration_date (${at}) outside of the current period (${period.start} - ${period.end}).`,
      { param: 'proration_date' },
    );
  }
  const isSame = price.id === item.price.id && after.quantity === item.quantity;
  const isFree = before.status === 'trialing' || change.proration === 'none' || isSame;
  return {
    subscription: { ...before, ...withItem(before, after) },
    lines: isFree
      ? []
      : prorationLines(books, {
          before: lineOf(books, before, item),
          after: lineOf(books, before, after),
          period,
          at,
        }),
  };
};

/**
 * Changes the plan. Prorations are invoiced and taken at once (`always_invoice`), or they wait for the
 * next invoice. When `mustPay` and the card is refused, nothing changes and the refusal is thrown.
 */
export const changePlan = async (
  books: Books,
  before: WireSubscription,
  change: PlanChange,
  { mustPay }: { mustPay: boolean },
): Promise<WireSubscription> => {
  const { subscription, lines } = reprice(books, before, change);
  const changed = await changeSubscription(books, before, subscription);
  if (lines.length === 0) return changed;
  if (change.proration === 'create_prorations') {
    for (const line of lines) {
      await books.put('pending_line', { id: `pending_${line.id}`, subscription: changed.id, line });
    }
    return changed;
  }
  const at = change.prorationDate ?? books.at;
  const invoice = await invoiceSubscription(books, changed, {
    reason: 'subscription_update',
    lines,
    period: { start: at, end: at },
  });
  const billed = await changeSubscription(books, changed, { latest_invoice: invoice.id });
  const collected = await collectFor(books, billed, invoice, { retries: true });
  if (collected.refusal && mustPay) throw new StripeFailure(collected.refusal);
  return collected.subscription;
};

/**
 * Ends a trial now, or moves its end: then nothing is taken until there. When `mustPay` and the card
 * is refused, the refusal is thrown and nothing changes.
 */
export const changeTrialEnd = async (
  books: Books,
  before: WireSubscription,
  trialEnd: number | 'now',
  { mustPay }: { mustPay: boolean },
): Promise<WireSubscription> => {
  const { at } = books;
  if (trialEnd !== 'now') {
    if (trialEnd <= at) {
      throw invalid('Invalid timestamp: must be in the future', { param: 'trial_end' });
    }
    const moved = await changeSubscription(books, before, {
      ...withItem(before, { current_period_end: trialEnd }),
      status: 'trialing',
      trial_end: trialEnd,
      trial_start: before.trial_start ?? at,
      billing_cycle_anchor: trialEnd,
    });
    await planTrialNotice(books, moved);
    return moved;
  }
  if (before.status !== 'trialing') return before;
  await books.remove('trial_notice', `notice_${before.id}`);
  const ended = { ...before, trial_end: at, ...withItem(before, { current_period_end: at }) };
  const { subscription, collected } = await renew(books, ended, 'subscription_update');
  if (collected?.refusal && mustPay) throw new StripeFailure(collected.refusal);
  return subscription;
};

/** Cancels at the end of the paid period, or takes that back. */
export const cancelAtPeriodEnd = (
  books: Books,
  before: WireSubscription,
  isWanted: boolean,
): Promise<WireSubscription> =>
  changeSubscription(books, before, {
    cancel_at_period_end: isWanted,
    cancel_at: isWanted ? itemOf(before).current_period_end : null,
    canceled_at: isWanted ? (before.canceled_at ?? books.at) : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...(isWanted ? before.cancellation_details : {}),
      reason: isWanted ? 'cancellation_requested' : null,
    },
  });
