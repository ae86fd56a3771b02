import { sidebarLink } from './support/diagnosis-pages.ts';
import { expect, test } from './support/test.ts';
import { answered } from './support/watch.ts';

const SERVER_ERROR = 'The server encountered an error. Please try again later.';

test.beforeEach(async ({ watch, signIn }) => {
  await signIn.asReader();
  watch.allow(answered(500));
});

for (const { where, path, call, said, content } of [
  {
    where: 'the history',
    path: '/dashboard/history',
    call: '**/api/diagnoses?*',
    said: 'Failed to load diagnosis history',
    content: '3 diagnoses',
  },
  {
    where: 'the overview',
    path: '/dashboard',
    call: '**/api/diagnoses?*',
    said: 'Failed to load recent diagnoses',
    content: 'Grinding noise when I brake',
  },
  {
    where: 'the billing history',
    path: '/dashboard/subscription',
    call: '**/api/billing/history',
    said: 'Failed to load billing history',
    content: 'Nothing has been billed to you.',
  },
]) {
  test(`${where} says when it cannot be loaded, and loads on another try`, async ({ page }) => {
    await page.route(call, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto(path);
    const failure = page.getByRole('alert').filter({ hasText: said });
    await expect(failure).toContainText(SERVER_ERROR);
    await page.unroute(call);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByText(content)).toBeVisible();
    await expect(failure).toBeHidden();
  });
}

test('a result says when it cannot be loaded, and loads on another try', async ({
  page,
  signIn,
}) => {
  const reader = await signIn.asReader();
  const id = reader.diagnoses[0]?.id;
  await page.route(`**/api/diagnoses/${id}`, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`/dashboard/diagnosis-result/${id}`);
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load diagnosis' });
  await expect(failure).toContainText(SERVER_ERROR);
  await page.unroute(`**/api/diagnoses/${id}`);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2015 Ford Focus');
});

test('a problem of the server is shown with the number to quote', async ({ page }) => {
  await page.route('**/api/diagnoses?*', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Internal Server Error',
        status: 500,
        code: 'unknown/error',
        detail: 'An unexpected error occurred. Please try again later.',
        requestId: 'c0ffee00-1234',
      }),
    }),
  );
  await page.goto('/dashboard/history');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('An unexpected error occurred. Please try again later.');
  await expect(failure).toContainText('Request c0ffee00-1234');
});

test('a subscription that cannot be loaded shows the fallback and writes nothing', async ({
  page,
}) => {
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') written.push(`${request.method()} ${request.url()}`);
  });
  await page.route('**/api/subscription', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/dashboard');
  // Three tries, 1 to 2 and 2 to 3 s apart.
  await expect(page.getByText('No renewal date (fallback)', { exact: false })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('region', { name: 'Upgrade' })).toBeHidden();
  await sidebarLink(page, 'New Diagnosis').click();
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  expect(written).toEqual([]);
});

test('lists show that they load, and keep their frame meanwhile', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/diagnoses?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/dashboard/history');
  await expect(page.getByRole('status')).toHaveText('Loading your history');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History');
  await expect(page.getByRole('searchbox')).toBeVisible();
  held.resolve();
  await expect(page.getByText('3 diagnoses')).toBeVisible();
});

test('a guide that cannot be loaded says so and loads on another try', async ({ page, signIn }) => {
  const reader = await signIn.asReader();
  const id = reader.diagnoses[1]?.id;
  const call = `**/api/diagnoses/${id}/guides`;
  await page.goto(`/dashboard/diagnosis-result/${id}?tab=repair-steps`);
  const panel = page.getByRole('tabpanel', { name: 'Repair Steps' });
  await panel.getByRole('heading', { level: 2 }).getByRole('button').first().click();
  // Refused before it reaches the server: the shared reader keeps the unit.
  await page.route(call, (route) => route.fulfill({ status: 500, body: '' }));
  await panel.getByRole('button', { name: /^Open guide/ }).click();
  const failure = panel.getByRole('alert');
  await expect(failure).toContainText('Failed to load repair guide. Please try again.');
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
});
