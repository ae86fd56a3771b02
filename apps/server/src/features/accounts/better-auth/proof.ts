import { AsyncLocalStorage } from 'node:async_hooks';

import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** How users proved who they are. Stored with the session; `audit-words.ts` words it. */
export type SignInMethod =
  | 'password'
  | 'code'
  | 'recovery-code'
  | 'passkey'
  | 'google'
  | 'verification-link';

const method = new AsyncLocalStorage<SignInMethod>();

/** Sessions that begin within this work were opened by this method. */
export const signingInBy = <T>(by: SignInMethod, work: () => Promise<T>): Promise<T> =>
  method.run(by, work);

/** Undefined where a session is merely renewed. */
export const signInMethod = (): SignInMethod | undefined => method.getStore();

let dummyHash: Promise<string> | undefined;

/**
 * Checks a password against a hash. Without one it checks a dummy hash, which takes as long: the
 * time of the answer must not tell whether an account exists (user enumeration).
 */
export const checkPassword = async (
  hash: string | null | undefined,
  password: string,
): Promise<boolean> => {
  dummyHash ??= hashPassword('nobody has this password');
  const isRight = await verifyPassword({ hash: hash ?? (await dummyHash), password });
  return isRight && typeof hash === 'string';
};

const checkedHash = new AsyncLocalStorage<string>();

/**
 * Runs work in which Better Auth does not check the password of this hash again. Hashing takes a
 * tenth of a second, for which no transaction should be kept open.
 */
export const withCheckedPassword = <T>(
  hash: string | undefined,
  work: () => Promise<T>,
): Promise<T> => (hash === undefined ? work() : checkedHash.run(hash, work));

/** The password check of Better Auth's configuration. */
export const verifyUnlessChecked = (input: { hash: string; password: string }): Promise<boolean> =>
  checkedHash.getStore() === input.hash ? Promise.resolve(true) : verifyPassword(input);
