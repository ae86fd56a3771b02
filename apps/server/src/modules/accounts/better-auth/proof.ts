import { AsyncLocalStorage } from 'node:async_hooks';

import type { PasswordHashing } from './password-hashing.ts';

/** How users proved who they are. Stored with the session; `audit-words.ts` words it. */
export type SignInMethod =
  | 'password'
  | 'code'
  | 'recovery-code'
  | 'passkey'
  | 'google'
  | 'oidc'
  | 'verification-link';

const method = new AsyncLocalStorage<SignInMethod>();

/** Sessions that begin within this work were opened by this method. */
export const signingInBy = <T>(by: SignInMethod, work: () => Promise<T>): Promise<T> =>
  method.run(by, work);

/** Undefined where a session is merely renewed. */
export const signInMethod = (): SignInMethod | undefined => method.getStore();

/**
 * Checks a password against a hash. Without one it checks a dummy hash, which takes as long: the
 * time of the answer must not tell whether an account exists (user enumeration).
 */
export type CheckPassword = (hash: string | null | undefined, password: string) => Promise<boolean>;

export const createCheckPassword = ({ hash: make, verify }: PasswordHashing): CheckPassword => {
  let dummyHash: Promise<string> | undefined;
  return async (hash, password) => {
    dummyHash ??= make('nobody has this password');
    const isRight = await verify({ hash: hash ?? (await dummyHash), password });
    return isRight && typeof hash === 'string';
  };
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

const newHash = new AsyncLocalStorage<{ readonly password: string; readonly hash: string }>();

/** Runs work in which Better Auth stores this hash of a new password: made before a transaction. */
export const withNewHash = <T>(
  made: { readonly password: string; readonly hash: string },
  work: () => Promise<T>,
): Promise<T> => newHash.run(made, work);

/** The hashing of Better Auth's configuration: what was just checked or hashed is not done again. */
export const unlessChecked = ({
  hash,
  verify,
}: PasswordHashing): Pick<PasswordHashing, 'hash' | 'verify'> => ({
  hash: (password) => {
    const made = newHash.getStore();
    return made?.password === password ? Promise.resolve(made.hash) : hash(password);
  },
  verify: (given) =>
    checkedHash.getStore() === given.hash ? Promise.resolve(true) : verify(given),
});
