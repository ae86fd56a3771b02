import { getCode, searchCodes } from '@wrenchwise/contract/endpoints/codes';
import { library } from '@wrenchwise/library/testing/library';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AppEnv } from '../../platform/http/context.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { mountCodePaths } from './codes.routes.ts';
import { createCodesService } from './codes.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('shows anybody what a code means, however it is spelt', async () => {
  const { call } = app.newBrowser();
  expect(await call(getCode, { params: { code: 'p0420' } })).toMatchObject({
    code: 'P0420',
    meaning: 'Catalyst system efficiency below threshold (bank 1)',
    hasPage: true,
  });
  expect(await call(getCode, { params: { code: 'P1744' } })).toMatchObject({
    uncertain: true,
    group: { name: 'The maker’s own' },
    hasPage: false,
  });
});

test.each(['P1XYZ', 'hello', 'P04200', '%00', 'P'.repeat(200)])(
  'answers 404 for what is no code: %s',
  async (text) => {
    const response = await app.newBrowser().request(`/api/codes/${text}`);
    expect(response.status).toBe(404);
  },
);

test('says in the catalogue’s words that it is no code', async () => {
  const call = app.newBrowser().call(getCode, { params: { code: 'P1XYZ' } });
  await expect(call).rejects.toMatchObject({ code: 'diagnosis/no-such-code' });
});

test('finds codes by words, and at most a dozen', async () => {
  const { codes } = await app
    .newBrowser()
    .call(searchCodes, { query: { search: 'oxygen sensor' } });
  expect(codes).toHaveLength(12);
  expect(codes[0]?.name).toMatch(/oxygen sensor/i);
});

test('limits how often one address may ask', async () => {
  const limited = await openTestApp({
    db: app.database.db,
    environment: { RATE_LIMIT: '1' },
  });
  const { request } = limited.newBrowser();
  const found: number[] = [];
  for (let asked = 0; asked < 61; asked += 1) {
    found.push((await request('/api/codes/P0301')).status);
  }
  await limited.close();
  expect(found.filter((status) => status === 200)).toHaveLength(60);
  expect(found[60]).toBe(429);
});

const pages = new Hono<AppEnv>();
mountCodePaths(pages, createCodesService(library.codes));
pages.get('*', (c) => c.text('a page'));

test.each([
  ['/codes/p0420', '/codes/P0420'],
  ['/codes/P-0420', '/codes/P0420'],
  ['/codes/P1744', '/codes?code=P1744'],
  ['/codes?code=p0420', '/codes/P0420'],
])('%s leads to %s', async (from, to) => {
  const response = await pages.request(from);
  expect([response.status, response.headers.get('location')]).toEqual([302, to]);
});

test.each(['/codes', '/codes/P0420', '/codes?code=P1744', '/codes/other'])(
  '%s is left to the pages',
  async (path) => {
    expect(await (await pages.request(path)).text()).toBe('a page');
  },
);
