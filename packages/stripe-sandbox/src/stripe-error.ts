import type Stripe from 'stripe';

/** Stripe's error object (https://docs.stripe.com/api/errors), as far as the sandbox uses it. */
interface StripeErrorBody {
  readonly type: Stripe.RawErrorType;
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly charge?: string;
  readonly payment_intent?: object;
  readonly payment_method?: object;
  readonly doc_url?: string;
  readonly request_log_url?: string;
}

/** A refusal with its HTTP status. */
export interface StripeRefusal {
  readonly status: number;
  readonly error: StripeErrorBody;
}

/** Thrown where a request is refused and changes nothing. */
export class StripeFailure extends Error {
  override readonly name = 'StripeFailure';
  readonly refusal: StripeRefusal;

  constructor(refusal: StripeRefusal) {
    super(refusal.error.message);
    this.refusal = refusal;
  }
}

/** A card's refusal: 402. */
export const cardRefusal = (
  error: Pick<StripeErrorBody, 'code' | 'message' | 'decline_code' | 'param'>,
): StripeRefusal => ({ status: 402, error: { type: 'card_error', ...error } });

/** An invalid request: 400. */
export const invalid = (
  message: string,
  details: Pick<StripeErrorBody, 'code' | 'param'> = {},
): StripeFailure =>
  new StripeFailure({ status: 400, error: { type: 'invalid_request_error', message, ...details } });

/** An object that is not there: 404 where the address names it, 400 where a parameter does. */
export const missing = (thing: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure({
    status: param === 'id' ? 404 : 400,
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${thing}: '${id}'`,
      param,
    },
  });
