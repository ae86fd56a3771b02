import { Cents } from '@wrenchwise/rules/money-range';
import { PLAN_IDS } from '@wrenchwise/rules/plans';
import { CANCEL_REASONS } from '@wrenchwise/rules/subscription';
import { prose, storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { RawBody } from '../event-stream.ts';
import { SERVICE } from '../write-limits.ts';
import { examplePaid, Subscription } from './subscription.ts';

/** A page of our own: a path, or an address on this site. The provider may fill in `{CHECKOUT_SESSION_ID}`. */
const OwnAddress = storableText(2000).min(1);

export const CheckoutRequest = z.strictObject({
  /** The price id of a stored product, as `listPlans` shows it. */
  price_id: storableText(200).min(1),
  success_url: OwnAddress,
  cancel_url: OwnAddress,
  mode: z.literal('subscription'),
});
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

export const createCheckout = defineEndpoint({
  id: 'createCheckout',
  method: 'POST',
  path: '/api/checkout',
  tag: 'Subscription',
  summary:
    'Begin to buy a plan: the address of the payment page. The same request again, and one with the same Idempotency-Key, answers the same session',
  access: 'user',
  signedOut: 'checkout/authentication-required',
  idempotent: true,
  body: CheckoutRequest,
  status: 200,
  output: z.object({ url: z.url(), sessionId: z.string() }),
  errors: [
    'payments/off',
    'checkout/failed',
    'checkout/invalid-response',
    'checkout/unknown-price',
    'checkout/already-subscribed',
    'request/idempotency-conflict',
    'payment/unavailable',
  ],
  limit: { requests: 30, seconds: 3600, per: 'user' },
  example: {
    body: {
      price_id: 'price_sandbox_standard',
      success_url: '/dashboard/subscription?success=true',
      cancel_url: '/pricing?canceled=true',
      mode: 'subscription',
    },
    output: { url: 'https://checkout.stripe.com/c/pay/cs_test_a1', sessionId: 'cs_test_a1' },
  },
});

export const createPortalSession = defineEndpoint({
  id: 'createPortalSession',
  method: 'POST',
  path: '/api/portal',
  tag: 'Subscription',
  summary: 'The address of the payment provider’s page where the payment method is changed',
  access: 'user',
  signedOut: 'payment/no-session',
  body: z.strictObject({ return_url: OwnAddress.optional() }),
  status: 200,
  output: z.object({ url: z.url() }),
  errors: ['payments/off', 'payment/no-customer', 'payment/unavailable'],
  limit: { requests: 30, seconds: 3600, per: 'user' },
  example: {
    body: { return_url: '/dashboard/subscription' },
    output: { url: 'https://billing.stripe.com/p/session/test_a1' },
  },
});

/** What a change of plan costs, to the cent, when it is confirmed with the same `prorationDate`. */
export const PlanChangePreview = z.object({
  planId: z.enum(PLAN_IDS),
  /** Charged when it is confirmed. */
  dueNow: Cents,
  /** What is credited for the time that was paid and is not used. */
  credit: Cents,
  /** The next bill, credit taken off. */
  nextAmount: Cents,
  nextDate: z.string(),
  currency: z.string(),
  /** Seconds since 1970: to be sent with the confirmation. */
  prorationDate: z.int().min(0),
  lines: z.array(z.object({ description: z.string(), amount: z.int() })),
});
export type PlanChangePreview = z.infer<typeof PlanChangePreview>;

const CHANGE_ERRORS = [
  'payments/off',
  'subscription/nothing-to-change',
  'subscription/same-plan',
  'subscription/payment-due',
  'payment/unavailable',
] as const;

export const previewPlanChange = defineEndpoint({
  id: 'previewPlanChange',
  method: 'POST',
  path: '/api/subscription/preview-change',
  tag: 'Subscription',
  summary:
    'What a change of plan would cost now. To the free plan nothing is due: it is a cancellation at the period’s end',
  access: 'user',
  signedOut: 'subscription/not-authenticated',
  body: z.strictObject({ planId: z.enum(PLAN_IDS) }),
  status: 200,
  output: PlanChangePreview,
  errors: CHANGE_ERRORS,
  limit: { requests: 60, seconds: 3600, per: 'user' },
  example: {
    body: { planId: 'enterprise' },
    output: {
      planId: 'enterprise',
      dueNow: 645,
      credit: 645,
      nextAmount: 1999,
      nextDate: '2026-04-12T10:00:00.000Z',
      currency: 'USD',
      prorationDate: 1_774_000_000,
      lines: [
        { description: 'Unused time on Standard', amount: -645 },
        { description: 'Remaining time on Premium', amount: 1290 },
      ],
    },
  },
});

export const changePlan = defineEndpoint({
  id: 'changePlan',
  method: 'POST',
  path: '/api/subscription/change',
  tag: 'Subscription',
  summary:
    'Change the plan for the price that was previewed; to the free plan: cancel at the period’s end',
  access: 'user',
  signedOut: 'subscription/not-authenticated',
  body: z.strictObject({ planId: z.enum(PLAN_IDS), prorationDate: z.int().min(0) }),
  status: 200,
  output: Subscription,
  errors: [
    ...CHANGE_ERRORS,
    'subscription/preview-expired',
    'subscription/change-failed',
    'subscription/circuit-open',
    'subscription/nothing-to-cancel',
    'subscription/cancel-failed',
    'payment/card-declined',
  ],
  limit: { requests: 20, seconds: 3600, per: 'user' },
  example: {
    body: { planId: 'pro', prorationDate: 1_774_000_000 },
    output: examplePaid,
  },
});

export const cancelSubscription = defineEndpoint({
  id: 'cancelSubscription',
  method: 'POST',
  path: '/api/subscription/cancel',
  tag: 'Subscription',
  summary:
    'Cancel a subscription that is active, on trial or past due; its plan stays until the period ends',
  access: 'user',
  signedOut: 'subscription/not-authenticated',
  body: z
    .strictObject({
      reason: z.enum(CANCEL_REASONS).optional(),
      comment: prose('Comment', 500).optional(),
    })
    .optional(),
  status: 200,
  output: Subscription,
  errors: [
    'subscription/nothing-to-cancel',
    'subscription/cancel-failed',
    'subscription/circuit-open',
  ],
  limit: { requests: 20, seconds: 3600, per: 'user' },
  example: {
    body: { reason: 'too_expensive' },
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
  signedOut: 'subscription/not-authenticated',
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

const EVENT_MAX_BYTES = 512 * 1024;

export const receivePaymentEvent = defineEndpoint({
  id: 'receivePaymentEvent',
  method: 'POST',
  path: '/api/webhooks/stripe',
  tag: 'Subscription',
  summary:
    'The payment provider’s events. Each takes effect once, whatever their order; 200 says that it is stored',
  access: 'public',
  body: RawBody,
  signed: {
    type: 'application/json',
    maxBytes: EVENT_MAX_BYTES,
    signature: 'Stripe-Signature',
  },
  status: 200,
  output: z.object({ received: z.literal(true) }),
  errors: ['payment/invalid-signature', 'request/malformed', 'payment/unavailable'],
  limit: SERVICE,
  example: { output: { received: true } },
});
