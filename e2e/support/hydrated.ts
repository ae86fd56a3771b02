import type { Page } from '@playwright/test';

/** Waits until React has taken the page over: each island of a public page, or the whole of another one. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document.querySelector('astro-island')
      ? document.querySelector('astro-island[ssr]') === null
      : history.scrollRestoration === 'manual',
  );
};
