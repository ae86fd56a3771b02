import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../http/context.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { findPasswordHash } from './accounts.repository.ts';
import { checkPassword } from './passwords.ts';
import type { Tries } from './tries.ts';

/** How long a sign-in without a password counts as 'just now'. */
const FRESH_MS = 10 * 60 * 1000;

/**
 * Makes sure that it is the owner who asks for something that a borrowed browser must not do: by the
 * password where the account has one, else by having signed in within ten minutes. Answers with the
 * hash that was proved. Throws `auth/wrong-password` or `auth/reauthentication-required`.
 */
export type ConfirmOwner = (
  context: Pick<UserContext, 'user' | 'session' | 'headers'>,
  password: string | undefined,
) => Promise<string | undefined>;

export const createConfirmOwner =
  (given: { db: Database; tries: Tries; audit: AuditService; now: () => Date }): ConfirmOwner =>
  async ({ user, session, headers }, password) => {
    const { db, tries, audit, now } = given;
    const hash = await findPasswordHash(db, user.id);
    if (hash === undefined) {
      if (now().getTime() - session.createdAt.getTime() <= FRESH_MS) return undefined;
      throw new AppError('auth/reauthentication-required');
    }
    const forget = await tries.take('password', { email: user.email, userId: user.id, headers });
    if (password === undefined || !(await checkPassword(hash, password))) {
      await audit.record(db, {
        userId: user.id,
        kind: 'auth_failure',
        severity: 'warning',
        detail: { reason: 'password' },
      });
      throw new AppError('auth/wrong-password');
    }
    await forget();
    return hash;
  };
