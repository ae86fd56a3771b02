import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_SESSION, SAMPLE_USER } from '@wrenchwise/client/testing/sample-account.ts';
import { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { verifyEmail } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { expect, test } from 'vitest';

import VerifyEmailPage from '~/routes/auth/verify-email.tsx';
import { renderRoute } from '~/testing/render-route.tsx';

const TOKEN = `${'e'.repeat(120)}.${'y'.repeat(300)}.${'J'.repeat(43)}`;
const page = { path: '/verify-email', Component: VerifyEmailPage };

const open = (rest = `#token=${TOKEN}`) => {
  window.history.replaceState(null, '', `/verify-email${rest}`);
  const api = fakeApi();
  api.answer(getSession, null);
  return { api, ...renderRoute(page, `/verify-email${rest}`) };
};
const button = () => screen.getByRole('button', { name: 'Confirm my address' });

test('nothing is confirmed before the click, and the address loses the token', () => {
  const { api } = open();
  expect(button()).toBeVisible();
  expect(api.calls).toHaveLength(0);
  expect(window.location.href).not.toContain(TOKEN);
});

test('the click confirms the address, signs in and leads to where the user was going', async () => {
  const { user, api } = open();
  api.answer(verifyEmail, { user: SAMPLE_USER, twoFactorRequired: false, next: '/dashboard' });
  api.answer(getSession, SAMPLE_SESSION);
  await user.click(button());
  expect(await screen.findByText('At /dashboard')).toBeVisible();
  expect(api.callsTo(verifyEmail)[0]?.body).toEqual({ token: TOKEN });
});

test('a link that was used leads to the log-in page', async () => {
  const { user, api } = open();
  api.refuse(verifyEmail, 'auth/link-expired');
  await user.click(button());
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('another failure is said, and the button can be pressed again', async () => {
  const { user, api } = open();
  api.refuse(verifyEmail, 'rate-limit/exceeded');
  await user.click(button());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(button()).not.toHaveAttribute('aria-disabled', 'true');
});

test('an address without a token says what to open', async () => {
  open('');
  expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
});
