import { expect, test } from './support/test.ts';
import {
  confirmAddress,
  fillLogIn,
  fillSignUp,
  joinByApi,
  signUpByApi,
  somebody,
} from './support/users.ts';
import { answered } from './support/watch.ts';

test('sign-up shows each field’s mistake at the field and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/signup');
  const name = page.getByLabel('Full name');
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });
  const confirm = page.getByLabel('Confirm password');
  const terms = page.getByRole('checkbox', { name: /I agree to the terms/ });
  const create = page.getByRole('button', { name: 'Create account' });

  await create.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Full name is required');
  await expect(email).toHaveAccessibleDescription('Please enter your email address.');
  await expect(password).toHaveAccessibleDescription(
    /Password should be at least 8 characters long\./,
  );
  await expect(confirm).toHaveAccessibleDescription('Please confirm your password');
  await expect(terms).toHaveAccessibleDescription('Please accept the terms to continue');

  await name.fill('Sam Taylor');
  await email.fill('sam at example');
  await password.fill('short');
  await confirm.fill('shorter');
  await create.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(password).toHaveAccessibleDescription(/at least 8 characters long/);
  await expect(confirm).toHaveAccessibleDescription('Passwords do not match');
  await expect(name).toHaveValue('Sam Taylor');
  await expect(password).toHaveValue('short');
});

test('sign-up’s terms box takes the first click', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Sam Taylor');
  await page.getByLabel('E-mail').fill('sam@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a torque wrench, please');
  await page.getByLabel('Confirm password').pressSequentially('a torque wrench, please');
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).click();
  await expect(page.getByRole('checkbox', { name: /I agree to the terms/ })).toBeChecked();
});

test('sign-up refuses a common password and a taken address in the specified words', async ({
  page,
  watch,
}) => {
  watch.allow(answered(400, 409));
  const taken = await signUpByApi(page.request);
  await page.goto('/signup');
  await fillSignUp(page, { ...somebody(), password: 'password123' });
  await expect(page.getByRole('alert')).toHaveText('Password is too weak');
  await page.getByLabel('E-mail').fill(taken.email);
  await page.getByLabel('Password', { exact: true }).fill(taken.password);
  await page.getByLabel('Confirm password').fill(taken.password);
  await page.getByLabel('Confirm password').press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'This email is already registered. Please log in or use a different email address.',
  );
  await expect(page.getByLabel('E-mail')).toHaveValue(taken.email);
});

test('the verification mail can be sent again, and each link works once', async ({
  page,
  mailbox,
  watch,
}) => {
  watch.allow(answered(400));
  const sam = somebody();
  await page.goto('/signup');
  await fillSignUp(page, sam);
  await page.getByRole('button', { name: 'Send the e-mail again' }).click();
  await expect(page.getByText(/^Sent\./)).toBeVisible();
  const second = await mailbox.linkTo(sam.email, 2);
  await page.goto(second);
  await expect(page).toHaveURL(/\/verify-email$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your e-mail address');
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  // Left first: what the dashboard still asks for would be refused once its session is gone.
  await page.goto('about:blank');
  await page.context().clearCookies();
  for (const link of [second, '/verify-email#token=nonsense-nonsense']) {
    // A link that differs by only its fragment would load no page.
    await page.goto('about:blank');
    await confirmAddress(page, link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  }
  expect(await page.context().cookies()).toEqual([]);
});

test('a wrong password is refused without a hint, and the address is stored', async ({
  page,
  mailbox,
  watch,
  context,
}) => {
  watch.allow(answered(401));
  const sam = await joinByApi(page.request, mailbox);
  await context.clearCookies();
  await page.goto('/login');
  const refusal = 'Invalid email or password. Please check your credentials and try again.';
  for (const email of [sam.email, 'nobody@example.com']) {
    await fillLogIn(page, { email, password: 'not the password' });
    await expect(page.getByRole('alert')).toHaveText(refusal);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  }
  await fillLogIn(page, sam);
  await expect(page).toHaveURL('/dashboard');
});

test('the log-in form names what is missing, and Enter sends it', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('E-mail');
  await email.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter your email address.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Please enter your password.',
  );
  await page.getByLabel('Password', { exact: true }).fill('secret words');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    'Please enter your email address.',
  );
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
});

test('an address that is not proved yet cannot log in, but can have the mail sent again', async ({
  page,
  mailbox,
  watch,
}) => {
  watch.allow(answered(403));
  const sam = await signUpByApi(page.request);
  await page.goto('/login');
  await fillLogIn(page, sam);
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('Please verify your email address before logging in.');
  await refusal.getByRole('button', { name: 'Send the e-mail again' }).click();
  await expect(refusal).toContainText('Sent.');
  await confirmAddress(page, await mailbox.linkTo(sam.email, 2));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sam');
});
