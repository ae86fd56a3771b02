import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const letters = (count: number): string => 'x'.repeat(count);

test.use({ viewport: PHONE });

/** Nothing is wider than the window, however long a word it holds. */
const expectToFit = async (page: Page, where: string): Promise<void> => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, where).toBeLessThanOrEqual(PHONE.width);
};

/** Types a word of 6,000 letters into every text field of the page. */
const fillEverything = async (page: Page): Promise<void> => {
  const fields = page.locator(
    'main :is(textarea, input:not([type]), input[type=text], input[type=search], input[type=email], input[type=password])',
  );
  for (const field of await fields.all()) {
    if (await field.isVisible()) await field.fill(letters(6000));
  }
};

test('a word of 6,000 letters in any field of a public page widens nothing', async ({ page }) => {
  for (const [path, button] of [
    ['/', 'Show the likely causes'],
    ['/contact', 'Send message'],
    ['/login', 'Log in'],
    ['/signup', 'Create account'],
    ['/car-repair-guides', undefined],
    ['/codes', 'Look up'],
  ] as const) {
    await page.goto(path);
    await fillEverything(page);
    await expectToFit(page, path);
    if (button === undefined) continue;
    await page.getByRole('button', { name: button, exact: true }).click();
    await expectToFit(page, `${path} after its button`);
  }
});

test('a word of 6,000 letters in any field of the dashboard widens nothing', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  for (const [path, button] of [
    ['/dashboard/diagnose', 'Continue'],
    ['/dashboard/support', 'Send request'],
    ['/dashboard/history', undefined],
    ['/dashboard/settings', undefined],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fillEverything(page);
    await expectToFit(page, path);
    if (button === undefined) continue;
    await page.getByRole('button', { name: button, exact: true }).click();
    await expectToFit(page, `${path} after its button`);
  }
});

test('stored words as long as they may be widen nothing, on the screen and on paper', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  const { request } = page;
  const renamed = await request.patch('/api/me', { data: { name: letters(100) } });
  expect(renamed.ok(), await renamed.text()).toBe(true);
  const made = await request.post('/api/diagnoses', {
    data: {
      make: letters(60),
      model: letters(80),
      year: 2015,
      symptoms: `grinding noise when braking https://example.com/${letters(4000)}`,
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = await made.json();
  const asked = await request.post('/api/support-requests', {
    data: { topic: 'account', subject: letters(150), message: letters(4000) },
  });
  expect([200, 201], await asked.text()).toContain(asked.status());

  for (const path of [
    '/dashboard',
    '/dashboard/history',
    `/dashboard/diagnosis-result/${id}`,
    `/dashboard/diagnosis-result/${id}?tab=repair-steps`,
    `/dashboard/diagnosis-result/${id}?tab=parts-and-tools`,
    '/dashboard/settings',
    '/dashboard/support',
    '/dashboard/diagnose',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const details of await page.locator('main details').all()) {
      await details.evaluate((element) => element.setAttribute('open', ''));
    }
    await expectToFit(page, path);
  }
  await page.goto(`/dashboard/diagnosis-result/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectToFit(page, 'the sheet for the garage');
});
