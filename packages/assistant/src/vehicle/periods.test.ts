import { expect, test } from 'vitest';

import { periodIn } from './periods.ts';

const TODAY = '2026-11-27';

test.each([
  ['how much this year', '2026-01', '2026-11'],
  ['what did it cost last year', '2025-01', '2025-12'],
  ['fuel last month', '2026-10', '2026-10'],
  ['spent in october', '2026-10', '2026-10'],
  ['spent in december', '2025-12', '2025-12'],
  ['since march', '2026-03', '2026-11'],
  ['in 2024', '2024-01', '2024-12'],
  ['repairs since jan last year', '2025-01', '2026-11'],
  ['since january 2024', '2024-01', '2026-11'],
  ['in sept', '2026-09', '2026-09'],
  ['in the last six months', '2026-06', '2026-11'],
  ['over the past 2 years', '2024-11', '2026-11'],
  ['in the past year', '2025-11', '2026-11'],
  ['since last year', '2025-01', '2026-11'],
  ['since 2025', '2025-01', '2026-11'],
])('months are read from words: %s', (words, from, until) => {
  expect(periodIn(words, TODAY)).toMatchObject({ from, until });
});

test('last month in January is December of the year before', () => {
  expect(periodIn('last month', '2026-01-15')).toMatchObject({ from: '2025-12', until: '2025-12' });
});

test('no period means everything', () => {
  expect(periodIn('how much have i spent', TODAY)).toBeUndefined();
});
