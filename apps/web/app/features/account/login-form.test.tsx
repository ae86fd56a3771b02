import { screen } from '@testing-library/react';
import { getSession, sendVerificationEmail, signIn } from '@wrenchwise/domain/endpoints/auth';
import { expect, test, vi } from 'vitest';

import Login from '~/routes/auth/login.tsx';
import { fakeApi } from '~/testing/fake-api.ts';
import { renderRoute } from '~/testing/render-route.tsx';
import { SAMPLE_SESSION, SAMPLE_USER } from '~/testing/sample-account.ts';

const page = { path: '/login', Component: Login };

const setUp = (at?: string) => {
  const api = fakeApi();
  api.answer(getSession, null);
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
  api.answer(signIn, { user: SAMPLE_USER });
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

test('says plainly that reset links and Google are not available yet', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(screen.getByText(/Google sign-in is not set up/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByText('Please enter your email address.')).toBeVisible();
  await user.type(screen.getByLabelText('E-mail'), 'sam@example.com{Enter}');
  expect(await screen.findByText('Reset links cannot be sent yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to Login' }));
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('explains an expired link', async () => {
  setUp('/login?error=link-expired');
  expect(await screen.findByText(/This link has expired or was used already/)).toBeVisible();
});
