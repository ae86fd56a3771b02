import type { Transaction, UserDatabase } from '@wrenchwise/database/database';
import { SQLSTATE, sqlStateOf } from '@wrenchwise/database/sqlstate';
import type { Usage } from '@wrenchwise/domain/endpoints/subscription';
import type { PlanId } from '@wrenchwise/domain/plans';
import type { UsageMetric } from '@wrenchwise/domain/usage-metrics';
import type { SQL } from 'drizzle-orm';

import { AppError } from '../../app-error.ts';
import {
  findUsage,
  isReserved,
  releaseUsage,
  reserveUsage,
  settledUser,
  settleUsage,
} from './usage.repository.ts';

/** A unit of the month's allowance, set aside until it is settled or given back. */
export interface Reservation {
  readonly id: string;
  readonly userId: string;
}

/** The month's allowance. Everything joins the caller's transaction, if it has one. */
export interface UsageService {
  readonly overview: (
    own: UserDatabase | Transaction,
    userId: string,
  ) => Promise<Usage & { readonly tier: PlanId }>;
  /**
   * Sets a unit aside, or answers undefined when none is left. Throws `request/in-progress` when
   * the same idempotency key is being worked on.
   */
  readonly reserve: (
    own: UserDatabase | Transaction,
    options: { userId: string; metric: UsageMetric; idempotencyKey?: string | undefined },
  ) => Promise<Reservation | undefined>;
  /** Counts the unit. Throws `usage/check-failed` when its lease has lapsed. */
  readonly settle: (tx: Transaction, reservation: Reservation) => Promise<void>;
  /**
   * For the one statement that saves the work and counts its unit: the person's id, null when the
   * lease has lapsed. Without its owner the policy refuses the row: nothing is saved then.
   */
  readonly settledUser: (reservation: Reservation) => SQL<string>;
  readonly release: (own: UserDatabase | Transaction, reservation: Reservation) => Promise<void>;
}

/** `leaseMs` bounds how long a crash can hold a unit; it must outlast the slowest work. */
export const createUsageService = (options: { leaseMs: number }): UsageService => ({
  overview: findUsage,
  reserve: async (own, { userId, metric, idempotencyKey }) => {
    try {
      const { leaseMs } = options;
      const id = await reserveUsage(own, { userId, metric, leaseMs, idempotencyKey });
      if (id !== undefined) return { id, userId };
      // The unit that is missing may be the one set aside for this very key.
      if (idempotencyKey !== undefined && (await isReserved(own, userId, idempotencyKey))) {
        throw new AppError('request/in-progress');
      }
      return undefined;
    } catch (cause) {
      if (sqlStateOf(cause) === SQLSTATE.uniqueViolation) {
        throw new AppError('request/in-progress', { cause });
      }
      throw cause;
    }
  },
  settle: async (tx, { id, userId }) => {
    if (!(await settleUsage(tx, userId, id))) throw new AppError('usage/check-failed');
  },
  settledUser: ({ id, userId }) => settledUser(userId, id),
  release: (own, { id, userId }) => releaseUsage(own, userId, id),
});
