import type { Books } from './books.ts';
import { missing } from './stripe-error.ts';
import { fingerprintOf, type TestCard } from './test-cards.ts';
import type { WireAddress, WireCustomer, WirePaymentMethod } from './wire.ts';

interface NewCustomer {
  readonly email?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly address?: WireAddress | null | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
}

export const createCustomer = async (books: Books, wanted: NewCustomer): Promise<WireCustomer> => {
  const id = books.newId('cus');
  const customer: WireCustomer = {
    id,
    object: 'customer',
    address: wanted.address ?? null,
    balance: 0,
    created: books.at,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: wanted.description ?? null,
    email: wanted.email ?? null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: { ...wanted.metadata },
    name: wanted.name ?? null,
    next_invoice_sequence: 1,
    phone: wanted.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  await books.put('customer', customer);
  await books.emit('customer.created', customer);
  return customer;
};

/** The customer of this id. Throws Stripe's 'No such customer'. */
export const customerOf = async (
  books: Pick<Books, 'find'>,
  id: string,
  param?: string,
): Promise<WireCustomer> => {
  const customer = await books.find('customer', id);
  if (!customer) throw missing('customer', id, param);
  return customer;
};

/** Writes changes of a customer, with the event. Without a difference nothing happens. */
export const changeCustomer = async (
  books: Books,
  before: WireCustomer,
  changes: Partial<WireCustomer>,
): Promise<WireCustomer> => {
  const after = { ...before, ...changes };
  const previous = Object.fromEntries(
    Object.entries(before).filter(
      ([key, value]) => JSON.stringify(Reflect.get(after, key)) !== JSON.stringify(value),
    ),
  );
  const changed = Object.keys(previous);
  if (changed.length === 0) return before;
  await books.put('customer', after);
  // Numbering an invoice is no event.
  if (changed.every((key) => key === 'next_invoice_sequence')) return after;
  await books.emit('customer.updated', after, previous);
  return after;
};

export interface CardDetails {
  readonly card: TestCard;
  readonly expMonth: number;
  readonly expYear: number;
  readonly name: string | null;
  readonly email: string | null;
  readonly country: string | null;
  readonly postcode: string | null;
}

const EMPTY_ADDRESS: WireAddress = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

/** The billing address that a card's form asks for. */
export const addressOf = ({ country, postcode }: Pick<CardDetails, 'country' | 'postcode'>) => ({
  ...EMPTY_ADDRESS,
  country,
  postal_code: postcode,
});

/** A card as a payment method: of its number the last four digits and the fingerprint are stored. */
export const createPaymentMethod = async (
  books: Books,
  details: CardDetails,
  customer: string | null,
): Promise<WirePaymentMethod> => {
  const { card, expMonth, expYear, name, email } = details;
  const method: WirePaymentMethod = {
    id: books.newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: addressOf(details), email, name, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: details.postcode === null ? null : 'pass',
        cvc_check: 'pass',
      },
      country: 'US',
      display_brand: card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: fingerprintOf(card.number),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: books.at,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  await books.put('payment_method', method);
  if (customer !== null) await books.emit('payment_method.attached', method);
  return method;
};

/** Makes a payment method the one that invoices are paid with. */
export const setDefaultPaymentMethod = async (
  books: Books,
  customer: WireCustomer,
  paymentMethod: string,
): Promise<WireCustomer> =>
  changeCustomer(books, customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: paymentMethod },
  });
