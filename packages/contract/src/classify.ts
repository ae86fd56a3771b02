import type { ErrorCategory } from './error-entry.ts';
import { categoryOfText } from './error-words.ts';
import { type ErrorCode, ERRORS, isErrorCode } from './errors.ts';

// SQLSTATEs of PostgreSQL, and socket errors of Node.
const DRIVER_CODES: Readonly<Record<string, ErrorCode>> = {
  '23505': 'db/unique-violation',
  '23503': 'db/foreign-key-violation',
  '23502': 'db/not-null-violation',
  '23514': 'db/check-violation',
  '28000': 'auth/invalid-credentials',
  '28P01': 'auth/invalid-credentials',
  '42501': 'permission/denied',
  '42883': 'rpc/function-not-found',
  '57014': 'network/timeout',
  ECONNREFUSED: 'network/offline',
  ECONNRESET: 'network/offline',
  ENOTFOUND: 'network/offline',
  EAI_AGAIN: 'network/offline',
  EPIPE: 'network/offline',
  ETIMEDOUT: 'network/timeout',
};

// Classes of SQLSTATE. 22: a value that the schemas let through and the column cannot hold.
const STATE_CLASSES: Readonly<Record<string, ErrorCode>> = {
  '08': 'network/server-error',
  '22': 'db/check-violation',
  '23': 'db/constraint-violation',
  '42': 'db/invalid-query',
  '53': 'network/server-error',
  '57': 'network/server-error',
};

const NAMES: Readonly<Record<string, ErrorCode>> = {
  // Our own time-outs abort. An abort by leaving the page is not shown at all.
  AbortError: 'network/timeout',
  TimeoutError: 'network/timeout',
};

const STATUSES: Readonly<Record<number, ErrorCode>> = {
  401: 'auth/no-user',
  403: 'permission/denied',
  404: 'db/record-not-found',
  408: 'network/timeout',
  429: 'rate-limit/exceeded',
  504: 'network/timeout',
};

// In this order: 'JWT expired' before 'JWT', an offline browser before any other network text.
const TEXTS: readonly (readonly [RegExp, ErrorCode])[] = [
  [
    /invalid login credentials|email not confirmed|invalid email or password/i,
    'auth/invalid-credentials',
  ],
  [/(jwt|session|token)( has| is)? expired/i, 'auth/expired-session'],
  [/invalid (\w+ )?(jwt|token)|(jwt|token) is invalid|jwt malformed/i, 'auth/invalid-token'],
  [/user not found/i, 'auth/user-not-found'],
  [/already (registered|in use)|email (already )?exists/i, 'auth/email-in-use'],
  [/weak password|password (is too weak|should be at least)/i, 'auth/weak-password'],
  [/no user|not logged in|auth session missing/i, 'auth/no-user'],
  [
    /failed to fetch|fetch failed|load failed|networkerror|network request failed|importing a module script failed|error loading dynamically imported/i,
    'network/offline',
  ],
  [/subscription fetch timeout/i, 'subscription/fetch-timeout'],
  [/time[d-]?[ -]?out/i, 'network/timeout'],
  [/too many requests|rate limit/i, 'rate-limit/exceeded'],
  [/permission denied|row-level security/i, 'permission/denied'],
];

const MAX_CAUSES = 8;

/** A failure and what caused it, outermost first. */
const chainOf = (failure: unknown): readonly Readonly<Record<string, unknown>>[] => {
  const chain: Record<string, unknown>[] = [];
  let link = failure;
  while (typeof link === 'object' && link !== null && chain.length < MAX_CAUSES) {
    const { code, name, message, status, cause } = link as Record<string, unknown>; // any object may be asked
    chain.push({ code, name, message, status });
    link = cause;
  }
  if (typeof link === 'string') chain.push({ message: link });
  return chain;
};

const find = <T>(
  chain: readonly T[],
  codeOf: (link: T) => ErrorCode | undefined,
): ErrorCode | undefined => {
  for (const link of chain) {
    const code = codeOf(link);
    if (code) return code;
  }
  return undefined;
};

const ownCode = ({ code }: Readonly<Record<string, unknown>>): ErrorCode | undefined =>
  isErrorCode(code) ? code : typeof code === 'string' ? codeOfDriver(code) : undefined;

const codeOfText = ({ message }: Readonly<Record<string, unknown>>): ErrorCode | undefined =>
  typeof message === 'string' ? TEXTS.find(([text]) => text.test(message))?.[1] : undefined;

const codeOfStatus = (status: unknown): ErrorCode | undefined =>
  typeof status !== 'number'
    ? undefined
    : (STATUSES[status] ?? (status >= 500 ? 'network/server-error' : undefined));

/** The catalogue's code of a SQLSTATE or a socket code; undefined for any other. */
export const codeOfDriver = (code: string): ErrorCode | undefined =>
  DRIVER_CODES[code] ??
  (/^(?=.*\d)[\dA-Z]{5}$/.test(code) ? STATE_CLASSES[code.slice(0, 2)] : undefined);

/**
 * The catalogue's code of any failure (docs/product.md, Classification): by the code that it or one
 * of its causes carries, else by its name, its message, its status, the least ambiguous first.
 * `unknown/error` for anything else.
 */
export const classify = (failure: unknown): ErrorCode => {
  const chain = typeof failure === 'string' ? [{ message: failure }] : chainOf(failure);
  return (
    find(chain, ownCode) ??
    find(chain, ({ name }) => (typeof name === 'string' ? NAMES[name] : undefined)) ??
    find(chain, codeOfText) ??
    find(chain, ({ status }) => codeOfStatus(status)) ??
    'unknown/error'
  );
};

/** Whether another try may succeed. */
export const isRetryable = (failure: unknown): boolean => ERRORS[classify(failure)].retryable;

/** The category of a failure; one that nobody classified goes by the words of its text. */
export const categoryOf = (failure: unknown): ErrorCategory => {
  const code = classify(failure);
  return code === 'unknown/error'
    ? categoryOfText(failure instanceof Error ? failure.message : String(failure))
    : ERRORS[code].category;
};
