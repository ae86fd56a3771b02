import type { Page } from '@playwright/test';

import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe.ts';
import { diagnosisForm } from './support/diagnosis-pages.ts';
import { expect, test } from './support/test.ts';

/** Begins a trial of Standard in the sandbox, which has recordings. */
const buyStandard = async (page: Page): Promise<void> => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Standard' }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Sam Taylor');
  await page.getByLabel('Postcode').fill('SW1A 1AA');
  await page.getByRole('button', { name: /^(Start trial|Subscribe|Pay)/ }).click();
  await expect(page.getByText('Thank you. You have Standard now.')).toBeVisible({
    timeout: 30_000,
  });
};

const connect = async (
  page: Page,
  fault: string,
  tab: 'Live' | 'Tests' = 'Live',
): Promise<void> => {
  await page
    .getByRole('combobox', { name: 'What is wrong with the simulated car' })
    .selectOption({ label: fault });
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('tab', { name: tab }).click();
};

/** A saved Golf of this fuel; its id. */
const saveCar = async (page: Page, fuel: 'petrol' | 'diesel' = 'petrol'): Promise<string> => {
  const made = await page.request.post('/api/vehicles', {
    data: { make: 'Volkswagen', model: 'Golf', year: 2012, fuel },
  });
  return String(Reflect.get(Object(await made.json()), 'id'));
};

/** How many figures the screen says that it has recorded. */
const recorded = async (page: Page): Promise<number> => {
  const text = await page.getByText(/figures$/).textContent();
  return Number(/([\d,]+) figures/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? 0);
};

test('a simulated car is recorded, the page reloaded, and the recording set beside another', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn.asSomebodyNew();
  await buyStandard(page);
  const id = await saveCar(page);
  const socket = `/dashboard/vehicles/${id}/more/socket`;

  // The first is stopped and sent by hand.
  await page.goto(socket);
  await connect(page, 'An alternator that does not charge');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect.poll(() => recorded(page)).toBeGreaterThan(100);
  await page.getByRole('textbox', { name: 'What happens now' }).fill('Lights on');
  await page.getByRole('button', { name: 'Mark', exact: true }).click();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('The recording is stored')).toBeVisible();

  // The second is left in its midst: what was shown as recorded is there after the reload.
  await page.goto(socket);
  await connect(page, 'A worn battery');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect.poll(() => recorded(page)).toBeGreaterThan(100);
  const before = await recorded(page);
  await page.reload();
  await page.goto(`/dashboard/vehicles/${id}/more/recordings`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Simulated car' })).toHaveCount(2);
  await expect(page.getByText('Only in this browser')).toBeHidden();
  const listed = await page.request.get(`/api/vehicles/${id}/recordings`);
  const { recordings } = (await listed.json()) as { recordings: { samples: number }[] };
  expect(recordings[0]?.samples).toBeGreaterThanOrEqual(before);
  await expectNoAxeViolations(page);

  // Opened: lines, figures, the mark, and the other one beside it.
  await page.getByRole('link', { name: 'Simulated car' }).last().click();
  await expect(page.getByRole('button', { name: /Lights on/ })).toBeVisible();
  await page.getByLabel('Compare with').selectOption({ index: 1 });
  await expect(page.getByRole('columnheader', { name: 'Difference' })).toBeVisible();
  await expect(
    page.getByRole('row', { name: /Control module voltage/ }).getByText(/: 0 % of the answers/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});

test('a guided test of a simulated car gives a verdict and its figures to a diagnosis', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  const id = await saveCar(page);
  await page.goto(`/dashboard/vehicles/${id}/more/socket`);
  await connect(page, 'A worn battery');
  // Live values are on every plan, recordings are not.
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeHidden();
  await page.getByRole('tab', { name: 'Tests' }).click();
  await page.getByRole('button', { name: 'Begin: Cranking voltage' }).click();
  await expect(page.getByText('Not as it should be')).toBeVisible({ timeout: 20_000 });
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Diagnose with these figures' }).click();
  await expect(diagnosisForm(page).symptoms).toHaveValue(/Battery voltage while cranking: 7\.8 V/);
});

test('the misfire balance names the cylinder, survives a reload, and its recording joins a diagnosis', async ({
  page,
  signIn,
}) => {
  test.setTimeout(150_000);
  await signIn.asSomebodyNew();
  await buyStandard(page);
  const id = await saveCar(page);
  const socket = `/dashboard/vehicles/${id}/more/socket`;
  await page.goto(socket);
  await connect(page, 'An ignition coil that fails', 'Tests');
  await page.getByRole('button', { name: 'Begin: Misfire balance' }).click();
  await expect(page.getByText(/One cylinder misfires and the others do not/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('Cylinder 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'In this test' })).toBeVisible();
  await expect(page.getByText('The recording is stored')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  // A second one is left in its midst, and is there after the reload.
  await page.getByRole('button', { name: 'Begin: Misfire balance' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^0:0[3-9]/);
  await page.reload();
  await page.goto(`/dashboard/vehicles/${id}/more/recordings`);
  const rows = page.getByRole('listitem').filter({ hasText: 'Misfire balance' });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Not as it should be' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Cannot say' })).toHaveCount(1);

  // On the page of a diagnosis of this car.
  const diagnosed = await page.request.post('/api/diagnoses', {
    data: { vehicleId: id, symptoms: 'Rough idle and jerking when accelerating.' },
  });
  const diagnosisId = String(Reflect.get(Object(await diagnosed.json()), 'id'));
  await page.goto(`/dashboard/diagnosis-result/${diagnosisId}`);
  const recordings = page.getByRole('region', { name: 'Recordings of the car' });
  await recordings.getByLabel('Attach a recording').selectOption({ index: 1 });
  await recordings.getByRole('button', { name: 'Attach' }).click();
  await expect(recordings.getByText('Not as it should be')).toBeVisible();
  await expectNoAxeViolations(page);
  await recordings.getByRole('link', { name: 'Simulated car: Misfire balance' }).click();
  await expect(page.getByText(/One cylinder misfires and the others do not/)).toBeVisible();
  await expect(page.getByLabel('Belongs to the diagnosis')).toHaveValue(diagnosisId);
});

test('a regeneration of the filter is recorded on a drive, and read after it has stopped', async ({
  page,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn.asSomebodyNew();
  const id = await saveCar(page, 'diesel');
  await page.goto(`/dashboard/vehicles/${id}/more/socket`);
  await connect(page, 'Nothing: a diesel that regenerates its filter when it is driven', 'Tests');
  await expect(page.getByText('The exhaust gets as hot as 600 °C')).toBeVisible();
  await page.getByRole('button', { name: 'Begin: Filter regeneration' }).click();
  await expect(page.getByText('Recording. Nothing to read while the car moves.')).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(page.getByRole('button', { name: 'End now' })).toBeHidden();
  await expect(page.getByText(/The filter is being regenerated right now/)).toBeVisible({
    timeout: 60_000,
  });
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Diagnose with these figures' }).click();
  await expect(diagnosisForm(page).symptoms).toHaveValue(/Particulate filter load: 34 %/);
});
