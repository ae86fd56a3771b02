import { DeviceTimeZone } from '@wrenchwise/rules/preferences';
import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../../endpoint.ts';
import { ReturnPath } from './credentials.ts';

const Redirect = z.object({ url: z.string() });

/** Asked by the prerendered pages, which know nothing of the server that they come from. */
export const getSignInMethods = defineEndpoint({
  id: 'getSignInMethods',
  method: 'GET',
  path: '/api/auth/methods',
  tag: 'Account',
  summary: 'Which ways to sign in are set up beside e-mail and password',
  access: 'public',
  status: 200,
  output: z.object({
    google: z.boolean(),
    /** The operator's OpenID provider, with the label of its button; null: none. */
    oidc: z.object({ name: z.string() }).nullable(),
  }),
  example: { output: { google: true, oidc: { name: 'authentik' } } },
});

export const signInWithGoogle = defineEndpoint({
  id: 'signInWithGoogle',
  method: 'POST',
  path: '/api/auth/sign-in/google',
  tag: 'Account',
  summary: 'Where to send the browser to sign in with Google',
  access: 'public',
  body: z.strictObject({ callbackURL: ReturnPath, timeZone: DeviceTimeZone }),
  status: 200,
  output: Redirect,
  errors: ['auth/google-not-set-up', 'auth/google-failed'],
  limit: { requests: 60, seconds: 600, per: 'address' },
  example: {
    body: { callbackURL: '/dashboard' },
    output: { url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=…' },
  },
});

/** Google sends the browser back here. Answers with a redirect in every case. */
export const googleCallback = defineEndpoint({
  id: 'googleCallback',
  method: 'GET',
  path: '/api/auth/callback/google',
  tag: 'Account',
  summary: 'The return from Google: signs in or connects, then redirects',
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

export const connectGoogle = defineEndpoint({
  id: 'connectGoogle',
  method: 'POST',
  path: '/api/me/google',
  tag: 'Account',
  summary: 'Where to send the browser to connect a Google account',
  access: 'user',
  status: 200,
  output: Redirect,
  errors: ['auth/google-not-set-up', 'auth/google-failed'],
  limit: { requests: 30, seconds: 600, per: 'user' },
  example: { output: { url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=…' } },
});

export const disconnectGoogle = defineEndpoint({
  id: 'disconnectGoogle',
  method: 'DELETE',
  path: '/api/me/google',
  tag: 'Account',
  summary: 'Disconnect the Google account; refused when it is the only way to sign in',
  access: 'user',
  status: 204,
  errors: ['auth/last-way-in', 'db/record-not-found'],
  limit: { requests: 30, seconds: 600, per: 'user' },
  example: {},
});
