import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';

import type { RetryAfter } from './retries.ts';
import { isDisconnected, isRolledBack } from './sqlstate.ts';

/** Takes a connection until it is released. */
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
 * Transactions on connections of the pool. What fails before the work has begun is tried again on
 * another connection. Once it has begun, only a transaction that the database itself undid is, the
 * work included: after a connection that breaks at COMMIT, nobody knows what was committed.
 * A rollback needs no second try: it fails with its connection alone, which rolls back by itself.
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
        // The pool drops a connection that is broken. Drizzle's own would keep it for ever when
        // BEGIN fails.
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
