import { screen } from '@testing-library/react';
import { getSession, signUp } from '@wrenchwise/domain/endpoints/auth';
import { expect, test } from 'vitest';

import Signup from '~/routes/auth/signup.tsx';
import { fakeApi } from '~/testing/fake-api.ts';
import { renderRoute } from '~/testing/render-route.tsx';
import { SAMPLE_USER } from '~/testing/sample-account.ts';

const setUp = () => {
  const api = fakeApi();
  api.answer(getSession, null);
  return { api, ...renderRoute({ path: '/signup', Component: Signup }) };
};

type User = ReturnType<typeof renderRoute>['user'];

const fill = async (user: User, { confirm = 'correct horse' } = {}) => {
  await user.type(screen.getByLabelText('Full name'), 'Sam Taylor');
  await user.type(screen.getByLabelText('E-mail'), 'sam@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.type(screen.getByLabelText('Confirm password'), confirm);
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
  });
});
