import type { Usage } from '@wrenchwise/domain/endpoints/subscription';
import type { PlanId } from '@wrenchwise/domain/plans';

import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/connect.ts';
import { sqlStateOf } from '../../db/sqlstate.ts';
import {
  findUsage,
  isReserved,
  type Metric,
  releaseUsage,
  reserveUsage,
  settleUsage,
} from './usage.repository.ts';

/** A unit of the month's allowance, set aside until it is settled or given back. */
export interface Reservation {
  readonly id: string;
  readonly userId: string;
}

/** The month's allowance. Everything joins the caller's transaction. */
export interface UsageService {
  readonly overview: (
    tx: Transaction,
    userId: string,
  ) => Promise<Usage & { readonly tier: PlanId }>;
  /**
   * Sets a unit aside, or answers undefined when none is left. Throws `request/in-progress` when
   * the same idempotency key is being worked on.
   */
  readonly reserve: (
    tx: Transaction,
    given: { userId: string; metric: Metric; idempotencyKey?: string | undefined },
  ) => Promise<Reservation | undefined>;
  /** Counts the unit. Throws `usage/check-failed` when its lease has lapsed. */
  readonly settle: (tx: Transaction, reservation: Reservation) => Promise<void>;
  readonly release: (tx: Transaction, reservation: Reservation) => Promise<void>;
}

const UNIQUE_VIOLATION = '23505';

/** `leaseMs` bounds how long a crash can hold a unit; it must outlast the slowest work. */
export const createUsageService = (given: { leaseMs: number }): UsageService => ({
  overview: findUsage,
  reserve: async (tx, { userId, metric, idempotencyKey }) => {
    try {
      const id = await reserveUsage(tx, { userId, metric, leaseMs: given.leaseMs, idempotencyKey });
      if (id !== undefined) return { id, userId };
      // The unit that is missing may be the one set aside for this very key.
      if (idempotencyKey !== undefined && (await isReserved(tx, userId, idempotencyKey))) {
        throw new AppError('request/in-progress');
      }
      return undefined;
    } catch (cause) {
      if (sqlStateOf(cause) === UNIQUE_VIOLATION) {
        throw new AppError('request/in-progress', { cause });
      }
      throw cause;
    }
  },
  settle: async (tx, { id, userId }) => {
    if (!(await settleUsage(tx, userId, id))) throw new AppError('usage/check-failed');
  },
  release: (tx, { id, userId }) => releaseUsage(tx, userId, id),
});
