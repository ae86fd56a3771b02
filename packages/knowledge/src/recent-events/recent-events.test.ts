import { expect, test } from 'vitest';

import { RECENT_EVENTS } from './recent-events.ts';

const { events, kinds } = RECENT_EVENTS;

test('every event has an id of its own, words to find it by, and moderate factors', () => {
  expect(new Set([...kinds, ...events].map(({ id }) => id)).size).toBe(
    kinds.length + events.length,
  );
  for (const { id, work, words, factors } of events) {
    expect.soft(work ?? words, id).toBeDefined();
    for (const factor of Object.values(factors)) {
      expect.soft(factor, id).toBeGreaterThanOrEqual(0.5);
      expect.soft(factor, id).toBeLessThanOrEqual(8);
    }
  }
});

test('a part that is new is not made likelier by the same event', () => {
  for (const { id, renewed = [], factors } of events) {
    expect
      .soft(
        renewed.filter((fault) => (factors[fault] ?? 0) > 1),
        id,
      )
      .toEqual([]);
  }
});
