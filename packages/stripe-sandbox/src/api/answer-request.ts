import { createHash } from 'node:crypto';

import type { Books } from '../books.ts';
import { newId, type OpenBooks, readingBooks, withBooks } from '../open-books.ts';
import { invalid, StripeFailure, type StripeRefusal } from '../stripe-error.ts';
import { CHECKOUT_ROUTES } from './checkout-sessions.ts';
import { CUSTOMER_ROUTES } from './customers.ts';
import { expandAnswer } from './expand.ts';
import { INVOICE_ROUTES } from './invoices.ts';
import { parseParameters } from './params.ts';
import { PAYMENT_ROUTES } from './payments.ts';
import type { KeptRefusal, Route } from './route.ts';
import { SHOP_ROUTES } from './shop.ts';
import { SUBSCRIPTION_ROUTES } from './subscriptions.ts';

const ROUTES: readonly Route[] = [
  ...CUSTOMER_ROUTES,
  ...CHECKOUT_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...INVOICE_ROUTES,
  ...PAYMENT_ROUTES,
  ...SHOP_ROUTES,
];

const BODY_LIMIT = 256 * 1024;
const KEY_LENGTH = 255;

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly isReplayed?: boolean;
}

const answerOf = (status: number, body: object): Answer => ({
  status,
  body: JSON.stringify(body, null, 2),
});

const refused = ({ status, error }: StripeRefusal): Answer => answerOf(status, { error });

const findRoute = (
  method: string,
  path: string,
): { readonly route: Route; readonly id: string } | undefined => {
  const parts = path.split('/');
  for (const route of ROUTES) {
    const wanted = route.path.split('/');
    if (route.method !== method || wanted.length !== parts.length) continue;
    if (!wanted.every((part, i) => part === ':id' || part === parts[i])) continue;
    const id = parts[wanted.indexOf(':id')] ?? '';
    // A literal part of another route is no id: '/v1/invoices/create_preview'.
    return { route, id };
  }
  return undefined;
};

const isKept = (answer: object): answer is KeptRefusal => 'refusal' in answer;

const run = async (
  { route, id }: { route: Route; id: string },
  books: Books,
  parameters: Record<string, unknown>,
): Promise<Answer> => {
  const result = await route.handle(books, id, parameters);
  if (isKept(result)) return refused(result.refusal);
  return answerOf(200, await expandAnswer(books, result, parameters['expand']));
};

const REUSED_KEY: StripeRefusal = {
  status: 400,
  error: {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than the one you sent if you meant to execute a different request.',
  },
};

/** Runs a change once for its idempotency key; later requests of the key get the first answer. */
const runOnce = async (
  books: Books,
  key: string | null,
  asked: string,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  if (key === null) return work();
  const id = `idem_${createHash('sha256').update(key).digest('hex')}`;
  const kept = await books.find('kept_answer', id);
  if (kept && kept.asked !== asked) return refused(REUSED_KEY);
  if (kept) return { status: kept.status, body: kept.body, isReplayed: true };
  const answer = await work();
  await books.put('kept_answer', { id, asked, status: answer.status, body: answer.body });
  return answer;
};

const onlyReading = (openBooks: OpenBooks): Books => {
  const refuse = () => Promise.reject(new Error('a reading request must not write'));
  return {
    ...readingBooks(openBooks.db),
    at: Math.floor(openBooks.now().getTime() / 1000),
    settings: openBooks.settings,
    newId,
    put: refuse,
    remove: refuse,
    forgetAnswers: refuse,
    emit: refuse,
  };
};

const readBody = async (request: Request): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > BODY_LIMIT) throw invalid('The request body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const NO_KEY: StripeRefusal = {
  status: 401,
  error: {
    type: 'invalid_request_error',
    message:
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
  },
};

const answer = async (
  openBooks: OpenBooks,
  request: Request,
  requestId: string,
): Promise<Answer> => {
  const { pathname, search } = new URL(request.url);
  const { method } = request;
  if (!request.headers.get('authorization')?.startsWith('Bearer ')) return refused(NO_KEY);
  const found = findRoute(method, pathname);
  if (!found) {
    return refused({
      status: 404,
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${pathname}). Please see https://docs.stripe.com or we can help at https://support.stripe.com/.`,
      },
    });
  }
  const body = await readBody(request);
  const parameters = { ...parseParameters(search.slice(1)), ...parseParameters(body) };
  // The database stores no text with these.
  if (JSON.stringify(parameters).includes(String.raw`\u0000`)) throw invalid('Invalid string.');
  if (method === 'GET') return run(found, onlyReading(openBooks), parameters);
  const key = request.headers.get('idempotency-key');
  if (key !== null && key.length > KEY_LENGTH) {
    throw invalid('Idempotency keys are at most 255 characters.');
  }
  const asked = `${method} ${pathname}${search} ${body}`;
  return withBooks(
    openBooks,
    (books) => runOnce(books, key, asked, () => run(found, books, parameters)),
    { asked: { requestId, idempotencyKey: key } },
  );
};

/** Answers a request of Stripe's API. Only a failure of ours is a 5xx, as an `api_error`. */
export const answerRequest = async (
  openBooks: OpenBooks,
  request: Request,
  onFailure: (error: unknown) => void,
): Promise<Response> => {
  const requestId = newId('req');
  const { status, body, isReplayed } = await answer(openBooks, request, requestId).catch(
    (error: unknown) => {
      if (error instanceof StripeFailure) return { ...refused(error.refusal), isReplayed: false };
      onFailure(error);
      return refused({
        status: 500,
        error: { type: 'api_error', message: 'An error occurred in the sandbox.' },
      });
    },
  );
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'request-id': requestId,
      'stripe-version': '2026-10-28.endive',
      ...(isReplayed ? { 'idempotent-replayed': 'true' } : {}),
      // The library retries failures of the server by itself; ours come again.
      ...(status >= 500 ? { 'stripe-should-retry': 'false' } : {}),
    },
  });
};
