import type { WirePrice, WireProduct } from './wire.ts';

/** A plan that is sold. */
export interface Offer {
  readonly productId: string;
  readonly priceId: string;
  readonly name: string;
  readonly description: string;
  /** Cents a month. */
  readonly amount: number;
  /** ISO 4217, in any case. */
  readonly currency: string;
}

/** When the catalogue's objects were made: they are as old as the sandbox's API version. */
const MADE = Date.UTC(2026, 9, 28) / 1000;

/** A plan of the API's older kind, which every price still carries along. */
export const planOf = (price: WirePrice) => ({
  id: price.id,
  object: 'plan' as const,
  active: true,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

export interface Catalogue {
  readonly products: readonly WireProduct[];
  readonly prices: readonly WirePrice[];
}

/** What is sold, as Stripe's products and monthly prices. */
export const catalogueOf = (offers: readonly Offer[]): Catalogue => ({
  products: offers.map((offer) => ({
    id: offer.productId,
    object: 'product',
    active: true,
    created: MADE,
    default_price: offer.priceId,
    description: offer.description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: offer.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: MADE,
    url: null,
  })),
  prices: offers.map((offer) => ({
    id: offer.priceId,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: MADE,
    currency: offer.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: offer.productId,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'exclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: offer.amount,
    unit_amount_decimal: String(offer.amount),
  })),
});
