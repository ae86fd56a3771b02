import { ERRORS, type ErrorCode } from '@wrenchwise/contract/errors';
import type { FieldProblem } from '@wrenchwise/contract/problem';
import type { NeedsMore } from '@wrenchwise/rules/diagnosis';

/**
 * A failure with a code of the catalogue. Any other error becomes `unknown/error` in the error
 * handler.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[] | undefined;
  /** What to ask for, where a report is insufficient. */
  readonly needsMore: NeedsMore | undefined;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    details: {
      fields?: readonly FieldProblem[];
      needsMore?: NeedsMore;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(ERRORS[code].message, details.cause === undefined ? {} : { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.needsMore = details.needsMore;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
