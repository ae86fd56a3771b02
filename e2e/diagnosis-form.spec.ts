import type { Page, Route } from '@playwright/test';

import {
  describeFault,
  diagnosisForm,
  expectResultOf,
  sendForm,
} from './support/diagnosis-pages.ts';
import { FLAT_BATTERY, GRINDING_BRAKES, MISFIRE, OVERHEATING } from './support/faults.ts';
import { expect, test } from './support/test.ts';
import { usageByApi } from './support/users.ts';
import { answered, NO_CONNECTION } from './support/watch.ts';

const YEAR_RANGE = `Year must be between 1970 and ${new Date().getUTCFullYear()}`;

const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Diagnosis Request Failed' });

/** Lets requests for a diagnosis meet `handle`, and leaves the list of them alone. */
const onDiagnosisRequest = (page: Page, handle: (route: Route) => Promise<void>) =>
  page.route('**/api/diagnoses', (route) =>
    route.request().method() === 'POST' ? handle(route) : route.continue(),
  );

test('the form names each field’s mistake, focuses the first and keeps the rest', async ({
  page,
  signIn,
}) => {
  await signIn.asReader();
  await page.goto('/dashboard/diagnose');
  const form = diagnosisForm(page);
  await form.goOn.click();
  await expect(form.symptoms).toBeFocused();
  await expect(form.make).toHaveAccessibleDescription('Make is required');
  await expect(form.model).toHaveAccessibleDescription('Model is required');
  await expect(form.year).toHaveAccessibleDescription('Year is required');
  await expect(form.symptoms).toHaveAccessibleDescription(/Symptoms are required$/);
  await expect(form.make).toHaveAttribute('aria-invalid', 'true');

  await form.make.fill('Ford');
  await expect(form.make).not.toHaveAttribute('aria-invalid', 'true');
  await form.model.fill('Focus');
  await form.symptoms.fill('Grinding');
  for (const year of ['1969', String(new Date().getUTCFullYear() + 1), 'old', '2015.5', '99999']) {
    await form.year.fill(year);
    await form.year.blur();
    await expect(form.year).toHaveAccessibleDescription(YEAR_RANGE);
  }
  await form.goOn.click();
  await expect(form.year).toBeFocused();
  await expect(form.make).toHaveValue('Ford');
  await expect(form.year).toHaveValue('99999');
  await form.year.fill('1970');
  await expect(form.year).not.toHaveAttribute('aria-invalid', 'true');
  await form.symptoms.fill('   ');
  await form.goOn.click();
  await expect(form.symptoms).toBeFocused();

  await form.more.click();
  await page.getByRole('textbox', { name: 'Mileage' }).fill('far');
  await form.goOn.click();
  await expect(page.getByRole('textbox', { name: 'Mileage' })).toHaveAccessibleDescription(
    'Mileage must be a number, 0 or more',
  );
  await expect(page).toHaveURL('/dashboard/diagnose');
});

test('a field that is left empty says so when it is left', async ({ page, signIn }) => {
  await signIn.asReader();
  await page.goto('/dashboard/diagnose');
  const form = diagnosisForm(page);
  await form.make.focus();
  await form.make.press('Tab');
  await expect(form.make).toHaveAccessibleDescription('Make is required');
  await expect(form.year).not.toHaveAttribute('aria-invalid', 'true');
});

test('suggestions help with known cars and never stand in the way of others', async ({
  page,
  signIn,
}) => {
  await signIn.asReader();
  await page.goto('/dashboard/diagnose');
  const form = diagnosisForm(page);
  await form.make.pressSequentially('skoda');
  await expect(page.getByRole('listbox', { name: 'Makes' }).getByRole('option')).toHaveText([
    'Škoda',
  ]);
  await form.make.press('ArrowDown');
  await form.make.press('Enter');
  await expect(form.make).toHaveValue('Škoda');
  await form.model.pressSequentially('oct');
  await expect(page.getByRole('option', { name: 'Octavia' })).toBeVisible();
  await form.model.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(form.model).toHaveValue('oct');
  await form.make.fill('Zündapp');
  await form.make.press('Tab');
  await expect(form.make).toHaveValue('Zündapp');
});

test('what was typed is still there after a reload', async ({ page, signIn }) => {
  await signIn.asReader();
  await page.goto('/dashboard/diagnose');
  await describeFault(page, MISFIRE);
  await diagnosisForm(page).more.click();
  await page.getByRole('combobox', { name: 'Fuel' }).selectOption('Petrol');
  await page.getByRole('textbox', { name: 'Mileage' }).fill('82,000');
  await page.reload();
  const form = diagnosisForm(page);
  await expect(form.make).toHaveValue(MISFIRE.make);
  await expect(form.model).toHaveValue(MISFIRE.model);
  await expect(form.year).toHaveValue(String(MISFIRE.year));
  await expect(form.symptoms).toHaveValue(MISFIRE.symptoms);
  await form.more.click();
  await expect(page.getByRole('combobox', { name: 'Fuel' })).toHaveValue('petrol');
  await expect(page.getByRole('textbox', { name: 'Mileage' })).toHaveValue('82,000');
});

test('a vague report is asked about by taps, costs nothing, and another language is answered so', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  const form = diagnosisForm(page);
  await page.goto('/dashboard/diagnose');
  await describeFault(page, {
    ...GRINDING_BRAKES,
    symptoms: 'Meine Bremsen quietschen wenn ich bremse',
  });
  await form.goOn.click();
  await expect(page.getByText('Bisher verstehen wir nur Englisch.')).toBeVisible();
  await expect(form.submit).toBeHidden();

  await form.symptoms.fill('it makes a weird noise');
  const when = page.getByRole('group', { name: 'When does it happen?' });
  await when.getByRole('button', { name: 'Not sure' }).click();
  const where = page.getByRole('group', { name: 'Where does it come from?' });
  await where.getByRole('button', { name: 'Not sure' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'We can’t tell yet' });
  await expect(told).toContainText('A noise was understood.');
  expect(await usageByApi(page.request)).toEqual({ diagnoses: 0, repairGuides: 0 });
  await told.getByRole('button', { name: 'Grinding noise when I brake' }).click();
  await expect(form.symptoms).toHaveValue('it makes a weird noise\nGrinding noise when I brake');
  await form.submit.click();
  await expectResultOf(page, GRINDING_BRAKES);
  expect(await usageByApi(page.request)).toEqual({ diagnoses: 1, repairGuides: 0 });
});

test('a misspelt model is asked about, and one press takes the right one', async ({
  page,
  signIn,
}) => {
  await signIn.asReader();
  await page.goto('/dashboard/diagnose');
  const form = diagnosisForm(page);
  await form.make.fill('Ford');
  await form.model.fill('Focas');
  await form.year.focus();
  await page.getByRole('button', { name: 'Focus', exact: true }).click();
  await expect(form.model).toHaveValue('Focus');
});

test('a failed request keeps the words and is charged once, however often it is tried', async ({
  page,
  signIn,
  context,
  watch,
}) => {
  await signIn.asSomebodyNew();
  watch.allow(answered(503), NO_CONNECTION);
  const form = diagnosisForm(page);
  await page.goto('/dashboard/diagnose');

  await test.step('the server answers that it cannot just now', async () => {
    await onDiagnosisRequest(page, (route) => route.fulfill({ status: 503, body: 'busy' }));
    await describeFault(page, GRINDING_BRAKES);
    await form.goOn.click();
    await form.submit.click();
    await expect(failure(page)).toContainText(
      'The server encountered an error. Please try again later.',
    );
    await expect(form.symptoms).toHaveValue(GRINDING_BRAKES.symptoms);
    await page.unrouteAll();
    expect(await usageByApi(page.request)).toEqual({ diagnoses: 0, repairGuides: 0 });
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expectResultOf(page, GRINDING_BRAKES);
    expect(await usageByApi(page.request)).toEqual({ diagnoses: 1, repairGuides: 0 });
  });

  await test.step('there is no connection', async () => {
    await page.goto('/dashboard/diagnose');
    await expect(form.symptoms).toHaveValue('');
    await describeFault(page, FLAT_BATTERY);
    await form.goOn.click();
    await expect(form.submit).toBeVisible();
    await context.setOffline(true);
    await form.submit.click();
    await expect(failure(page)).toContainText(
      'Unable to connect to the server. Please check your internet connection.',
    );
    await context.setOffline(false);
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expectResultOf(page, FLAT_BATTERY);
    expect(await usageByApi(page.request)).toEqual({ diagnoses: 2, repairGuides: 0 });
  });

  await test.step('the work was done but its answer was lost: also after a reload', async () => {
    await page.goto('/dashboard/diagnose');
    await describeFault(page, OVERHEATING);
    await onDiagnosisRequest(page, async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await form.goOn.click();
    await form.submit.click();
    await expect(failure(page)).toBeVisible();
    await page.unrouteAll();
    expect(await usageByApi(page.request)).toEqual({ diagnoses: 3, repairGuides: 0 });
    await page.reload();
    await expect(form.symptoms).toHaveValue(OVERHEATING.symptoms);
    await form.submit.click();
    await expectResultOf(page, OVERHEATING);
    expect(await usageByApi(page.request)).toEqual({ diagnoses: 3, repairGuides: 0 });
  });
});

test('pressing twice asks once, and the same car can be diagnosed again on purpose', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  const asked: string[] = [];
  const held = Promise.withResolvers<void>();
  await onDiagnosisRequest(page, async (route) => {
    asked.push(route.request().headers()['idempotency-key'] ?? '');
    await held.promise;
    await route.continue();
  });
  await page.goto('/dashboard/diagnose');
  await describeFault(page, GRINDING_BRAKES);
  await diagnosisForm(page).goOn.click();
  await diagnosisForm(page).submit.dblclick();
  await expect(page.getByRole('button', { name: 'Weighing the causes…' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  held.resolve();
  await expectResultOf(page, GRINDING_BRAKES);
  expect(asked).toHaveLength(1);

  await page.goto('/dashboard/diagnose');
  await describeFault(page, GRINDING_BRAKES);
  await sendForm(page);
  await expectResultOf(page, GRINDING_BRAKES);
  expect(new Set(asked).size).toBe(2);
  expect(await usageByApi(page.request)).toEqual({ diagnoses: 2, repairGuides: 0 });
});

test('words that say nothing about a car are answered so and cost nothing', async ({
  page,
  signIn,
  watch,
}) => {
  await signIn.asSomebodyNew();
  watch.allow(answered(422));
  await page.goto('/dashboard/diagnose');
  await describeFault(page, { ...GRINDING_BRAKES, symptoms: 'zzz' });
  await diagnosisForm(page).goOn.click();
  await expect(page.getByText(/Say what the car does/)).toBeVisible();
  expect(await usageByApi(page.request)).toEqual({ diagnoses: 0, repairGuides: 0 });
});
