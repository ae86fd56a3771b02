import { untilHydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test('Back leads to the place on the landing page that was left', async ({ page }) => {
  await page.goto('/');
  const question = page.locator('main section').last().getByRole('heading').first();
  await question.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await untilHydrated(page);
  const top = () => question.evaluate((element) => element.getBoundingClientRect().top);
  let before = await top();
  await expect
    .poll(async () => {
      const last = before;
      before = await top();
      return Math.abs(last - before);
    })
    .toBeLessThan(1);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click(),
  );
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(40);
});

test('a reload keeps the place on the landing page', async ({ page }) => {
  await page.goto('/');
  const last = page.locator('main section').last().getByRole('heading').first();
  await last.scrollIntoViewIfNeeded();
  await untilHydrated(page);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await page.reload();
  await expect(last).toBeInViewport();
});

test('ticked steps of a guide are there after a reload, until they are cleared', async ({
  page,
}) => {
  await page.goto('/car-repair-guides/everyday-jobs/change-front-brake-pads-and-discs');
  const step = page.getByRole('checkbox', { name: 'Step 2 done' });
  await step.check();
  await expect(page.getByText(/^1 of \d+ done, stored on this device/)).toBeVisible();
  await page.reload();
  await expect(step).toBeChecked();
  await page.getByRole('button', { name: 'Clear ticks' }).click();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Step 1 done' })).toBeVisible();
  await expect(step).not.toBeChecked();
});
