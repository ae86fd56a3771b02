import { reportError } from '@wrenchwise/contract/endpoints/error-reports';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { applicationErrors } from './operations.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const newest = async () => {
  const { db } = app.database;
  const [row] = await db
    .select()
    .from(applicationErrors)
    .orderBy(desc(applicationErrors.createdAt))
    .limit(1);
  return row;
};

test('keeps the report of a visitor, with the page and the request', async () => {
  const body = {
    message: 'The server encountered an error. Please try again later.',
    category: 'network' as const,
    page: '/faq',
    requestId: 'abc-123-def',
  };
  expect(await app.newBrowser().call(reportError, { body })).toEqual({ received: true });
  expect(await newest()).toMatchObject({ ...body, userId: null });
});

test('keeps who reported it when somebody is signed in', async () => {
  const user = await app.newUser();
  await user.call(reportError, { body: { message: 'It broke' } });
  expect(await newest()).toMatchObject({ userId: user.id, message: 'It broke' });
});

test('keeps category and severity, and says error of what brings none', async () => {
  const browser = app.newBrowser();
  const body = {
    message: 'JWT expired',
    category: 'authentication',
    severity: 'critical',
  } as const;
  await browser.call(reportError, { body: { ...body, automatic: true } });
  expect(await newest()).toMatchObject(body);
  await browser.call(reportError, { body: { message: 'It broke' } });
  expect(await newest()).toMatchObject({ category: 'unknown', severity: 'error' });
});

test('keeps nothing personal of a message or a page', async () => {
  const id = '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11';
  await app.newBrowser().call(reportError, {
    body: {
      message: `no row for sam@example.com, ${id}`,
      page: `/dashboard/diagnosis-result/${id}`,
    },
  });
  expect(await newest()).toMatchObject({
    message: 'no row for [REDACTED], [REDACTED]',
    page: '/dashboard/diagnosis-result/[REDACTED]',
  });
});
