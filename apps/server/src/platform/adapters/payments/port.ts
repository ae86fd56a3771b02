import type { Stripe } from 'stripe';

/**
 * The calls of the payment provider that the product makes, and no others: what the sandbox has to
 * answer.
 *
 * - `customers.create` (email, name), and `customers.del`, which also cancels what runs and forgets all
 *   that is personal
 * - `checkout.sessions.create` (mode 'subscription', customer, line_items of one price, success_url, cancel_url, expires_at, subscription_data.{metadata, trial_period_days}; with
 *   tax also automatic_tax, tax_id_collection, billing_address_collection, customer_update) and
 *   `checkout.sessions.expire`
 * - `billingPortal.sessions.create` (customer, return_url)
 * - `subscriptions.list` (customer, status 'all', limit, expand data.default_payment_method and
 *   data.customer.invoice_settings.default_payment_method), and
 *   `subscriptions.update` (cancel_at_period_end, cancellation_details, items of one price,
 *   proration_behavior, proration_date, payment_behavior 'error_if_incomplete', trial_end 'now', metadata)
 * - `invoices.list` (customer, limit, expand data.payments), `invoices.retrieve` (expand payments) and `invoices.createPreview` (customer,
 *   subscription, subscription_details.{items, cancel_at_period_end, proration_behavior, proration_date, trial_end})
 * - `charges.list` (customer, limit, expand data.refunds), `charges.retrieve`, `disputes.list`
 *   (charge), `refunds.create` (payment_intent, amount, reason, metadata)
 * - `webhooks.constructEvent`
 */
export type PaymentClient = Pick<
  Stripe,
  | 'customers'
  | 'checkout'
  | 'billingPortal'
  | 'subscriptions'
  | 'invoices'
  | 'charges'
  | 'disputes'
  | 'refunds'
  | 'webhooks'
>;

/** Who takes the payments: Stripe, or the sandbox in its place, by the same client. */
export interface Payments {
  readonly kind: 'stripe' | 'sandbox';
  readonly client: PaymentClient;
  /** What events are signed with. */
  readonly webhookSecret: string;
  /** Whether tax is computed, and a tax id asked for. */
  readonly taxes: boolean;
}
