import { AsyncLocalStorage } from 'node:async_hooks';

import { sql } from 'drizzle-orm';

import type { Database, Origin, Transaction } from './database.ts';

/**
 * The same database with an ambient transaction: within `transaction`, whatever is done through this
 * handle is part of it, and a second `transaction` joins the first. For libraries that bring their
 * own statements: an act and the record of it hold together, and on the embedded database's one
 * connection a second handle would wait for the first for ever. Triggers that record events see
 * from where the request comes.
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
