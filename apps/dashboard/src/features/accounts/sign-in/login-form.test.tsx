import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_SESSION, SAMPLE_USER } from '@wrenchwise/client/testing/sample-account.ts';
import { getSignInMethods, signInWithGoogle } from '@wrenchwise/contract/endpoints/accounts/google';
import { requestPasswordReset } from '@wrenchwise/contract/endpoints/accounts/password';
import { getSession, signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { sendVerificationEmail } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { expect, test, vi } from 'vitest';

import Login from '~/routes/auth/login.tsx';
import { renderRoute } from '~/testing/render-route.tsx';

const page = { path: '/login', Component: Login };

const setUp = (at?: string, google = true) => {
  const api = fakeApi();
  api.answer(getSession, null);
  api.answer(getSignInMethods, { google, oidc: null });
  return { api, ...renderRoute(page, at) };
};

const logIn = async (user: ReturnType<typeof renderRoute>['user']) => {
  await user.type(screen.getByLabelText('E-mail'), 'sam@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
};

test('asks for what is missing, focuses the first field, and sends nothing', async () => {
  const { user, api } = setUp();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Please enter your email address.')).toBeVisible();
  expect(screen.getByText('Please enter your password.')).toBeVisible();
  await vi.waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  expect(api.callsTo(signIn)).toHaveLength(0);
});

test('says that the credentials are wrong and keeps what was typed', async () => {
  const { user, api } = setUp();
  api.refuse(signIn, 'auth/invalid-credentials');
  await logIn(user);
  expect(
    await screen.findByText(
      'Invalid email or password. Please check your credentials and try again.',
    ),
  ).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('sam@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
});

test('offers to send the verification mail again to someone who has not verified', async () => {
  const { user, api } = setUp();
  api.refuse(signIn, 'auth/email-not-verified');
  api.answer(sendVerificationEmail, { status: true });
  await logIn(user);
  expect(
    await screen.findByText('Please verify your email address before logging in.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
  expect(await screen.findByText(/Sent\./)).toBeVisible();
  expect(api.callsTo(sendVerificationEmail)[0]?.body).toMatchObject({ email: 'sam@example.com' });
});

test('goes to the remembered page after logging in', async () => {
  const { user, api } = setUp();
  sessionStorage.setItem('wrenchwise.return-path', '/dashboard/history?q=brake');
  api.answer(signIn, { user: SAMPLE_USER, twoFactorRequired: false });
  api.answer(getSession, SAMPLE_SESSION);
  await logIn(user);
  expect(await screen.findByText('At /dashboard/history?q=brake')).toBeVisible();
});

test('sends someone who is signed in already to the dashboard', async () => {
  const api = fakeApi();
  api.answer(getSession, SAMPLE_SESSION);
  renderRoute(page);
  expect(await screen.findByText('At /dashboard')).toBeVisible();
});

test.each([
  ['rate-limit/exceeded', 'Too many requests. Please try again later.'],
  ['network/timeout', 'The server took too long to respond. Please try again later.'],
  ['network/server-error', 'The server encountered an error. Please try again later.'],
] as const)('shows a log-in that fails with %s by its own sentence', async (code, text) => {
  const { user, api } = setUp();
  api.refuse(signIn, code);
  await logIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('says that there is no connection, and logs in at the next try', async () => {
  const { user, api } = setUp();
  api.cut(signIn);
  await logIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to connect to the server. Please check your internet connection.',
  );
  api.answer(signIn, { user: SAMPLE_USER, twoFactorRequired: false });
  api.answer(getSession, SAMPLE_SESSION);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('At /dashboard')).toBeVisible();
});

test('sends whether to be remembered on this device', async () => {
  const { user, api } = setUp();
  api.answer(signIn, { user: SAMPLE_USER, twoFactorRequired: false });
  api.answer(getSession, SAMPLE_SESSION);
  await user.click(screen.getByRole('checkbox', { name: 'Remember me on this device' }));
  await logIn(user);
  await screen.findByText('At /dashboard');
  expect(api.callsTo(signIn)[0]?.body).toEqual({
    email: 'sam@example.com',
    password: 'correct horse',
    rememberMe: true,
  });
});

test('keeps nothing of what was read for whoever was here before', async () => {
  const { user, api, client } = setUp();
  client.setQueryData(['diagnoses', 'list'], ['of somebody else']);
  api.answer(signIn, { user: SAMPLE_USER, twoFactorRequired: false });
  api.answer(getSession, SAMPLE_SESSION);
  await logIn(user);
  await screen.findByText('At /dashboard');
  expect(client.getQueryData(['diagnoses', 'list'])).toBeUndefined();
});

test.each([
  [
    'error=link-expired',
    'This link has expired, was used already or has been replaced. Please ask for a new one.',
  ],
  ['error=session-expired', 'Your session has expired. Please log in again.'],
  ['error=google-failed', 'Failed to login with Google. Please try again.'],
  ['error=google-taken', 'Failed to login with Google. Please try again.'],
  ['error=google-cancelled', 'You left Google before signing in.'],
  ['error=google-email-unverified', 'Google has not verified the e-mail address of that account.'],
  ['error=something-else', 'An unexpected error occurred. Please try again later.'],
  ['checkout=sign-in', 'Please sign in to continue with your subscription.'],
  ['checkout=session-expired', 'Your session has expired. Please sign in again.'],
])('says why a user is on the log-in page: %s', async (query, text) => {
  setUp(`/login?${query}`);
  expect(await screen.findByRole('status')).toHaveTextContent(text);
});

test('an old failure does not stand above a new one', async () => {
  const { user, api } = setUp();
  api.refuse(signIn, 'auth/invalid-credentials');
  await logIn(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.clear(screen.getByLabelText('E-mail'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Please enter your email address.')).toBeVisible();
  expect(screen.queryByText(/Invalid email or password/)).not.toBeInTheDocument();
});

test('says after too many tries when the next one counts', async () => {
  const { user, api } = setUp();
  api.refuse(signIn, 'rate-limit/exceeded', { retryAfterSeconds: 200 });
  await logIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many requests. Please try again later. You can try again in 4 minutes.',
  );
});

test('Google cannot be pressed where it is not set up, and says why', async () => {
  setUp(undefined, false);
  const google = await screen.findByRole('button', { name: 'Google sign-in is not set up here' });
  expect(google).toBeDisabled();
});

test('leaves for Google, which is shown where the user was going', async () => {
  const { user, api } = setUp();
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  sessionStorage.setItem('wrenchwise.return-path', '/pricing?plan=pro');
  api.answer(signInWithGoogle, { url: 'https://accounts.google.com/o/oauth2/v2/auth' });
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
  await vi.waitFor(() =>
    expect(leave).toHaveBeenCalledWith('https://accounts.google.com/o/oauth2/v2/auth'),
  );
  expect(api.callsTo(signInWithGoogle)[0]?.body).toEqual({
    callbackURL: '/pricing?plan=pro',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('says that Google is not set up, or that it failed and why', async () => {
  const { user, api } = setUp();
  const google = screen.getByRole('button', { name: 'Continue with Google' });
  api.refuse(signInWithGoogle, 'auth/google-not-set-up');
  await user.click(google);
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Google sign-in is not set up on this server. Please use your e-mail and password.',
  );
  api.refuse(signInWithGoogle, 'unknown/error');
  await user.click(google);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Failed to login with Google\. Please try again\.$/,
  );
  api.cut(signInWithGoogle);
  await user.click(google);
  expect(await screen.findByText(/Unable to connect to the server\./)).toBeVisible();
});

test('wants an address for a reset link, then says what it says of every address', async () => {
  const { user, api } = setUp();
  api.answer(requestPasswordReset, {
    message: 'If an account exists for this address, a reset link is on its way.',
  });
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(screen.getByRole('heading', { name: 'Reset your password' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByText('Please enter your email address.')).toBeVisible();
  expect(api.callsTo(requestPasswordReset)).toHaveLength(0);
  await user.type(screen.getByLabelText('E-mail'), 'sam@example.com{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent(
    'If an account exists for this address, a reset link is on its way.',
  );
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  await vi.waitFor(() => expect(api.callsTo(requestPasswordReset)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Back to Login' }));
  expect(screen.getByRole('heading', { name: 'Log in' })).toHaveFocus();
});

test('says that the reset mail could not be sent, and takes the typed address along', async () => {
  const { user, api } = setUp();
  await user.type(screen.getByLabelText('E-mail'), 'sam@example.com');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('sam@example.com');
  api.refuse(requestPasswordReset, 'unknown/error');
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Failed to send password reset email\. Please try again\.$/,
  );
  api.refuse(requestPasswordReset, 'rate-limit/exceeded');
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByText('Too many requests. Please try again later.')).toBeVisible();
});

test('opens the forgotten-password view by its address', async () => {
  setUp('/login?view=reset');
  expect(await screen.findByRole('button', { name: 'Send Reset Link' })).toBeVisible();
});
