import { readFile } from 'node:fs/promises';

import { IMAGES } from '@wrenchwise/images/testing/images';
import { extractText, getDocumentProxy } from 'unpdf';

import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const PICTURE = {
  name: 'Car.png',
  mimeType: 'image/png',
  buffer: Buffer.from(IMAGES['image/png']),
};

test('a car gets a photo, a completed task its receipt, and both stand in the file of the car', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  const made = await page.request.post('/api/vehicles', {
    data: { make: 'Ford', model: 'Focus', year: 2015 },
  });
  const id = String(Reflect.get(Object(await made.json()), 'id'));
  await page.request.post('/api/maintenance', {
    data: { vehicleId: id, task: 'Change the oil', dueDate: '2030-01-15' },
  });

  await page.goto(`/dashboard/vehicles/${id}/more/facts`);
  await page.getByLabel('Choose a photo of the car').setInputFiles(PICTURE);
  await expect(page.getByRole('img', { name: '2015 Ford Focus' })).toBeVisible();
  await page.getByRole('link', { name: 'Tasks' }).first().click();
  await page.getByRole('button', { name: 'Complete Change the oil' }).click();
  await page.getByLabel('Who did it').fill('Łukasz’s garage');
  await page.getByRole('button', { name: 'Done, add a receipt' }).click();
  await page.getByLabel('Choose files').setInputFiles({ ...PICTURE, name: 'Oil.png' });
  await expect(page.getByRole('link', { name: 'Open Oil.png' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`/dashboard/vehicles/${id}/file`);
  await page.getByLabel('Show the receipts').check();
  await expect(page.getByRole('heading', { name: 'Receipts' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await saved).path())));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain('2015 Ford Focus');
  expect(text).toContain('Oil changed');
  expect(text).toContain('Łukasz’s garage');
  expect(text).toContain('Oil.png');
});
