import { Stripe } from 'stripe';

import { AppError } from '../../app-error.ts';

/** Failures that may pass: no connection, a fault of the provider's, too many requests. */
export const isPaymentOutage = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError;

/** Failures after which the same request may be sent again. */
export const mayPass = (error: unknown): boolean =>
  isPaymentOutage(error) ||
  // The same request, with the same key, is being worked on.
  (error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use');

/** Whether the provider does not know the object of a request, or knows it as deleted. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Whether the provider refused a request as it is: trying again would change nothing. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** Whether the card was refused, or its bank wants to be asked first. */
const isCardRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError ||
  (error instanceof Stripe.errors.StripeError &&
    error.code === 'subscription_payment_intent_requires_action');

/** A failed call of the provider as one of ours. What the provider said stays in the log. */
export const paymentFailure = (cause: unknown): AppError => {
  if (cause instanceof AppError) return cause;
  return new AppError(isCardRefusal(cause) ? 'payment/card-declined' : 'payment/unavailable', {
    cause,
  });
};
