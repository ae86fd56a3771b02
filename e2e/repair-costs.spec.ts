import { updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';

import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe.ts';
import {
  answerTo,
  describeFault,
  expectResultOf,
  sendForm,
  unfold,
} from './support/diagnosis-pages.ts';
import { GRINDING_BRAKES } from './support/faults.ts';
import { expect, test } from './support/test.ts';
import { diagnoseByApi } from './support/users.ts';

const withoutPrices = (text: string): string => text.replaceAll(/[£$][\d,]+/g, '·');

test('somebody who came back to Britain changes the country under a result, and that result is in pounds', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  await page.request.fetch(updateMe.path, { method: 'PATCH', data: { country: 'US' } });
  const first = await diagnoseByApi(page.request);
  const second = await diagnoseByApi(page.request);
  await page.goto(`/dashboard/diagnosis-result/${first.id}`);
  const cost = answerTo(page, 'What will it cost, by me or by a garage?');
  const likely = answerTo(page, 'What is it most likely?');
  const ranking = withoutPrices(await likely.innerText());
  await expect(cost).toContainText('Prices for the United States, labour at $120 an hour.');
  await unfold(page, 'What will it cost, by me or by a garage?');
  const country = cost.getByRole('combobox', { name: 'Change country' });
  await country.focus();
  await country.selectOption('United Kingdom');
  await expect(cost).toContainText('Prices for the United Kingdom, labour at £76 an hour.');
  await expect(cost).toContainText(/£\d+–£\d+\s*about £\d+/);
  await expect(cost).not.toContainText(/\$\d/);
  await expect(country).toBeFocused();
  expect(withoutPrices(await likely.innerText())).toBe(ranking);
  await expect(likely).toContainText(/£\d+–£\d+/);

  // Not on the paper for a garage; after a reload, and in every other result.
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText(/Prices for the United Kingdom/).filter({ visible: true }),
  ).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  for (const { id } of [first, second]) {
    await page.goto(`/dashboard/diagnosis-result/${id}`);
    await expect(cost).toContainText('Prices for the United Kingdom, labour at £76 an hour.');
    await expect(cost).not.toContainText(/\$\d/);
  }
  await expectNoAxeViolations(page);
});

test('a newcomer in Britain confirms the country, sets a labour rate, and reads all costs by them', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  const before = await diagnoseByApi(page.request);
  await page.goto('/dashboard');
  const place = page.getByRole('region', { name: 'Your country' });
  await expect(place).toContainText('Prices in pounds for the United Kingdom.');
  await place.getByRole('button', { name: 'That is right' }).click();
  await expect(place).toBeHidden();
  await page.goto(`/dashboard/diagnosis-result/${before.id}`);
  const cost = answerTo(page, 'What will it cost, by me or by a garage?');
  await expect(cost).toContainText('Prices for the United Kingdom, labour at £76 an hour.');
  await unfold(page, 'What will it cost, by me or by a garage?');
  await cost.getByRole('link', { name: 'Set your labour rate' }).click();
  await expect(page).toHaveURL('/dashboard/settings#repair-costs');

  const rate = page.getByRole('textbox', { name: 'Labour rate, an hour' });
  const save = page.getByRole('button', { name: 'Save repair costs' });
  await expect(rate).toHaveAccessibleDescription('Leave empty for the usual £76.');
  await rate.fill('5');
  await save.click();
  await expect(rate).toBeFocused();
  await expect(rate).toHaveAccessibleDescription(/must be at least 10 an hour$/);
  await rate.fill('82.50');
  await rate.press('Enter');
  await expect(page.getByText('Saved. All your results use it.')).toBeVisible();
  await page.reload();
  await expect(rate).toHaveValue('82.50');

  await page.goto('/dashboard/diagnose');
  await describeFault(page, GRINDING_BRAKES);
  await sendForm(page);
  const id = await expectResultOf(page, GRINDING_BRAKES);
  expect(id).not.toBe(before.id);
  await expect(cost).toContainText('Prices for the United Kingdom, labour at £82.50 an hour.');
  await unfold(page, 'What will it cost, by me or by a garage?');
  await expect(cost.getByText('At a garage', { exact: true }).locator('..')).toBeVisible();
  await expect(cost).toContainText(/£\d+–£\d+\s*about £\d+/);
  await expect(cost).not.toContainText(/\$\d/);
  await expectNoAxeViolations(page);

  // The check that would justify the first part is a step of the plan, and opens.
  const table = cost.getByRole('table', { name: /^Before you buy/ });
  const check = table.getByRole('link').first();
  const title = await check.innerText();
  await check.click();
  await expect(page).toHaveURL(/\?tab=repair-steps&step=/);
  const step = page.getByRole('tabpanel', { name: 'Repair Steps' }).getByRole('button', {
    name: title,
  });
  await expect(step.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(step.first()).toBeFocused();

  // Not on the paper for a garage; and in what was made before.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Before you buy' })).toBeVisible();
  await expect(
    page.getByText(/Prices for the United Kingdom/).filter({ visible: true }),
  ).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/dashboard/diagnosis-result/${before.id}`);
  await expect(cost).toContainText('Prices for the United Kingdom, labour at £82.50 an hour.');
});

test('on a narrow phone the costs and their settings fit', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const reader = await signIn.asReader();
  for (const path of [
    `/dashboard/diagnosis-result/${reader.diagnoses[0]?.id}`,
    `/dashboard/diagnosis-result/${reader.diagnoses[0]?.id}?tab=parts-and-tools`,
    '/dashboard/settings',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const prices = page.getByText(/Prices (?:for|in)/).first();
    await expect(prices).toBeAttached();
    const folded = page.locator('details', { has: prices }).locator('summary').first();
    if (!(await prices.isVisible())) await folded.click();
    await expect(prices).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
