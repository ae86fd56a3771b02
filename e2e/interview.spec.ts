import { expectGoodAtAllWidths } from './support/axe.ts';
import {
  describeFault,
  diagnosisForm,
  expectResultOf,
  openQuestions,
} from './support/diagnosis-pages.ts';
import { GRINDING_BRAKES } from './support/faults.ts';
import { expect, test } from './support/test.ts';
import { usageByApi } from './support/users.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('from a vague report to a diagnosis, by pointing at a warning light', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  await page.goto('/dashboard/diagnose');
  const form = diagnosisForm(page);
  await describeFault(page, { ...GRINDING_BRAKES, symptoms: 'something is wrong with my car' });
  await form.goOn.click();
  const notice = page.getByRole('group', { name: 'What do you notice?' });
  await expect(notice).toBeVisible();
  await expect(form.submit).toBeHidden();
  await expectGoodAtAllWidths(page);
  await notice.getByRole('button', { name: 'A warning light' }).click();
  const lights = page.getByRole('group', { name: /^Which light is on/ });
  await expect(lights.getByRole('button')).toHaveCount(15);
  await expectGoodAtAllWidths(page);
  expect(await usageByApi(page.request)).toEqual({ diagnoses: 0, repairGuides: 0 });
  await lights.getByRole('button', { name: /^Oil pressure/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Remove: .*oil pressure/i })).toBeVisible();
  await form.submit.click();
  await expectResultOf(page, GRINDING_BRAKES);
  await expect(page.getByRole('region', { name: 'Can I drive?' })).toContainText(
    'No, do not drive it',
  );
  expect(await usageByApi(page.request)).toEqual({ diagnoses: 1, repairGuides: 0 });
});

test('words become chips, one is taken out and a sign ticked; two questions, and the first answer is changed', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  await page.goto('/dashboard/diagnose');
  const form = diagnosisForm(page);
  await describeFault(page, {
    ...GRINDING_BRAKES,
    symptoms: 'There is a knocking noise from the front over bumps and the steering wheel shakes',
  });
  await form.goOn.click();
  await expect(page.getByRole('heading', { name: 'What we understood' })).toBeVisible();
  const remove = page.getByRole('button', { name: /^Remove: / });
  const chips = await remove.count();
  await remove.last().click();
  await expect(remove).toHaveCount(chips - 1);
  const sign = page.getByRole('checkbox').first();
  const name = (await sign.locator('xpath=..').innerText()).trim();
  await sign.check();
  await expectGoodAtAllWidths(page);
  await page.reload();
  await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Put back: / })).toHaveCount(1);
  await form.submit.click();
  await expectResultOf(page, GRINDING_BRAKES);
  await expect(page.getByRole('region', { name: 'What you reported' })).toContainText(name);

  const sheet = await openQuestions(page);
  const question = sheet.getByRole('group');
  const first = (await question.locator('legend').innerText()).trim();
  const unsure = question.getByRole('button', { name: /can.t check that/ });
  await unsure.click();
  await expect(sheet.getByRole('status')).toContainText('not counted');
  await expect(sheet.getByRole('heading', { name: 'Question 1 of at most 6' })).toBeVisible();
  await expectGoodAtAllWidths(page);
  const second = (await question.locator('legend').innerText()).trim();
  await unsure.click();
  // Its answer leads on by itself: going back before it arrives would be overtaken.
  await expect(sheet.getByRole('group', { name: second })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Back' }).click();
  await sheet.getByRole('button', { name: 'Back' }).click();
  await expect(sheet.getByRole('group', { name: first })).toBeVisible();
  await expect(unsure).toHaveAttribute('aria-pressed', 'true');
  await question.getByRole('button').nth(1).click();
  await expect(sheet.getByRole('status')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('2 answers so far')).toBeVisible();
  expect(await usageByApi(page.request)).toEqual({ diagnoses: 1, repairGuides: 0 });
});
