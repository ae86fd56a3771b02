import type { Books } from './books.ts';
import type { Period } from './calendar.ts';
import { planOf } from './catalogue.ts';
import type { LineOf } from './invoice-lines.ts';
import { invalid, missing } from './stripe-error.ts';
import type { WirePrice, WireSubscription } from './wire.ts';

type Item = WireSubscription['items']['data'][number];

export interface NewSubscription {
  readonly customer: string;
  readonly price: WirePrice;
  readonly quantity: number;
  /** Seconds; null without a trial. */
  readonly trialEnd: number | null;
  readonly paymentMethod: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly automaticTax: boolean;
  readonly missingPaymentMethod: 'cancel' | 'create_invoice' | 'pause';
}

/** The price of this id. Throws Stripe's 'No such price'. */
export const priceOf = (books: Pick<Books, 'settings'>, id: string, param?: string): WirePrice => {
  const price = books.settings.catalogue.prices.find((known) => known.id === id);
  if (!price) throw missing('price', id, param);
  return price;
};

/** The one item of a subscription: this shop sells one plan at a time. */
export const itemOf = (subscription: WireSubscription): Item => {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`subscription ${subscription.id} has no item`);
  return item;
};

/** An item with another price. */
export const repriced = (item: Item, price: WirePrice, quantity = item.quantity ?? 1): Item => ({
  ...item,
  price,
  plan: planOf(price),
  quantity,
});

/** A subscription with its one item changed. */
export const withItem = (
  subscription: WireSubscription,
  changes: Partial<Item>,
): Pick<WireSubscription, 'items'> => ({
  items: { ...subscription.items, data: [{ ...itemOf(subscription), ...changes }] },
});

/** What the lines of a subscription's invoices are of. */
export const lineOf = (
  books: Pick<Books, 'settings'>,
  subscription: Pick<WireSubscription, 'id'>,
  item: Item,
): LineOf => ({
  subscription: subscription.id,
  item: item.id,
  price: item.price,
  productName:
    books.settings.catalogue.products.find(({ id }) => id === item.price.product)?.name ??
    'Subscription',
  quantity: item.quantity ?? 1,
});

/** A subscription as it begins, not yet stored or paid. */
export const newSubscription = (
  books: Books,
  wanted: NewSubscription,
  period: Period,
): WireSubscription => {
  const id = books.newId('sub');
  if (wanted.trialEnd !== null && wanted.trialEnd <= books.at) {
    throw invalid('The subscription trial_end must be in the future.', {
      param: 'subscription_data[trial_end]',
    });
  }
  const price = wanted.price;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: wanted.automaticTax,
      liability: wanted.automaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: wanted.trialEnd ?? period.start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: books.at,
    currency: price.currency,
    customer: wanted.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: wanted.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [
        {
          id: books.newId('si'),
          object: 'subscription_item',
          billing_thresholds: null,
          created: books.at,
          current_period_end: period.end,
          current_period_start: period.start,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: planOf(price),
          price,
          quantity: wanted.quantity,
          subscription: id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: { ...wanted.metadata },
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: books.at,
    status: wanted.trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: wanted.trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: wanted.missingPaymentMethod,
      },
    },
    trial_start: wanted.trialEnd === null ? null : books.at,
  };
};
