import { createHash } from 'node:crypto';

import { AppError } from '../../app-error.ts';
import type { Database, Statements, Transaction } from '../../db/connect.ts';
import type { RateLimits } from '../../http/limits.ts';
import type { AuditService } from '../audit/audit.service.ts';

/** Wrong tries at one account, wherever they come from: forged addresses do not help. */
export interface Tries {
  /** Counts a try, or throws `rate-limit/exceeded`. `userId` is null where nobody has the address. */
  readonly take: (email: string, userId: string | null) => Promise<void>;
  /** A right try proves good faith, and so does a link from one's own mailbox. */
  readonly forget: (email: string, tx?: Database | Transaction) => Promise<void>;
}

const TRIES = { requests: 10, seconds: 15 * 60 };

/** Names an account in the limits' table without its address. */
export const accountKey = (email: string): string =>
  `signIn:account:${createHash('sha256').update(email).digest('base64url')}`;

export const createTries = (given: {
  rateLimits: RateLimits;
  audit: AuditService;
  statements: Statements;
}): Tries => {
  const { rateLimits, audit, statements } = given;
  return {
    take: async (email, userId) => {
      const key = accountKey(email);
      try {
        await rateLimits.take({ key, ...TRIES });
      } catch (error) {
        // One event a window: an attack must not fill the table.
        const first = { key: `told:${key}`, seconds: TRIES.seconds };
        if (error instanceof AppError && (await rateLimits.isFirst(first))) {
          const detail = { reason: 'too-many-tries' };
          await audit.record(statements, {
            userId,
            kind: 'suspicious_activity',
            severity: 'warning',
            detail,
          });
        }
        throw error;
      }
    },
    forget: (email, tx) => rateLimits.forget(accountKey(email), tx),
  };
};
