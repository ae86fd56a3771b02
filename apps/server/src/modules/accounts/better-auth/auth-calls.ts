import type { ErrorCode } from '@wrenchwise/contract/errors';
import { APIError } from 'better-auth/api';

import { AppError } from '../../../platform/app-error.ts';
import type { RequestContext } from '../../../platform/http/context.ts';

/** The header in which the edge hands the believed client address to Better Auth. */
export const ADDRESS_HEADER = 'x-wrenchwise-address';

/** A request's headers as Better Auth takes them. */
export const authHeaders = ({ headers, address }: RequestContext): Headers => {
  const all = new Headers(headers);
  all.set(ADDRESS_HEADER, address);
  return all;
};

/** The cookies that answers set, and nothing else of them: the session token travels in no other way. */
export const cookiesOf = (...answers: readonly Headers[]): Headers => {
  const cookies = new Headers();
  for (const answer of answers) {
    for (const cookie of answer.getSetCookie()) cookies.append('set-cookie', cookie);
  }
  return cookies;
};

const CODES: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'auth/invalid-credentials',
  EMAIL_NOT_VERIFIED: 'auth/email-not-verified',
  USER_ALREADY_EXISTS: 'auth/email-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'auth/email-in-use',
  PASSWORD_TOO_SHORT: 'auth/weak-password',
  PASSWORD_TOO_LONG: 'auth/weak-password',
  // Another request of the same browser gave the session a new token, or ended it, meanwhile.
  UNAUTHORIZED: 'auth/expired-session',
  INVALID_PASSWORD: 'auth/wrong-password',
  INVALID_TOKEN: 'auth/link-expired',
  TOKEN_EXPIRED: 'auth/link-expired',
  USER_NOT_FOUND: 'auth/link-expired',
  INVALID_CODE: 'auth/wrong-code',
  INVALID_BACKUP_CODE: 'auth/wrong-code',
  INVALID_TWO_FACTOR_COOKIE: 'auth/challenge-expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'auth/challenge-expired',
  TOTP_ALREADY_ENABLED: 'auth/two-factor-is-on',
  TOTP_NOT_ENABLED: 'auth/two-factor-is-off',
  BACKUP_CODES_NOT_ENABLED: 'auth/two-factor-is-off',
  TWO_FACTOR_NOT_ENABLED: 'auth/two-factor-is-off',
};

/**
 * A failure of Better Auth as the error catalogue names it. One that is not listed stays as it is, or
 * becomes `otherwise` where every refusal means the same to the user.
 */
export const toAppError = (error: unknown, otherwise?: ErrorCode): unknown => {
  if (!(error instanceof APIError)) return error;
  const code = CODES[error.body?.code ?? ''] ?? otherwise;
  return code === undefined ? error : new AppError(code, { cause: error });
};

/** Awaits a call of Better Auth and throws its failures by `toAppError`. */
export const withAppErrors = async <T>(call: Promise<T>, otherwise?: ErrorCode): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    throw toAppError(error, otherwise);
  }
};
