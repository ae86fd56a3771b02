import type { Page } from '@playwright/test';

import { openDevice } from './support/device.ts';
import { expect, test } from './support/test.ts';

const MOT = `12 March 2024 61,204 miles
Date tested
14 March 2025
Mileage
70,012 miles
Monitor and repair if necessary (advisories):
Front Brake disc worn, pitted or scored, but not seriously weakened (1.1.14 (a) (ii))`;

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const step = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** The car that the simulated one is offered as. */
const typeCar = async (page: Page): Promise<void> => {
  for (const [label, value] of [
    ['Make', 'Volkswagen'],
    ['Model', 'Golf'],
    ['Year', '2013'],
    ['VIN', 'WVWZZZ1KZ9W000001'],
    ['Odometer on the dashboard', '88986'],
    ['Price that is asked', '5500'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
    await page.keyboard.press('Escape');
  }
  await page.getByLabel('Fuel', { exact: true }).selectOption('petrol');
};

test('a car whose memory was erased: found at its socket, on a page to bargain with', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  await page.goto('/dashboard/before-buying');
  await typeCar(page);
  await step(page, 'MOT');
  await page.getByLabel('The MOT history').fill(MOT);
  await expect(page.getByText('70,012 miles', { exact: true })).toBeVisible();

  await step(page, 'Walk-round');
  await expect(page.getByRole('heading', { name: 'What this model is known for' })).toBeVisible();
  await page.getByRole('group', { name: 'All four tyres' }).getByText('Differs').click();
  await page
    .getByLabel('Photograph: All four tyres')
    .setInputFiles({ name: 'tyre.png', mimeType: 'image/png', buffer: PICTURE });
  const photograph = page.getByRole('img', { name: 'Photograph: All four tyres' });
  await expect(photograph).toBeVisible();

  await step(page, 'Socket');
  await page.getByRole('combobox', { name: 'What is wrong with the simulated car' }).selectOption({
    label: 'Erased: on the morning of the sale: a worn catalyst, its permanent code still there',
  });
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What the car says' })).toBeVisible();
  await expect(page.getByText('Permanent codes: P0420.')).toBeVisible();

  await step(page, 'To bargain with');
  await expect(page.getByText('2 things do not fit together')).toBeVisible();
  const doubts = page.getByRole('listitem').filter({ hasText: 'Not consistent' });
  await expect(doubts.getByRole('heading')).toHaveText([
    'The memory for trouble codes',
    'All four tyres',
  ]);
  await expect(page.getByText(/ask it off the .*5,500 that the seller wants/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'P0420' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What was not checked' })).toBeVisible();

  // It is on this device: a reload has all of it.
  await page.reload();
  await expect(page.getByText('2 things do not fit together')).toBeVisible();
  await expect(photograph).toBeVisible();
});

test('the check works without a connection after one visit', async ({
  browser,
  server,
  signIn,
  context,
}) => {
  await signIn.asSomebodyNew();
  const { device, page } = await openDevice(
    { browser, context, baseURL: server.url },
    { isStored: true },
  );
  await device.setOffline(true);
  await page.goto('/dashboard/before-buying');
  await typeCar(page);
  await step(page, 'Walk-round');
  await expect(page.getByRole('heading', { name: 'What this model is known for' })).toBeVisible();
  await step(page, 'To bargain with');
  await expect(page.getByRole('heading', { name: 'What to bargain about' })).toBeVisible();
  await device.close();
});
