import { type ErrorCode, type ErrorEntry, ERRORS } from '@wrenchwise/domain/errors';
import { problemOf } from '@wrenchwise/domain/problem';

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

/** The problem document of any failure. It never carries the error's own text. */
export const problemResponse = (error: unknown, context: RequestContext): Response => {
  const code = codeOfFailure(error);
  const entry = ERRORS[code];
  const level = entry.status >= 500 ? 'error' : LOG_LEVELS[entry.severity];
  context.log[level]({ code, err: error }, 'request failed');
  const known = error instanceof AppError ? error : undefined;
  const problem = problemOf(code, context.requestId, known?.fields, known?.needsMore);
  const headers = new Headers({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
  const retryAfter = retryAfterOf(error, entry);
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
};
