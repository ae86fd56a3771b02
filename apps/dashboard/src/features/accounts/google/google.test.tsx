import { screen, within } from '@testing-library/react';
import { connectGoogle, disconnectGoogle } from '@wrenchwise/domain/endpoints/accounts/google';
import { expect, test, vi } from 'vitest';

import { renderSecurity } from '../testing/render-security.tsx';

const CONNECTED = { google: { connected: true, available: true } };
const card = () => within(screen.getByRole('region', { name: 'Google account' }));

test('sends the browser to Google to connect', async () => {
  const { api, user } = await renderSecurity();
  api.answer(connectGoogle, { url: 'https://accounts.google.com/o/oauth2/v2/auth?x=1' });
  const go = vi.spyOn(window.location, 'assign').mockReturnValue();
  expect(card().getByText('Not connected')).toBeVisible();
  await user.click(card().getByRole('button', { name: 'Connect' }));
  await vi.waitFor(() =>
    expect(go).toHaveBeenCalledExactlyOnceWith('https://accounts.google.com/o/oauth2/v2/auth?x=1'),
  );
});

test('says that Google could not be asked', async () => {
  const { api, user } = await renderSecurity();
  api.refuse(connectGoogle, 'auth/google-failed');
  await user.click(card().getByRole('button', { name: 'Connect' }));
  expect(await card().findByText('Failed to login with Google. Please try again.')).toBeVisible();
});

test('says that this server has no Google sign-in, and offers none', async () => {
  await renderSecurity({ google: { connected: false, available: false } });
  expect(card().getByText('Google sign-in is not set up on this server.')).toBeVisible();
  expect(card().queryByRole('button')).not.toBeInTheDocument();
});

test('disconnects only after asking', async () => {
  const { api, user, change } = await renderSecurity(CONNECTED);
  api.answer(disconnectGoogle, () => change({ google: { connected: false, available: true } }));
  await user.click(card().getByRole('button', { name: 'Disconnect' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(api.callsTo(disconnectGoogle)).toHaveLength(0);
  await user.click(card().getByRole('button', { name: 'Disconnect' }));
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }),
  );
  expect(await card().findByText('Not connected')).toBeVisible();
  expect(card().getByRole('button', { name: 'Connect' })).toBeVisible();
});

test('explains why the only way in cannot be disconnected', async () => {
  const { api, user } = await renderSecurity({ ...CONNECTED, hasPassword: false });
  api.refuse(disconnectGoogle, 'auth/last-way-in');
  await user.click(card().getByRole('button', { name: 'Disconnect' }));
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }),
  );
  expect(
    await card().findByText('This is your only way to sign in. Add another one first.'),
  ).toBeVisible();
  expect(
    card().getByText('Set a password or add a passkey, then disconnect Google.'),
  ).toBeVisible();
  expect(card().getByText('Connected')).toBeVisible();
});

test.each([
  ['connected', 'Your Google account is connected.'],
  ['failed', 'Your Google account could not be connected.'],
  ['cancelled', 'No Google account was connected.'],
  ['other-email', 'This Google account has a different address.'],
  ['taken', 'This Google account belongs to another Wrenchwise account.'],
])('back from Google as %j it says what came of it, and clears the address', async (word, text) => {
  const { router } = await renderSecurity({}, `/dashboard/settings?tab=1&google=${word}#security`);
  expect(screen.getByText(text)).toBeVisible();
  await vi.waitFor(() => expect(router.state.location.search).toBe('?tab=1'));
  expect(router.state.location.hash).toBe('#security');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.getByText(text)).toBeVisible();
});

test('an address that says anything else of Google is cleared without a word', async () => {
  const { router } = await renderSecurity({}, '/dashboard/settings?google=__proto__');
  await vi.waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
