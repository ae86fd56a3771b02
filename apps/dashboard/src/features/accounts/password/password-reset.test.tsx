import { act, screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_SESSION } from '@wrenchwise/client/testing/sample-account.ts';
import { resetPassword } from '@wrenchwise/contract/endpoints/accounts/password';
import { expect, test } from 'vitest';

import ResetPassword from '~/routes/auth/reset-password.tsx';
import { renderRoute } from '~/testing/render-route.tsx';

const TOKEN = 'q1w2e3r4t5y6u7i8o9p0a1s2';
const page = { path: '/reset-password', Component: ResetPassword };

const open = (rest: string) => {
  window.history.replaceState(null, '', `/reset-password${rest}`);
  return { api: fakeApi(), ...renderRoute(page, `/reset-password${rest}`) };
};

type User = ReturnType<typeof open>['user'];

const fill = async (user: User, password: string, confirm = password) => {
  await user.type(screen.getByLabelText('New password'), password);
  await user.type(screen.getByLabelText('Confirm new password'), `${confirm}{Enter}`);
};

test.each([`#token=${TOKEN}`, `?token=${TOKEN}`])(
  'sets a new password with the token of %s, which leaves the address at once',
  async (rest) => {
    const { user, api, client } = open(rest);
    client.setQueryData(['session'], SAMPLE_SESSION);
    api.answer(resetPassword, { success: true });
    expect(window.location.href).not.toContain(TOKEN);
    await fill(user, 'a fine day for driving');
    expect(
      await screen.findByText('Your password has been changed. Please log in with it.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(api.callsTo(resetPassword)[0]?.body).toEqual({
      token: TOKEN,
      newPassword: 'a fine day for driving',
    });
    expect(client.getQueryData(['session'])).toBeNull();
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(TOKEN);
  },
);

test('shows a short password and a confirmation that differs, and sends nothing', async () => {
  const { user, api } = open(`#token=${TOKEN}`);
  await fill(user, 'short', 'shorter');
  expect(await screen.findByText('Password should be at least 8 characters long.')).toBeVisible();
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  expect(api.callsTo(resetPassword)).toHaveLength(0);
});

test('refuses a common password in the specified words and keeps the form', async () => {
  const { user, api } = open(`#token=${TOKEN}`);
  api.refuse(resetPassword, 'auth/weak-password');
  await fill(user, 'password123');
  expect(await screen.findByRole('alert')).toHaveTextContent('Password is too weak');
  expect(screen.getByLabelText('New password')).toHaveValue('password123');
});

test('says that a link has expired or was used, takes a newer one and leads to one', async () => {
  const { user, api, router } = open(`#token=${TOKEN}`);
  api.refuse(resetPassword, 'auth/link-expired');
  await fill(user, 'a fine day for driving');
  expect(
    await screen.findByText(
      'This link has expired, was used already or has been replaced. Please ask for a new one.',
    ),
  ).toBeVisible();
  await act(() => router.navigate('/reset-password#token=z9y8x7w6v5u4t3s2r1q0'));
  expect(screen.getByLabelText('New password')).toBeVisible();
  await act(() => router.navigate(-1));
  await user.click(screen.getByRole('link', { name: 'Send a new link' }));
  expect(await screen.findByText('At /login?view=reset')).toBeVisible();
});

test.each(['', '#token=', '#token=short'])(
  'leads on from an address without a whole token (%s)',
  async (rest) => {
    open(rest);
    expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      '/login?view=reset',
    );
  },
);

test('shows and hides what was typed', async () => {
  const { user } = open(`#token=${TOKEN}`);
  const field = screen.getByLabelText('New password');
  const [show] = screen.getAllByRole('button', { name: 'Show password' });
  if (show) await user.click(show);
  expect(field).toHaveAttribute('type', 'text');
});
