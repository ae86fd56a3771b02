import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createOutgoingRate } from './outgoing-rate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** When each of so many calls made at once gets its turn, in ms; 'busy' for those turned away. */
const turnsOf = async (calls: number) => {
  const takeTurn = createOutgoingRate({ perSecond: 10, burst: 3, longestWaitMs: 500 });
  const begun = performance.now();
  const turns = Array.from({ length: calls }, () =>
    takeTurn().then(
      () => Math.round(performance.now() - begun),
      () => 'busy',
    ),
  );
  await vi.runAllTimersAsync();
  return Promise.all(turns);
};

test('calls of a burst go at once, the next at the rate, and who would wait too long is turned away', async () => {
  expect(await turnsOf(10)).toEqual([0, 0, 0, 100, 200, 300, 400, 500, 'busy', 'busy']);
});

test('a pause earns a new burst, never a larger one', async () => {
  const takeTurn = createOutgoingRate({ perSecond: 10, burst: 3, longestWaitMs: 0 });
  await takeTurn();
  vi.advanceTimersByTime(60_000);
  await Promise.all([takeTurn(), takeTurn(), takeTurn()]);
  await expect(takeTurn()).rejects.toMatchObject({ kind: 'busy', retryAfterSeconds: 1 });
});
