import { AsyncLocalStorage } from 'node:async_hooks';

import type { PGlite } from '@electric-sql/pglite';

/**
 * Makes a transaction of the embedded database that waits for itself an error. It has one connection:
 * a statement that is sent past the transaction that is open, and awaited within it, would wait for
 * ever and everybody else with it.
 */
export const refuseWaitingForItself = (pglite: PGlite): void => {
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
