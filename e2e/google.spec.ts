import type { BrowserContext, Page } from '@playwright/test';

import { type OidcServer, startOidcServer } from '../apps/server/src/testing/oidc-server.ts';
import { readMailbox } from './support/mailbox.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { expect, test as base } from './support/test.ts';
import { joinByApi } from './support/users.ts';

/** Sign-in with Google against a real OpenID Connect server in its place. */

interface Fixtures {
  /** A browser of its own: it visits the other server's pages too, which the watch would refuse. */
  visitor: BrowserContext;
}
interface WorkerFixtures {
  google: { server: RunningServer; oidc: OidcServer };
}

const test = base.extend<Fixtures, WorkerFixtures>({
  google: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const made: { oidc?: OidcServer } = {};
      const server = await startServer({
        environment: async (url) => {
          const oidc = await startOidcServer(`${url}/api/auth/callback/google`);
          made.oidc = oidc;
          return {
            GOOGLE_CLIENT_ID: oidc.clientId,
            GOOGLE_CLIENT_SECRET: oidc.clientSecret,
            GOOGLE_ISSUER: oidc.issuer,
          };
        },
      });
      if (!made.oidc) throw new Error('the OpenID Connect server did not start');
      await use({ server, oidc: made.oidc });
      await server.stop();
      await made.oidc.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ browser, google }, use) => {
    const context = await browser.newContext({ baseURL: google.server.url, locale: 'en-GB' });
    await use(context);
    await context.close();
  },
});

const chooseAtGoogle = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name }).click();
};

// One server of the kind that these need is enough.
test.describe.configure({ mode: 'default' });

test('Google signs a newcomer in, out of any page that needs it, and back to that page', async ({
  visitor,
  google,
}) => {
  google.oidc.addUser({
    sub: 'robin',
    email: 'robin@gmail.example',
    emailVerified: true,
    name: 'Robin Driver',
  });
  const page = await visitor.newPage();
  await page.goto('/dashboard/history');
  await expect(page).toHaveURL(/\/login$/);
  await chooseAtGoogle(page, 'robin@gmail.example');
  await expect(page).toHaveURL(/\/dashboard\/history$/);
  await expect(page.getByText('Robin Driver').first()).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  await chooseAtGoogle(page, 'robin@gmail.example');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('Google that is cancelled, or has not verified the address, leads back with a reason', async ({
  visitor,
  google,
}) => {
  google.oidc.addUser({
    sub: 'unproved',
    email: 'unproved@gmail.example',
    emailVerified: false,
    name: 'Unproved',
  });
  const page = await visitor.newPage();
  await page.goto('/login');
  await chooseAtGoogle(page, 'Cancel');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/You left Google before signing in/)).toBeVisible();
  await chooseAtGoogle(page, 'unproved@gmail.example');
  await expect(page.getByText(/Google.*verif|verif.*Google/i)).toBeVisible();
});

test('a Google account is connected in the settings and disconnected again', async ({
  visitor,
  google,
}) => {
  const sam = await joinByApi(visitor.request, readMailbox(google.server.dataDir));
  google.oidc.addUser({
    sub: `of-${sam.email}`,
    email: sam.email,
    emailVerified: true,
    name: 'Sam Taylor',
  });
  const page = await visitor.newPage();
  await page.goto('/dashboard/settings#security');
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('button', { name: sam.email }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings#security$/);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Disconnect/ })
    .click();
  await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible();
});
