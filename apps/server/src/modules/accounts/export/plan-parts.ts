import { modelSpend } from '../../../platform/db/schema/model-spend.ts';
import {
  checkoutSessions,
  paymentEvents,
  paymentIncidents,
  planGrants,
} from '../../../platform/db/schema/payments.ts';
import {
  billingHistory,
  paymentSubscriptions,
  subscriptions,
  usageMetrics,
  usageTracking,
} from '../../../platform/db/schema/subscriptions.ts';
import { type ExportPart, tablePart } from '../../../platform/export-part.ts';

/** Subscription, payments and usage. */
export const PLAN_PARTS: readonly ExportPart[] = [
  tablePart({
    name: 'subscription',
    about: 'Your plan and its periods.',
    table: subscriptions,
    owner: subscriptions.userId,
    order: [subscriptions.createdAt, subscriptions.id],
  }),
  tablePart({
    name: 'payment-method',
    about: 'What the payment provider told us: brand and last four digits of your card.',
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
    about: 'What the payment provider told us, and when.',
    table: paymentEvents,
    owner: paymentEvents.userId,
    order: [paymentEvents.receivedAt, paymentEvents.id],
  }),
  tablePart({
    name: 'usage',
    about: 'How much of what your plan counts you used in each month.',
    table: usageTracking,
    owner: usageTracking.userId,
    order: [usageTracking.month, usageTracking.metric],
  }),
  tablePart({
    name: 'usage-totals',
    about: 'Further counters of what you used, such as calls of the API.',
    table: usageMetrics,
    owner: usageMetrics.userId,
    order: [usageMetrics.userId],
  }),
  tablePart({
    name: 'language-model-use',
    about:
      'How often a language model was asked for you on each day, and how many tokens that took.',
    table: modelSpend,
    owner: modelSpend.userId,
    order: [modelSpend.day],
  }),
];
