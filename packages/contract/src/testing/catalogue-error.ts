import { ApiError, type FailureDetails } from '../client.ts';
import { type ErrorCode, ERRORS } from '../errors.ts';

/** A failure that the API describes, in the catalogue’s words. */
export const catalogueError = (code: ErrorCode, details?: FailureDetails): ApiError =>
  new ApiError(code, ERRORS[code], details);
