import type Stripe from 'stripe';
import { z } from 'zod';

import type { Books } from '../books.ts';
import { DAY } from '../calendar.ts';
import { customerOf } from '../customers.ts';
import { invalid, missing } from '../stripe-error.ts';
import { cancelAtPeriodEnd, changePlan, changeTrialEnd } from '../subscription-changes.ts';
import { priceOf } from '../subscription-object.ts';
import { changeSubscription, endSubscription, startSubscription } from '../subscriptions.ts';
import type { WireSubscription } from '../wire.ts';
import { mergedMetadata } from './customers.ts';
import { pageOf } from './list.ts';
import {
  created,
  emptyable,
  expand,
  flag,
  metadata,
  paging,
  paramsOf,
  text,
  time,
  whole,
} from './params.ts';
import { route, type Route } from './route.ts';

const only = z.strictObject({ expand });

const feedback = z.enum([
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
]);
const cancellationDetails = z.strictObject({
  comment: emptyable(text).optional(),
  feedback: emptyable(feedback).optional(),
});

/** What was said about a cancellation, with what is said now. */
const mergedDetails = (
  { cancellation_details: before }: WireSubscription,
  { comment, feedback: given }: z.output<typeof cancellationDetails>,
) => ({
  comment: comment === undefined ? (before?.comment ?? null) : comment,
  feedback: given === undefined ? (before?.feedback ?? null) : given,
  feedback_option: before?.feedback_option ?? null,
  reason: before?.reason ?? null,
});

export const prorationBehavior = z.enum(['always_invoice', 'create_prorations', 'none']);
const quantity = whole.pipe(z.number().min(1).max(999_999)).optional();
export const items = z
  .array(z.strictObject({ id: text.optional(), price: text.optional(), quantity }))
  .length(1);
export const trialEnd = z.union([z.literal('now'), time]);

const trialSettings = z.strictObject({
  end_behavior: z.strictObject({
    missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']),
  }),
});

const createParams = paramsOf<Stripe.SubscriptionCreateParams>()({
  customer: text,
  default_payment_method: text.optional(),
  expand,
  items: z.array(z.strictObject({ price: text, quantity })).length(1),
  metadata: metadata.optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'])
    .optional(),
  trial_end: time.optional(),
  trial_period_days: whole.pipe(z.number().min(1).max(730)).optional(),
  trial_settings: trialSettings.optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
});

const updateParams = paramsOf<Stripe.SubscriptionUpdateParams>()({
  cancel_at_period_end: flag.optional(),
  cancellation_details: cancellationDetails.optional(),
  default_payment_method: emptyable(text).optional(),
  description: emptyable(text.max(500)).optional(),
  expand,
  items: items.optional(),
  metadata: metadata.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
  proration_behavior: prorationBehavior.optional(),
  proration_date: time.optional(),
  trial_end: trialEnd.optional(),
});

const cancelParams = paramsOf<Stripe.SubscriptionCancelParams>()({
  cancellation_details: cancellationDetails.optional(),
  expand,
  invoice_now: z.literal('false').optional(),
  prorate: z.literal('false').optional(),
});

const listParams = paramsOf<Stripe.SubscriptionListParams>()({
  ...paging,
  created,
  customer: text.optional(),
  price: text.optional(),
  status: text.optional(),
});

export const subscriptionOf = async (
  books: Pick<Books, 'find'>,
  id: string,
  param?: string,
): Promise<WireSubscription> => {
  const subscription = await books.find('subscription', id);
  if (!subscription) throw missing('subscription', id, param);
  return subscription;
};

/** A subscription that can still be changed. */
const livingSubscription = async (books: Books, id: string): Promise<WireSubscription> => {
  const subscription = await subscriptionOf(books, id);
  if (['canceled', 'incomplete_expired'].includes(subscription.status)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  return subscription;
};

const ownPaymentMethod = async (books: Books, customer: string, id: string): Promise<void> => {
  const method = await books.find('payment_method', id);
  if (method?.customer !== customer) {
    throw missing('PaymentMethod', id, 'default_payment_method');
  }
};

const plainChanges = async (
  books: Books,
  before: WireSubscription,
  params: z.output<typeof updateParams>,
): Promise<WireSubscription> => {
  const { default_payment_method: method, description, cancellation_details: details } = params;
  if (method) await ownPaymentMethod(books, before.customer, method);
  return changeSubscription(books, before, {
    ...(method === undefined ? {} : { default_payment_method: method }),
    ...(description === undefined ? {} : { description }),
    ...(details === undefined ? {} : { cancellation_details: mergedDetails(before, details) }),
    metadata: mergedMetadata(before.metadata, params.metadata),
  });
};

const update = async (
  books: Books,
  id: string,
  params: z.output<typeof updateParams>,
): Promise<WireSubscription> => {
  const [item] = params.items ?? [];
  const mustPay = params.payment_behavior === 'error_if_incomplete';
  let subscription = await livingSubscription(books, id);
  // The plan first: a trial that ends with the same request is billed once, for the new plan.
  if (item) {
    subscription = await changePlan(
      books,
      subscription,
      {
        item: item.id,
        price: item.price,
        quantity: item.quantity,
        proration: params.proration_behavior ?? 'create_prorations',
        prorationDate: params.proration_date,
      },
      { mustPay },
    );
  }
  if (params.trial_end !== undefined) {
    subscription = await changeTrialEnd(books, subscription, params.trial_end, { mustPay });
  }
  if (params.cancel_at_period_end !== undefined) {
    subscription = await cancelAtPeriodEnd(books, subscription, params.cancel_at_period_end);
  }
  return plainChanges(books, subscription, params);
};

export const SUBSCRIPTION_ROUTES: readonly Route[] = [
  route('POST', '/v1/subscriptions', createParams, async ({ books, params }) => {
    const customer = await customerOf(books, params.customer, 'customer');
    const [item] = params.items;
    const method = params.default_payment_method ?? null;
    if (method !== null) await ownPaymentMethod(books, customer.id, method);
    const { trial_period_days: days, trial_end: until } = params;
    const { subscription } = await startSubscription(
      books,
      {
        customer: customer.id,
        price: priceOf(books, item?.price ?? '', 'items[0][price]'),
        quantity: item?.quantity ?? 1,
        trialEnd: until ?? (days === undefined ? null : books.at + days * DAY),
        paymentMethod: method,
        metadata: mergedMetadata({}, params.metadata),
        automaticTax: params.automatic_tax?.enabled ?? false,
        missingPaymentMethod:
          params.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
      },
      { mustPay: params.payment_behavior === 'error_if_incomplete' },
    );
    return subscription;
  }),
  route('GET', '/v1/subscriptions', listParams, async ({ books, params }) => {
    const { customer, price, status } = params;
    const all = await books.list('subscription', { customer });
    const hasStatus = (subscription: WireSubscription): boolean => {
      if (status === 'all') return true;
      if (status === undefined) return subscription.status !== 'canceled';
      return status === 'ended'
        ? ['canceled', 'incomplete_expired'].includes(subscription.status)
        : subscription.status === status;
    };
    const wanted = all.filter(
      (subscription) =>
        hasStatus(subscription) &&
        (price === undefined || subscription.items.data.some((item) => item.price.id === price)),
    );
    return pageOf('/v1/subscriptions', wanted, params);
  }),
  route('GET', '/v1/subscriptions/:id', only, ({ books, id }) => subscriptionOf(books, id)),
  route('POST', '/v1/subscriptions/:id', updateParams, ({ books, id, params }) =>
    update(books, id, params),
  ),
  route('DELETE', '/v1/subscriptions/:id', cancelParams, async ({ books, id, params }) => {
    const subscription = await subscriptionOf(books, id);
    if (subscription.status === 'canceled') throw missing('subscription', id);
    const details = mergedDetails(subscription, params.cancellation_details ?? {});
    return endSubscription(books, subscription, { ...details, reason: 'cancellation_requested' });
  }),
];
