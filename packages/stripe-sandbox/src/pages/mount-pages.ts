import type { Context, Hono } from 'hono';

import type { PageHost } from '../host.ts';
import { StripeFailure, type StripeRefusal } from '../stripe-error.ts';
import type { Fields } from './card-form.ts';
import { type Html, messagePage, notFoundPage, PAGE_HEADERS } from './page.ts';

type Status = 200 | 400 | 402 | 404 | 409;

export const show = async (c: Context, page: Html, status: Status = 200): Promise<Response> =>
  c.html(page, status, PAGE_HEADERS);

export const notFound = (c: Context): Promise<Response> => show(c, notFoundPage(), 404);

export const goTo = (c: Context, address: string): Response => {
  c.header('cache-control', 'no-store');
  return c.redirect(address, 303);
};

/** What a card's refusal says, by the field that it is about. */
export const refusalByField = ({ error }: StripeRefusal): Fields => {
  if (error.param === 'exp_month') return { expiry: error.message };
  if (error.param === 'cvc') return { code: error.message };
  return error.type === 'card_error' ? { number: error.message } : {};
};

/** The database stores no text with NUL, and nobody types it. */
const storable = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.replaceAll('\u0000', '')]),
  );

export type Post = (c: Context, fields: Fields) => Promise<Response>;

/**
 * Takes a form of the sandbox's pages: from this site only, of a bounded size. What can no longer be
 * done is said on a page, never as a failure of the server.
 */
export const takePost = (
  app: Hono,
  path: string,
  { takeForm }: Pick<PageHost, 'takeForm'>,
  post: Post,
): void => {
  app.post(path, async (c) => {
    try {
      const fields = await takeForm(c.req.raw);
      if (fields) return await post(c, storable(fields));
      return await show(c, messagePage('That did not work', 'Please go back and try again.'), 400);
    } catch (error) {
      if (error instanceof StripeFailure) {
        return show(
          c,
          messagePage('This cannot be done any more', error.refusal.error.message),
          409,
        );
      }
      throw error;
    }
  });
};
