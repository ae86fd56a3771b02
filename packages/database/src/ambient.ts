import { AsyncLocalStorage } from 'node:async_hooks';

import { sql } from 'drizzle-orm';

import type { Database, Origin, Transaction } from './database.ts';

/**
 * The same database with an ambient transaction (`AsyncLocalStorage`): whatever is done through
 * this handle within `transaction` is part of it, and nested calls join it. For libraries with
 * statements of their own: an act and its record hold together, and the embedded database's one
 * connection cannot deadlock. Triggers see the request's origin.
 */
export const withAmbientTransaction = (
  db: Database,
  origin: () => Origin | undefined = () => undefined,
): Database => {
  const open = new AsyncLocalStorage<Transaction>();

  const transaction: Database['transaction'] = (work, settings) => {
    const current = open.getStore();
    if (current) return work(current);
    return db.transaction(async (tx) => {
      const { address = '', agent = '' } = origin() ?? {};
      await tx.execute(
        sql`select set_config('app.address', ${address}, true), set_config('app.agent', ${agent ?? ''}, true)`,
      );
      return open.run(tx, () => work(tx));
    }, settings);
  };

  return new Proxy(db, {
    get: (plain, name) => {
      if (name === 'transaction') return transaction;
      const tx = open.getStore();
      const target: object = tx && name in tx ? tx : plain;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};
