import type { Page } from '@playwright/test';

/**
 * Waits until a page with deferred hydration is React's. Before that its forms are sent as plain
 * ones, whose refusal is an answer of 400 that the browser reports.
 */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
};
