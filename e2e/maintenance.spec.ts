import { expect, test } from './support/test.ts';
import { diagnoseByApi } from './support/users.ts';

test('a step of a diagnosis becomes a task, is found by date, completed, and taken back', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  const { id } = await diagnoseByApi(page.request);
  await page.goto(`/dashboard/diagnosis-result/${id}?tab=repair-steps`);
  await page.getByRole('tabpanel').getByRole('button', { expanded: false }).first().click();
  await page.getByRole('button', { name: 'Plan as a task' }).first().click();
  await expect(page.getByText('Added to your maintenance, due in a week')).toBeVisible();

  await page.goto('/dashboard/maintenance');
  await expect(page.getByRole('heading', { name: /Due soon/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Calendar' }).click();
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
  await page.getByRole('tab', { name: 'To do (1)' }).click();
  await page.getByRole('button', { name: /^Complete / }).click();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('tab', { name: 'Done (1)' })).toBeVisible();
  await page.getByRole('tab', { name: 'Done (1)' }).click();
  await page.getByRole('button', { name: /^Reopen / }).click();
  await expect(page.getByRole('tab', { name: 'To do (1)' })).toBeVisible();

  await page
    .getByRole('link', { name: /^Notifications/ })
    .first()
    .click();
  await expect(page.getByText('Nothing to tell you')).toBeVisible();
});
