import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { getSignInMethods } from '@wrenchwise/contract/endpoints/accounts/google';
import { signInWithOidc } from '@wrenchwise/contract/endpoints/accounts/oidc';
import { expect, test, vi } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

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
