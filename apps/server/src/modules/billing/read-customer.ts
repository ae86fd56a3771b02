import type { Stripe } from 'stripe';

import type { PaymentClient } from '../../platform/adapters/payments/port.ts';
import {
  byImportance,
  type CustomerSnapshot,
  isRunning,
  type ProviderIncident,
} from './customer-snapshot.ts';
import {
  disputeOf,
  idOf,
  invoiceOf,
  paymentsOf,
  refundsOf,
  subscriptionOf,
} from './snapshot-of.ts';

/** A page of the provider's lists. A customer with more than a hundred bills has old ones settled. */
const PAGE = 100;

/** Reads a customer afresh. Every call fails as a whole: half a reading is none. */
export type ReadCustomer = (customerId: string) => Promise<CustomerSnapshot>;

export const createReadCustomer = (client: PaymentClient): ReadCustomer => {
  const disputesOf = async (
    charges: readonly Stripe.Charge[],
    invoiceOfCharge: (charge: Stripe.Charge) => string | null,
  ): Promise<ProviderIncident[]> => {
    const incidents: ProviderIncident[] = [];
    for (const charge of charges.filter(({ disputed }) => disputed)) {
      const { data } = await client.disputes.list({ charge: charge.id, limit: PAGE });
      incidents.push(...data.map((dispute) => disputeOf(dispute, invoiceOfCharge(charge))));
    }
    return incidents;
  };

  return async (customer) => {
    const [listed, invoices, charges] = await Promise.all([
      client.subscriptions.list({
        customer,
        status: 'all',
        limit: PAGE,
        expand: [
          'data.default_payment_method',
          'data.customer.invoice_settings.default_payment_method',
        ],
      }),
      client.invoices.list({ customer, limit: PAGE, expand: ['data.payments'] }),
      client.charges.list({ customer, limit: PAGE, expand: ['data.refunds'] }),
    ]);
    const invoiceOfPayment = new Map(
      invoices.data.flatMap((invoice) => paymentsOf(invoice).map((id) => [id, invoice.id])),
    );
    const invoiceOfCharge = (charge: Stripe.Charge): string | null =>
      invoiceOfPayment.get(charge.id) ??
      invoiceOfPayment.get(idOf(charge.payment_intent) ?? '') ??
      null;
    const refunded = new Map<string, number>();
    for (const charge of charges.data) {
      const id = invoiceOfCharge(charge);
      if (id !== null) refunded.set(id, (refunded.get(id) ?? 0) + charge.amount_refunded);
    }
    const subscriptions = listed.data
      .flatMap((subscription) => subscriptionOf(subscription) ?? [])
      .toSorted(byImportance);
    const [subscription = null, ...rest] = subscriptions;
    return {
      subscription,
      others: rest.filter(isRunning),
      invoices: invoices.data.flatMap(
        (invoice) => invoiceOf(invoice, refunded.get(invoice.id) ?? 0) ?? [],
      ),
      incidents: [
        ...charges.data.flatMap((charge) => refundsOf(charge, invoiceOfCharge(charge))),
        ...(await disputesOf(charges.data, invoiceOfCharge)),
      ],
    };
  };
};
