import { DeviceTimeZone } from '@wrenchwise/rules/preferences';
import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../../endpoint.ts';
import { ReturnPath } from './credentials.ts';

const Redirect = z.object({ url: z.string() });

export const signInWithOidc = defineEndpoint({
  id: 'signInWithOidc',
  method: 'POST',
  path: '/api/auth/sign-in/oidc',
  tag: 'Account',
  summary: 'Where to send the browser to sign in by the operator’s OpenID provider',
  access: 'public',
  body: z.strictObject({ callbackURL: ReturnPath, timeZone: DeviceTimeZone }),
  status: 200,
  output: Redirect,
  errors: ['auth/oidc-not-set-up', 'auth/oidc-failed'],
  limit: { requests: 60, seconds: 600, per: 'address' },
  example: {
    body: { callbackURL: '/dashboard' },
    output: { url: 'https://auth.example/application/o/authorize/?client_id=…' },
  },
});

/** The provider sends the browser back here. Answers with a redirect in every case. */
export const oidcCallback = defineEndpoint({
  id: 'oidcCallback',
  method: 'GET',
  path: '/api/auth/callback/oidc',
  tag: 'Account',
  summary: 'The return from the OpenID provider: signs in or connects, then redirects',
  access: 'public',
  query: z.object({
    code: storableText(4000).optional(),
    state: storableText(500).optional(),
    error: storableText(500).optional(),
    error_description: storableText(2000).optional(),
    iss: storableText(500).optional(),
  }),
  status: 302,
  limit: { requests: 60, seconds: 600, per: 'address' },
  example: { query: { code: '4/0AbCd…', state: 'k3j4h5' } },
});

export const connectOidc = defineEndpoint({
  id: 'connectOidc',
  method: 'POST',
  path: '/api/me/oidc',
  tag: 'Account',
  summary: 'Where to send the browser to connect an account of the OpenID provider',
  access: 'user',
  status: 200,
  output: Redirect,
  errors: ['auth/oidc-not-set-up', 'auth/oidc-failed'],
  limit: { requests: 30, seconds: 600, per: 'user' },
  example: { output: { url: 'https://auth.example/application/o/authorize/?client_id=…' } },
});

export const disconnectOidc = defineEndpoint({
  id: 'disconnectOidc',
  method: 'DELETE',
  path: '/api/me/oidc',
  tag: 'Account',
  summary:
    'Disconnect the account of the OpenID provider; refused when it is the only way to sign in',
  access: 'user',
  status: 204,
  errors: ['auth/last-way-in', 'db/record-not-found'],
  limit: { requests: 30, seconds: 600, per: 'user' },
  example: {},
});
