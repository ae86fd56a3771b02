import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';

import { newDataDirectory } from './support/data-directory.ts';
import { answerTo, diagnosisForm, openQuestions } from './support/diagnosis-pages.ts';
import { GRINDING_BRAKES } from './support/faults.ts';
import { readMailbox } from './support/mailbox.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { diagnoseByApi, joinByApi, usageByApi } from './support/users.ts';
import { NO_CONNECTION } from './support/watch.ts';

// Each journey has a server of its own, which it stops.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const CAR = { make: 'Ford', model: 'Focus', year: 2015, fuel: 'petrol', registration: 'SA15 MPL' };
const NOT_THERE = /Failed to fetch|Error loading route module|foreign host/;
const SYMPTOMS = 'A knocking noise from the front over bumps, and the steering wheel shakes';

/** A user with one car and a task of it. */
const join = async (server: RunningServer, request: APIRequestContext) => {
  await joinByApi(request, readMailbox(server.dataDir));
  await request.fetch(updateMe.path, { method: 'PATCH', data: { country: 'GB' } });
  const made = await request.post('/api/vehicles', { data: CAR });
  const carId = String(Reflect.get(Object(await made.json()), 'id'));
  const task = await request.post('/api/maintenance', {
    data: { vehicleId: carId, task: 'Change the oil', dueDate: '2027-01-15' },
  });
  expect(task.status()).toBe(201);
  return { carId, cookies: (await request.storageState()).cookies };
};

const newDevice = async (
  browser: Browser,
  cookies: Awaited<ReturnType<typeof join>>['cookies'],
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  await context.addCookies(cookies);
  return context;
};

/** Whether all that is needed without a connection is stored on this device. */
const isStored = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const shell = await caches.match('/dashboard', { cacheName: 'wrenchwise-dashboard' });
    if (!shell || !navigator.serviceWorker.controller) return false;
    const result = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await result(indexedDB.open('wrenchwise.offline'));
    const paths = await result(database.transaction('answers').objectStore('answers').getAllKeys());
    database.close();
    return paths.some((path) => typeof path === 'string' && path.startsWith('/api/vehicles/'));
  });

/** One visit with a connection. */
const visit = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => isStored(page), { timeout: 90_000 }).toBe(true);
  return page;
};

const listOf = async (request: APIRequestContext, path: string, name: string) => {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  return Reflect.get(Object(await answer.json()), name) as Record<string, unknown>[];
};

/** Diagnoses the car without a connection; its page's address. */
const diagnose = async (page: Page, url: string, carId: string): Promise<string> => {
  await page.goto(`${url}/dashboard/diagnose?vehicle=${carId}`);
  const form = diagnosisForm(page);
  await form.symptoms.fill(SYMPTOMS);
  await form.goOn.click();
  await expect(page.getByRole('heading', { name: 'What we understood' })).toBeVisible();
  await form.submit.click();
  await expect(page).toHaveURL(/\/dashboard\/diagnosis-result\/ffffffff-/);
  await expect(page.getByText('Made on this device, without a connection')).toBeVisible();
  return page.url();
};

/** Answers up to six questions, each with the last finding that says something; how many there were. */
const answerQuestions = async (page: Page): Promise<number> => {
  const sheet = await openQuestions(page);
  const question = sheet.getByRole('group');
  let given = 0;
  while (given < 6 && (await question.isVisible())) {
    const asked = (await question.locator('legend').innerText()).trim();
    const names = await question.getByRole('button').allInnerTexts();
    const unsure = names.findIndex((name) => /can.t check|can.t tell|don.t know/.test(name));
    await question
      .getByRole('button')
      .nth(unsure - 1)
      .click();
    await expect(sheet.getByRole('group', { name: asked, exact: true })).toHaveCount(0);
    given += 1;
  }
  await sheet
    .getByRole('button', { name: /^Close|^Done|^See/ })
    .first()
    .click();
  return given;
};

const openGuide = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Repair Steps' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Repair Steps' });
  await panel.getByRole('button').first().click();
  await panel.getByRole('button', { name: /^Open guide/ }).click();
  const guide = page.getByRole('article');
  await guide.getByRole('checkbox', { name: 'Step 1 done' }).check();
  await expect(guide.getByText(/^1 of \d+ done, stored on this device/)).toBeVisible();
};

const fillUp = async (page: Page, litres: string): Promise<void> => {
  await page.getByRole('button', { name: 'Fuel', exact: true }).click();
  await page.getByLabel('Fuel (litres)').fill(litres);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('with the server stopped a diagnosis, answers, a guide, a fill-up and a task are done, and arrive once', async ({
  browser,
  playwright,
  watch,
}) => {
  watch.allow(NO_CONNECTION, NOT_THERE);
  const dataDir = await newDataDirectory();
  let server = await startServer({ dataDir });
  const port = Number(new URL(server.url).port);
  const request = await playwright.request.newContext({ baseURL: server.url });
  const { carId, cookies } = await join(server, request);
  const context = await newDevice(browser, cookies);
  let page = await visit(context, server.url);
  await server.stop();

  // The tab dies, and another one is opened while nothing answers.
  await page.close();
  page = await context.newPage();
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByText('SA15 MPL').first()).toBeVisible();
  const address = await diagnose(page, server.url, carId);
  const answers = await answerQuestions(page);
  expect(answers).toBeGreaterThan(2);
  await openGuide(page);

  await page.goto(`${server.url}/dashboard/vehicles/${carId}`);
  await fillUp(page, '41.2');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Work done' });
  await sheet.getByText('Change the oil').click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();

  // All of it outlives the tab.
  await page.close();
  page = await context.newPage();
  await page.goto(address);
  await expect(page.getByText(`${answers} answers so far`)).toBeVisible();
  await expect(page.getByText(/entries wait for a connection/)).toBeVisible({ timeout: 20_000 });

  server = await startServer({ dataDir, port });
  await expect(page.getByText(/entr(?:y|ies) waits? for a connection/)).toHaveCount(0, {
    timeout: 60_000,
  });
  await expect(page.getByText('Made on this device, without a connection')).toHaveCount(0);
  const [diagnosis, ...others] = await listOf(request, '/api/diagnoses', 'diagnoses');
  expect(others).toEqual([]);
  const whole = await request.get(`/api/diagnoses/${String(diagnosis?.['id'])}`);
  expect(Object(await whole.json()).answers).toHaveLength(answers);
  const guides = await listOf(
    request,
    `/api/diagnoses/${String(diagnosis?.['id'])}/guides`,
    'guides',
  );
  expect(guides).toMatchObject([{ done: [1] }]);
  const entries = await listOf(request, `/api/vehicles/${carId}/log`, 'entries');
  expect(entries.filter(({ kind }) => kind === 'fuel')).toMatchObject([{ litres: 41.2 }]);
  expect(await listOf(request, '/api/maintenance?state=done', 'tasks')).toHaveLength(1);
  expect(await usageByApi(request)).toEqual({ diagnoses: 1, repairGuides: 1 });
  await expect(answerTo(page, 'Can I drive?')).toBeVisible();
  await context.close();
  await request.dispose();
  await server.stop();
});

test('two devices without a connection on one car: what both did is stored, and what is refused is shown', async ({
  browser,
  playwright,
  watch,
}) => {
  watch.allow(NO_CONNECTION, NOT_THERE);
  const server = await startServer();
  const request = await playwright.request.newContext({ baseURL: server.url });
  const { carId, cookies } = await join(server, request);
  // Of five diagnoses a month one is left, and both devices will make one.
  for (let used = 0; used < 4; used += 1) await diagnoseByApi(request, GRINDING_BRAKES);
  const offline = async (litres: string): Promise<Page> => {
    const context = await newDevice(browser, cookies);
    await (await visit(context, server.url)).close();
    await context.setOffline(true);
    const page = await context.newPage();
    await page.goto(`${server.url}/dashboard/vehicles/${carId}`);
    await fillUp(page, litres);
    await diagnose(page, server.url, carId);
    await expect(page.getByText('2 entries wait for a connection')).toBeVisible();
    return page;
  };
  const first = await offline('31');
  const second = await offline('32');
  for (const page of [first, second]) {
    await page.context().setOffline(false);
    await expect(page.getByText(/wait for a connection/)).toHaveCount(0, { timeout: 60_000 });
  }
  const entries = await listOf(request, `/api/vehicles/${carId}/log`, 'entries');
  expect(entries.map(({ litres }) => Number(litres)).toSorted((a, b) => a - b)).toEqual([31, 32]);
  expect(await listOf(request, '/api/diagnoses', 'diagnoses')).toHaveLength(5);
  // The server counts: what is one too many stays on its device, which says so.
  const refused = second.getByRole('alert').filter({ hasText: 'was not saved' });
  await expect(refused).toContainText('It is still on this device');
  for (const page of [first, second]) await page.context().close();
  await request.dispose();
  await server.stop();
});
