import type { Books } from './books.ts';
import { DAY, nextCycleDate, type Period } from './calendar.ts';
import { changeCustomer, customerOf } from './customers.ts';
import { periodEndOf } from './due.ts';
import { periodLine, trialLine } from './invoice-lines.ts';
import {
  changeInvoice,
  collectInvoice,
  type Collected,
  type Collection,
  draftInvoice,
  issueInvoice,
} from './invoices.ts';
import { StripeFailure } from './stripe-error.ts';
import {
  itemOf,
  lineOf,
  newSubscription,
  type NewSubscription,
  withItem,
} from './subscription-object.ts';
import type { WireInvoice, WireLine, WireSubscription } from './wire.ts';

/** How long before its end a trial is announced to end. */
const TRIAL_NOTICE = 3 * DAY;

/** Writes changes of a subscription, with the event and the former values. */
export const changeSubscription = async (
  books: Books,
  before: WireSubscription,
  changes: Partial<WireSubscription>,
): Promise<WireSubscription> => {
  const after = { ...before, ...changes };
  const previous = Object.fromEntries(
    Object.entries(before).filter(
      ([key, value]) => JSON.stringify(Reflect.get(after, key)) !== JSON.stringify(value),
    ),
  );
  if (Object.keys(previous).length === 0) return before;
  await books.put('subscription', after);
  await books.emit('customer.subscription.updated', after, previous);
  return after;
};

/** Announces a trial's end three days before it; a shorter trial's at once. */
export const planTrialNotice = async (
  books: Books,
  { id, trial_end: trialEnd }: WireSubscription,
): Promise<void> => {
  await books.put('trial_notice', {
    id: `notice_${id}`,
    subscription: id,
    due: trialEnd === null ? null : Math.max(trialEnd - TRIAL_NOTICE, books.at),
  });
};

/** Proration lines that wait for this subscription's next invoice; they are taken away. */
const takePendingLines = async (
  books: Books,
  subscription: string,
): Promise<readonly WireLine[]> => {
  const pending = await books.list('pending_line', { where: { subscription } });
  for (const { id } of pending) await books.remove('pending_line', id);
  return pending.toReversed().map(({ line }) => line);
};

/** Makes and numbers an invoice of a subscription, with the lines that waited for it. */
export const invoiceSubscription = async (
  books: Books,
  subscription: WireSubscription,
  {
    reason,
    lines,
    period,
  }: {
    reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
    lines: readonly WireLine[];
    period: Period;
  },
): Promise<WireInvoice> => {
  const waiting = await takePendingLines(books, subscription.id);
  const customer = await customerOf(books, subscription.customer);
  return issueInvoice(
    books,
    draftInvoice(books, {
      id: books.newId('in'),
      customer,
      subscription,
      reason,
      lines: [...waiting, ...lines],
      period,
    }),
  );
};

const owesNothing = async (books: Books, subscription: WireSubscription): Promise<boolean> => {
  const invoices = await books.list('invoice', {
    customer: subscription.customer,
    where: { status: 'open' },
  });
  return invoices.every(
    ({ parent }) => parent?.subscription_details?.subscription !== subscription.id,
  );
};

/** Ends a subscription for good. Nothing more is taken for it. */
export const endSubscription = async (
  books: Books,
  subscription: WireSubscription,
  details: Partial<NonNullable<WireSubscription['cancellation_details']>> = {},
): Promise<WireSubscription> => {
  await takePendingLines(books, subscription.id);
  for (const invoice of await books.list('invoice', {
    customer: subscription.customer,
    where: { status: 'open' },
  })) {
    if (invoice.parent?.subscription_details?.subscription !== subscription.id) continue;
    await changeInvoice(books, invoice, { auto_advance: false, next_payment_attempt: null });
  }
  await books.remove('trial_notice', `notice_${subscription.id}`);
  const ended: WireSubscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? books.at,
    ended_at: books.at,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: 'cancellation_requested',
      ...subscription.cancellation_details,
      ...details,
    },
  };
  await books.put('subscription', ended);
  await books.emit('customer.subscription.deleted', ended);
  return ended;
};

/** The subscription after an attempt to pay one of its invoices. */
export const settle = async (
  books: Books,
  subscription: WireSubscription,
  { outcome, isExhausted }: Pick<Collected, 'outcome' | 'isExhausted'>,
): Promise<WireSubscription> => {
  const { status } = subscription;
  const customer = await customerOf(books, subscription.customer);
  if (outcome === 'paid') {
    const isOwing = ['incomplete', 'past_due', 'unpaid'].includes(status);
    if (!isOwing || !(await owesNothing(books, subscription))) return subscription;
    await changeCustomer(books, customer, { delinquent: false });
    return changeSubscription(books, subscription, { status: 'active' });
  }
  if (!['active', 'trialing', 'past_due'].includes(status)) return subscription;
  await changeCustomer(books, customer, { delinquent: true });
  if (!isExhausted) return changeSubscription(books, subscription, { status: 'past_due' });
  return books.settings.afterRetries === 'unpaid'
    ? changeSubscription(books, subscription, { status: 'unpaid' })
    : endSubscription(books, subscription, { reason: 'payment_failed' });
};

/** Tries to take the money of a subscription's invoice, and lets its status follow. */
export const collectFor = async (
  books: Books,
  subscription: WireSubscription,
  invoice: WireInvoice,
  collection: Collection,
): Promise<Collected & { readonly subscription: WireSubscription }> => {
  const collected = await collectInvoice(books, invoice, collection);
  return { ...collected, subscription: await settle(books, subscription, collected) };
};

/**
 * Begins a subscription: its trial, or its first paid period. Where the first payment fails it stays
 * incomplete, or, when `mustPay`, nothing is done at all and the refusal is thrown.
 */
export const startSubscription = async (
  books: Books,
  wanted: NewSubscription,
  { mustPay, isAuthenticated = false }: { mustPay: boolean; isAuthenticated?: boolean },
): Promise<{ readonly subscription: WireSubscription; readonly invoice: WireInvoice }> => {
  const { at } = books;
  const period = { start: at, end: wanted.trialEnd ?? nextCycleDate(at, at) };
  const created = newSubscription(books, wanted, period);
  await books.put('subscription', created);
  await books.emit('customer.subscription.created', created);
  const of = lineOf(books, created, itemOf(created));
  const lines = [
    wanted.trialEnd === null ? periodLine(books, of, period) : trialLine(books, of, period),
  ];
  const issued = await invoiceSubscription(books, created, {
    reason: 'subscription_create',
    lines,
    period,
  });
  const billed = await changeSubscription(books, created, { latest_invoice: issued.id });
  if (wanted.trialEnd !== null) {
    await planTrialNotice(books, billed);
    return { subscription: billed, invoice: issued };
  }
  const { subscription, invoice, refusal } = await collectFor(books, billed, issued, {
    isAuthenticated,
    retries: false,
  });
  if (refusal && mustPay) throw new StripeFailure(refusal);
  return { subscription, invoice };
};

/**
 * Begins the next period at the end of the current one, invoices it and tries to take the money. The
 * billing cycle of a trial begins with its end.
 */
export const renew = async (
  books: Books,
  before: WireSubscription,
  reason: 'subscription_cycle' | 'subscription_update' = 'subscription_cycle',
): Promise<{ readonly subscription: WireSubscription; readonly collected?: Collected }> => {
  const start = periodEndOf(before);
  const wasTrial = before.status === 'trialing';
  const anchor = wasTrial ? start : before.billing_cycle_anchor;
  const period = { start, end: nextCycleDate(anchor, start) };
  const renewed: WireSubscription = {
    ...before,
    ...withItem(before, { current_period_start: period.start, current_period_end: period.end }),
    billing_cycle_anchor: anchor,
    ...(wasTrial ? { status: 'active' } : {}),
  };
  const customer = await customerOf(books, before.customer);
  const lines = [periodLine(books, lineOf(books, renewed, itemOf(renewed)), period)];
  if (before.status === 'unpaid') {
    // Whoever does not pay is still invoiced, and nothing is attempted.
    const draft = draftInvoice(books, {
      id: books.newId('in'),
      customer,
      subscription: renewed,
      reason: 'subscription_cycle',
      lines,
      period,
    });
    await books.put('invoice', { ...draft, auto_advance: false });
    return {
      subscription: await changeSubscription(books, before, {
        ...renewed,
        latest_invoice: draft.id,
      }),
    };
  }
  const invoice = await invoiceSubscription(books, renewed, {
    reason,
    lines,
    period: { start: before.items.data[0]?.current_period_start ?? start, end: start },
  });
  const billed = await changeSubscription(books, before, {
    ...renewed,
    latest_invoice: invoice.id,
  });
  const { subscription, ...collected } = await collectFor(books, billed, invoice, {
    retries: true,
  });
  return { subscription, collected };
};
