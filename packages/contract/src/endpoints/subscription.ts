import { Cents } from '@wrenchwise/rules/money-range';
import { PLAN_IDS } from '@wrenchwise/rules/plans';
import { CANCEL_REASONS, SUBSCRIPTION_STATUSES } from '@wrenchwise/rules/subscription';
import { perMetric } from '@wrenchwise/rules/usage-metrics';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

/** Usage of a metric this month; a null limit is unlimited. */
export const Metered = z.object({ used: z.int().min(0), limit: z.int().min(0).nullable() });
export type Metered = z.infer<typeof Metered>;

export const Usage = z.object({
  /** First day of the UTC calendar month: '2026-03-01'. */
  month: z.string(),
  ...perMetric(() => Metered),
  /** Calls of the API by keys; a plan without `api_access` makes none. */
  apiCalls: Metered,
  /** Bytes that uploaded files take now, and may take. */
  storage: Metered,
});
export type Usage = z.infer<typeof Usage>;

const exampleUsage = {
  month: '2026-03-01',
  diagnoses: { used: 2, limit: 5 },
  repairGuides: { used: 0, limit: 1 },
  apiCalls: { used: 0, limit: 100 },
  storage: { used: 1_200_000, limit: 100_000_000 },
};

/**
 * Who takes payments here. In the sandbox no money moves. Where they are off, everything is included
 * for everybody and nothing is sold.
 */
export const PaymentKind = z.enum(['stripe', 'sandbox', 'off']);
export type PaymentKind = z.infer<typeof PaymentKind>;

export const Subscription = z.object({
  /** Null for a user who never had a subscription. */
  id: z.string().nullable(),
  planId: z.enum(PLAN_IDS),
  /** The entitled plan. */
  tier: z.enum(PLAN_IDS),
  name: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  active: z.boolean(),
  currentPeriodStart: z.string(),
  currentPeriodEnd: z.string(),
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  trialEnd: z.string().nullable(),
  /** 'YYYY-MM-DD' while active or trialing; otherwise nothing renews: 'No renewal date'. */
  renewalDate: z.string(),
  features: z.array(z.string()),
  usage: z.object(perMetric(() => z.int())),
  limits: z.object(perMetric(() => z.int().nullable())),
  paymentMethod: z
    .object({
      brand: z.string(),
      last4: z.string(),
      /** 1 to 12, and four digits; null where the provider does not tell. */
      expMonth: z.int().nullable(),
      expYear: z.int().nullable(),
    })
    .nullable(),
  /** A bill that could not be collected: since when, and what is due. */
  pastDue: z.object({ since: z.string(), amount: Cents, currency: z.string() }).nullable(),
  /** Whether a checkout of a plan with a trial would begin with one. */
  trialAvailable: z.boolean(),
  /** What the plan comes from: nothing (free), the payment provider, or the operator's grant. */
  source: z.enum(['none', 'provider', 'grant']),
  /** Why it was cancelled, as the user said. */
  cancelReason: z.enum(CANCEL_REASONS).nullable(),
  payments: PaymentKind,
});
export type Subscription = z.infer<typeof Subscription>;

const exampleSubscription: z.input<typeof Subscription> = {
  id: null,
  planId: 'free',
  tier: 'free',
  name: 'Basic',
  status: 'active',
  active: true,
  currentPeriodStart: '2026-03-01T00:00:00.000Z',
  currentPeriodEnd: '2026-03-31T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  canceledAt: null,
  endedAt: null,
  trialEnd: null,
  renewalDate: 'No renewal date',
  features: ['basic_diagnostics', 'community_support'],
  usage: { diagnoses: 2, repairGuides: 0 },
  limits: { diagnoses: 5, repairGuides: 1 },
  paymentMethod: null,
  pastDue: null,
  trialAvailable: true,
  source: 'none',
  cancelReason: null,
  payments: 'sandbox',
};

export const examplePaid: z.input<typeof Subscription> = {
  ...exampleSubscription,
  id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
  planId: 'pro',
  tier: 'pro',
  name: 'Standard',
  renewalDate: '2026-03-31',
  features: ['advanced_diagnostics', 'priority_support', 'api_access', 'custom_maintenance'],
  limits: { diagnoses: null, repairGuides: 50 },
  paymentMethod: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030 },
  trialAvailable: false,
  source: 'provider',
};

export const getSubscription = defineEndpoint({
  id: 'getSubscription',
  method: 'GET',
  path: '/api/subscription',
  tag: 'Subscription',
  summary: 'The subscription, what it entitles to and what is used of it',
  access: 'user',
  signedOut: 'subscription/not-authenticated',
  status: 200,
  output: Subscription,
  example: { output: exampleSubscription },
});

export const getUsage = defineEndpoint({
  id: 'getUsage',
  method: 'GET',
  path: '/api/usage',
  tag: 'Subscription',
  summary: "This month's usage and allowances",
  access: 'user',
  signedOut: 'subscription/not-authenticated',
  status: 200,
  output: Usage,
  example: { output: exampleUsage },
});

/** One bill. */
export const BillingEntry = z.object({
  id: z.string(),
  date: z.string(),
  description: z.string(),
  /** The total, tax included; below zero where more is credited than billed. */
  amount: z.int(),
  currency: z.string(),
  /** 'paid', 'pending', or anything else, such as 'failed' and 'void'. */
  status: z.string(),
  /** As printed on it: 'WW-0001'. */
  invoiceNumber: z.string().nullable(),
  /** The provider's page of the invoice, and its PDF. */
  invoiceUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
  amountRefunded: Cents,
});
export type BillingEntry = z.infer<typeof BillingEntry>;

export const listBillingHistory = defineEndpoint({
  id: 'listBillingHistory',
  method: 'GET',
  path: '/api/billing/history',
  tag: 'Subscription',
  summary: 'What was billed, newest first; amounts in cents',
  access: 'user',
  signedOut: 'subscription/not-authenticated',
  status: 200,
  output: z.object({ entries: z.array(BillingEntry) }),
  example: {
    output: {
      entries: [
        {
          id: '5b0c9f0e-9a43-4f3c-a1a5-3f5f0b6b7a10',
          date: '2026-03-01T10:00:00.000Z',
          description: 'Standard, 1 March to 1 April 2026',
          amount: 999,
          currency: 'USD',
          status: 'paid',
          invoiceNumber: 'WW-0001',
          invoiceUrl: 'https://invoice.stripe.com/i/acct_1/test_a1',
          pdfUrl: 'https://pay.stripe.com/invoice/acct_1/test_a1/pdf',
          amountRefunded: 0,
        },
      ],
    },
  },
});

export const PlanOffer = z.object({
  id: z.enum(PLAN_IDS),
  /** What a checkout asks for; null for the free plan, and where it cannot be bought. */
  priceId: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  priceCents: Cents,
  currency: z.string(),
  interval: z.literal('month'),
  trialDays: z.int(),
  /** Available features. */
  features: z.array(z.string()),
  /** Features that are coming. */
  coming: z.array(z.string()),
  featureKeys: z.array(z.string()),
  allowances: z.object(perMetric(() => z.int().nullable())),
});
export type PlanOffer = z.infer<typeof PlanOffer>;

export const listPlans = defineEndpoint({
  id: 'listPlans',
  method: 'GET',
  path: '/api/plans',
  tag: 'Subscription',
  summary: 'The plan catalogue as it is sold and enforced; no plan where payments are off',
  access: 'public',
  status: 200,
  output: z.object({ plans: z.array(PlanOffer), payments: PaymentKind }),
  example: {
    output: {
      plans: [
        {
          id: 'free',
          priceId: null,
          name: 'Basic',
          description: 'For the noise that started this morning.',
          priceCents: 0,
          currency: 'USD',
          interval: 'month',
          trialDays: 0,
          features: ['5 diagnoses a month'],
          coming: ['Your vehicles'],
          featureKeys: ['basic_diagnostics'],
          allowances: { diagnoses: 5, repairGuides: 1 },
        },
      ],
      payments: 'sandbox',
    },
  },
});
