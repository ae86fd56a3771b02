import { expect, test } from 'vitest';

import { timeAgo } from './time-ago.ts';

const NOW = new Date('2026-07-01T12:00:00Z');

test.each([
  // A clock that is a little ahead of the server's.
  ['2026-07-01T12:00:40Z', 'just now'],
  ['2026-07-01T11:59:01Z', 'just now'],
  ['2026-07-01T11:59:00Z', 'a minute ago'],
  ['2026-07-01T11:48:00Z', '12 minutes ago'],
  ['2026-07-01T11:00:00Z', 'an hour ago'],
  ['2026-07-01T09:00:00Z', '3 hours ago'],
])('%s was %s', (iso, words) => {
  expect(timeAgo(iso, NOW)).toBe(words);
});
