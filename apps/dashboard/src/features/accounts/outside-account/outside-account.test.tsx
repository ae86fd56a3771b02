import { screen, within } from '@testing-library/react';
import { connectGoogle, disconnectGoogle } from '@wrenchwise/contract/endpoints/accounts/google';
import { connectOidc, disconnectOidc } from '@wrenchwise/contract/endpoints/accounts/oidc';
import { describe, expect, test, vi } from 'vitest';

import { renderSecurity } from '../testing/render-security.tsx';

const AT_PROVIDER = 'https://auth.example/authorize?x=1';

const PROVIDERS = [
  {
    id: 'google',
    name: 'Google',
    account: 'Google account',
    unavailable: 'Google sign-in is not set up on this server.',
    question: 'Disconnect your Google account?',
    connect: connectGoogle,
    failed: 'auth/google-failed',
    failure: 'Failed to login with Google. Please try again.',
    disconnect: disconnectGoogle,
    overview: (connected: boolean, available = true) => ({ google: { connected, available } }),
    cameBack: [
      ['connected', 'Your Google account is connected.'],
      ['failed', 'Your Google account could not be connected.'],
      ['cancelled', 'No Google account was connected.'],
      ['other-email', 'This Google account has a different address.'],
      ['taken', 'This Google account belongs to another Wrenchwise account.'],
    ],
  },
  {
    id: 'oidc',
    name: 'authentik',
    account: 'authentik',
    unavailable: 'authentik is no longer set up here.',
    question: 'Disconnect authentik?',
    connect: connectOidc,
    failed: 'auth/oidc-failed',
    failure: 'Failed to log in with single sign-on. Please try again.',
    disconnect: disconnectOidc,
    overview: (connected: boolean, available = true) => ({
      oidc: { connected, available, name: 'authentik' },
    }),
    cameBack: [
      ['connected', 'Your account at the sign-in provider is connected.'],
      ['failed', 'Your account at the sign-in provider could not be connected.'],
      ['cancelled', 'No account was connected.'],
      ['other-email', 'That account has a different address.'],
      ['taken', 'That account belongs to another Wrenchwise account.'],
    ],
  },
] as const;

describe.each(PROVIDERS)('an account at $name', (provider) => {
  const { name, account, connect, disconnect, overview } = provider;
  const card = () => within(screen.getByRole('region', { name: account }));
  const asked = () => within(screen.getByRole('alertdialog', { name: provider.question }));

  test('sends the browser to the provider to connect', async () => {
    const { api, user } = await renderSecurity(overview(false));
    api.answer(connect, { url: AT_PROVIDER });
    const go = vi.spyOn(window.location, 'assign').mockReturnValue();
    expect(card().getByText(`Log in with ${name}, without a password.`)).toBeVisible();
    expect(card().getByText('Not connected')).toBeVisible();
    await user.click(card().getByRole('button', { name: 'Connect' }));
    await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(AT_PROVIDER));
  });

  test('says that the provider could not be asked', async () => {
    const { api, user } = await renderSecurity(overview(false));
    api.refuse(connect, provider.failed);
    await user.click(card().getByRole('button', { name: 'Connect' }));
    expect(await card().findByText(provider.failure)).toBeVisible();
  });

  test('says that this server does not offer it, and offers nothing', async () => {
    await renderSecurity(overview(false, false));
    expect(card().getByText(provider.unavailable)).toBeVisible();
    expect(card().queryByRole('button')).not.toBeInTheDocument();
  });

  test('is disconnected also where this server no longer offers it', async () => {
    await renderSecurity(overview(true, false));
    expect(card().getByText(provider.unavailable)).toBeVisible();
    expect(card().getByRole('button', { name: 'Disconnect' })).toBeVisible();
  });

  test('disconnects only after asking', async () => {
    const { api, user, change } = await renderSecurity(overview(true));
    api.answer(disconnect, () => change(overview(false)));
    await user.click(card().getByRole('button', { name: 'Disconnect' }));
    await user.click(asked().getByRole('button', { name: 'Cancel' }));
    expect(api.callsTo(disconnect)).toHaveLength(0);
    await user.click(card().getByRole('button', { name: 'Disconnect' }));
    await user.click(asked().getByRole('button', { name: 'Disconnect' }));
    expect(await card().findByText('Not connected')).toBeVisible();
    expect(card().getByRole('button', { name: 'Connect' })).toBeVisible();
  });

  test('explains why the only way in cannot be disconnected', async () => {
    const { api, user } = await renderSecurity({ ...overview(true), hasPassword: false });
    api.refuse(disconnect, 'auth/last-way-in');
    await user.click(card().getByRole('button', { name: 'Disconnect' }));
    await user.click(asked().getByRole('button', { name: 'Disconnect' }));
    expect(
      await card().findByText('This is your only way to sign in. Add another one first.'),
    ).toBeVisible();
    expect(
      card().getByText(`Set a password or add a passkey, then disconnect ${name}.`),
    ).toBeVisible();
    expect(card().getByText('Connected')).toBeVisible();
  });

  test.each<readonly [string, string]>(provider.cameBack)(
    'back from the provider as %j it says what came of it, and clears the address',
    async (word, text) => {
      const at = `/dashboard/settings?tab=1&${provider.id}=${word}#security`;
      const { router } = await renderSecurity({}, at);
      expect(screen.getByText(text)).toBeVisible();
      await vi.waitFor(() => expect(router.state.location.search).toBe('?tab=1'));
      expect(router.state.location.hash).toBe('#security');
      expect(router.state.historyAction).toBe('REPLACE');
      expect(screen.getByText(text)).toBeVisible();
    },
  );

  test('an address that says anything else of it is cleared without a word', async () => {
    const { router } = await renderSecurity({}, `/dashboard/settings?${provider.id}=__proto__`);
    await vi.waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
