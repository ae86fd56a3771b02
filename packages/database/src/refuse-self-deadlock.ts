import { AsyncLocalStorage } from 'node:async_hooks';

import type { PGlite } from '@electric-sql/pglite';

/**
 * Turns a self-deadlock on the embedded database into an error. It has one connection: a statement
 * outside the open transaction that is awaited within it would never run, nor would anything after
 * it.
 */
export const refuseSelfDeadlock = (pglite: PGlite): void => {
  const holding = new AsyncLocalStorage<{ isOpen: boolean }>();
  const runExclusively = pglite._runExclusiveTransaction.bind(pglite);
  pglite._runExclusiveTransaction = async <T>(work: () => Promise<T>): Promise<T> => {
    if (holding.getStore()?.isOpen) {
      throw new Error('a statement past the transaction that is open would wait for it for ever');
    }
    return runExclusively(() => {
      const held = { isOpen: true };
      return holding.run(held, async () => {
        try {
          return await work();
        } finally {
          held.isOpen = false;
        }
      });
    });
  };
};
