import { reportError } from '@wrenchwise/domain/endpoints/error-reports';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { applicationErrors } from '../../db/schema/operations.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const newest = async () => {
  const { db } = app.database.connection;
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
  const person = await app.newPerson();
  await person.call(reportError, { body: { message: 'It broke' } });
  expect(await newest()).toMatchObject({ userId: person.id, message: 'It broke' });
});
