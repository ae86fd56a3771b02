import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` of a delivery: HMAC-SHA256 of the time, a dot and the very bytes that are sent
 * (https://docs.stripe.com/webhooks#verify-manually). `at` in seconds.
 */
export const signatureOf = (payload: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
