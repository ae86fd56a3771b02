import { expect, test } from 'vitest';

import { openGraphImageFor } from './open-graph-image.ts';
import { pageMeta } from './page-meta.ts';

const contentOf = (meta: ReturnType<typeof pageMeta>, name: string): unknown =>
  meta
    .map((tag): Record<string, unknown> => ({ ...tag }))
    .find((tag) => tag['name'] === name || tag['property'] === name)?.['content'];

const canonicalOf = (meta: ReturnType<typeof pageMeta>): unknown =>
  meta
    .map((tag): Record<string, unknown> => ({ ...tag }))
    .find((tag) => tag['rel'] === 'canonical')?.['href'];

test('a title carries the product’s name once', () => {
  expect(pageMeta('Pricing', 'Plans.')[0]).toEqual({ title: 'Pricing · Wrenchwise' });
  expect(pageMeta('About Wrenchwise', 'Who.')[0]).toEqual({ title: 'About Wrenchwise' });
});

test('a page that names its path has a whole canonical address and an Open Graph image with its size and words', () => {
  const meta = pageMeta('Pricing', 'Plans.', { path: '/pricing' });
  expect(canonicalOf(meta)).toBe(`${location.origin}/pricing`);
  expect(contentOf(meta, 'og:url')).toBe(`${location.origin}/pricing`);
  expect(contentOf(meta, 'og:image')).toBe(`${location.origin}/og/pricing.png`);
  expect(contentOf(meta, 'og:image:width')).toBe('1200');
  expect(contentOf(meta, 'og:image:height')).toBe('630');
  expect(contentOf(meta, 'og:image:alt')).toContain('Pricing');
  expect(contentOf(meta, 'twitter:card')).toBe('summary_large_image');
  expect(contentOf(meta, 'robots')).toBeUndefined();
});

test('a page without a path has a title and a description, and claims no address', () => {
  const meta = pageMeta('Overview', 'Your cars.');
  expect(contentOf(meta, 'description')).toBe('Your cars.');
  expect(canonicalOf(meta)).toBeUndefined();
  expect(contentOf(meta, 'og:image')).toBeUndefined();
});

test('a page that is not for search engines says so and has no canonical address', () => {
  const meta = pageMeta('Reset', 'A new password.', { path: '/reset-password', noIndex: true });
  expect(contentOf(meta, 'robots')).toBe('noindex');
  expect(canonicalOf(meta)).toBeUndefined();
});

test('an article says when it was written and changed', () => {
  const meta = pageMeta('Brakes', 'How they wear.', {
    path: '/blog/brakes',
    type: 'article',
    published: '2026-10-01',
    modified: '2026-11-02',
  });
  expect(contentOf(meta, 'og:type')).toBe('article');
  expect(contentOf(meta, 'article:published_time')).toBe('2026-10-01');
  expect(contentOf(meta, 'article:modified_time')).toBe('2026-11-02');
});

test.each([
  ['/', '/og/default.png'],
  ['/pricing', '/og/pricing.png'],
  ['/terms', '/og/default.png'],
  ['/codes/P0420', '/og/codes/P0420.png'],
  ['/car-repair-guides', '/og/car-repair-guides.png'],
  ['/car-repair-guides/brake-system', '/og/car-repair-guides/brake-system.png'],
  [
    '/car-repair-guides/brake-system/front-pads',
    '/og/car-repair-guides/brake-system/front-pads.png',
  ],
  ['/blog/buying-used', '/og/blog/buying-used.png'],
])('%s is shared with the image %s', (path, image) => {
  expect(openGraphImageFor(path, 'A page').path).toBe(image);
});
