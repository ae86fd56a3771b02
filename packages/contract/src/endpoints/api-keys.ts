import { line } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { API_SCOPES, defineEndpoint } from '../endpoint.ts';
import { SETTINGS } from '../write-limits.ts';
import { Confirmation, CONFIRMATION_ERRORS } from './accounts/credentials.ts';

/** How many keys that hold an account can have. */
export const API_KEYS_MAX = 10;
export const API_KEY_NAME_MAX = 60;
/** The longest life that a key can be given, in days. */
export const API_KEY_DAYS_MAX = 365;

/** A key as its user sees it; the key itself is shown once, when it is created. */
export const ApiKeyInfo = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its first characters: 'ww_x1y2z3a'. */
  start: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  createdAt: z.string(),
  /** To the minute; null before its first use. */
  lastUsedAt: z.string().nullable(),
  /** Null: until it is revoked. */
  expiresAt: z.string().nullable(),
  isExpired: z.boolean(),
});
export type ApiKeyInfo = z.infer<typeof ApiKeyInfo>;

export const NewApiKey = z.strictObject({
  name: line('Name', API_KEY_NAME_MAX),
  scopes: z
    .array(z.enum(API_SCOPES))
    .min(1, 'Choose what the key may do')
    .max(API_SCOPES.length)
    .transform((scopes) => API_SCOPES.filter((scope) => scopes.includes(scope))),
  /** In how many days it expires; null or missing: it holds until it is revoked. */
  expiresInDays: z.int().min(1).max(API_KEY_DAYS_MAX).nullable().optional(),
});
export type NewApiKey = z.infer<typeof NewApiKey>;

const id = '3d1d2c02-6d51-4b25-9d5c-0a3f3c1f7e55';
const example = {
  id,
  name: 'Home assistant',
  start: 'ww_q8Zr1Lm',
  scopes: ['read'],
  createdAt: '2026-11-19T08:05:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
  isExpired: false,
} satisfies z.input<typeof ApiKeyInfo>;

export const listApiKeys = defineEndpoint({
  id: 'listApiKeys',
  method: 'GET',
  path: '/api/keys',
  tag: 'API keys',
  summary: 'One’s own API keys that are not revoked, newest first',
  access: 'user',
  status: 200,
  output: z.object({ keys: z.array(ApiKeyInfo) }),
  example: { output: { keys: [example] } },
});

export const createApiKey = defineEndpoint({
  id: 'createApiKey',
  method: 'POST',
  path: '/api/keys',
  tag: 'API keys',
  summary: `Create an API key for one’s own programs, at most ${API_KEYS_MAX}; its text is in this answer and nowhere else`,
  access: { feature: 'api_access' },
  body: NewApiKey.extend(Confirmation.shape),
  status: 201,
  output: ApiKeyInfo.extend({
    /** The key itself: shown once. */
    key: z.string(),
  }),
  errors: [...CONFIRMATION_ERRORS, 'api-key/too-many'],
  limit: { requests: 30, seconds: 3600, per: 'user' },
  example: {
    body: {
      name: example.name,
      scopes: example.scopes,
      expiresInDays: null,
      password: 'correct horse battery',
    },
    output: { ...example, key: 'ww_q8Zr1Lm…' },
  },
});

export const revokeApiKey = defineEndpoint({
  id: 'revokeApiKey',
  method: 'DELETE',
  path: '/api/keys/{id}',
  tag: 'API keys',
  summary: 'Revoke an API key: it is refused from now on',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  status: 204,
  errors: ['db/record-not-found'],
  limit: SETTINGS,
  example: { params: { id } },
});
