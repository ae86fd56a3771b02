import type { z } from 'zod';

import type { Books } from '../books.ts';
import type { StripeRefusal } from '../stripe-error.ts';
import { readParameters } from './params.ts';

/** What a handler knows of its request. */
interface Asking<Params> {
  readonly books: Books;
  /** The id in the address; '' where there is none. */
  readonly id: string;
  readonly params: Params;
}

/** A refusal that counts all the same: what was tried is stored, such as a failed payment. */
export interface KeptRefusal {
  readonly refusal: StripeRefusal;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `/v1/…`; an id stands for `:id`. */
  readonly path: string;
  readonly handle: (
    books: Books,
    id: string,
    parameters: Record<string, unknown>,
  ) => Promise<object | KeptRefusal>;
}

/** An operation of Stripe's API. */
export const route = <Params extends z.ZodType>(
  method: Route['method'],
  path: string,
  params: Params,
  handle: (asking: Asking<z.output<Params>>) => Promise<object | KeptRefusal>,
): Route => ({
  method,
  path,
  handle: async (books, id, parameters) =>
    handle({ books, id, params: readParameters(params, parameters) }),
});
