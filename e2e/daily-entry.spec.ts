import type { APIRequestContext, Page } from '@playwright/test';
import { updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';

import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { NO_CONNECTION } from './support/watch.ts';

/** The sheet, its data and what shows the waiting ones are fetched soon after the page. */
const prepared = (page: Page) =>
  Promise.all(
    [/\/api\/daily-entry/, /waiting-entries/, /toaster-impl/].map((url) =>
      page.waitForResponse((response) => url.test(response.url())),
    ),
  );

const CAR = { make: 'Ford', model: 'Focus', year: 2015, fuel: 'petrol', registration: 'SA15 MPL' };

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** A car with one fill-up on record; its id. */
const carWithHistory = async (request: APIRequestContext): Promise<string> => {
  await request.fetch(updateMe.path, { method: 'PATCH', data: { country: 'GB' } });
  const made = await request.post('/api/vehicles', { data: CAR });
  const id = String(Reflect.get(Object(await made.json()), 'id'));
  const filled = await request.post(`/api/vehicles/${id}/log`, {
    data: {
      kind: 'fuel',
      date: dayBefore(20),
      odometer: 50_000,
      litres: 40,
      costCents: 5836,
      currency: 'GBP',
      place: 'Tesco, Ely',
    },
  });
  expect(filled.status()).toBe(201);
  return id;
};

const entriesOf = async (page: Page, id: string): Promise<readonly Record<string, unknown>[]> => {
  const answer = await page.request.get(`/api/vehicles/${id}/log`);
  const { entries } = Object(await answer.json()) as { entries: Record<string, unknown>[] };
  return entries;
};

test('a fill-up is two taps and one number, and can be taken back', async ({ page, signIn }) => {
  await signIn.asSomebodyNew();
  const id = await carWithHistory(page.request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/vehicles');
  await page.getByRole('button', { name: 'Fuel', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Fuel' });
  await expect(sheet.getByLabel('Fuel (litres)')).toBeFocused();
  await page.keyboard.type('41.2');
  await expect(sheet.getByText(/£60\.11 at the price of/)).toBeVisible();
  await expectNoAxeViolations(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Saved: 41.2 litres, £60.11.')).toBeVisible();
  expect(await entriesOf(page, id)).toMatchObject([
    { kind: 'fuel', litres: 41.2, costCents: 6011, odometer: null },
    { litres: 40 },
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  expect(await entriesOf(page, id)).toHaveLength(1);
});

test('fill-ups without a connection wait, in any tab, and are sent once in their order', async ({
  page,
  context,
  signIn,
  watch,
}) => {
  watch.allow(NO_CONNECTION);
  await signIn.asSomebodyNew();
  const id = await carWithHistory(page.request);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    const fetched = prepared(tab);
    await tab.goto(`/dashboard/vehicles/${id}`);
    await fetched;
  }

  await context.setOffline(true);
  for (const litres of ['31', '32']) {
    await page.getByRole('button', { name: 'Fuel', exact: true }).click();
    await page.getByLabel('Fuel (litres)').fill(litres);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expect(page.getByText('2 entries wait for a connection')).toBeVisible();
  await expect(second.getByText('2 entries wait for a connection')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('2 entries wait for a connection')).toBeHidden({ timeout: 30_000 });
  await expect(second.getByText('2 entries wait for a connection')).toBeHidden();
  const entries = await entriesOf(page, id);
  expect(entries.map(({ litres }) => Number(litres)).toSorted((a, b) => a - b)).toEqual([
    31, 32, 40,
  ]);
  const [last] = entries.toSorted((a, b) =>
    String(a['createdAt']) < String(b['createdAt']) ? 1 : -1,
  );
  expect(last).toMatchObject({ litres: 32 });
});

test('an answer that is lost after the entry was written is not written twice', async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(NO_CONNECTION, /ERR_CONNECTION_RESET/);
  await signIn.asSomebodyNew();
  const id = await carWithHistory(page.request);
  let lost = 0;
  await page.route(`**/api/vehicles/${id}/log`, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.goto('/dashboard/quick-entry?do=fuel');
  await page.getByLabel('Fuel (litres)').fill('33');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await entriesOf(page, id)).length, { timeout: 30_000 }).toBe(2);
  await expect(page.getByText(/waits for a connection/)).toBeHidden({ timeout: 30_000 });
  expect(await entriesOf(page, id)).toHaveLength(2);
  expect(lost).toBe(1);
});

test('what the server refuses later is shown, with what can be done', async ({
  page,
  context,
  signIn,
  watch,
}) => {
  watch.allow(NO_CONNECTION, /409/);
  await signIn.asSomebodyNew();
  const id = await carWithHistory(page.request);
  const fetched = prepared(page);
  await page.goto(`/dashboard/vehicles/${id}`);
  await fetched;
  await page.getByRole('button', { name: 'Fuel', exact: true }).click();
  await context.setOffline(true);
  await page.getByLabel('Fuel (litres)').fill('34');
  await page.getByLabel('Odometer (miles)').fill('500');
  await page.getByRole('button', { name: 'Save' }).click();
  // Back before it waits, the form itself would say so.
  await expect(page.getByText('It is sent as soon as there is a connection.')).toBeVisible();
  await context.setOffline(false);
  const refused = page.getByRole('alert').filter({ hasText: 'was not saved' });
  await expect(refused).toContainText('between 50,000 miles and', { timeout: 30_000 });
  await refused.getByRole('button', { name: 'Save it without the odometer' }).click();
  await expect(refused).toBeHidden();
  await expect.poll(() => entriesOf(page, id)).toMatchObject([{ litres: 34, odometer: null }, {}]);
});

test('the sheet fits the smallest phone, and a receipt is read on the device as a proposal', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  const id = await carWithHistory(page.request);
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 700, height: 520 });
  await paper.setContent(
    `<body style="font:28px Arial;padding:40px">TESCO PETROL<br>UNLEADED<br>38.50 litres<br>1.459 per litre<br><b>TOTAL £56.17</b></body>`,
  );
  const buffer = await paper.screenshot();
  await paper.close();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/dashboard/quick-entry?do=fuel&car=${id}`);
  await expectNoSidewaysScroll(page);
  await page
    .getByLabel('Photograph of the receipt')
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer });
  await expect(page.getByText(/Read: 38\.5 litres · £56\.17/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel('Fuel (litres)')).toHaveValue('');
  await page.getByRole('button', { name: 'Use these' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect
    .poll(async () => (await entriesOf(page, id))[0])
    .toMatchObject({ litres: 38.5, costCents: 5617, files: 1 });
});
