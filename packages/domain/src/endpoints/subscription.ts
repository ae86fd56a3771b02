import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { Cents } from '../money-range.ts';
import { PLAN_IDS } from '../plans.ts';
import { SUBSCRIPTION_STATUSES } from '../subscription.ts';
import { perMetric } from '../usage-metrics.ts';

/** Usage of a metric this month; a null limit is unlimited. */
export const Metered = z.object({ used: z.int().min(0), limit: z.int().min(0).nullable() });
export type Metered = z.infer<typeof Metered>;

export const Usage = z.object({
  /** First day of the UTC calendar month: '2026-03-01'. */
  month: z.string(),
  ...perMetric(() => Metered),
});
export type Usage = z.infer<typeof Usage>;

const exampleUsage = {
  month: '2026-03-01',
  diagnoses: { used: 2, limit: 5 },
  repairGuides: { used: 0, limit: 1 },
};

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
  paymentMethod: z.object({ brand: z.string(), last4: z.string() }).nullable(),
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
};

const examplePaid: z.input<typeof Subscription> = {
  ...exampleSubscription,
  id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
  planId: 'pro',
  tier: 'pro',
  name: 'Standard',
  renewalDate: '2026-03-31',
  features: ['advanced_diagnostics', 'priority_support', 'api_access', 'custom_maintenance'],
  limits: { diagnoses: null, repairGuides: 50 },
};

export const getSubscription = defineEndpoint({
  id: 'getSubscription',
  method: 'GET',
  path: '/api/subscription',
  tag: 'Subscription',
  summary: 'The subscription, what it entitles to and what is used of it',
  access: 'user',
  status: 200,
  output: Subscription,
  example: { output: exampleSubscription },
});

export const cancelSubscription = defineEndpoint({
  id: 'cancelSubscription',
  method: 'POST',
  path: '/api/subscription/cancel',
  tag: 'Subscription',
  summary:
    'Cancel a subscription that is active, on trial or past due; its plan stays until the period ends',
  access: 'user',
  status: 200,
  output: Subscription,
  errors: [
    'subscription/nothing-to-cancel',
    'subscription/cancel-failed',
    'subscription/circuit-open',
  ],
  limit: { requests: 20, seconds: 3600, per: 'user' },
  example: {
    output: {
      ...examplePaid,
      status: 'canceled',
      active: false,
      cancelAtPeriodEnd: true,
      canceledAt: '2026-03-12T10:00:00.000Z',
    },
  },
});

export const resumeSubscription = defineEndpoint({
  id: 'resumeSubscription',
  method: 'POST',
  path: '/api/subscription/resume',
  tag: 'Subscription',
  summary: 'Take a cancellation back before the period ends',
  access: 'user',
  status: 200,
  output: Subscription,
  errors: [
    'subscription/nothing-to-resume',
    'subscription/resume-failed',
    'subscription/circuit-open',
  ],
  limit: { requests: 20, seconds: 3600, per: 'user' },
  example: { output: examplePaid },
});

export const getUsage = defineEndpoint({
  id: 'getUsage',
  method: 'GET',
  path: '/api/usage',
  tag: 'Subscription',
  summary: "This month's usage and allowances",
  access: 'user',
  status: 200,
  output: Usage,
  example: { output: exampleUsage },
});

export const BillingEntry = z.object({
  id: z.string(),
  date: z.string(),
  description: z.string(),
  amount: Cents,
  currency: z.string(),
  status: z.string(),
});

export const listBillingHistory = defineEndpoint({
  id: 'listBillingHistory',
  method: 'GET',
  path: '/api/billing/history',
  tag: 'Subscription',
  summary: 'What was billed, newest first; amounts in cents',
  access: 'user',
  status: 200,
  output: z.object({ entries: z.array(BillingEntry) }),
  example: { output: { entries: [] } },
});

export const PlanOffer = z.object({
  id: z.enum(PLAN_IDS),
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
  summary: 'The plan catalogue as it is sold and enforced',
  access: 'public',
  status: 200,
  output: z.object({ plans: z.array(PlanOffer) }),
  example: {
    output: {
      plans: [
        {
          id: 'free',
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
    },
  },
});
