import type { ErrorCode } from '@wrenchwise/domain/errors';
import { APIError } from 'better-auth/api';

import { AppError } from '../../app-error.ts';

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
 * Better Auth's failures in the catalogue's words. What it does not know stays as it is, or becomes
 * `otherwise` where every refusal means the same to a person.
 */
export const translated = (error: unknown, otherwise?: ErrorCode): unknown => {
  if (!(error instanceof APIError)) return error;
  const code = CODES[error.body?.code ?? ''] ?? otherwise;
  return code === undefined ? error : new AppError(code, { cause: error });
};

/** Runs a call of Better Auth and throws its failures translated. */
export const inOurWords = async <T>(call: Promise<T>, otherwise?: ErrorCode): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    throw translated(error, otherwise);
  }
};
