import { entry } from './error-entry.ts';

/** Checkout, the customer portal, and changes of a plan. */
export const PAYMENT_ERRORS = {
  'subscription/not-authenticated': entry(401, 'authentication', 'Not authenticated', {
    severity: 'info',
  }),
  'payment/no-session': entry(401, 'authentication', 'No active session found', {
    severity: 'info',
  }),
  'checkout/authentication-required': entry(
    401,
    'authentication',
    'Authentication required for checkout',
    { severity: 'info' },
  ),
  'checkout/unknown-price': entry(
    400,
    'payment',
    'This plan cannot be bought. Please choose one on the pricing page.',
    { severity: 'info' },
  ),
  'checkout/already-subscribed': entry(
    409,
    'payment',
    'You have a subscription already. You can change its plan on the subscription page.',
    { severity: 'info' },
  ),
  'payments/off': entry(
    404,
    'payment',
    'Nothing is sold on this installation. Everything is included in your account.',
    { severity: 'info' },
  ),
  'payment/unavailable': entry(
    503,
    'payment',
    'Unable to process your request. Please try again later.',
    { retryable: true },
  ),
  'payment/card-declined': entry(
    402,
    'payment',
    'Your card was declined. Please update your payment method and try again.',
    { severity: 'info' },
  ),
  'payment/no-customer': entry(
    409,
    'payment',
    'There is no payment method yet. It comes with your first paid plan.',
    { severity: 'info' },
  ),
  'payment/invalid-signature': entry(400, 'payment', 'The signature of this event is not valid.', {
    severity: 'warning',
  }),
  'subscription/nothing-to-change': entry(
    409,
    'subscription',
    'There is no running subscription to change.',
    { severity: 'info' },
  ),
  'subscription/same-plan': entry(409, 'subscription', 'This is your plan already.', {
    severity: 'info',
  }),
  'subscription/payment-due': entry(
    409,
    'subscription',
    'A payment is due. Please update your payment method before you change your plan.',
    { severity: 'info' },
  ),
  'subscription/preview-expired': entry(
    409,
    'subscription',
    'This price is no longer up to date. Please look at it again before you confirm.',
    { severity: 'info' },
  ),
  'subscription/change-failed': entry(
    503,
    'subscription',
    'Failed to change your plan. Please try again.',
    { retryable: true },
  ),
} as const;
