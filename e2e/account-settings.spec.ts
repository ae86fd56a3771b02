import { readFile } from 'node:fs/promises';

import { unzipSync } from 'fflate';

import { expect, test } from './support/test.ts';
import { diagnoseByApi, fillLogIn, signInByApi } from './support/users.ts';
import { answered } from './support/watch.ts';

test('name, avatar, units and notifications are stored and shown everywhere', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  await page.goto('/dashboard/settings');
  await page.getByLabel('Full name').fill('Robin Fettler');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Saved.').first()).toBeVisible();

  // One red pixel, made larger by the page.
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  );
  await page
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();

  await page.getByLabel('Distances in').selectOption('kilometres');
  await page.getByRole('switch', { name: 'Security alerts' }).click();
  await expect(page.getByRole('switch', { name: 'Security alerts' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'News and offers' })).not.toBeChecked();

  await page.reload();
  await expect(page.getByText('Robin Fettler').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Security alerts' })).not.toBeChecked();
});

test('an e-mail address is changed by a link to the old one and a link to the new one', async ({
  page,
  signIn,
  mailbox,
  context,
}) => {
  const sam = await signIn.asSomebodyNew();
  const moved = `moved-${sam.email}`;
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await page.getByLabel('New e-mail address').fill(moved);
  await page.getByLabel('Your password', { exact: true }).first().fill(sam.password);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(
    page.getByText(`Waiting for confirmation at ${sam.email}; sent just now.`),
  ).toBeVisible();

  await page.goto(await mailbox.linkAbout(sam.email, /Confirm the change/));
  await expect(page).toHaveURL(/\/email-change$/);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`We have sent a link to ${moved}. Open it to finish.`)).toBeVisible();
  await page.goto(await mailbox.linkAbout(moved, /Confirm your new/));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`Your e-mail address is now ${moved}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // What the dashboard asks for must be answered before its session is gone.
  await page.waitForLoadState('networkidle');

  await context.clearCookies();
  await page.goto('/login');
  await fillLogIn(page, { email: moved, password: sam.password });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a password change signs the other browser out and keeps this one in', async ({
  page,
  signIn,
  otherContext,
  watch,
}) => {
  watch.allow(answered(403));
  const sam = await signIn.asSomebodyNew();
  await signInByApi(otherContext.request, sam);
  await page.goto('/dashboard/settings#security');
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('a fine day for driving');
  await page.getByLabel('Confirm new password').fill('a fine day for drivin');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('New passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('a fine day for driving');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(
    page.getByText('Failed to update password. Please check your current password and try again.'),
  ).toBeVisible();
  await page.getByLabel('Current password').fill(sam.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  expect((await otherContext.request.get('/api/me')).status()).toBe(401);
  await page.goto('/dashboard/history');
  await expect(page).toHaveURL(/\/dashboard\/history$/);
});

test('another device is seen and signed out, and the events tell of both', async ({
  page,
  signIn,
  otherContext,
}) => {
  const sam = await signIn.asSomebodyNew();
  await signInByApi(otherContext.request, sam);
  await page.goto('/dashboard/settings#security');
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out all others?' });
  await dialog.getByLabel('Your password').fill(sam.password);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('All other browsers were signed out.')).toBeVisible();
  await expect.poll(async () => (await otherContext.request.get('/api/me')).status()).toBe(401);
  await page.reload();
  await expect(page.getByText(/all other devices were signed out/i)).toBeVisible();
});

test('everything personal is downloaded as one archive', async ({ page, signIn }) => {
  await signIn.asSomebodyNew();
  await diagnoseByApi(page.request);
  await page.goto('/dashboard/settings#data');
  await page.getByRole('button', { name: 'Prepare my data' }).click();
  const ready = page.getByRole('link', { name: 'Download my data' });
  await expect(ready).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()]);
  expect(download.suggestedFilename()).toMatch(/^wrenchwise-export-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const names = Object.keys(files);
  expect(names).toContain('README.txt');
  expect(names.some((name) => name.endsWith('diagnoses.json'))).toBe(true);
  expect(names.some((name) => name.endsWith('diagnoses.csv'))).toBe(true);
});

test('an account is deleted for good, after the address and the password', async ({
  page,
  signIn,
  mailbox,
  watch,
}) => {
  watch.allow(answered(401, 403));
  const sam = await signIn.asSomebodyNew();
  await page.goto('/dashboard/settings#data');
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const form = page.locator('form').filter({ has: page.getByLabel('Your e-mail address') });
  await form.getByLabel('Your e-mail address').fill('somebody@else.example');
  await form.getByLabel('Your password', { exact: true }).fill(sam.password);
  await form.getByRole('button', { name: 'Delete my account' }).click();
  await expect(
    form.getByText('Please type the e-mail address of your account exactly.'),
  ).toBeVisible();
  await form.getByLabel('Your e-mail address').fill(sam.email);
  await form.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/account-deleted');
  await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What remains' })).toBeVisible();
  await expect
    .poll(async () => (await mailbox.mailsTo(sam.email)).at(-1)?.subject)
    .toMatch(/deleted/);
  await page.goto('/login');
  await fillLogIn(page, sam);
  await expect(page.getByRole('alert')).toHaveText(
    /Invalid email or password\. Please check your credentials and try again\./,
  );
});
