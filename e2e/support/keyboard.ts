import { expect, type Locator, type Page } from '@playwright/test';

const FAR = 60;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < FAR && !(await isFocused(target)); pressed += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  const ring = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const after = getComputedStyle(element, '::after');
    const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    const outlinedAfter = after.outlineStyle !== 'none' && parseFloat(after.outlineWidth) > 0;
    return outlined || outlinedAfter || boxShadow !== 'none';
  });
  expect(ring, 'the focus can be seen').toBe(true);
};
