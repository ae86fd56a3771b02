import type { Page } from '@playwright/test';

/**
 * Waits until React has taken the page over: each island of a public page, or the whole of another
 * one. Before that a form is sent as a plain one, and its refusal is an answer of 400, which the
 * browser reports.
 */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document.querySelector('astro-island')
      ? document.querySelector('astro-island[ssr]') === null
      : history.scrollRestoration === 'manual',
  );
};
