import { untilHydrated } from './support/hydrated.ts';
import { readMailbox } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';
import { joinByApi } from './support/users.ts';
import { answered } from './support/watch.ts';

const MESSAGE = {
  Name: 'Sam Taylor',
  Email: 'sam.without.scripts@example.com',
  Subject: 'A question about my plan',
  Message: 'Can I move my diagnoses?',
} as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // Scripts are named by the pages and not fetched.
  test.beforeEach(({ watch }) => watch.allow(/\/assets\/[\w.-]+\.js \(csp\)/));

  test('a contact message arrives, and a mistake keeps what was typed', async ({
    page,
    mailbox,
    watch,
  }) => {
    watch.allow(answered(400));
    await page.goto('/contact');
    for (const [label, text] of Object.entries(MESSAGE)) {
      await page.getByLabel(label, { exact: true }).fill(label === 'Email' ? 'sam' : text);
    }
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.Message);
    await page.getByLabel('Email').fill(MESSAGE.Email);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await expect.poll(() => mailbox.mailsTo(MESSAGE.Email)).toHaveLength(1);
  });

  test('somebody logs in, and no password is ever part of an address', async ({
    page,
    playwright,
    server,
    watch,
  }) => {
    watch.allow(answered(401));
    const request = await playwright.request.newContext({ baseURL: server.url });
    const { email, password } = await joinByApi(request, readMailbox(server.dataDir));
    await request.dispose();
    const addresses: string[] = [];
    page.on('request', (asked) => addresses.push(asked.url()));
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not this one at all');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toContainText('Invalid email or password');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await page.content()).toContain('The dashboard needs JavaScript.');
    expect(addresses.join('\n')).not.toMatch(/password=|not(%20|\+| )this/);
  });

  test('a reset link can be asked for, and choosing a password says what it needs', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('status')).toContainText('a reset link is on its way');
    await page.goto('/reset-password#token=abcdefghijklmnopqrstuvwxyz');
    await expect(page.getByRole('button', { name: 'Change password' })).toBeDisabled();
    expect(await page.content()).toContain('This needs JavaScript.');
  });
});

test.describe('before the scripts have come', () => {
  test('what is typed outlives their coming', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/signup', { waitUntil: 'commit' });
    await page.getByLabel('Full name').fill('Sam Taylor');
    await page.getByLabel('E-mail').fill('sam.typed.early@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a fine day for driving');
    await page.getByRole('checkbox').check();
    release();
    await page.getByLabel('Confirm password').fill('a fine day for driving');
    await untilHydrated(page);
    await page.getByRole('button', { name: /^Show/ }).first().click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await expect(page.getByLabel('Full name')).toHaveValue('Sam Taylor');
    await expect(page.getByLabel('E-mail')).toHaveValue('sam.typed.early@example.com');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(
      'a fine day for driving',
    );
    await expect(page.getByRole('checkbox')).toBeChecked();
  });

  test('a contact message that is sent at once arrives once', async ({ page, mailbox }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.goto('/contact');
    const email = 'sam.sent.early@example.com';
    for (const [label, text] of Object.entries({ ...MESSAGE, Email: email })) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    release();
    await expect.poll(() => mailbox.mailsTo(email)).toHaveLength(1);
  });
});
