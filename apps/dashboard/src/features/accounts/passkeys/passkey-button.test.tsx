import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_SESSION, SAMPLE_USER } from '@wrenchwise/client/testing/sample-account.ts';
import {
  signInWithPasskey,
  startPasskeySignIn,
} from '@wrenchwise/contract/endpoints/accounts/passkeys';
import { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { expect, test, vi } from 'vitest';

import Login from '~/routes/auth/login.tsx';
import { renderRoute } from '~/testing/render-route.tsx';

const NAME = 'Log in with a passkey';
const bytes = new Uint8Array([1, 2, 3]).buffer;

const CREDENTIAL = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: {
    authenticatorData: bytes,
    clientDataJSON: bytes,
    signature: bytes,
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
};

const setUp = (get?: () => Promise<unknown>) => {
  const api = fakeApi();
  api.answer(getSession, null);
  api.answer(startPasskeySignIn, { options: { challenge: 'AQID', rpId: 'localhost' } });
  if (get) {
    vi.stubGlobal('PublicKeyCredential', () => undefined);
    vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({
      get,
    } as unknown as CredentialsContainer); // the one method that a log-in uses
  }
  return { api, ...renderRoute({ path: '/login', Component: Login }) };
};

test('logs in with what the browser makes of the challenge', async () => {
  const { user, api } = setUp(() => Promise.resolve(CREDENTIAL));
  api.answer(signInWithPasskey, { user: SAMPLE_USER, twoFactorRequired: false });
  api.answer(getSession, SAMPLE_SESSION);
  await user.click(screen.getByRole('button', { name: NAME }));
  expect(await screen.findByText('At /dashboard')).toBeVisible();
  expect(api.callsTo(signInWithPasskey)[0]?.body).toMatchObject({
    credential: { id: 'AQID', rawId: 'AQID', type: 'public-key', response: { signature: 'AQID' } },
  });
});

test('is not offered by a browser that knows no passkeys', () => {
  setUp();
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
});

test.each(['127.0.0.1', '[::1]'])('is not offered at %s', (host) => {
  vi.spyOn(location, 'hostname', 'get').mockReturnValue(host);
  setUp(() => Promise.resolve(CREDENTIAL));
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
});

test('says calmly that no passkey was used when the user closes the prompt', async () => {
  const closed = new DOMException('The operation was not allowed.', 'NotAllowedError');
  const { user } = setUp(() => Promise.reject(closed));
  await user.click(screen.getByRole('button', { name: NAME }));
  expect(await screen.findByText('No passkey was used.')).toBeVisible();
});

test.each([
  ['the server refuses it', () => Promise.resolve(CREDENTIAL)],
  ['the browser cannot use it', () => Promise.reject(new Error('broken'))],
])('says that the passkey could not be used when %s', async (_, get) => {
  const { user, api } = setUp(get);
  api.refuse(signInWithPasskey, 'auth/passkey-failed');
  await user.click(screen.getByRole('button', { name: NAME }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The passkey could not be used. Please try again.',
  );
});
