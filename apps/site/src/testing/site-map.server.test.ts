import { globSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { COOKIE_HISTORY } from '~/features/legal/cookie-sections.tsx';
import { PRIVACY_HISTORY } from '~/features/legal/privacy-sections.tsx';
import { TERMS_HISTORY } from '~/features/legal/terms-sections.tsx';

import { PAGE_DAYS } from '../../after-build/page-days.ts';
import { siteMaps } from '../../after-build/site-map.ts';

const NOT_INDEXED = new Set(['/account-deleted', '/offline', '/search']);

/** Their day is that of the newest page in them, which the build knows. */
const DATED_BY_CONTENT = new Set([
  '/car-repair-guides',
  '/car-repair-guides/everyday-jobs',
  '/car-specifications',
]);

const PATHS = globSync('**/*.astro', { cwd: join(import.meta.dirname, '../pages') })
  .filter((file) => !file.includes('['))
  .map((file) => `/${file.replace(/(?:\/?index)?\.astro$/, '')}`)
  .filter((path) => !NOT_INDEXED.has(path) && !DATED_BY_CONTENT.has(path))
  .toSorted();

const OF_THE_DASHBOARD = ['/login', '/signup'];

const ENTRY = /<loc>https?:\/\/[^/]+([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g;

test('every page of our own that may be indexed has the day of its last change', () => {
  const pages = PATHS.map((path) => ({ path, modified: undefined, isIndexed: true }));
  const map = siteMaps(pages).get('/sitemap-pages.xml') ?? '';
  const entries = [...map.matchAll(ENTRY)].map(([, path, day]) => ({ path, day: day ?? '' }));
  expect(entries.map(({ path }) => path)).toEqual([...PATHS, ...OF_THE_DASHBOARD]);
  const today = new Date().toISOString().slice(0, 10);
  for (const { path, day } of entries) {
    expect(day, path).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(new Date(day).toISOString().slice(0, 10), path).toBe(day);
    expect(day <= today, `${path} is dated ${day}, after today`).toBe(true);
  }
});

test('a day of a page that is gone, or that knows its own, is not left in the table', () => {
  expect([...PAGE_DAYS.keys()].toSorted()).toEqual([...PATHS, ...OF_THE_DASHBOARD].toSorted());
});

test('a page that knows its own day keeps it', () => {
  const map = siteMaps([{ path: '/about', modified: '2024-02-29', isIndexed: true }]);
  expect(map.get('/sitemap-pages.xml')).toContain('/about</loc><lastmod>2024-02-29</lastmod>');
});

test.each([
  ['/privacy', PRIVACY_HISTORY],
  ['/terms', TERMS_HISTORY],
  ['/cookies', COOKIE_HISTORY],
])('the day of %s is not before the newest change that the page lists', (path, [newest]) => {
  const listed = new Date(`${newest?.date ?? ''} UTC`).toISOString().slice(0, 10);
  expect((PAGE_DAYS.get(path) ?? '') >= listed).toBe(true);
});
