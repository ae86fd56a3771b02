import { expect, test } from 'vitest';

import { RECENT_EVENTS } from './recent-events.ts';

test('every event has an id of its own, words to find it by, and moderate factors', () => {
  expect(new Set(RECENT_EVENTS.map(({ id }) => id)).size).toBe(RECENT_EVENTS.length);
  for (const { id, work, words, factors } of RECENT_EVENTS) {
    expect.soft(work ?? words, id).toBeDefined();
    for (const factor of Object.values(factors)) {
      expect.soft(factor, id).toBeGreaterThanOrEqual(0.5);
      expect.soft(factor, id).toBeLessThanOrEqual(8);
    }
  }
});
