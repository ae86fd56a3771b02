import type { ErrorEntry } from '@wrenchwise/contract/error-entry';
import { type ErrorCode, ERRORS } from '@wrenchwise/contract/errors';
import { type Problem, problemOf } from '@wrenchwise/contract/problem';

import { AppError } from '../app-error.ts';
import { databaseErrorCode } from '../db/error-code.ts';
import type { RequestContext } from './context.ts';

/** The catalogue's code of any failure. */
export const codeOfFailure = (error: unknown): ErrorCode =>
  error instanceof AppError ? error.code : (databaseErrorCode(error) ?? 'unknown/error');

const LOG_LEVELS = {
  debug: 'debug',
  info: 'debug',
  warning: 'info',
  error: 'info',
  critical: 'error',
} as const;

/** The default `Retry-After`; browsers repeat the request by it. */
const RETRY_AFTER_SECONDS = 5;

const retryAfterOf = (error: unknown, { status, retryable }: ErrorEntry): number | undefined => {
  const retryAfter = error instanceof AppError ? error.retryAfterSeconds : undefined;
  return retryAfter ?? (status === 503 && retryable ? RETRY_AFTER_SECONDS : undefined);
};

/** Logs any failure and makes its problem document, which never carries the error's own text. */
export const describeFailure = (error: unknown, context: RequestContext): Problem => {
  const code = codeOfFailure(error);
  const entry = ERRORS[code];
  const level = entry.status >= 500 ? 'error' : LOG_LEVELS[entry.severity];
  context.log[level]({ code, err: error }, 'request failed');
  const known = error instanceof AppError ? error : undefined;
  return problemOf(code, context.requestId, known?.fields, known?.needsMore);
};

/** The answer to any failure. */
export const problemResponse = (error: unknown, context: RequestContext): Response => {
  const problem = describeFailure(error, context);
  const headers = new Headers({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
  const retryAfter = retryAfterOf(error, ERRORS[codeOfFailure(error)]);
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  // RFC 6750: which credentials are asked for.
  if (problem.code === 'auth/invalid-api-key') headers.set('www-authenticate', 'Bearer');
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
};
