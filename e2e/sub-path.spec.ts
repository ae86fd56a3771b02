import { expect, test } from '@playwright/test';

import { describeFault, expectResultOf, sendForm } from './support/diagnosis-pages.ts';
import { GRINDING_BRAKES } from './support/faults.ts';
import { readMailbox } from './support/mailbox.ts';
import { type Proxy, startProxy } from './support/proxy.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { confirmAddress, fillLogIn, fillSignUp, somebody } from './support/users.ts';
import { answered, NO_CONNECTION, watchContext } from './support/watch.ts';

const BASE = '/cars';

// One server is enough for all of them.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });

let whole: Proxy;
let stripping: Proxy;
let behind: RunningServer;
test.beforeAll(async () => {
  whole = await startProxy(BASE);
  stripping = await startProxy(BASE, { strips: true });
  behind = await startServer({ environment: () => ({ APP_URL: whole.url + BASE }) });
  whole.leadTo(behind.url);
  stripping.leadTo(behind.url);
});
test.afterAll(async () => {
  whole.stop();
  stripping.stop();
  await behind.stop();
});

test('behind a sub-path somebody signs up, diagnoses, comes back, and leaves', async ({
  browser,
}) => {
  const site = whole.url + BASE;
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
  const watch = watchContext(context, whole.url);
  context.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol === 'http:') expect.soft(`${pathname}/`, 'what is asked for').toMatch(/^\/cars\//);
  });
  const page = await context.newPage();
  const sam = somebody();

  await test.step('from the site to the dashboard', async () => {
    await page.goto(`${site}/`);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Start Free Diagnosis' })
      .first()
      .click();
    await expect(page).toHaveURL(`${site}/signup`);
    await fillSignUp(page, sam);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail');
    const link = await readMailbox(behind.dataDir).linkTo(sam.email);
    expect(link).toMatch(new RegExp(`^${site}/verify-email#`));
    await confirmAddress(page, link);
    await expect(page).toHaveURL(`${site}/dashboard`);
  });

  await test.step('a diagnosis, read again at its own address', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Diagnose', exact: true }).click();
    await expect(page).toHaveURL(`${site}/dashboard/diagnose`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New diagnosis');
    await describeFault(page, GRINDING_BRAKES);
    await sendForm(page);
    await expectResultOf(page, GRINDING_BRAKES);
    await page.reload();
    await expectResultOf(page, GRINDING_BRAKES);
    expect(page.url()).toContain(`${site}/dashboard/diagnosis-result/`);
  });

  await test.step('out, and in again by the page that was asked for', async () => {
    await context.clearCookies();
    await page.goto(`${site}/dashboard/history`);
    await expect(page).toHaveURL(/\/cars\/login/);
    await fillLogIn(page, sam);
    await expect(page).toHaveURL(`${site}/dashboard/history`);
    const cookies = await context.cookies(`${site}/`);
    expect(cookies.length).toBeGreaterThan(0);
    for (const { path } of cookies) expect(path).toBe(BASE);
    expect(await context.cookies(`${whole.url}/`)).toEqual([]);
  });

  await test.step('a page of the site that is stored, without a network', async () => {
    watch.allow(NO_CONNECTION, /Failed to fetch|no-response/);
    await page.goto(`${site}/codes/P0420`);
    // The dashboard has the worker for its own pages: what is read here is stored on request only.
    await expect(page.getByRole('button', { name: 'Keep for offline' })).toBeVisible();
    expect(await page.evaluate(() => caches.has('kept-pages'))).toBe(false);
    await page.getByRole('button', { name: 'Keep for offline' }).click();
    await expect(page.getByText('Kept on this device')).toBeVisible();
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(scopes).toEqual([`${site}/`]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('P0420');
    await page.goto(`${site}/codes/P0171`);
    await expect(page.getByRole('heading', { name: 'Pages stored on this device' })).toBeVisible();
    await expect(page.getByRole('link', { name: /P0420/ })).toHaveAttribute(
      'href',
      `${BASE}/codes/P0420`,
    );
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('P0171');
  });

  await test.step('logging out leads to the home page', async () => {
    watch.allow(answered(401));
    await page.goto(`${site}/dashboard`);
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page).toHaveURL(new RegExp(`^${site}/?$`));
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    expect((await context.request.get(`${site}/api/subscription`)).status()).toBe(401);
  });

  expect(watch.problems(), 'what the browser complained about').toEqual([]);
  await context.close();
});

test('every built file that is served under a sub-path stays within it', async ({ request }) => {
  const site = whole.url + BASE;
  const read = async (path: string) => (await request.get(site + path)).text();
  const linksOf = async (url: string): Promise<readonly string[]> =>
    Array.from(
      (await (await request.get(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g),
      ([, link = '']) => link,
    );
  const pages = (await Promise.all((await linksOf(`${site}/sitemap.xml`)).map(linksOf))).flat();
  expect(pages.length).toBeGreaterThan(200);
  const written = ['/dashboard', '/offline', '/login/forgot', '/api/docs', '/nothing-here'];
  const some = pages.filter((_, index) => index % 25 === 0);
  const assets = new Set<string>();
  for (const address of [`${site}/`, ...some, ...written.map((path) => site + path)]) {
    expect(address.startsWith(`${site}/`), address).toBe(true);
    const html = await (await request.get(address)).text();
    const tags = html.replace(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2>');
    const stray = Array.from(
      tags.matchAll(/\s([\w:-]+)=["']\/(?!cars\/|cars["'])[^"']*/g),
      // The hidden field of a vote names its page, and leads nowhere.
      ([found, name]) => (name?.startsWith('data-') || name === 'value' ? '' : found),
    ).filter((found) => found !== '');
    expect(stray, address).toEqual([]);
    for (const [, asset = ''] of html.matchAll(/"(\/cars\/assets\/[^"]+)"/g)) assets.add(asset);
    expect(html, address).not.toMatch(/url\(["']?\/(?!cars\/)/);
  }
  expect(assets.size).toBeGreaterThan(10);
  for (const asset of assets) {
    const answer = await request.get(whole.url + asset);
    expect(answer.status(), asset).toBe(200);
    if (!/\.(?:js|css)$/.test(asset)) continue;
    expect(await answer.text(), asset).not.toMatch(/["'`(]\/assets\/\w+[.-]/);
  }
  expect(await read('/manifest.webmanifest')).not.toMatch(/"\/(?!cars\/)/);
  expect(await read('/robots.txt')).not.toMatch(/: \/(?!cars\/)/);
});

test('a proxy that takes the path away serves the same', async ({ request }) => {
  for (const path of [
    '/',
    '/pricing',
    '/dashboard/history',
    '/codes/P0420',
    '/manifest.webmanifest',
  ]) {
    const [handed, taken] = await Promise.all(
      [whole, stripping].map(async ({ url }) => (await request.get(url + BASE + path)).text()),
    );
    expect(taken, path).toBe(handed);
  }
});
