import { AxeBuilder } from '@axe-core/playwright';
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

const violationsOf = async (
  page: Page,
  theme: Theme,
  withColours: boolean,
): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page })
    .setLegacyMode() // no frames here, and no second page to open
    .options({ resultTypes: ['violations'], preload: false });
  const { violations } = await (
    theme === 'dark'
      ? axe.withRules(COLOUR_RULES)
      : axe.withTags([...RULES]).disableRules(withColours ? [] : COLOUR_RULES)
  ).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} → ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  );
};

/** Waits for the end of transitions between themes: their colours would be reported. */
const settle = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.getAnimations().length), { intervals: [10, 50] })
    .toBe(0);

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
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
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
