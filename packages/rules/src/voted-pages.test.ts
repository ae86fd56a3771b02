import { expect, test } from 'vitest';

import { isVotedPage } from './voted-pages.ts';

test.each([
  '/car-repair-guides/brake-system/front-brake-pads',
  '/car-repair-guides/everyday-jobs/jump-start-a-car',
  '/codes/P0301',
  '/codes/U0100',
])('%s asks its readers', (path) => {
  expect(isVotedPage(path)).toBe(true);
});

test.each([
  '/',
  '/codes',
  '/codes/p0301',
  '/codes/P0301/',
  '/codes/P0301?x=1',
  '/car-repair-guides/brake-system',
  '/car-repair-guides/a/b/c',
  '/car-repair-guides/page/2',
  '/car-specifications/ford/focus',
  '/dashboard',
  `/car-repair-guides/a/${'x'.repeat(81)}`,
])('%j does not', (path) => {
  expect(isVotedPage(path)).toBe(false);
});
