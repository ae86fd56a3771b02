import { AppError } from '../app-error.ts';

/**
 * What failed, for the log: a code or the error's name. Never its message, in which clients of language
 * models quote what was written.
 */
export const failureName = (failure: unknown): string =>
  failure instanceof AppError
    ? failure.code
    : failure instanceof Error
      ? 'kind' in failure
        ? `${failure.name}: ${String(failure.kind)}`
        : failure.name
      : 'unknown';
