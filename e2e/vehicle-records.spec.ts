import { updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';

import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('tyres are swapped, measured and found, a date is renewed, and a sold car leaves the garage', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  await page.request.fetch(updateMe.path, { method: 'PATCH', data: { country: 'GB' } });
  const made = await page.request.post('/api/vehicles', {
    data: { make: 'Ford', model: 'Focus', year: 2015, nickname: 'Bluebell', mileage: 50_000 },
  });
  const id = String(Reflect.get(Object(await made.json()), 'id'));
  const dialog = page.getByRole('dialog');

  // The empty page begins the work.
  await page.goto(`/dashboard/vehicles/${id}/more`);
  await page.getByRole('link', { name: 'Tyres' }).click();
  await page.getByRole('button', { name: 'Winter tyres' }).click();
  await dialog.getByLabel('Size').fill('205/55 R16 91H');
  await dialog.getByRole('button', { name: 'Save set' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Put on Winter tyres' }).click();
  await dialog.getByLabel('Odometer (miles)').fill('50000');
  await dialog.getByRole('button', { name: 'They are on' }).click();
  await expect(page.getByText('On the car')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('On the car')).toBeHidden();
  await page.getByRole('button', { name: 'Put on Winter tyres' }).click();
  await dialog.getByLabel('Odometer (miles)').fill('50000');
  await dialog.getByRole('button', { name: 'They are on' }).click();
  await expect(page.getByText('On the car')).toBeVisible();

  await page.getByRole('button', { name: 'Measure the tread of Winter tyres' }).click();
  await dialog.getByLabel('Front left').fill('1.5');
  await dialog.getByLabel('Front right').fill('4.5');
  await dialog.getByRole('button', { name: 'Save tread' }).click();
  await expect(page.getByText('1.5 mm: below the legal 1.6 mm')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  // The swap is in the car's past.
  await page.goto(`/dashboard/vehicles/${id}`);
  await expect(page.getByText('Tyres fitted: Winter tyres').first()).toBeVisible();

  await page.goto(`/dashboard/vehicles/${id}/more/dates`);
  await page.getByRole('button', { name: 'Insurance', exact: true }).click();
  await dialog.getByLabel('With', { exact: true }).fill('Hill Mutual');
  await dialog.getByLabel('On', { exact: true }).fill('2027-03-14');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('14 March 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Renewed: Insurance with Hill Mutual' }).click();
  await expect(page.getByText('14 March 2028').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('14 March 2027')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('hill mutual');
  await page.getByRole('option', { name: /Insurance with Hill Mutual · Bluebell/ }).click();
  await expect(page).toHaveURL(new RegExp(`/vehicles/${id}/more/dates`));

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive: sold or laid up' }).click();
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText(/^Sold /)).toBeVisible();
  await page.goto('/dashboard/vehicles');
  await page.getByRole('button', { name: 'Show sold and archived vehicles' }).click();
  await expect(page.getByRole('link', { name: 'Bluebell' })).toBeVisible();
});
