import { AsyncLocalStorage } from 'node:async_hooks';

import { hashPassword, verifyPassword } from 'better-auth/crypto';

const proven = new AsyncLocalStorage<string>();
let nobodys: Promise<string> | undefined;

/**
 * Checks a password against a hash, or against nobody's where there is none, which takes as long:
 * the time tells nothing of whether an account exists.
 */
export const checkPassword = async (
  hash: string | null | undefined,
  password: string,
): Promise<boolean> => {
  nobodys ??= hashPassword('nobody has this password');
  const right = await verifyPassword({ hash: hash ?? (await nobodys), password });
  return right && typeof hash === 'string';
};

/**
 * Runs work in which Better Auth takes the password of this hash for proved: it was, a moment ago.
 * Hashing takes a tenth of a second, for which no transaction should be kept open.
 */
export const withProvenPassword = <T>(
  hash: string | undefined,
  work: () => Promise<T>,
): Promise<T> => (hash === undefined ? work() : proven.run(hash, work));

/** Better Auth's check. */
export const verifyOrProven = (given: { hash: string; password: string }): Promise<boolean> =>
  proven.getStore() === given.hash ? Promise.resolve(true) : verifyPassword(given);
