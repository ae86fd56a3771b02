import type { Browser, BrowserContext, Page } from '@playwright/test';

import { expect } from './test.ts';

interface Given {
  readonly browser: Browser;
  /** Whoever is signed in there is signed in on the device. */
  readonly context: BrowserContext;
  readonly baseURL: string;
}

/** Whether the service worker serves the page, and stored the dashboard where that is asked for. */
const isInstalled = (page: Page, isStored: boolean): Promise<boolean> =>
  page.evaluate(async (wantsShell) => {
    const shell = await caches.match('/dashboard', { cacheName: 'wrenchwise-dashboard' });
    return navigator.serviceWorker.controller !== null && (!wantsShell || shell !== undefined);
  }, isStored);

/**
 * A device on which the dashboard was visited once, so that its service worker serves it.
 *
 * @param isStored waits until the dashboard opens without a connection
 */
export const openDevice = async (
  { browser, context, baseURL }: Given,
  { isStored = false }: { isStored?: boolean } = {},
): Promise<{ device: BrowserContext; page: Page }> => {
  const device = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'allow',
  });
  await device.addCookies(await context.cookies());
  const page = await device.newPage();
  await page.goto('/dashboard');
  await expect.poll(() => isInstalled(page, isStored), { timeout: 90_000 }).toBe(true);
  return { device, page };
};
