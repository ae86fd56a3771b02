import { act, screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_SESSION } from '@wrenchwise/client/testing/sample-account.ts';
import { confirmEmailChange } from '@wrenchwise/contract/endpoints/accounts/email-address';
import { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { expect, test } from 'vitest';

import EmailChangePage from '~/routes/auth/email-change.tsx';
import { renderRoute } from '~/testing/render-route.tsx';

const TOKEN = 'q1w2e3r4t5y6u7i8o9p0a1s2';
const page = { path: '/email-change', Component: EmailChangePage };

const open = (rest = `#token=${TOKEN}`) => {
  window.history.replaceState(null, '', `/email-change${rest}`);
  const api = fakeApi();
  api.answer(getSession, null);
  return { api, ...renderRoute(page, `/email-change${rest}`) };
};

const newEmail = 'sam.taylor@example.com';

test('changes nothing before the click, and keeps the token out of the address', () => {
  const { api } = open();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
  expect(api.calls).toHaveLength(0);
  expect(window.location.href).not.toContain(TOKEN);
});

test('says after the first link that a second one is on its way', async () => {
  const { user, api } = open();
  api.answer(confirmEmailChange, { step: 'confirmed', newEmail });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(
    await screen.findByText(`We have sent a link to ${newEmail}. Open it to finish.`),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(api.callsTo(confirmEmailChange)[0]?.body).toEqual({ token: TOKEN });
});

test.each([
  ['a visitor to the log-in page', null, 'Log in', '/login'],
  ['somebody signed in to the dashboard', SAMPLE_SESSION, 'Go to the dashboard', '/dashboard'],
])('names the new address after the second link and leads %s', async (_, session, name, href) => {
  const { user, api } = open();
  api.answer(getSession, session);
  api.answer(confirmEmailChange, { step: 'changed', newEmail });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(`Your e-mail address is now ${newEmail}.`)).toBeVisible();
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('takes the second link in the tab that still shows what came of the first', async () => {
  const { user, api, router } = open();
  api.answer(confirmEmailChange, { step: 'confirmed', newEmail });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText(/We have sent a link/);
  await act(() => router.navigate('/email-change#token=z9y8x7w6v5u4t3s2r1q0'));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(api.callsTo(confirmEmailChange)[1]?.body).toEqual({ token: 'z9y8x7w6v5u4t3s2r1q0' });
});

test('says that a link has expired and leads to the settings', async () => {
  const { user, api } = open();
  api.refuse(confirmEmailChange, 'auth/link-expired');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(
    await screen.findByText(/This link has expired, was used already or has been replaced\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute(
    'href',
    '/dashboard/settings',
  );
});

test('says that somebody else has the address by now', async () => {
  const { user, api } = open();
  api.refuse(confirmEmailChange, 'auth/email-in-use');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This email is already in use.');
});

test('leads on from an address without a token', async () => {
  open('');
  expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});
