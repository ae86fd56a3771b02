import { screen, within } from '@testing-library/react';
import {
  endOtherSessions,
  endSession,
} from '@wrenchwise/contract/endpoints/accounts/sessions-and-devices';
import { expect, test, vi } from 'vitest';

import { renderSecurity } from '../testing/render-security.tsx';
import { sampleDevice } from '../testing/sample-security.ts';

const THIS = sampleDevice();
const PHONE = sampleDevice({
  id: '33333333-3333-4333-8333-333333333333',
  device: 'Safari on iPhone',
  kind: 'phone',
  address: null,
  current: false,
});
const TABLET = sampleDevice({
  id: '44444444-4444-4444-8444-444444444444',
  device: 'Chrome on Android',
  kind: 'tablet',
  current: false,
});

const rows = () =>
  within(screen.getByRole('region', { name: 'Where you are signed in' })).queryAllByRole(
    'listitem',
  );

test('lists every device with its address and since when, and marks this one', async () => {
  await renderSecurity({ sessions: [THIS, PHONE] });
  const [first, second] = rows();
  expect(first).toHaveTextContent(
    /^Firefox on WindowsThis device203\.0\.113\.7 · signed in 5 January 2026, \d\d:30$/,
  );
  expect(second).toHaveTextContent(/^Safari on iPhoneAddress unknown · signed in/);
  expect(first?.querySelector('button')).toBeNull();
  expect(first?.querySelector('time')).toHaveAttribute('datetime', '2026-01-05T09:30:00.000Z');
  expect(first?.querySelector('time')?.title).toMatch(/^Monday,? 5 January 2026 at/);
});

const dialog = () => within(screen.getByRole('dialog'));

test('signs out a device after the password, and says so', async () => {
  const { api, user, change } = await renderSecurity({ sessions: [THIS, PHONE, TABLET] });
  api.answer(endSession, () => change({ sessions: [THIS, TABLET] }));
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(screen.getByRole('dialog', { name: 'Sign out Safari on iPhone?' })).toBeVisible();
  await user.type(dialog().getByLabelText('Your password'), 'correct horse{Enter}');
  expect(await screen.findByText('Safari on iPhone was signed out.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(rows()).toHaveLength(2);
  const [call] = api.callsTo(endSession);
  expect(call?.url.pathname).toBe(`/api/me/sessions/${PHONE.id}/end`);
  expect(call?.body).toEqual({ password: 'correct horse' });
  await vi.waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus(),
  );
});

test('keeps a device on the list where the password is wrong, and says so by its field', async () => {
  const { api, user } = await renderSecurity({ sessions: [THIS, PHONE] });
  api.refuse(endSession, 'auth/wrong-password');
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  const password = dialog().getByLabelText('Your password');
  await user.type(password, 'not this one{Enter}');
  expect(await dialog().findByText('This is not your current password.')).toBeVisible();
  expect(password).toHaveValue('not this one');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(rows()).toHaveLength(2);
  expect(screen.queryByText('Safari on iPhone was signed out.')).not.toBeInTheDocument();
});

test('a refusal is shown in the dialog, which stays', async () => {
  const { api, user } = await renderSecurity({ sessions: [THIS, PHONE] });
  api.refuse(endOtherSessions, 'rate-limit/exceeded');
  await user.click(screen.getByRole('button', { name: 'Sign out all others' }));
  await user.type(dialog().getByLabelText('Your password'), 'correct horse{Enter}');
  expect(await dialog().findByRole('alert')).toHaveTextContent('Too many requests.');
});

test('a device that has signed out by itself meanwhile is no failure', async () => {
  const { api, user, change } = await renderSecurity({ sessions: [THIS, PHONE] });
  api.refuse(endSession, 'db/record-not-found');
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  change({ sessions: [THIS] });
  await user.type(dialog().getByLabelText('Your password'), 'correct horse{Enter}');
  expect(await screen.findByText('Safari on iPhone was signed out.')).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('signs out all others, and then offers it no more', async () => {
  const { api, user, change } = await renderSecurity({ sessions: [THIS, PHONE, TABLET] });
  api.answer(endOtherSessions, () => {
    change({ sessions: [THIS] });
    return { ended: 2 };
  });
  await user.click(screen.getByRole('button', { name: 'Sign out all others' }));
  await user.type(dialog().getByLabelText('Your password'), 'correct horse{Enter}');
  expect(await screen.findByText('All other browsers were signed out.')).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument();
});

test('an account without a password is asked for none, or to sign in again', async () => {
  const { api, user } = await renderSecurity({ hasPassword: false, sessions: [THIS, PHONE] });
  api.refuse(endOtherSessions, 'auth/reauthentication-required');
  await user.click(screen.getByRole('button', { name: 'Sign out all others' }));
  expect(dialog().queryByLabelText('Your password')).not.toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Sign out' }));
  expect(
    await dialog().findByText('Please sign in again to confirm that it is you.'),
  ).toBeVisible();
  expect(api.callsTo(endOtherSessions)[0]?.body).toEqual({});
});

test('this device has no button: there is Logout for it', async () => {
  await renderSecurity();
  expect(screen.queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument();
});
