import { createHash } from 'node:crypto';

import type { Database, Transaction } from '@wrenchwise/database/database';

import { AppError } from '../../app-error.ts';
import type { RateLimits } from '../../http/limits.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { listDevices } from './devices.repository.ts';
import type { Devices } from './devices.ts';

/** Whose account is guessed at, and from which browser. `userId` is null where nobody has the address. */
export interface Guess {
  readonly email: string;
  readonly userId: string | null;
  readonly headers: Headers;
}

/**
 * Wrong guesses at one account, wherever they come from: forged addresses do not help. A browser
 * that the account was signed in from before is counted by itself (OWASP's device cookies), so that
 * strangers who guess shut out strangers alone.
 */
export interface Tries {
  /**
   * Counts a guess before it is checked, or throws `rate-limit/exceeded` with the time to wait.
   * Answers with what forgets the count: a right guess proves good faith.
   */
  readonly take: (of: 'password' | 'code', guess: Guess) => Promise<() => Promise<void>>;
  /** Forgets wrong passwords from every browser: a link from one's own mailbox was followed. */
  readonly forgetPasswords: (
    account: { readonly email: string; readonly userId: string },
    tx: Database | Transaction,
  ) => Promise<void>;
}

const TRIES = { requests: 10, seconds: 15 * 60 };

/** Names an account in the limits' table without its address. */
export const accountKey = (email: string): string =>
  `signIn:account:${createHash('sha256').update(email).digest('base64url')}`;

// Each ends with the account's key, by which erasure finds them.
const keyOf = (of: 'password' | 'code', email: string, device: string | undefined): string =>
  [...(device === undefined ? [] : ['device', device]), ...(of === 'code' ? ['code'] : [])]
    .concat(accountKey(email))
    .join(':');

export const createTries = (given: {
  rateLimits: RateLimits;
  audit: AuditService;
  db: Database;
  devices: Pick<Devices, 'known'>;
}): Tries => {
  const { rateLimits, audit, db, devices } = given;
  return {
    take: async (of, { email, userId, headers }) => {
      const device = userId === null ? undefined : await devices.known(userId, headers);
      const key = keyOf(of, email, device);
      try {
        await rateLimits.take({ key, ...TRIES });
      } catch (error) {
        // One event a window: an attack must not fill the table.
        const first = { key: `told:${key}`, seconds: TRIES.seconds };
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
  };
};
