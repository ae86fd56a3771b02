import type { Page } from '@playwright/test';

import { PUBLIC_ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const FONTS = '**/*.woff2';

interface Shift {
  readonly value: number;
  /** When, in milliseconds since the page was asked for. */
  readonly at: number;
  /** What moved: element, from where to where. */
  readonly parts: readonly string[];
}

interface Moves {
  readonly path: string;
  /** The sum of what Chromium counts. */
  readonly sum: number;
  readonly shifts: readonly Shift[];
}

const sumOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((total, { value }) => total + value, 0);

/** How far the parts of each page move while it loads, and which. */
const movesOf = async (page: Page, paths: readonly string[]): Promise<readonly Moves[]> => {
  await page.addInitScript(() => {
    const nameOf = (node: unknown): string => {
      const element = node instanceof Element ? node : node instanceof Node && node.parentElement;
      return element ? element.outerHTML.slice(0, 120) : 'an element that is gone';
    };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The type of layout-shift entries is not in TypeScript's DOM.
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: Iterable<object> = Reflect.get(entry, 'sources');
        const parts = Array.from(sources, (source) => {
          const [from, to] = ['previousRect', 'currentRect'].map((rect) =>
            JSON.stringify(Reflect.get(source, rect)),
          );
          return `${nameOf(Reflect.get(source, 'node'))} from ${from} to ${to}`;
        });
        shifts.push({ value: Number(Reflect.get(entry, 'value')), at: entry.startTime, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moves: Moves[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const shifts = await page.evaluate((): Shift[] => Reflect.get(window, 'shifts'));
    moves.push({ path, sum: sumOf(shifts), shifts });
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
    expect(moves.filter(({ sum }) => sum > 0.001)).toEqual([]);
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
    const moves = await movesOf(page, ['/']);
    // Half of what is asked of a page: widths of letters differ, and no line moves down.
    expect(moves.filter(({ sum }) => sum >= 0.01)).toEqual([]);
  }
});
