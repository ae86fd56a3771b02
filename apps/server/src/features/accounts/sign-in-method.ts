import { AsyncLocalStorage } from 'node:async_hooks';

/** How a person proved who they are. Kept with the session; the words are in audit-words.ts. */
export type SignInMethod =
  | 'password'
  | 'code'
  | 'recovery-code'
  | 'passkey'
  | 'google'
  | 'verification-link';

const storage = new AsyncLocalStorage<SignInMethod>();

/** Sessions that begin within this work were opened by this method. */
export const signingInBy = <T>(method: SignInMethod, work: () => Promise<T>): Promise<T> =>
  storage.run(method, work);

/** Undefined where a session is merely renewed. */
export const signInMethod = (): SignInMethod | undefined => storage.getStore();
