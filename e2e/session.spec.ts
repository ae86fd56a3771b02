import { problemOf } from '@wrenchwise/contract/problem';

import { sidebarLink } from './support/diagnosis-pages.ts';
import { expect, test } from './support/test.ts';
import { fillLogIn, joinByApi, signInByApi, somebody } from './support/users.ts';
import { answered } from './support/watch.ts';

test('a visitor of the dashboard is sent to log in and comes back to the page they wanted', async ({
  page,
  signIn,
  context,
  watch,
}) => {
  // The cookies go while the page that was reached may still be loading.
  watch.allow(answered(401));
  const reader = await signIn.asReader();
  const [latest] = reader.diagnoses;
  await context.clearCookies();
  for (const path of [
    '/dashboard/history?q=grinding',
    `/dashboard/diagnosis-result/${latest?.id}`,
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await fillLogIn(page, reader.user);
    await expect(page).toHaveURL(path);
    await context.clearCookies();
  }
});

test('a signed-in user is taken from the landing, log-in and sign-up pages to the dashboard', async ({
  page,
  signIn,
}) => {
  await signIn.asReader();
  for (const path of ['/', '/login', '/signup']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
  await page.goto('/pricing');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeHidden();
});

test('while the session is checked the dashboard says so and shows nothing else', async ({
  page,
  signIn,
}) => {
  await signIn.asReader();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/get-session', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Loading user information...')).toBeVisible();
  await expect(page.getByText('Verifying authentication...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeHidden();
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sam');
});

test('a session check that fails says so and offers to try again', async ({
  page,
  signIn,
  watch,
}) => {
  await signIn.asReader();
  watch.allow(answered(500));
  await page.route('**/api/auth/get-session', (route) =>
    route.fulfill({ status: 500, json: problemOf('unknown/error', 'req_e2e') }),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await page.getByRole('button', { name: 'Report Issue' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Thank you for reporting this issue. Our team has been notified.',
  );
  await page.unroute('**/api/auth/get-session');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sam');
});

test('logging out leads to the landing page, ends the session, and Back shows nothing private', async ({
  page,
  signIn,
  context,
}) => {
  const sam = await signIn.asSomebodyNew();
  await page.goto('/dashboard');
  await expect(page.getByText(sam.name)).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Free Plan')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Put your car in the garage' })).toBeVisible();
  const cookies = await context.cookies();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(sam.name)).toBeHidden();
  // The old cookie is worth nothing either.
  await context.addCookies(cookies);
  const answer = await page.request.get('/api/me');
  expect(answer.status()).toBe(401);
});

test('a session that ends in the middle leads to log-in, says why, and back to the same page', async ({
  page,
  signIn,
  context,
  watch,
}) => {
  const sam = await signIn.asSomebodyNew();
  watch.allow(answered(401));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sam');
  // A request that is still under way would meet the end of the session before the click.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await sidebarLink(page, 'History').click();
  await expect(page).toHaveURL('/login?error=session-expired');
  await expect(page.getByRole('status')).toContainText(
    'Your session has expired. Please log in again.',
  );
  await expect(page.getByText(sam.name)).toBeHidden();
  await fillLogIn(page, sam);
  await expect(page).toHaveURL('/dashboard/history');
});

test('logging out in one tab ends the other one too', async ({ page, signIn, context, watch }) => {
  const sam = await signIn.asSomebodyNew();
  watch.allow(answered(401));
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/dashboard/settings');
  await expect(other.getByText(sam.email)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  // By itself: nobody has to press anything there.
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText(sam.name)).toBeHidden();
});

test('another user who logs in on the same browser sees nothing of the one before', async ({
  page,
  signIn,
  mailbox,
  otherContext,
}) => {
  const reader = await signIn.asReader();
  const next = await joinByApi(otherContext.request, mailbox, {
    ...somebody(),
    name: 'Alex Moreno',
  });
  const earlier = reader.diagnoses.length;
  // A session of its own: logging out must not end the one that the other journeys share.
  await page.context().clearCookies();
  await signInByApi(page.request, reader.user);
  await page.goto('/dashboard');
  const recent = page.getByRole('region', { name: 'Recent diagnoses' });
  await expect(recent.getByRole('listitem')).toHaveCount(earlier);
  await expect(page.getByRole('complementary').getByText('Free Plan')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillLogIn(page, next);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Alex');
  await expect(page.getByRole('heading', { name: 'Put your car in the garage' })).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('an unknown path is 404 and leads to the landing page', async ({ page, watch }) => {
  watch.allow(answered(404));
  for (const path of ['/no/such/page', '/dashboard/no-such-page', '/car-repair-guide']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  const answer = await page.request.get('/assets/no-such-file.js');
  expect(answer.status()).toBe(404);
});

test('the session is a cookie that no script can read', async ({ page, signIn, context }) => {
  const reader = await signIn.asReader();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sam');
  expect(await page.evaluate(() => document.cookie)).toBe('');
  for (const cookie of await context.cookies()) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  }
  const stored = await page.evaluate(
    () => JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
  );
  expect(stored).not.toContain(reader.user.email);
});
