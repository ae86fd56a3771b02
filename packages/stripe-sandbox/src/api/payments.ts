import type Stripe from 'stripe';
import { z } from 'zod';

import type { Books } from '../books.ts';
import { refund } from '../refunds.ts';
import { missing } from '../stripe-error.ts';
import { mergedMetadata } from './customers.ts';
import { pageOf } from './list.ts';
import { created, expand, metadata, paging, paramsOf, text, whole } from './params.ts';
import { route, type Route } from './route.ts';

const only = z.strictObject({ expand });

const retrieve = (
  kind: 'charge' | 'dispute' | 'event' | 'payment_intent' | 'payment_method' | 'refund',
  path: string,
): Route =>
  route('GET', path, only, async ({ books, id }) => {
    const found = await books.find(kind, id);
    if (!found) throw missing(kind, id);
    return found;
  });

const refundParams = paramsOf<Stripe.RefundCreateParams>()({
  amount: whole.pipe(z.number().min(1)).optional(),
  charge: text.optional(),
  expand,
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

const listOf = (
  kind: 'charge' | 'dispute' | 'refund',
  path: string,
  filters: 'charge' | 'customer',
): Route =>
  route(
    'GET',
    path,
    z.strictObject({
      ...paging,
      created,
      [filters]: text.optional(),
      payment_intent: text.optional(),
    }),
    async ({ books, params }) => {
      const where = Object.fromEntries(
        [filters, 'payment_intent']
          .map((name) => [name, Reflect.get(params, name)] as const)
          .filter(([, value]) => value !== undefined),
      );
      return pageOf(path, await books.list(kind, { where }), params);
    },
  );

const listPaymentMethods = async (books: Books, customer: string | undefined) =>
  books.list('payment_method', { customer });

export const PAYMENT_ROUTES: readonly Route[] = [
  listOf('charge', '/v1/charges', 'customer'),
  retrieve('charge', '/v1/charges/:id'),
  listOf('dispute', '/v1/disputes', 'charge'),
  retrieve('dispute', '/v1/disputes/:id'),
  listOf('refund', '/v1/refunds', 'charge'),
  retrieve('refund', '/v1/refunds/:id'),
  route('POST', '/v1/refunds', refundParams, ({ books, params }) =>
    refund(books, {
      charge: params.charge,
      intent: params.payment_intent,
      amount: params.amount,
      reason: params.reason ?? null,
      metadata: mergedMetadata({}, params.metadata),
    }),
  ),
  retrieve('payment_intent', '/v1/payment_intents/:id'),
  retrieve('payment_method', '/v1/payment_methods/:id'),
  route(
    'GET',
    '/v1/payment_methods',
    paramsOf<Stripe.PaymentMethodListParams>()({
      ...paging,
      customer: text.optional(),
      type: z.literal('card').optional(),
    }),
    async ({ books, params }) =>
      pageOf('/v1/payment_methods', await listPaymentMethods(books, params.customer), params),
  ),
  route(
    'GET',
    '/v1/customers/:id/payment_methods',
    z.strictObject({ ...paging, type: z.literal('card').optional() }),
    async ({ books, id, params }) =>
      pageOf(`/v1/customers/${id}/payment_methods`, await listPaymentMethods(books, id), params),
  ),
  route(
    'GET',
    '/v1/events',
    paramsOf<Stripe.EventListParams>()({
      ...paging,
      created,
      type: text.optional(),
      types: z.array(text).max(20).optional(),
    }),
    async ({ books, params }) => {
      const { type, types } = params;
      const all = await books.list('event', { where: type === undefined ? undefined : { type } });
      const wanted = all.filter((event) => types === undefined || types.includes(event.type));
      return pageOf('/v1/events', wanted, params);
    },
  ),
  retrieve('event', '/v1/events/:id'),
];
