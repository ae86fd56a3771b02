import { type ExportPart, tablePart } from '../../platform/export-part.ts';
import {
  checkoutSessions,
  paymentEvents,
  paymentIncidents,
  planGrants,
} from './payments.tables.ts';
import { billingHistory, paymentSubscriptions, subscriptions } from './subscriptions.tables.ts';

/** Subscription and payments. */
export const BILLING_PARTS: readonly ExportPart[] = [
  tablePart({
    name: 'subscription',
    about: 'Your plan and its periods.',
    table: subscriptions,
    owner: subscriptions.userId,
    order: [subscriptions.createdAt, subscriptions.id],
  }),
  tablePart({
    name: 'payment-method',
    about: 'What the payment provider reported: brand and last four digits of your card.',
    table: paymentSubscriptions,
    owner: paymentSubscriptions.userId,
    order: [paymentSubscriptions.createdAt, paymentSubscriptions.id],
  }),
  tablePart({
    name: 'billing',
    about: 'What you were billed. Amounts are in hundredths of the currency.',
    table: billingHistory,
    owner: billingHistory.userId,
    order: [billingHistory.date, billingHistory.id],
  }),
  tablePart({
    name: 'checkouts',
    about: 'Plans that you began to buy.',
    table: checkoutSessions,
    owner: checkoutSessions.userId,
    order: [checkoutSessions.createdAt, checkoutSessions.id],
  }),
  tablePart({
    name: 'refunds-and-disputes',
    about: 'Payments that were refunded or disputed. Amounts are in hundredths of the currency.',
    table: paymentIncidents,
    owner: paymentIncidents.userId,
    order: [paymentIncidents.occurredAt, paymentIncidents.id],
  }),
  tablePart({
    name: 'granted-plans',
    about: 'Plans that we gave you for a time.',
    table: planGrants,
    owner: planGrants.userId,
    order: [planGrants.createdAt, planGrants.id],
  }),
  tablePart({
    name: 'payment-events',
    about: 'What the payment provider reported, and when.',
    table: paymentEvents,
    owner: paymentEvents.userId,
    order: [paymentEvents.receivedAt, paymentEvents.id],
  }),
];
