import type { Page } from '@playwright/test';

import { expectGoodAtAllWidths, expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };

/** What the bar at the foot of a phone covers. */
const BAR = 60;

const newCar = async (page: Page, model: string, registration: string): Promise<string> => {
  const made = await page.request.post('/api/vehicles', {
    data: { make: 'Ford', model, year: 2015, registration },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const planned = await page.request.post('/api/maintenance', {
    data: { vehicleId: id, task: `Change the oil of the ${model}`, dueDate: '2020-01-15' },
  });
  expect(planned.status(), await planned.text()).toBe(201);
  return id;
};

test('a phone shows two cars with plate, worst open thing and next due without scrolling', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(PHONE);
  await signIn.asSomebodyNew();
  await newCar(page, 'Focus', 'SA15 MPL');
  await newCar(page, 'Fiesta', 'SA15 MPM');
  await page.goto('/dashboard');
  const garage = page.getByRole('region', { name: 'Your cars' });
  for (const [model, plate] of [
    ['Focus', 'SA15 MPL'],
    ['Fiesta', 'SA15 MPM'],
  ] as const) {
    const card = garage.getByRole('listitem').filter({ hasText: plate });
    for (const shown of [
      card.getByText(plate),
      card.getByText(`Overdue: Change the oil of the ${model}`),
      card.getByText(`Next: Change the oil of the ${model}`),
    ]) {
      await expect(shown).toBeVisible();
      const box = await shown.boundingBox();
      expect(box && box.y + box.height).toBeLessThan(PHONE.height - BAR);
    }
  }
  await expectGoodAtAllWidths(page);
});

test('a car’s page begins high on a phone, keeps its tabs in view, and old addresses lead on', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(PHONE);
  await signIn.asSomebodyNew();
  const id = await newCar(page, 'Focus', 'SA15 MPL');
  await page.goto(`/dashboard/vehicles/${id}`);
  const first = page.getByRole('list', { name: 'Add to the log of 2015 Ford Focus' });
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(220);
  await expect(page.getByRole('heading', { level: 2, name: 'Now' })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Parts of this vehicle' });
  await expect(tabs.getByRole('link')).toHaveText(['Timeline', 'Log and costs', 'Tasks', 'More']);
  await expect(page.getByRole('heading', { name: 'Money' })).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect(tabs.getByRole('link', { name: 'More' })).toBeInViewport();
  await expectNoAxeViolations(page);
  for (const [old, part] of [
    ['mot', 'more/mot'],
    ['costs', 'log/costs'],
    ['outlook', 'tasks/checklist'],
  ]) {
    await page.goto(`/dashboard/vehicles/${id}/${old}`);
    await expect(page).toHaveURL(`/dashboard/vehicles/${id}/${part}`);
    await expect(tabs.locator('[aria-current=page]')).toBeInViewport();
  }
});
