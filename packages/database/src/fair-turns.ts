import { AsyncLocalStorage } from 'node:async_hooks';

import type { PGlite } from '@electric-sql/pglite';

/** Whose statements wait in a lane. */
const laneOfStatement = new AsyncLocalStorage<string>();

/** Runs work whose turns are this user's. */
export const inLaneOf = <T>(userId: string | undefined, work: () => Promise<T>): Promise<T> =>
  userId === undefined ? work() : laneOfStatement.run(userId, work);

/**
 * Turns at one resource: each lane in turn, first come first served within a lane. Between two turns
 * the event loop goes round, so that what was answered is sent and what has come is read.
 */
export const createTurns = () => {
  // In the order of their next turns.
  const lanes = new Map<string, (() => void)[]>();
  let isTaken = false;

  const next = (): void => {
    const [first] = lanes;
    if (!first) {
      isTaken = false;
      return;
    }
    const [lane, waiting] = first;
    const start = waiting.shift();
    lanes.delete(lane);
    if (waiting.length > 0) lanes.set(lane, waiting);
    start?.();
  };

  return async <T>(lane: string, work: () => Promise<T>): Promise<T> => {
    if (isTaken) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const waiting = lanes.get(lane);
      if (waiting) waiting.push(resolve);
      else lanes.set(lane, [resolve]);
      await promise;
    }
    isTaken = true;
    try {
      return await work();
    } finally {
      setImmediate(next);
    }
  };
};

/**
 * Gives everybody turns at the embedded database. It has one connection and computes on this thread:
 * in the order of arrival, whoever sends a hundred requests at once is served a hundred times before
 * the next user, and all that waits is run before any of it is answered.
 *
 * @param laneOf whose statement it is, of those that are not a user's
 */
export const takeTurns = (pglite: PGlite, laneOf: () => string): void => {
  const takeTurn = createTurns();
  const runExclusively = pglite._runExclusiveTransaction.bind(pglite);
  pglite._runExclusiveTransaction = <T>(work: () => Promise<T>): Promise<T> =>
    takeTurn(laneOfStatement.getStore() ?? laneOf(), () => runExclusively(work));
};
