import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';

import type { RetryAfter } from './retries.ts';
import { isDisconnected, isRolledBack } from './sqlstate.ts';

/** Checks a connection out until it is released. */
export type Connect = () => Promise<{
  readonly client: PoolClient;
  readonly release: () => void;
}>;

type Begun<Tx, T> = (tx: Tx) => Promise<T>;
type Settings = Pick<PgTransactionConfig, 'isolationLevel'>;
type RunOn<Tx> = <T>(
  client: PoolClient,
  work: Begun<Tx, T>,
  settings: Settings | undefined,
) => Promise<T>;

/**
 * Transactions on pooled connections. A failure before the work has begun is retried on another
 * connection. After that, only a transaction that the database undid is repeated, work included:
 * when a connection breaks at COMMIT, nobody knows whether it was committed. A rollback is never
 * retried: a broken connection rolls back by itself.
 */
export const createPostgresTransactions =
  <Tx>(connect: Connect, retrying: RetryAfter, runOn: RunOn<Tx>) =>
  async <T>(work: Begun<Tx, T>, settings?: Settings): Promise<T> => {
    let hasBegun = false;
    const attempt = async (): Promise<T> => {
      hasBegun = false;
      const { client, release } = await connect();
      try {
        const begun = (tx: Tx): Promise<T> => {
          hasBegun = true;
          return work(tx);
        };
        return await runOn(client, begun, settings);
      } finally {
        // The pool drops broken connections. Drizzle's own session would leak one when BEGIN fails.
        release();
      }
    };
    const mayRepeat = (failure: unknown): boolean =>
      hasBegun ? isRolledBack(failure) : isDisconnected(failure);
    try {
      return await attempt();
    } catch (failure) {
      return retrying(failure, attempt, mayRepeat);
    }
  };
