import type Stripe from 'stripe';
import { z } from 'zod';

import type { Books } from '../books.ts';
import { nextCycleDate } from '../calendar.ts';
import { customerOf } from '../customers.ts';
import { periodEndOf } from '../due.ts';
import { periodLine } from '../invoice-lines.ts';
import { draftInvoice } from '../invoices.ts';
import { invalid, missing } from '../stripe-error.ts';
import { reprice } from '../subscription-changes.ts';
import { itemOf, lineOf, withItem } from '../subscription-object.ts';
import { collectFor } from '../subscriptions.ts';
import type { WireInvoice, WireSubscription } from '../wire.ts';
import { pageOf } from './list.ts';
import { created, expand, flag, paging, paramsOf, text, time } from './params.ts';
import { route, type Route } from './route.ts';
import { items, prorationBehavior, subscriptionOf, trialEnd } from './subscriptions.ts';

const only = z.strictObject({ expand });

const listParams = paramsOf<Stripe.InvoiceListParams>()({
  ...paging,
  created,
  customer: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  subscription: text.optional(),
});

const payParams = paramsOf<Stripe.InvoicePayParams>()({
  expand,
  off_session: flag.optional(),
  payment_method: text.optional(),
});

const previewParams = paramsOf<Stripe.InvoiceCreatePreviewParams>()({
  customer: text.optional(),
  expand,
  subscription: text,
  subscription_details: paramsOf<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails>()({
    cancel_at_period_end: flag.optional(),
    items: items.optional(),
    proration_behavior: prorationBehavior.optional(),
    proration_date: time.optional(),
    trial_end: trialEnd.optional(),
  }).optional(),
});

type Details = NonNullable<z.output<typeof previewParams>['subscription_details']>;

export const invoiceOf = async (books: Pick<Books, 'find'>, id: string): Promise<WireInvoice> => {
  const invoice = await books.find('invoice', id);
  if (!invoice) throw missing('invoice', id);
  return invoice;
};

/** The subscription as it would be when its trial ended now. */
const asOfTrialEnd = (
  subscription: WireSubscription,
  at: number,
  wanted: Details['trial_end'],
): WireSubscription => {
  if (wanted === undefined) return subscription;
  const end = wanted === 'now' ? at : wanted;
  return {
    ...subscription,
    trial_end: end,
    ...withItem(subscription, { current_period_end: end }),
  };
};

/**
 * The invoice that comes next: with `always_invoice` the one that a change of plan makes at once,
 * otherwise that of the next period with all that waits for it.
 */
const preview = async (
  books: Books,
  before: WireSubscription,
  details: Details,
): Promise<WireInvoice> => {
  if (['canceled', 'incomplete_expired'].includes(before.status)) {
    throw invalid('No upcoming invoices for customer', { code: 'invoice_upcoming_none' });
  }
  const customer = await customerOf(books, before.customer);
  const [item] = details.items ?? [];
  const proration = details.proration_behavior ?? 'create_prorations';
  const { subscription, lines } = reprice(
    books,
    asOfTrialEnd(before, books.at, details.trial_end),
    {
      item: item?.id,
      price: item?.price,
      quantity: item?.quantity,
      proration: details.trial_end === undefined ? proration : 'none',
      prorationDate: details.trial_end === undefined ? details.proration_date : undefined,
    },
  );
  const id = books.newId('upcoming_in');
  const waiting = await books.list('pending_line', { where: { subscription: before.id } });
  const pending = waiting.toReversed().map(({ line }) => line);
  if (proration === 'always_invoice' && lines.length > 0) {
    const at = details.proration_date ?? books.at;
    const period = { start: at, end: at };
    const reason = 'subscription_update' as const;
    return draftInvoice(books, {
      id,
      customer,
      subscription,
      reason,
      lines: [...pending, ...lines],
      period,
    });
  }
  const isEnding = details.cancel_at_period_end ?? before.cancel_at_period_end;
  if (isEnding && lines.length === 0 && pending.length === 0) {
    throw invalid('No upcoming invoices for customer', { code: 'invoice_upcoming_none' });
  }
  const start = periodEndOf(subscription);
  const anchor = subscription.status === 'trialing' ? start : subscription.billing_cycle_anchor;
  const period = { start, end: nextCycleDate(anchor, start) };
  const next = periodLine(books, lineOf(books, subscription, itemOf(subscription)), period);
  const draft = draftInvoice(books, {
    id,
    customer,
    subscription,
    reason: 'upcoming',
    lines: [...pending, ...lines, ...(isEnding ? [] : [next])],
    period: { start: itemOf(subscription).current_period_start, end: start },
  });
  return { ...draft, created: start, next_payment_attempt: start };
};

const payInvoice = async (books: Books, id: string, paymentMethod: string | undefined) => {
  const invoice = await invoiceOf(books, id);
  if (invoice.status === 'paid') throw invalid('Invoice is already paid');
  if (invoice.status !== 'open') {
    throw invalid(`This invoice can no longer be paid: its status is ${invoice.status ?? 'none'}.`);
  }
  const owner = invoice.parent?.subscription_details?.subscription ?? '';
  const subscription = await subscriptionOf(books, owner, 'subscription');
  const collected = await collectFor(books, subscription, invoice, {
    paymentMethod,
    retries: subscription.status === 'past_due',
  });
  return collected.refusal ? { refusal: collected.refusal } : collected.invoice;
};

export const INVOICE_ROUTES: readonly Route[] = [
  route('GET', '/v1/invoices', listParams, async ({ books, params }) => {
    const { customer, status, subscription } = params;
    const all = await books.list('invoice', { customer, where: status && { status } });
    const wanted = all.filter(
      ({ parent }) =>
        subscription === undefined || parent?.subscription_details?.subscription === subscription,
    );
    return pageOf('/v1/invoices', wanted, params);
  }),
  route('POST', '/v1/invoices/create_preview', previewParams, async ({ books, params }) => {
    const subscription = await subscriptionOf(books, params.subscription, 'subscription');
    if (params.customer !== undefined && params.customer !== subscription.customer) {
      throw missing('subscription', params.subscription, 'subscription');
    }
    return preview(books, subscription, params.subscription_details ?? {});
  }),
  route('GET', '/v1/invoices/:id', only, ({ books, id }) => invoiceOf(books, id)),
  route('POST', '/v1/invoices/:id/pay', payParams, ({ books, id, params }) =>
    payInvoice(books, id, params.payment_method),
  ),
  route(
    'GET',
    '/v1/invoice_payments',
    paramsOf<Stripe.InvoicePaymentListParams>()({
      ...paging,
      invoice: text.optional(),
      payment: z
        .strictObject({ type: z.literal('payment_intent'), payment_intent: text })
        .optional(),
    }),
    async ({ books, params }) => {
      const where = params.invoice === undefined ? undefined : { invoice: params.invoice };
      const all = await books.list('invoice_payment', { where });
      const intent = params.payment?.payment_intent;
      const wanted = all.filter(
        ({ payment }) => intent === undefined || payment.payment_intent === intent,
      );
      return pageOf('/v1/invoice_payments', wanted, params);
    },
  ),
];
