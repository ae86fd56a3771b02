import { storableText, line } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../../endpoint.ts';
import { EXAMPLE_USER, SignedIn } from './account-user.ts';
import { Confirmation } from './credentials.ts';

const Id = z.object({ id: z.uuid() });
const exampleId = { id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11' };

/** What WebAuthn's JSON forms hold: the browser and the library read them, nobody else. */
const WebAuthnJson = z.record(z.string(), z.unknown());

/** A browser's answer to a WebAuthn request, as `toJSON()` of a PublicKeyCredential writes it. */
const Credential = z.looseObject({
  id: storableText(2000).min(1),
  rawId: storableText(2000).min(1),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
});

const exampleCredential = {
  id: 'AAii3V6sGoaozW7TbNaYlJaJ5br8TrBfRXQHZLuR1b8',
  rawId: 'AAii3V6sGoaozW7TbNaYlJaJ5br8TrBfRXQHZLuR1b8',
  type: 'public-key' as const,
  response: { clientDataJSON: '…' },
};

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** Whether the passkey is stored on several devices by its owner's account. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const startPasskeyRegistration = defineEndpoint({
  id: 'startPasskeyRegistration',
  method: 'POST',
  path: '/api/me/passkeys/options',
  tag: 'Security',
  summary: 'Begin to add a passkey: the options for navigator.credentials.create',
  access: 'user',
  body: Confirmation,
  status: 200,
  output: z.object({ options: WebAuthnJson }),
  errors: ['auth/wrong-password', 'auth/reauthentication-required'],
  limit: { requests: 30, seconds: 3600, per: 'user' },
  example: { body: { password: 'correct horse battery' }, output: { options: { challenge: '…' } } },
});

export const addPasskey = defineEndpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/me/passkeys',
  tag: 'Security',
  summary: 'Finish adding a passkey',
  access: 'user',
  body: z.object({ name: line('Name', 60), credential: Credential }),
  status: 201,
  output: Passkey,
  errors: ['auth/passkey-failed'],
  limit: { requests: 30, seconds: 3600, per: 'user' },
  example: {
    body: { name: 'My phone', credential: exampleCredential },
    output: {
      ...exampleId,
      name: 'My phone',
      createdAt: '2026-01-05T09:30:00.000Z',
      synced: true,
    },
  },
});

export const removePasskey = defineEndpoint({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/api/me/passkeys/{id}',
  tag: 'Security',
  summary: 'Remove a passkey; refused when it is the only way to sign in',
  access: 'user',
  params: Id,
  status: 204,
  errors: ['auth/last-way-in'],
  limit: { requests: 30, seconds: 3600, per: 'user' },
  example: { params: exampleId },
});

export const startPasskeySignIn = defineEndpoint({
  id: 'startPasskeySignIn',
  method: 'POST',
  path: '/api/auth/sign-in/passkey/options',
  tag: 'Account',
  summary: 'Begin to log in with a passkey: the options for navigator.credentials.get',
  access: 'public',
  status: 200,
  output: z.object({ options: WebAuthnJson }),
  limit: { requests: 60, seconds: 600, per: 'address' },
  example: { output: { options: { challenge: '…' } } },
});

export const signInWithPasskey = defineEndpoint({
  id: 'signInWithPasskey',
  method: 'POST',
  path: '/api/auth/sign-in/passkey',
  tag: 'Account',
  summary: 'Finish logging in with a passkey',
  access: 'public',
  body: z.object({ credential: Credential }),
  status: 200,
  output: SignedIn,
  errors: ['auth/passkey-failed', 'auth/account-locked'],
  limit: { requests: 60, seconds: 600, per: 'address' },
  example: {
    body: { credential: exampleCredential },
    output: { user: EXAMPLE_USER, twoFactorRequired: false },
  },
});
