import type { BrowserContext } from '@playwright/test';

import { type MailServer, startMailServer } from './support/mail-server.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { expect, test as base } from './support/test.ts';
import { fillLogIn, signUpByApi } from './support/users.ts';

/** Mails as people get them: through an SMTP server. */

interface WorkerFixtures {
  post: { server: RunningServer; mailServer: MailServer };
}
const test = base.extend<{ visitor: BrowserContext }, WorkerFixtures>({
  post: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const mailServer = await startMailServer();
      const server = await startServer({ environment: () => ({ SMTP_URL: mailServer.url }) });
      await use({ server, mailServer });
      await server.stop();
      await mailServer.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ browser, post }, use) => {
    const context = await browser.newContext({ baseURL: post.server.url, locale: 'en-GB' });
    await use(context);
    await context.close();
  },
});

/** The link of the newest mail to an address with such a subject. */
const linkOf = async ({ mails }: MailServer, address: string, subject: RegExp): Promise<string> => {
  const find = () =>
    mails.findLast(
      (mail) => subject.test(mail.subject ?? '') && mail.to?.some((to) => to.address === address),
    );
  await expect.poll(() => find() !== undefined, { message: String(subject) }).toBe(true);
  const link = find()?.text?.match(/https?:\/\/\S+/)?.[0];
  if (link === undefined) throw new Error('the mail holds no link');
  return link;
};

/** Confirms the address of a sign-up by the link of its mail, whose button posts the token. */
const confirm = async (visitor: BrowserContext, mails: MailServer, email: string) => {
  const token = new URL(await linkOf(mails, email, /Confirm/)).hash.replace('#token=', '');
  const answer = await visitor.request.post('/api/auth/verify-email', { data: { token } });
  expect(answer.ok()).toBe(true);
};

// One server of the kind that these need is enough.
test.describe.configure({ mode: 'default' });

test('a forgotten password is replaced by the link of a mail', async ({ visitor, post }) => {
  const sam = await signUpByApi(visitor.request);
  await confirm(visitor, post.mailServer, sam.email);
  await visitor.clearCookies();
  const page = await visitor.newPage();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  await page.getByLabel('E-mail').fill(sam.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(
    page.getByText('If an account exists for this address, a reset link is on its way.'),
  ).toBeVisible();

  const link = await linkOf(post.mailServer, sam.email, /Reset/);
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New password', { exact: true }).fill('seven bolts on a rusty wheel');
  await page.getByLabel('Confirm new password').fill('seven bolts on a rusty wheels');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('seven bolts on a rusty wheel');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(
    page.getByText('Your password has been changed. Please log in with it.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await fillLogIn(page, { email: sam.email, password: 'seven bolts on a rusty wheel' });
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('another rusty wheel');
  await page.getByLabel('Confirm new password').fill('another rusty wheel');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(
    page.getByText(/This link has expired, was used already or has been replaced/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
});

test('an optional mail unsubscribes with one click, without a session', async ({
  visitor,
  post,
  playwright,
}) => {
  const sam = await signUpByApi(visitor.request);
  await confirm(visitor, post.mailServer, sam.email);
  const { email, password } = sam;
  const stranger = await playwright.request.newContext({ baseURL: post.server.url });
  await stranger.post('/api/auth/sign-in/email', { data: { email, password } });
  await linkOf(post.mailServer, sam.email, /New sign-in/);
  const mail = post.mailServer.mails.findLast(({ subject }) => subject?.startsWith('New sign-in'));
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url = header('list-unsubscribe').replace(/[<>]/g, '');
  const provider = await playwright.request.newContext();
  const answer = await provider.post(url, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answer.status()).toBe(200);
  const settings = await visitor.request.get('/api/me/notifications');
  expect(await settings.json()).toMatchObject({ securityAlerts: false, emailNotifications: true });
  await stranger.dispose();
  await provider.dispose();
});
