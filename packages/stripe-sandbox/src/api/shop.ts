import type Stripe from 'stripe';
import { z } from 'zod';

import { HOUR } from '../calendar.ts';
import { customerOf } from '../customers.ts';
import { missing } from '../stripe-error.ts';
import { priceOf } from '../subscription-object.ts';
import type { WirePortalSession } from '../wire.ts';
import { pageOf } from './list.ts';
import { created, expand, flag, paging, paramsOf, text } from './params.ts';
import { route, type Route } from './route.ts';

const only = z.strictObject({ expand });

/** How long a portal's address works. */
export const PORTAL_LIFE = HOUR;

const portalParams = paramsOf<Stripe.BillingPortal.SessionCreateParams>()({
  customer: text,
  expand,
  locale: text.optional(),
  return_url: text.regex(/^https?:\/\/[^\s/]+/i).optional(),
});

export const SHOP_ROUTES: readonly Route[] = [
  route(
    'GET',
    '/v1/products',
    paramsOf<Stripe.ProductListParams>()({ ...paging, active: flag.optional(), created }),
    async ({ books, params }) =>
      pageOf(
        '/v1/products',
        params.active === false ? [] : books.settings.catalogue.products,
        params,
      ),
  ),
  route('GET', '/v1/products/:id', only, async ({ books, id }) => {
    const product = books.settings.catalogue.products.find((known) => known.id === id);
    if (!product) throw missing('product', id);
    return product;
  }),
  route(
    'GET',
    '/v1/prices',
    paramsOf<Stripe.PriceListParams>()({
      ...paging,
      active: flag.optional(),
      created,
      product: text.optional(),
    }),
    async ({ books, params }) => {
      const prices = books.settings.catalogue.prices.filter(
        (price) =>
          params.active !== false &&
          (params.product === undefined || price.product === params.product),
      );
      return pageOf('/v1/prices', prices, params);
    },
  ),
  route('GET', '/v1/prices/:id', only, async ({ books, id }) => priceOf(books, id)),
  route('POST', '/v1/billing_portal/sessions', portalParams, async ({ books, params }) => {
    const customer = await customerOf(books, params.customer, 'customer');
    const id = books.newId('bps');
    const session: WirePortalSession = {
      id,
      object: 'billing_portal.session',
      configuration: 'bpc_sandbox',
      created: books.at,
      customer: customer.id,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: params.locale ?? null,
      on_behalf_of: null,
      return_url: params.return_url ?? null,
      url: `${books.settings.appUrl}/sandbox/portal/${id}`,
    };
    await books.put('billing_portal.session', session);
    return session;
  }),
];
