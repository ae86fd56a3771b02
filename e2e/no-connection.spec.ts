import type { Page } from '@playwright/test';

import { readMailbox } from './support/mailbox.ts';
import { startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { joinByApi } from './support/users.ts';
import { answered, NO_CONNECTION } from './support/watch.ts';

const RELOADING = /Error loading route module|Failed to fetch dynamically imported module/;
const NOTICE = /\/assets\/connection-notice-.*\.js/;

/**
 * Opens the page and waits for the code that says so, which comes a moment after it: all of it, with what it
 * imports, since a connection cut in between leaves the plain notice.
 */
const openWithNotice = async (page: Page, path: string): Promise<void> => {
  const asked = page.waitForRequest(NOTICE);
  await page.goto(path);
  const code = (await asked).url();
  await page.evaluate(async (url) => {
    await import(url);
  }, code);
};

test('offline, the page stays with what was typed, says so, and opens the next one by itself', async ({
  page,
  context,
  signIn,
  watch,
}) => {
  watch.allow(NO_CONNECTION, RELOADING);
  await signIn.asSomebodyNew();
  await openWithNotice(page, '/dashboard/support');
  await page.getByLabel('Subject').fill('Half a sent');
  // What is shown is of a moment once it has come.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const notice = page.getByRole('alert').filter({ hasText: 'You are offline.' });
  await expect(notice).toContainText(/Shown: as of \d\d:\d\d/);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('a[href="/dashboard/diagnose"]')?.click();
  });
  await expect(notice).toContainText('The page that you asked for opens as soon as');
  await expect(page.getByLabel('Subject')).toHaveValue('Half a sent');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/dashboard\/diagnose$/);
  await expect(page.getByLabel('What is it doing?')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('with the server stopped, a page that was never opened says so instead of the browser', async ({
  page,
  watch,
  playwright,
}) => {
  // While it stops it still answers, that it is not ready.
  watch.allow(NO_CONNECTION, RELOADING, /foreign host/, answered(503));
  const own = await startServer();
  const request = await playwright.request.newContext({ baseURL: own.url });
  await joinByApi(request, readMailbox(own.dataDir));
  const { cookies } = await request.storageState();
  await request.dispose();
  await page.context().addCookies(cookies);
  await openWithNotice(page, `${own.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await own.stop();
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('a[href="/dashboard/support"]')?.click();
  });
  const notice = page.getByRole('alert').filter({ hasText: 'Our server cannot be reached.' });
  await expect(notice).toContainText('The page that you asked for opens as soon as');
  await notice.getByRole('button', { name: 'Stay here' }).click();
  await expect(notice).not.toContainText('The page that you asked for');
  await expect(notice).toContainText('We keep trying.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a new release has the page loaded anew once, and not again and again', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(answered(404), RELOADING);
  await signIn.asSomebodyNew();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // The code of this page is gone, whichever release asks for it.
  await page.route(/\/assets\/support-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await openWithNotice(page, '/dashboard/history');
  await page.getByLabel('Search your diagnoses').fill('brakes');
  const before = documents;
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('a[href="/dashboard/support"]')?.click();
  });
  await expect.poll(() => documents).toBe(before + 1);
  await expect(page).toHaveURL(/\/dashboard\/support$/);
  expect(documents).toBe(before + 1);
});
