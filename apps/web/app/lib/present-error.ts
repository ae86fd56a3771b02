import { ApiError } from '@wrenchwise/domain/client';
import { ERRORS, type ErrorCode } from '@wrenchwise/domain/errors';

export interface PresentedError {
  readonly code: ErrorCode;
  readonly message: string;
  /** Whether a 'Try again' makes sense. */
  readonly retryable: boolean;
  /** To quote to support; absent when the request never arrived. */
  readonly requestId: string | undefined;
}

type Wording = Partial<Record<ErrorCode, string>>;

/** What a person is told of a failure: the catalogue's text, or this screen's own for a code. */
export const presentError = (error: unknown, wording: Wording = {}): PresentedError => {
  const code = error instanceof ApiError ? error.code : 'unknown/error';
  return {
    code,
    message: wording[code] ?? ERRORS[code].message,
    retryable: ERRORS[code].retryable,
    requestId: error instanceof ApiError ? error.requestId : undefined,
  };
};
