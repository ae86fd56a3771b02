import { Hono } from 'hono';
import { expect, test } from 'vitest';

import type { AppEnv } from '../../platform/http/context.ts';
import { mountSpecificationPaths } from './specifications.routes.ts';

const pages = new Hono<AppEnv>();
mountSpecificationPaths(pages);
pages.get('*', (c) => c.text('a page'));

test.each([
  ['/car-specifications/ford/focus/2015', '/car-specifications/ford/focus#2015'],
  ['/car-specifications/tesla/model-3/1990', '/car-specifications/tesla/model-3'],
  ['/car-specifications?q=vw+golf+2012', '/car-specifications/volkswagen/golf#2012'],
  ['/car-specifications?q=toyta', '/car-specifications/toyota'],
  ['/car-specifications?q=hovercraft', '/car-specifications#not-found'],
  // Never off this site.
  ['/car-specifications?q=//evil.example', '/car-specifications#not-found'],
])('%s leads to %s', async (from, to) => {
  const response = await pages.request(from);
  expect([response.status, response.headers.get('location')]).toEqual([302, to]);
});

test.each([
  '/car-specifications',
  '/car-specifications?q=',
  '/car-specifications/ford/focus',
  '/car-specifications/ford/focus/15',
  '/car-specifications/ford/unheard-of/2015',
])('%s is left to the pages', async (path) => {
  expect(await (await pages.request(path)).text()).toBe('a page');
});
