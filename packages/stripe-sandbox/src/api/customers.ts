import type Stripe from 'stripe';
import { z } from 'zod';

import { changeCustomer, createCustomer, customerOf } from '../customers.ts';
import { deleteCustomer } from '../delete-customer.ts';
import { missing } from '../stripe-error.ts';
import type { WireAddress } from '../wire.ts';
import { pageOf } from './list.ts';
import { address, created, emptyable, expand, metadata, paging, paramsOf, text } from './params.ts';
import { route, type Route } from './route.ts';

const only = z.strictObject({ expand });

const fields = {
  address: emptyable(address).optional(),
  description: emptyable(text).optional(),
  email: emptyable(text.max(512)).optional(),
  expand,
  metadata: metadata.optional(),
  name: emptyable(text).optional(),
  phone: emptyable(text).optional(),
};

const createParams = paramsOf<Stripe.CustomerCreateParams>()(fields);
const updateParams = paramsOf<Stripe.CustomerUpdateParams>()({
  ...fields,
  invoice_settings: z.strictObject({ default_payment_method: emptyable(text) }).optional(),
});
const listParams = paramsOf<Stripe.CustomerListParams>()({
  ...paging,
  created,
  email: text.optional(),
});

const wireAddress = (given: z.output<typeof address> | null): WireAddress | null =>
  given && {
    city: given.city ?? null,
    country: given.country ?? null,
    line1: given.line1 ?? null,
    line2: given.line2 ?? null,
    postal_code: given.postal_code ?? null,
    state: given.state ?? null,
  };

/** Metadata with changes: an empty value takes its key away, and nothing takes all of them. */
export const mergedMetadata = (
  before: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>> | null | undefined,
): Record<string, string> =>
  given === null
    ? {}
    : Object.fromEntries(
        Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''),
      );

export const CUSTOMER_ROUTES: readonly Route[] = [
  route('DELETE', '/v1/customers/:id', z.strictObject({}), ({ books, id }) =>
    deleteCustomer(books, id),
  ),
  route('POST', '/v1/customers', createParams, ({ books, params }) =>
    createCustomer(books, {
      ...params,
      metadata: mergedMetadata({}, params.metadata),
      address: params.address && wireAddress(params.address),
    }),
  ),
  route('GET', '/v1/customers', listParams, async ({ books, params }) =>
    pageOf(
      '/v1/customers',
      await books.list(
        'customer',
        params.email === undefined ? {} : { where: { email: params.email } },
      ),
      params,
    ),
  ),
  route('GET', '/v1/customers/:id', only, ({ books, id }) => customerOf(books, id)),
  route('POST', '/v1/customers/:id', updateParams, async ({ books, id, params }) => {
    const before = await customerOf(books, id);
    const method = params.invoice_settings?.default_payment_method;
    if (method) {
      const found = await books.find('payment_method', method);
      if (found?.customer !== id) {
        throw missing('PaymentMethod', method, 'invoice_settings[default_payment_method]');
      }
    }
    const { description, email, name, phone } = params;
    return changeCustomer(books, before, {
      ...(description === undefined ? {} : { description }),
      ...(email === undefined ? {} : { email }),
      ...(name === undefined ? {} : { name }),
      ...(phone === undefined ? {} : { phone }),
      ...(params.address === undefined ? {} : { address: wireAddress(params.address) }),
      ...(method === undefined
        ? {}
        : { invoice_settings: { ...before.invoice_settings, default_payment_method: method } }),
      metadata: mergedMetadata(before.metadata, params.metadata),
    });
  }),
];
