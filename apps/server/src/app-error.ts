import type { NeedsMore } from '@wrenchwise/domain/diagnosis';
import { ERRORS, type ErrorCode } from '@wrenchwise/domain/errors';
import type { FieldProblem } from '@wrenchwise/domain/problem';

/** A failure that the catalogue knows. Everything else becomes `unknown/error` at the edge. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[] | undefined;
  /** What a report lacks, where there was too little to go on. */
  readonly needsMore: NeedsMore | undefined;
  /** For the `Retry-After` header. */
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
