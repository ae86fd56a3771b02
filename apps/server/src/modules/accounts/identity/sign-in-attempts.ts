import { createHash } from 'node:crypto';

import type { Database, Transaction } from '@wrenchwise/database/database';

import { AppError } from '../../../platform/app-error.ts';
import type { AuditService } from '../../../platform/audit/audit.service.ts';
import type { RateLimits } from '../../../platform/http/limits.ts';
import { listDevices } from './known-devices.repository.ts';
import type { KnownDevices } from './known-devices.ts';

/** `userId` is null where no account has the address. */
export interface SignInAttempt {
  readonly email: string;
  readonly userId: string | null;
  readonly headers: Headers;
}

/**
 * Limits wrong sign-in attempts per account, whatever address they come from. A known device has a
 * count of its own (OWASP's device cookies), so that a stranger's guesses do not lock the user out.
 */
export interface SignInAttempts {
  /**
   * Counts an attempt before it is checked, or throws `rate-limit/exceeded` with the time to wait.
   * Answers with a function that forgets the count, for the right password or code.
   */
  readonly count: (
    secret: 'password' | 'code',
    attempt: SignInAttempt,
  ) => Promise<() => Promise<void>>;
  /** Forgets wrong passwords of every browser, after a reset by a mailed link. */
  readonly forgetPasswords: (
    account: { readonly email: string; readonly userId: string },
    tx: Database | Transaction,
  ) => Promise<void>;
}

const ATTEMPTS = { requests: 10, seconds: 15 * 60 };

/** Names an account in the limits' table without its address. */
export const accountKey = (email: string): string =>
  `signIn:account:${createHash('sha256').update(email).digest('base64url')}`;

// Each ends with the account's key, by which a deletion finds them.
const keyOf = (secret: 'password' | 'code', email: string, device: string | undefined): string =>
  [...(device === undefined ? [] : ['device', device]), ...(secret === 'code' ? ['code'] : [])]
    .concat(accountKey(email))
    .join(':');

export const createSignInAttempts = ({
  rateLimits,
  audit,
  db,
  devices,
}: {
  rateLimits: RateLimits;
  audit: AuditService;
  db: Database;
  devices: Pick<KnownDevices, 'find'>;
}): SignInAttempts => ({
  count: async (secret, { email, userId, headers }) => {
    const device = userId === null ? undefined : await devices.find(userId, headers);
    const key = keyOf(secret, email, device);
    try {
      await rateLimits.take({ key, ...ATTEMPTS });
    } catch (error) {
      // One event a window: an attack must not fill the table.
      const first = { key: `told:${key}`, seconds: ATTEMPTS.seconds };
      if (error instanceof AppError && (await rateLimits.isFirst(first))) {
        const detail = { reason: 'too-many-tries' };
        await audit.record(db, {
          userId,
          kind: 'suspicious_activity',
          severity: 'warning',
          detail,
        });
      }
      throw error;
    }
    return () => rateLimits.forget(key);
  },

  forgetPasswords: async ({ email, userId }, tx) => {
    for (const device of [undefined, ...(await listDevices(tx, userId))]) {
      await rateLimits.forget(keyOf('password', email, device), tx);
    }
  },
});
