import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';

import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const GRINDING = {
  make: 'Ford',
  model: 'Focus',
  year: 2015,
  symptoms: 'Grinding noise from the front left when I brake, worse in the last week.',
};

test.use({ viewport: { width: 390, height: 844 } });

test('the whole way to a closed diagnosis with its job in the log, on a phone', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  const made = await page.request.post(createDiagnosis.path, { data: GRINDING });
  const id = String(Reflect.get(Object(await made.json()), 'id'));
  await page.goto(`/dashboard/diagnosis-result/${id}`);
  await expect(page.getByRole('heading', { name: 'Can I drive?' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'It is fixed' }).click();
  const outcome = page.getByRole('form', { name: 'What was it in the end?' });
  await outcome.getByLabel('It was').selectOption('front-brake-pads-worn');
  await outcome.getByLabel(/^What it cost/).fill('185');
  await outcome.getByLabel('Who fixed it').selectOption('self');
  await outcome.getByRole('button', { name: 'Save and close' }).click();

  const closed = page.getByRole('heading', { name: 'Closed: it was worn front brake pads' });
  await expect(closed).toBeInViewport();
  await expect(closed).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Can I drive?' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);

  // No car is saved yet: one press, then the job.
  await page.getByRole('button', { name: 'Save the 2015 Ford Focus' }).click();
  const job = page.getByRole('form', { name: 'Put the job into the log' });
  await expect(job.getByLabel('What was done')).toHaveValue('Repair: worn front brake pads');
  await expect(job.getByLabel(/^Cost, in/)).toHaveValue('185.00');
  await expect(job.getByLabel('Who did it')).toHaveValue('Myself');
  await expect(job.getByLabel(/^Check brake pads and discs, 12 months/)).toBeChecked();
  await job.getByLabel('Odometer (miles)').fill('60,100');
  await expectNoAxeViolations(page);
  await job.getByRole('button', { name: 'Put it into the log' }).dblclick();
  await expect(page.getByText(/[£$]185 · Myself · in the car’s log/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Check brake pads and discs' })).toBeVisible();

  await page.getByRole('link', { name: 'Repair: worn front brake pads' }).click();
  await expect(page).toHaveURL(/\/log$/);
  await expect(page.getByText('1 entry')).toBeVisible();
  await expect(page.getByText('Repair: worn front brake pads').first()).toBeVisible();
  await page.goto('/dashboard/history');
  await expect(page.getByText('Closed: it was worn front brake pads')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent diagnoses' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Open problem/ })).toHaveCount(0);

  await page.goto(`/dashboard/diagnosis-result/${id}`);
  await page.getByText(/^What we said on/).click();
  await expect(page.getByText(/^Worn front brake pads, \d+%$/)).toBeVisible();
  await page.getByRole('button', { name: 'It came back' }).click();
  await expect(page.getByRole('heading', { name: 'Can I drive?' })).toBeVisible();
});
