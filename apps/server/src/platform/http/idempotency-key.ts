import { AppError } from '../app-error.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** The `Idempotency-Key` header, if present. Throws `request/invalid` for a malformed one. */
export const idempotencyKeyOf = (headers: Headers): string | undefined => {
  const key = headers.get('idempotency-key') ?? undefined;
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) {
    throw new AppError('request/invalid', {
      fields: [{ path: 'Idempotency-Key', message: 'Use 1 to 200 visible ASCII characters.' }],
    });
  }
  return key;
};
