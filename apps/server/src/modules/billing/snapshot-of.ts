import { SUBSCRIPTION_STATUSES } from '@wrenchwise/rules/subscription';
import type { Stripe } from 'stripe';

import { billLineOf, mainLineOf } from './bill-lines.ts';
import type {
  Card,
  ProviderIncident,
  ProviderInvoice,
  ProviderSubscription,
} from './customer-snapshot.ts';

/** The provider's objects in our words. Pure. */

/** Metadata of ours on the provider's objects. */
export const METADATA = {
  plan: 'plan_id',
  trialRefused: 'trial_refused',
} as const;

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
const perhaps = (seconds: number | null): Date | null =>
  seconds === null ? null : dateOf(seconds);

/** The id of what may be an id or the object itself. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  (typeof value === 'string' ? value : value?.id) ?? null;

const cardOf = (method: string | Stripe.PaymentMethod | null | undefined): Card | null => {
  if (!method || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = method.card;
  return { brand, last4, expMonth, expYear, fingerprint: fingerprint ?? null };
};

/** The subscription's own card, else the customer's. */
const cardOfSubscription = (subscription: Stripe.Subscription): Card | null => {
  const own = cardOf(subscription.default_payment_method);
  const { customer } = subscription;
  if (own || typeof customer === 'string' || customer.deleted) return own;
  return cardOf(customer.invoice_settings.default_payment_method);
};

const earliest = (...dates: readonly (Date | null)[]): Date | undefined =>
  dates.filter((date) => date !== null).toSorted((a, b) => a.getTime() - b.getTime())[0];

/** Undefined for one without a price, which is none of ours. */
export const subscriptionOf = (
  subscription: Stripe.Subscription,
): ProviderSubscription | undefined => {
  const [item] = subscription.items.data;
  if (!item) return undefined;
  const status = SUBSCRIPTION_STATUSES.find((known) => known === subscription.status);
  const endedAt = perhaps(subscription.ended_at);
  const cancelAt = perhaps(subscription.cancel_at);
  const periodEnd = dateOf(item.current_period_end);
  const { cancellation_details: details, metadata } = subscription;
  return {
    id: subscription.id,
    // A status of a later API version entitles to nothing.
    status: status ?? 'incomplete',
    itemId: item.id,
    priceId: item.price.id,
    notedPlan: metadata[METADATA.plan] ?? null,
    createdAt: dateOf(subscription.created),
    periodStart: dateOf(item.current_period_start),
    periodEnd: earliest(periodEnd, cancelAt, endedAt) ?? periodEnd,
    isEnding: endedAt === null && (subscription.cancel_at_period_end || cancelAt !== null),
    canceledAt: perhaps(subscription.canceled_at),
    endedAt,
    trialStart: perhaps(subscription.trial_start),
    trialEnd: perhaps(subscription.trial_end),
    isTrialRefused: metadata[METADATA.trialRefused] !== undefined,
    cancelReason: details?.feedback ?? null,
    cancelComment: details?.comment ?? null,
    card: cardOfSubscription(subscription),
  };
};

const INVOICE_STATUSES: Readonly<Record<string, string>> = {
  paid: 'paid',
  void: 'void',
  uncollectible: 'uncollectible',
};

const statusOf = ({ status, attempt_count: tries }: Stripe.Invoice): string =>
  INVOICE_STATUSES[status ?? ''] ?? (tries > 0 ? 'failed' : 'pending');

/** The payments of an invoice, by the provider's payment intent or charge. */
export const paymentsOf = (invoice: Stripe.Invoice): readonly string[] =>
  (invoice.payments?.data ?? []).flatMap(({ payment }) =>
    [idOf(payment.payment_intent), idOf(payment.charge)].filter((id) => id !== null),
  );

/** Undefined for a draft, and for one of nothing, such as a trial's. */
export const invoiceOf = (
  invoice: Stripe.Invoice,
  refunded: number,
): ProviderInvoice | undefined => {
  const isDraft = invoice.status === 'draft' || invoice.status === null;
  if (isDraft || (invoice.total === 0 && invoice.amount_due === 0)) return undefined;
  const lines = invoice.lines.data.map(billLineOf);
  const main = mainLineOf(lines);
  const status = statusOf(invoice);
  return {
    id: invoice.id,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    number: invoice.number,
    date: dateOf(invoice.effective_at ?? invoice.created),
    total: invoice.total,
    tax: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    due: status === 'pending' || status === 'failed' ? invoice.amount_remaining : 0,
    paid: invoice.amount_paid,
    refunded,
    currency: invoice.currency.toUpperCase(),
    status,
    lines,
    // The invoice's own period is the one before; what is bought is the line's.
    periodStart: main?.start ?? dateOf(invoice.period_start),
    periodEnd: main?.end ?? dateOf(invoice.period_end),
    url: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
};

export const refundsOf = (
  charge: Stripe.Charge,
  invoiceId: string | null,
): readonly ProviderIncident[] =>
  (charge.refunds?.data ?? []).map((refund) => ({
    kind: 'refund',
    id: refund.id,
    invoiceId,
    amount: refund.amount,
    currency: refund.currency.toUpperCase(),
    status: refund.status ?? 'pending',
    reason: refund.reason,
    occurredAt: dateOf(refund.created),
  }));

export const disputeOf = (
  { id, amount, currency, status, reason, created }: Stripe.Dispute,
  invoiceId: string | null,
): ProviderIncident => ({
  kind: 'dispute',
  id,
  invoiceId,
  amount,
  currency: currency.toUpperCase(),
  status,
  reason,
  occurredAt: dateOf(created),
});
