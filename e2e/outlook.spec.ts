import type { Page } from '@playwright/test';

import { expectGoodAtAllWidths } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { answered } from './support/watch.ts';

const newCar = async (page: Page): Promise<string> => {
  const made = await page.request.post('/api/vehicles', {
    data: { make: 'Ford', model: 'Focus', year: 2015, fuel: 'petrol', mileage: 47_800 },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  return id;
};

test('what needs attention next becomes a task with one press, and can be taken back', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  const id = await newCar(page);
  await page.goto(`/dashboard/vehicles/${id}`);
  await page.getByRole('link', { name: 'Whole checklist' }).click();
  await expect(page.getByRole('heading', { name: 'A budget for the year' })).toBeVisible();
  await expect(page.getByText(/more on the whole checklist/)).toBeVisible();
  await expectGoodAtAllWidths(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByText('The timeline as a table').click();
  await expect(page.getByRole('table', { name: 'What to check' })).toBeVisible();

  const plan = page.getByRole('button', { name: /^Plan as a task/ }).first();
  const what = ((await plan.getAttribute('aria-label')) ?? '').replace('Plan as a task: ', '');
  await plan.click();
  await expect(page.getByText(/^Added to your maintenance, due/)).toBeVisible();
  await expect(page.getByText('In your maintenance', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('In your maintenance', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: `Plan as a task: ${what}` }).click();
  await expect(page.getByText('In your maintenance', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Tasks' }).click();
  await expect(page.getByRole('tab', { name: 'To do (1)' })).toBeVisible();
});

test('a mistyped odometer is caught where a task is completed, and the next one is due as it should be', async ({
  page,
  signIn,
  watch,
}) => {
  await signIn.asSomebodyNew();
  const vehicleId = await newCar(page);
  const planned = await page.request.post('/api/maintenance', {
    data: {
      vehicleId,
      task: 'Change the engine oil',
      dueMileage: 47_700,
      repeat: { months: null, miles: 10_000 },
    },
  });
  expect(planned.status(), await planned.text()).toBe(201);
  // The slip is refused once.
  watch.allow(answered(409));
  await page.goto(`/dashboard/vehicles/${vehicleId}/tasks`);
  await expect(page.getByText('Overdue', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Complete Change the engine oil' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Odometer/).fill('478,100');
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect(dialog.getByText(/between 47,800 miles and/)).toBeVisible();
  await expect(dialog.getByLabel(/^Odometer/)).toHaveValue('478,100');
  await dialog.getByLabel(/^Odometer/).fill('47,810');
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText(/Done. Next: at 57,810 miles/)).toBeVisible();
  await expect(page.getByText(/^Due at 57,810 miles/)).toBeVisible();
  const car = await page.request.get(`/api/vehicles/${vehicleId}`);
  expect(await car.json()).toMatchObject({ mileage: 47_810 });
});
