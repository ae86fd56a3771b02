import type Stripe from 'stripe';
import { z } from 'zod';

import { HOUR, MINUTE } from '../calendar.ts';
import { newSession } from '../checkout-session.ts';
import { customerOf } from '../customers.ts';
import { invalid, missing } from '../stripe-error.ts';
import { priceOf } from '../subscription-object.ts';
import type { WireSession } from '../wire.ts';
import { mergedMetadata } from './customers.ts';
import { pageOf } from './list.ts';
import { created, expand, flag, metadata, paging, paramsOf, text, time, whole } from './params.ts';
import { route, type Route } from './route.ts';

const only = z.strictObject({ expand });
const LIFE = 24 * HOUR;
const SHORTEST_LIFE = 30 * MINUTE;

const webAddress = text.max(5000).regex(/^https?:\/\/[^\s/]+/i);
const switched = z.strictObject({ enabled: flag });

const subscriptionData = paramsOf<Stripe.Checkout.SessionCreateParams.SubscriptionData>()({
  metadata: metadata.optional(),
  trial_period_days: whole.pipe(z.number().min(1).max(730)).optional(),
  trial_end: time.optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({
        missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']),
      }),
    })
    .optional(),
});

const createParams = paramsOf<Stripe.Checkout.SessionCreateParams>()({
  automatic_tax: switched.optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  cancel_url: webAddress.optional(),
  client_reference_id: text.max(200).optional(),
  customer: text.optional(),
  customer_email: text.max(512).optional(),
  customer_update: z
    .strictObject({
      address: z.enum(['auto', 'never']).optional(),
      name: z.enum(['auto', 'never']).optional(),
    })
    .optional(),
  expand,
  expires_at: time.optional(),
  line_items: z
    .array(
      z.strictObject({
        price: text,
        quantity: whole.pipe(z.number().min(1).max(999_999)).optional(),
      }),
    )
    .length(1),
  locale: text.optional(),
  metadata: metadata.optional(),
  mode: z.literal('subscription'),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  subscription_data: subscriptionData.optional(),
  success_url: webAddress,
  tax_id_collection: switched.optional(),
});

const listParams = paramsOf<Stripe.Checkout.SessionListParams>()({
  ...paging,
  created,
  customer: text.optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
  subscription: text.optional(),
});

const lifeOf = (at: number, asked: number | undefined): number => {
  const until = asked ?? at + LIFE;
  if (until > at + LIFE) {
    throw invalid(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  // Stripe's shortest life is counted on its own clock: a few seconds do not matter.
  if (until < at + SHORTEST_LIFE - MINUTE) {
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  return until;
};

const sessionOf = async (
  books: Parameters<Route['handle']>[0],
  id: string,
): Promise<WireSession> => {
  const session = await books.find('checkout.session', id);
  if (!session) throw missing('checkout.session', id);
  return session;
};

export const CHECKOUT_ROUTES: readonly Route[] = [
  route('POST', '/v1/checkout/sessions', createParams, async ({ books, params }) => {
    if (params.customer !== undefined && params.customer_email !== undefined) {
      throw invalid('You may only specify one of these parameters: customer, customer_email.', {
        param: 'customer_email',
      });
    }
    const customer =
      params.customer === undefined ? null : await customerOf(books, params.customer, 'customer');
    const [line] = params.line_items;
    const price = priceOf(books, line?.price ?? '', 'line_items[0][price]');
    const data = params.subscription_data;
    const plan = {
      price: price.id,
      quantity: line?.quantity ?? 1,
      trialDays: data?.trial_period_days ?? null,
      trialEnd: data?.trial_end ?? null,
      metadata: mergedMetadata({}, data?.metadata),
      missingPaymentMethod:
        data?.trial_settings?.end_behavior.missing_payment_method ?? ('create_invoice' as const),
      collectsAddress: params.billing_address_collection === 'required',
    };
    const session = newSession(books, {
      plan,
      price,
      customer: customer?.id ?? null,
      email: customer?.email ?? params.customer_email ?? null,
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      clientReferenceId: params.client_reference_id ?? null,
      metadata: mergedMetadata({}, params.metadata),
      automaticTax: params.automatic_tax?.enabled ?? false,
      taxIdCollection: params.tax_id_collection?.enabled ?? false,
      expiresAt: lifeOf(books.at, params.expires_at),
      paymentMethodCollection: params.payment_method_collection ?? 'always',
      locale: params.locale ?? null,
    });
    await books.put('checkout.session', session);
    await books.put('session_plan', { ...plan, id: `plan_${session.id}` });
    return session;
  }),
  route('GET', '/v1/checkout/sessions', listParams, async ({ books, params }) => {
    const { customer, status, subscription } = params;
    const where = { ...(status ? { status } : {}), ...(subscription ? { subscription } : {}) };
    return pageOf(
      '/v1/checkout/sessions',
      await books.list('checkout.session', { customer, where }),
      params,
    );
  }),
  route('GET', '/v1/checkout/sessions/:id', only, ({ books, id }) => sessionOf(books, id)),
  route('POST', '/v1/checkout/sessions/:id/expire', only, async ({ books, id }) => {
    const session = await sessionOf(books, id);
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status ?? 'unknown'}.`,
      );
    }
    const expired = { ...session, status: 'expired', url: null };
    await books.put('checkout.session', expired);
    await books.emit('checkout.session.expired', expired);
    return expired;
  }),
];
