import type { BrowserContext } from '@playwright/test';

import { authenticatorApp } from '../apps/server/src/testing/authenticator-app.ts';
import { readMailbox } from './support/mailbox.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { expect, test as base } from './support/test.ts';
import { fillLogIn, joinByApi } from './support/users.ts';

/** Passkeys belong to a named host, so these journeys call the server localhost. */

const test = base.extend<{ visitor: BrowserContext }, { named: RunningServer }>({
  named: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const server = await startServer({ host: 'localhost' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ browser, named }, use) => {
    const context = await browser.newContext({ baseURL: named.url, locale: 'en-GB' });
    await use(context);
    await context.close();
  },
});

// One server of the kind that these need is enough.
test.describe.configure({ mode: 'default' });

test('two-factor is set up with an app, asked for at the next log-in, and has a way round', async ({
  visitor,
  named,
}) => {
  const sam = await joinByApi(visitor.request, readMailbox(named.dataDir));
  const page = await visitor.newPage();
  await page.goto('/dashboard/settings#security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(sam.password);
  await dialog.getByLabel('Your password', { exact: true }).press('Enter');
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const app = authenticatorApp(
    (await dialog.getByRole('link', { name: /Open the app/ }).getAttribute('href')) ?? '',
  );
  await dialog.getByLabel('Code of the app').fill(await app.code());
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(dialog.getByText('Two-factor is on. Keep your recovery codes')).toBeVisible();
  const codes = await dialog
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  await dialog.getByLabel('I have stored them in a safe place').check();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  await fillLogIn(page, sam);
  await page.getByLabel('Code').fill(await app.code());
  await expect(page).toHaveURL(/\/dashboard/);

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  await fillLogIn(page, sam);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a passkey is added in the settings, logs in without a password, and is removed', async ({
  visitor,
  named,
}) => {
  const sam = await joinByApi(visitor.request, readMailbox(named.dataDir));
  const page = await visitor.newPage();
  const devtools = await visitor.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/dashboard/settings#security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My test phone');
  await dialog.getByLabel('Your password', { exact: true }).fill(sam.password);
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('My test phone', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto('/dashboard/settings#security');
  await page.getByRole('button', { name: 'Remove My test phone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('My test phone', { exact: true })).toBeHidden();
});
