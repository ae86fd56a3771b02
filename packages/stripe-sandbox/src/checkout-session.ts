import type { Books } from './books.ts';
import { amountOf } from './invoice-lines.ts';
import { taxOn } from './taxes.ts';
import type { SessionPlan, WirePrice, WireSession } from './wire.ts';

interface NewSession {
  readonly plan: Omit<SessionPlan, 'id'>;
  readonly price: WirePrice;
  readonly customer: string | null;
  readonly email: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly clientReferenceId: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly automaticTax: boolean;
  readonly taxIdCollection: boolean;
  readonly expiresAt: number;
  readonly paymentMethodCollection: 'always' | 'if_required';
  readonly locale: string | null;
}

/** An open checkout session, as Stripe makes it for a subscription. */
export const newSession = (books: Books, wanted: NewSession): WireSession => {
  const id = books.newId('cs_test');
  const { plan, price } = wanted;
  const isTrial = plan.trialDays !== null || plan.trialEnd !== null;
  const amount = isTrial ? 0 : amountOf({ price, quantity: plan.quantity });
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: {
      enabled: wanted.automaticTax,
      liability: wanted.automaticTax ? { type: 'self' } : null,
      provider: wanted.automaticTax ? 'stripe' : null,
      status: wanted.automaticTax ? 'requires_location_inputs' : null,
    },
    billing_address_collection: plan.collectsAddress ? 'required' : 'auto',
    cancel_url: wanted.cancelUrl,
    client_reference_id: wanted.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: books.at,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: wanted.customer,
    customer_account: null,
    customer_creation: wanted.customer === null ? 'always' : null,
    customer_details: null,
    customer_email: wanted.email,
    discounts: [],
    expires_at: wanted.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: wanted.locale,
    managed_payments: null,
    metadata: { ...wanted.metadata },
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: wanted.paymentMethodCollection,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: wanted.successUrl,
    tax_id_collection: { enabled: wanted.taxIdCollection, required: 'never' },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${books.settings.appUrl}/sandbox/checkout/${id}`,
    wallet_options: null,
  };
};

/** What is to be paid now, in cents, once the country is known. */
export const dueNow = (
  session: WireSession,
  country: string | null,
): { readonly net: number; readonly tax: number; readonly total: number } => {
  const net = session.amount_subtotal ?? 0;
  const tax = session.automatic_tax.enabled ? taxOn(net, country) : 0;
  return { net, tax, total: net + tax };
};
