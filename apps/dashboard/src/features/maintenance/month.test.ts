import { expect, test } from 'vitest';

import { addToMonth, weeksOf } from './month.ts';

test('a month is its weeks from Monday to Sunday, padded at both ends', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)?.slice(0, 2)).toEqual(['2026-11-30', null]);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('months go on across the year', () => {
  expect(addToMonth('2026-12', 1)).toBe('2027-01');
  expect(addToMonth('2026-01', -1)).toBe('2025-12');
});
