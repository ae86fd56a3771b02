import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_USER } from '@wrenchwise/client/testing/sample-account.ts';
import { getSignInMethods, signInWithGoogle } from '@wrenchwise/contract/endpoints/accounts/google';
import { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { sendVerificationEmail, signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { expect, test } from 'vitest';

import Signup from '~/routes/auth/signup.tsx';
import { renderRoute } from '~/testing/render-route.tsx';

const setUp = (at = '/signup') => {
  const api = fakeApi();
  api.answer(getSession, null);
  api.answer(getSignInMethods, { google: true, oidc: null });
  return { api, ...renderRoute({ path: '/signup', Component: Signup }, at) };
};

type User = ReturnType<typeof renderRoute>['user'];

interface Typed {
  email?: string;
  password?: string;
  confirm?: string;
}

const fill = async (
  user: User,
  { email = 'sam@example.com', password = 'correct horse', confirm }: Typed = {},
) => {
  await user.type(screen.getByLabelText('Full name'), 'Sam Taylor');
  await user.type(screen.getByLabelText('E-mail'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Confirm password'), confirm ?? password);
  await user.click(screen.getByRole('checkbox'));
};

test('wants every field and the terms', async () => {
  const { user, api } = setUp();
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  for (const text of [
    'Full name is required',
    'Please enter your email address.',
    'Password should be at least 8 characters long.',
    'Please confirm your password',
    'Please accept the terms to continue',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(api.callsTo(signUp)).toHaveLength(0);
});

test('notices that the two passwords differ when the field is left', async () => {
  const { user } = setUp();
  await fill(user, { confirm: 'incorrect horse' });
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
});

test('says that the address is registered already', async () => {
  const { user, api } = setUp();
  api.refuse(signUp, 'auth/email-in-use');
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(
    await screen.findByText(
      'This email is already registered. Please log in or use a different email address.',
    ),
  ).toBeVisible();
});

test('asks to check the e-mail, naming the address', async () => {
  const { user, api } = setUp();
  api.answer(signUp, { user: SAMPLE_USER, verificationRequired: true });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toHaveFocus();
  expect(screen.getByText('sam@example.com')).toBeVisible();
  expect(api.callsTo(signUp)[0]?.body).toEqual({
    name: 'Sam Taylor',
    email: 'sam@example.com',
    password: 'correct horse',
    callbackURL: '/dashboard',
    // By which the server reckons the country.
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test.each([
  [{ email: 'sam at example' }, 'Please enter a valid email address.'],
  [{ password: 'seven77' }, 'Password should be at least 8 characters long.'],
])('refuses %o before anything is sent', async (given, text) => {
  const { user, api } = setUp();
  await fill(user, given);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(api.callsTo(signUp)).toHaveLength(0);
});

test('refuses a common password in the specified words', async () => {
  const { user, api } = setUp();
  api.refuse(signUp, 'auth/weak-password');
  await fill(user, { password: 'password123' });
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Password is too weak');
});

test('the link of the mail leads back to the plan that was chosen before', async () => {
  const { user, api } = setUp();
  sessionStorage.setItem('wrenchwise.return-path', '/pricing?plan=pro');
  api.answer(signUp, { user: SAMPLE_USER, verificationRequired: true });
  api.answer(sendVerificationEmail, { status: true });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await user.click(await screen.findByRole('button', { name: 'Send the e-mail again' }));
  await screen.findByText(/^Sent\./);
  const back = { callbackURL: '/pricing?plan=pro' };
  expect(api.callsTo(signUp)[0]?.body).toMatchObject(back);
  expect(api.callsTo(sendVerificationEmail)[0]?.body).toMatchObject(back);
});

test('offers Google here too', async () => {
  const { user, api } = setUp();
  api.refuse(signInWithGoogle, 'auth/google-failed');
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to login with Google. Please try again.',
  );
});

test('a plan that was chosen before is named, and carried through the verification mail', async () => {
  const { user, api } = setUp('/signup?plan=pro');
  expect(await screen.findByText(/^You then go on to Standard\./)).toBeVisible();
  api.answer(signUp, { user: SAMPLE_USER, verificationRequired: true });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText(/you then go on to Standard/)).toBeVisible();
  expect(api.callsTo(signUp)[0]?.body).toMatchObject({ callbackURL: '/pricing?plan=pro' });
});
