import type { Page } from '@playwright/test';

import { PUBLIC_ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const FONTS = '**/*.woff2';

/** How far the parts of each page move while it loads, by path: the sum of what Chromium counts. */
const movesOf = async (page: Page, paths: readonly string[]) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The type of layout-shift entries is not in TypeScript's DOM.
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moves: (readonly [path: string, sum: number])[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts'));
    moves.push([path, shifts.reduce((total, shift) => total + shift, 0)]);
  }
  return moves;
};

for (const [name, width] of [
  ['phone', 390],
  ['laptop', 1440],
] as const) {
  test(`on a ${name} nothing on a public page moves while it loads`, async ({ page, watch }) => {
    watch.allow(/woff2/, /Failed to load resource: net::ERR_FAILED/);
    await page.route(FONTS, (route) => route.abort());
    await page.setViewportSize({ width, height: 844 });
    const moves = await movesOf(page, PUBLIC_ROUTES);
    expect(moves.filter(([, sum]) => sum > 0.001)).toEqual([]);
  });
}

test('the words of the landing page hardly move when their font comes after them', async ({
  page,
}) => {
  await page.route(FONTS, async (route) => {
    // Not before the page has been painted with what stands in for the font.
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const [[, moved] = ['', 1]] = await movesOf(page, ['/']);
    expect(moved).toBeLessThan(0.005);
  }
});
