import type { Context, Hono } from 'hono';

import { AppError } from '../../platform/app-error.ts';
import type { AppEnv } from '../../platform/http/context.ts';
import { assertSameOrigin } from '../../platform/http/origin.ts';
import { readForm } from '../../platform/http/read-body.ts';
import { StripeFailure, type StripeRefusal } from '../stripe-error.ts';
import type { Fields } from './card-form.ts';
import { type Html, messagePage, notFoundPage, PAGE_HEADERS } from './page.ts';

type Status = 200 | 400 | 402 | 404 | 409 | 413 | 415 | 429;

export const show = async (
  c: Context<AppEnv>,
  page: Html,
  status: Status = 200,
): Promise<Response> => c.html(page, status, PAGE_HEADERS);

export const notFound = (c: Context<AppEnv>): Promise<Response> => show(c, notFoundPage(), 404);

export const goTo = (c: Context<AppEnv>, address: string): Response => {
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

export type Post = (c: Context<AppEnv>, fields: Fields) => Promise<Response>;

/**
 * Takes a form of the sandbox's pages: from this site alone, of a bounded size. What can no longer be
 * done is said on a page, never as a failure of the server.
 */
export const takePost = (app: Hono<AppEnv>, path: string, appUrl: string, post: Post): void => {
  app.post(path, async (c) => {
    try {
      assertSameOrigin(c.req.raw, appUrl);
      return await post(c, storable(await readForm(c.req.raw)));
    } catch (error) {
      if (error instanceof StripeFailure) {
        return show(
          c,
          messagePage('This cannot be done any more', error.refusal.error.message),
          409,
        );
      }
      if (!(error instanceof AppError)) throw error;
      return show(c, messagePage('That did not work', 'Please go back and try again.'), 400);
    }
  });
};
