import { updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';

import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const GAS = [
  'Date,Odometer,FuelConsumed,Cost,FuelEconomy,IsFillToFull,MissedFuelUp,Notes,Tags',
  '13/01/2024,40000,40.5,60.75,0,True,False,,',
  '27/01/2024,40400,35,52.50,0,True,False,,',
  '31/02/2024,40500,35,52.50,0,True,False,,',
].join('\n');

const RECEIPT = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
  'trailer<</Root 1 0 R>>',
  'startxref',
  '9',
  '%%EOF',
].join('\n');

test('two full tanks give the consumption, a receipt is attached, and an import with a bad row is undone', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  await page.request.fetch(updateMe.path, { method: 'PATCH', data: { country: 'GB' } });
  const made = await page.request.post('/api/vehicles', {
    data: { make: 'Ford', model: 'Focus', year: 2015 },
  });
  const id = String(Reflect.get(Object(await made.json()), 'id'));
  await page.goto(`/dashboard/vehicles/${id}/log`);
  const add = async (fields: Readonly<Record<string, string>>) => {
    await page.getByRole('button', { name: 'Add to the log' }).first().click();
    const dialog = page.getByRole('dialog');
    for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
    await dialog.getByRole('button', { name: 'Add to the log' }).click();
    await expect(dialog).toBeHidden();
  };
  await add({ Date: '2026-01-05', 'Odometer (miles)': '50000', 'Fuel (litres)': '40', Cost: '60' });
  await add({ Date: '2026-01-12', 'Odometer (miles)': '50400', 'Fuel (litres)': '40', Cost: '60' });
  await expect(page.getByText('45.5 mpg')).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Fill-up, 12 Jan 2026' }).click();
  await page.getByRole('menuitem', { name: 'Receipts' }).click();
  await page.getByLabel('Choose files').setInputFiles({
    name: 'receipt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(RECEIPT),
  });
  await expect(page.getByRole('link', { name: 'Open receipt.pdf' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '1 receipt' })).toBeVisible();

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'gas.csv', mimeType: 'text/csv', buffer: Buffer.from(GAS) });
  await expect(page.getByText('This is no date: 31/02/2024')).toContainText('Line 4:');
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Import 2 entries and leave out 1 row' }).click();
  await expect(page.getByText('2 entries imported')).toBeVisible();
  await page.getByRole('link', { name: 'Open the log of the car' }).click();
  await expect(page.getByText('4 entries', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: 'Undo the import of gas.csv' }).click();
  await page.getByRole('button', { name: 'Delete 2 entries' }).click();
  await expect(page.getByText('Import undone')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible();

  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});
