import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';

const RULES = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
] as const;

const THEMES = ['light', 'dark'] as const;

/**
 * Rules that depend on the theme: the rest of a page is the same in both. They are also the slowest:
 * more than half of an examination.
 */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type Theme = (typeof THEMES)[number];

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly failureSummary?: string;
  }[];
}

/** The part of axe that a page is examined by. */
interface Axe {
  readonly run: (
    context: Document,
    options: object,
  ) => Promise<{ readonly violations: readonly Violation[] }>;
}

declare global {
  interface Window {
    axe?: Axe;
  }
}

// The copy that Axe's own runner brings. The runner has each page read its half a megabyte twice for
// every examination, which took longer than most of them.
const AXE = createRequire(import.meta.resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);

/** Reads axe into a page that does not have it yet: once between two loads. */
const bringAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  await page.evaluate(readFileSync(AXE, 'utf8'));
};

const optionsOf = (theme: Theme, withColours: boolean): object => ({
  resultTypes: ['violations'],
  preload: false,
  iframes: false, // there are none here
  ...(theme === 'dark'
    ? { runOnly: { type: 'rule', values: COLOUR_RULES } }
    : {
        runOnly: { type: 'tag', values: RULES },
        rules: Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: withColours }])),
      }),
});

/** Axe on the page as it is painted once nothing moves: colours between two themes would be reported. */
const violationsOf = (page: Page, theme: Theme, withColours: boolean): Promise<readonly string[]> =>
  page.evaluate(
    async (options) => {
      // Laying the page out starts the transitions of a theme that has just come.
      for (let moving = document.getAnimations(); moving.length > 0;) {
        await Promise.allSettled(moving.map(({ finished }) => finished));
        moving = document.getAnimations();
      }
      const examined = await window.axe?.run(document, options);
      if (examined === undefined) throw new Error('axe has not been read');
      return examined.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) =>
            `${id}: ${help} → ${target.join(' ')} (${failureSummary})`,
        ),
      );
    },
    optionsOf(theme, withColours),
  );

/** Axe with WCAG 2.2 AA and best practices in the light theme, and colours in the dark one. */
export const expectNoAxeViolations = async (
  page: Page,
  {
    themes = THEMES,
    withColours = true,
  }: { themes?: readonly Theme[]; withColours?: boolean } = {},
): Promise<void> => {
  // Content that is not laid out (`content-visibility`) keeps its old colours until it is scrolled
  // to.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  await bringAxe(page);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect
      .soft(
        await violationsOf(page, colorScheme, withColours),
        `axe on ${page.url()}, ${colorScheme}`,
      )
      .toEqual([]);
  }
};

/** No horizontal scrolling, at any width. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const overflow = (): Promise<number> =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.soft
    .poll(overflow, { message: `sideways scroll on ${page.url()}` })
    .toBeLessThanOrEqual(0);
};

const LAPTOP = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 320, height: 640 };

/**
 * Axe at laptop and small phone widths, which differ in layout, and no horizontal scrolling at
 * tablet width either. Colours are looked at on a laptop, in both themes, which shows all that has
 * one; on a phone too where the page's frame is examined: only the frame has parts of its own there.
 */
export const expectGoodAtAllWidths = async (
  page: Page,
  { isFrame = false }: { isFrame?: boolean } = {},
): Promise<void> => {
  for (const size of [LAPTOP, TABLET, PHONE]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    if (size === LAPTOP || (size === PHONE && isFrame)) await expectNoAxeViolations(page);
    else if (size === PHONE) {
      await expectNoAxeViolations(page, { themes: ['light'], withColours: false });
    }
  }
};
