import { screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { getSignInMethods } from '@wrenchwise/domain/endpoints/accounts/google';
import {
  connectOidc,
  disconnectOidc,
  signInWithOidc,
} from '@wrenchwise/domain/endpoints/accounts/oidc';
import { expect, test, vi } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { renderSecurity } from '../testing/render-security.tsx';
import { OidcButton } from './oidc-button.tsx';

const AT_PROVIDER = 'https://auth.example/authorize?x=1';

test('the button bears the name that the operator gave, and leaves for the provider', async () => {
  const api = fakeApi();
  api.answer(getSignInMethods, { google: false, oidc: { name: 'authentik' } });
  api.answer(signInWithOidc, { url: AT_PROVIDER });
  const go = vi.spyOn(window.location, 'assign').mockReturnValue();
  const { user } = renderRoute({ path: '/', Component: OidcButton });
  await user.click(await screen.findByRole('button', { name: 'Continue with authentik' }));
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(AT_PROVIDER));
});

test('without a provider there is no button', async () => {
  const api = fakeApi();
  api.answer(getSignInMethods, { google: false, oidc: null });
  renderRoute({
    path: '/',
    Component: () => (
      <>
        <p>Or</p>
        <OidcButton />
      </>
    ),
  });
  expect(await screen.findByText('Or')).toBeVisible();
  await vi.waitFor(() => expect(api.callsTo(getSignInMethods)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

test('in the settings it is connected, and disconnected only after asking', async () => {
  const off = { connected: false, available: true, name: 'authentik' };
  const { api, user, change } = await renderSecurity({ oidc: { ...off, connected: true } });
  const card = within(screen.getByRole('region', { name: 'authentik' }));
  api.answer(disconnectOidc, () => change({ oidc: off }));
  await user.click(card.getByRole('button', { name: 'Disconnect' }));
  expect(api.callsTo(disconnectOidc)).toHaveLength(0);
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }),
  );
  expect(await card.findByText('Not connected')).toBeVisible();
  api.answer(connectOidc, { url: AT_PROVIDER });
  const go = vi.spyOn(window.location, 'assign').mockReturnValue();
  await user.click(card.getByRole('button', { name: 'Connect' }));
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(AT_PROVIDER));
});

test.each([
  ['connected', 'Your account at the sign-in provider is connected.'],
  ['other-email', 'That account has a different address.'],
])('back from the provider as %j it says what came of it', async (word, text) => {
  await renderSecurity({}, `/dashboard/settings?oidc=${word}#security`);
  expect(screen.getByText(text)).toBeVisible();
});
