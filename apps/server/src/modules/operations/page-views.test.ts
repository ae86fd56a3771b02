import { countPageView } from '@wrenchwise/contract/endpoints/page-views';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { compose } from '../../compose.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createLog } from '../../platform/log.ts';
import { immediateQueue } from '../../testing/immediate-queue.ts';
import { newUserQuickly } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { pageViews } from './operations.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.database.db.delete(pageViews));

const counted = async () => {
  const rows = await app.database.db.select().from(pageViews);
  return Object.fromEntries(rows.map(({ path, views }) => [path, views]));
};

const read = (path: string, headers?: Record<string, string>) =>
  app.newBrowser(headers).call(countPageView, { body: { path } });

test('views are added up by page and day, with nothing else beside them', async () => {
  for (const path of ['/pricing', '/', '/pricing']) await read(path);
  const rows = await app.database.db.select().from(pageViews);
  const day = new Date().toISOString().slice(0, 10);
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      { day, path: '/pricing', views: 2 },
      { day, path: '/', views: 1 },
    ]),
  );
});

test('of views at the same moment none is lost', async () => {
  await Promise.all(Array.from({ length: 20 }, () => read('/faq')));
  expect(await counted()).toEqual({ '/faq': 20 });
});

test('a view by somebody who is signed in is a view like any other', async () => {
  const user = await newUserQuickly(app);
  await user.call(countPageView, { body: { path: '/about' } });
  expect(await counted()).toEqual({ '/about': 1 });
});

test.each(['/dashboard/history', '/login', '/pricing?email=sam@example.com', 'sam@example.com'])(
  'a view of %s is answered and not counted',
  async (path) => {
    await read(path);
    expect(await counted()).toEqual({});
  },
);

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
  'a browser that sends %o is not counted',
  async (headers) => {
    await read('/pricing', headers);
    expect(await counted()).toEqual({});
  },
);

test('pages that are not there are not counted, however they are called', async () => {
  const { db } = app.database;
  const { app: product } = await compose({
    config: readConfig({ AUTH_SECRET: 'a-secret-for-tests-only-0123456789abcdef' }, '/nowhere'),
    db,
    queue: immediateQueue(db),
    log: createLog('silent'),
    servePage: ({ url }) =>
      new Response(null, { status: new URL(url).pathname === '/blog/winter-checks' ? 200 : 302 }),
  });
  for (const path of ['/blog/winter-checks', '/blog/an-invented-one']) {
    const answer = await product.request('/api/page-views', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path }),
    });
    expect(answer.status).toBe(204);
  }
  expect(await counted()).toEqual({ '/blog/winter-checks': 1 });
});

test('nobody counts without end', async () => {
  const strict = await openTestApp({ environment: { RATE_LIMIT: '0.01' } });
  const browser = strict.newBrowser();
  for (let count = 0; count < 3; count += 1) {
    await browser.call(countPageView, { body: { path: '/' } });
  }
  await expect(browser.call(countPageView, { body: { path: '/' } })).rejects.toMatchObject({
    code: 'rate-limit/exceeded',
  });
  await strict.close();
});
