import { AsyncLocalStorage } from 'node:async_hooks';

import { sql } from 'drizzle-orm';

import { requestOrigin } from '../request-origin.ts';
import type { Database, Transaction } from './connect.ts';

/**
 * A handle for libraries that bring their own statements: within `transaction`, whatever they do
 * through `db` is part of it. Without it, an act and the record of it could not hold together, and
 * on the embedded database's one connection a second handle would wait for the first for ever.
 */
export interface Ambient {
  readonly db: Database;
  /** Runs work in one transaction, or in the one that is open already. */
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** The open transaction, or the plain handle. */
  readonly current: () => Database | Transaction;
}

export const createAmbient = (db: Database): Ambient => {
  const open = new AsyncLocalStorage<Transaction>();

  const transaction: Ambient['transaction'] = (work) => {
    const current = open.getStore();
    if (current) return work(current);
    return db.transaction(async (tx) => {
      const { address = '', agent = '' } = requestOrigin() ?? {};
      // For the triggers that record events.
      await tx.execute(
        sql`select set_config('app.address', ${address}, true), set_config('app.agent', ${agent ?? ''}, true)`,
      );
      return open.run(tx, () => work(tx));
    });
  };

  const handle = new Proxy(db, {
    get: (plain, name) => {
      if (name === 'transaction') return transaction;
      const current: object = open.getStore() ?? plain;
      const value: unknown = Reflect.get(current, name, current);
      return typeof value === 'function' ? value.bind(current) : value;
    },
  });

  return { db: handle, transaction, current: () => open.getStore() ?? db };
};
