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

const connect = async (page: Page, fault: string): Promise<void> => {
  await page
    .getByRole('combobox', { name: 'What is wrong with the simulated car' })
    .selectOption({ label: fault });
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('tab', { name: 'Live' }).click();
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
  const made = await page.request.post('/api/vehicles', {
    data: { make: 'Volkswagen', model: 'Golf', year: 2012, fuel: 'petrol' },
  });
  const id = String(Reflect.get(Object(await made.json()), 'id'));
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
  const made = await page.request.post('/api/vehicles', {
    data: { make: 'Volkswagen', model: 'Golf', year: 2012, fuel: 'petrol' },
  });
  const id = String(Reflect.get(Object(await made.json()), 'id'));
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
