import type { Usage } from '@wrenchwise/contract/endpoints/subscription';
import type { Database, Reads, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { SQLSTATE, sqlStateOf } from '@wrenchwise/database/sqlstate';
import type { PlanId } from '@wrenchwise/rules/plans';
import type { UsageMetric } from '@wrenchwise/rules/usage-metrics';
import type { SQL } from 'drizzle-orm';

import { AppError } from '../app-error.ts';
import {
  findUsage,
  isReserved,
  releaseUsage,
  reserveUsage,
  settledUser,
  settleUsage,
  takeUsage,
} from './usage.repository.ts';

/** A reserved unit of the allowance, until it is settled or released. */
export interface Reservation {
  readonly id: string;
  readonly userId: string;
}

/** The month's allowance. Joins the caller's transaction, if there is one. */
export interface UsageService {
  /** `userId`: the user whom `own` serves, by an expression where it is not known yet. */
  readonly overview: (
    own: Reads,
    userId: string | SQL,
  ) => Promise<Usage & { readonly tier: PlanId }>;
  /** Counts a call of the API by key; false when the month's allowance is used up. */
  readonly takeApiCall: (db: Database, userId: string) => Promise<boolean>;
  /**
   * Reserves a unit; undefined when none is left. Throws `request/in-progress` while another
   * request with the same idempotency key runs.
   */
  readonly reserve: (
    own: UserDatabase | Transaction,
    options: { userId: string; metric: UsageMetric; idempotencyKey?: string | undefined },
  ) => Promise<Reservation | undefined>;
  /** Settles the unit. Throws `usage/check-failed` when its lease has lapsed. */
  readonly settle: (tx: Transaction, reservation: Reservation) => Promise<void>;
  /**
   * SQL for the one statement that saves the work and settles its unit: yields the user's id, or
   * null when the lease has lapsed. Null makes the policy refuse the row.
   */
  readonly settledUser: (reservation: Reservation) => SQL<string>;
  readonly release: (own: UserDatabase | Transaction, reservation: Reservation) => Promise<void>;
}

/** `leaseMs`: how long a unit stays reserved after a crash. It must exceed the slowest work. */
export const createUsageService = (options: { leaseMs: number }): UsageService => ({
  overview: findUsage,
  takeApiCall: (db, userId) => takeUsage(db, userId, 'apiCalls'),
  reserve: async (own, { userId, metric, idempotencyKey }) => {
    try {
      const { leaseMs } = options;
      const id = await reserveUsage(own, { userId, metric, leaseMs, idempotencyKey });
      if (id !== undefined) return { id, userId };
      // The missing unit may be the one reserved with this key.
      if (idempotencyKey !== undefined && (await isReserved(own, userId, idempotencyKey))) {
        throw new AppError('request/in-progress');
      }
      return undefined;
    } catch (cause) {
      if (sqlStateOf(cause) === SQLSTATE.uniqueViolation) {
        throw new AppError('request/in-progress', { cause });
      }
      // A procedure that checks the limit is missing.
      if (sqlStateOf(cause) === SQLSTATE.undefinedFunction) {
        throw new AppError('usage/check-failed', { cause });
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
