import { expect, test } from 'vitest';

import { isCountedPage } from './counted-pages.ts';

test.each([
  '/',
  '/pricing',
  '/how-accurate',
  '/check',
  '/car-repair-guides',
  '/car-repair-guides/brake-system',
  '/car-repair-guides/brake-system/front-brake-pads',
  '/codes/P0301',
  '/car-specifications/ford/focus',
  '/blog/reading-a-dtc',
])('views of %s may be counted', (path) => {
  expect(isCountedPage(path)).toBe(true);
});

test.each([
  '',
  'pricing',
  '//evil.example',
  '/pricing/',
  '/pricing?plan=pro',
  '/pricing#standard',
  '/login',
  '/reset-password',
  '/dashboard',
  '/dashboard/diagnosis-result/7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
  '/car-repair-guides/a/b/c',
  '/codes/sam@example.com',
  '/car-specifications/ford/focus/2015',
  '/blog/../login',
  `/blog/${'x'.repeat(101)}`,
  '/api/page-views',
])('views of %j never are', (path) => {
  expect(isCountedPage(path)).toBe(false);
});
