import { storableText } from '@wrenchwise/rules/text';
import { TEST_EVENT, WEBHOOK_EVENT_TYPES } from '@wrenchwise/rules/webhook-events';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { SETTINGS } from '../write-limits.ts';
import { BareConfirmation, Confirmation, CONFIRMATION_ERRORS } from './accounts/credentials.ts';

/** How many endpoints an account can have. */
export const WEBHOOK_ENDPOINTS_MAX = 5;
export const WEBHOOK_URL_MAX = 500;
/** For how long the secret of before signs beside a new one. */
export const OLD_SECRET_HOURS = 24;

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === ''
  );
};

const EventType = z.enum(WEBHOOK_EVENT_TYPES);

const Fields = z.strictObject({
  url: storableText(WEBHOOK_URL_MAX).refine(
    isWebAddress,
    'Address must be a web address: https://…',
  ),
  events: z
    .array(EventType)
    .min(1, 'Choose at least one event')
    .max(WEBHOOK_EVENT_TYPES.length)
    .transform((events) => WEBHOOK_EVENT_TYPES.filter((event) => events.includes(event))),
});

/** What the form asks for. */
export const NewWebhookEndpoint = Fields;

const ConfirmedWebhookEndpoint = Fields.extend(Confirmation.shape);
export type ConfirmedWebhookEndpoint = z.infer<typeof ConfirmedWebhookEndpoint>;

export const WebhookEndpointChange = z
  .strictObject({
    ...Fields.partial().shape,
    isEnabled: z.boolean().optional(),
    /** Asked for with another `url`. */
    ...Confirmation.shape,
  })
  .refine((change) => Object.keys(change).some((key) => key !== 'password'), 'Nothing to change');
export type WebhookEndpointChange = z.infer<typeof WebhookEndpointChange>;

export const WebhookEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(EventType),
  /** Null while it is sent to; otherwise since when it is not. */
  disabledAt: z.string().nullable(),
  /** Until when the secret of before signs beside the new one; null where only one signs. */
  oldSecretUntil: z.string().nullable(),
  createdAt: z.string(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;

export const WebhookDelivery = z.object({
  /** The `webhook-id` that is sent: the same in every attempt. */
  id: z.uuid(),
  event: z.enum([...WEBHOOK_EVENT_TYPES, TEST_EVENT]),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int().min(0),
  /** Of the last answer; null before there was one. */
  lastStatus: z.int().nullable(),
  /** Why the last attempt failed. */
  lastFailure: z.string().nullable(),
  lastAttemptAt: z.string().nullable(),
  /** When it is tried again, while it is pending. */
  nextAttemptAt: z.string().nullable(),
  createdAt: z.string(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const id = '7a1f7c02-6d51-4b25-9d5c-0a3f3c1f7e66';
const common = { tag: 'Webhooks', access: 'user' } as const;
const params = z.object({ id: z.uuid() });

const example = {
  id,
  url: 'https://hooks.example.com/wrenchwise',
  events: ['diagnosis.created', 'maintenance.due'],
  disabledAt: null,
  oldSecretUntil: null,
  createdAt: '2026-11-19T08:05:00.000Z',
} satisfies z.input<typeof WebhookEndpoint>;

const exampleDelivery = {
  id: '9b2f7c02-6d51-4b25-9d5c-0a3f3c1f7e77',
  event: 'diagnosis.created',
  state: 'delivered',
  attempts: 1,
  lastStatus: 204,
  lastFailure: null,
  lastAttemptAt: '2026-11-19T08:06:00.000Z',
  nextAttemptAt: null,
  createdAt: '2026-11-19T08:05:59.000Z',
} satisfies z.input<typeof WebhookDelivery>;

const Secret = z.object({
  /** Signs what is sent (Standard Webhooks, `whsec_…`): shown once. */
  secret: z.string(),
});
const exampleSecret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';

export const listWebhookEndpoints = defineEndpoint({
  ...common,
  id: 'listWebhookEndpoints',
  method: 'GET',
  path: '/api/webhook-endpoints',
  summary: 'Where one’s own programs are notified of events, newest first',
  status: 200,
  output: z.object({ endpoints: z.array(WebhookEndpoint) }),
  example: { output: { endpoints: [example] } },
});

export const createWebhookEndpoint = defineEndpoint({
  ...common,
  id: 'createWebhookEndpoint',
  method: 'POST',
  path: '/api/webhook-endpoints',
  access: { feature: 'api_access' },
  summary: `Tell an address of events, at most ${WEBHOOK_ENDPOINTS_MAX}; the secret that signs them is in this answer and nowhere else`,
  body: ConfirmedWebhookEndpoint,
  status: 201,
  output: WebhookEndpoint.extend(Secret.shape),
  errors: [...CONFIRMATION_ERRORS, 'webhook/address-not-allowed', 'webhook/too-many'],
  limit: { requests: 30, seconds: 3600, per: 'user' },
  example: {
    body: { url: example.url, events: example.events, password: 'correct horse battery' },
    output: { ...example, secret: exampleSecret },
  },
});

export const updateWebhookEndpoint = defineEndpoint({
  ...common,
  id: 'updateWebhookEndpoint',
  method: 'PATCH',
  path: '/api/webhook-endpoints/{id}',
  summary: 'Change an address or its events, stop it, or start it again',
  params,
  body: WebhookEndpointChange,
  status: 200,
  output: WebhookEndpoint,
  errors: [...CONFIRMATION_ERRORS, 'db/record-not-found', 'webhook/address-not-allowed'],
  limit: SETTINGS,
  example: { params: { id }, body: { isEnabled: true }, output: example },
});

export const deleteWebhookEndpoint = defineEndpoint({
  ...common,
  id: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: '/api/webhook-endpoints/{id}',
  summary: 'Tell an address no more, and forget its deliveries',
  params,
  status: 204,
  errors: ['db/record-not-found'],
  limit: SETTINGS,
  example: { params: { id } },
});

export const renewWebhookSecret = defineEndpoint({
  ...common,
  id: 'renewWebhookSecret',
  method: 'POST',
  path: '/api/webhook-endpoints/{id}/secret',
  summary: `A new signing secret; the old one signs beside it for ${OLD_SECRET_HOURS} hours`,
  params,
  body: BareConfirmation,
  status: 200,
  output: Secret.extend({ oldSecretUntil: z.string() }),
  errors: [...CONFIRMATION_ERRORS, 'db/record-not-found'],
  limit: { requests: 30, seconds: 3600, per: 'user' },
  example: {
    params: { id },
    body: { password: 'correct horse battery' },
    output: { secret: exampleSecret, oldSecretUntil: '2026-11-20T08:05:00.000Z' },
  },
});

export const endOldWebhookSecrets = defineEndpoint({
  ...common,
  id: 'endOldWebhookSecrets',
  method: 'DELETE',
  path: '/api/webhook-endpoints/{id}/old-secrets',
  summary: 'Let the secrets of before sign nothing any more, from now on',
  params,
  status: 200,
  output: WebhookEndpoint,
  errors: ['db/record-not-found'],
  limit: SETTINGS,
  example: { params: { id }, output: example },
});

export const testWebhookEndpoint = defineEndpoint({
  ...common,
  id: 'testWebhookEndpoint',
  method: 'POST',
  path: '/api/webhook-endpoints/{id}/test',
  summary: `Send an event \`${TEST_EVENT}\` to an address`,
  params,
  status: 202,
  output: WebhookDelivery,
  errors: ['db/record-not-found'],
  limit: { requests: 30, seconds: 3600, per: 'user' },
  example: {
    params: { id },
    output: { ...exampleDelivery, event: TEST_EVENT, state: 'pending', attempts: 0 },
  },
});

export const listWebhookDeliveries = defineEndpoint({
  ...common,
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/webhook-endpoints/{id}/deliveries',
  summary: 'What was sent to an address in the last 30 days and how it went, newest first',
  params,
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(50).default(10),
  }),
  status: 200,
  output: z.object({ deliveries: z.array(WebhookDelivery), total: z.int().min(0) }),
  errors: ['db/record-not-found'],
  example: { params: { id }, query: {}, output: { deliveries: [exampleDelivery], total: 1 } },
});

export const replayWebhookDelivery = defineEndpoint({
  ...common,
  id: 'replayWebhookDelivery',
  method: 'POST',
  path: '/api/webhook-deliveries/{id}/replay',
  summary: 'Send a delivery once more, with the same id and body',
  params,
  status: 202,
  output: WebhookDelivery,
  errors: ['db/record-not-found'],
  limit: { requests: 120, seconds: 3600, per: 'user' },
  example: {
    params: { id: exampleDelivery.id },
    output: { ...exampleDelivery, state: 'pending', attempts: 0 },
  },
});
