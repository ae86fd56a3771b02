import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../../platform/app-error.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import type { CheckPassword } from '../better-auth/proof.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import { findPasswordHash } from './users.repository.ts';

/** How long after a sign-in an account without a password needs no other. */
const FRESH_MS = 10 * 60 * 1000;

/**
 * Re-authentication before a sensitive act, against a borrowed browser: by the password where the
 * account has one, else by a sign-in within ten minutes. Answers with the hash that was checked.
 * Throws `auth/wrong-password` or `auth/reauthentication-required`.
 */
export type ReAuthenticate = (
  context: Pick<UserContext, 'user' | 'session' | 'headers'>,
  password: string | undefined,
) => Promise<string | undefined>;

export const createReAuthenticate =
  ({
    db,
    attempts,
    checkPassword,
    recordSignInFailure,
    now,
  }: {
    db: Database;
    attempts: SignInAttempts;
    checkPassword: CheckPassword;
    recordSignInFailure: (userId: string, reason: string) => Promise<void>;
    now: () => Date;
  }): ReAuthenticate =>
  async ({ user, session, headers }, password) => {
    const hash = await findPasswordHash(db, user.id);
    if (hash === undefined) {
      if (now().getTime() - session.createdAt.getTime() <= FRESH_MS) return undefined;
      throw new AppError('auth/reauthentication-required');
    }
    const attempt = { email: user.email, userId: user.id, headers };
    const forget = await attempts.count('password', attempt);
    if (password === undefined || !(await checkPassword(hash, password))) {
      await recordSignInFailure(user.id, 'password');
      throw new AppError('auth/wrong-password');
    }
    await forget();
    return hash;
  };
