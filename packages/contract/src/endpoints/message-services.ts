import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { SETTINGS } from '../write-limits.ts';

/** How many services an account can have. */
export const MESSAGE_SERVICES_MAX = 5;

export const MESSAGE_SERVICE_KINDS = ['ntfy', 'gotify'] as const;
export type MessageServiceKind = (typeof MESSAGE_SERVICE_KINDS)[number];

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return (
    (url?.protocol === 'https:' || url?.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === ''
  );
};

/** The last part of an ntfy address: what is subscribed to. */
const TOPIC = /\/[-\w]{1,64}$/;

export const NewMessageService = z
  .strictObject({
    kind: z.enum(MESSAGE_SERVICE_KINDS),
    /** The address of an ntfy topic, or of a Gotify server. */
    url: storableText(500).refine(isWebAddress, 'Address must be a web address: https://…'),
    /** An access token of ntfy, where the topic asks for one; the token of a Gotify application. */
    token: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]*$/, 'Token must be one word')
      .max(200)
      .optional(),
  })
  .superRefine(({ kind, url, token }, check) => {
    if (kind === 'ntfy' && !TOPIC.test(URL.parse(url)?.pathname ?? '')) {
      const message = 'Address must end with a topic: https://ntfy.sh/my-topic';
      check.addIssue({ code: 'custom', path: ['url'], message });
    }
    if (kind === 'gotify' && !token) {
      check.addIssue({ code: 'custom', path: ['token'], message: 'Token is required' });
    }
  });
export type NewMessageService = z.infer<typeof NewMessageService>;

/** Topic and token are shown to nobody again. */
export const MessageService = z.object({
  id: z.uuid(),
  kind: z.enum(MESSAGE_SERVICE_KINDS),
  host: z.string(),
  createdAt: z.string(),
  /** When a message was last sent to it, and why it was not taken; null: it was. */
  lastTriedAt: z.string().nullable(),
  lastFailure: z.string().nullable(),
});
export type MessageService = z.infer<typeof MessageService>;

const common = { tag: 'Notifications', access: 'user' } as const;
const id = '3d1d2c02-6d51-4b25-9d5c-0a3f3c1f7e55';
const example: z.input<typeof MessageService> = {
  id,
  kind: 'ntfy',
  host: 'ntfy.sh',
  createdAt: '2026-11-19T08:05:00.000Z',
  lastTriedAt: null,
  lastFailure: null,
};

export const listMessageServices = defineEndpoint({
  ...common,
  id: 'listMessageServices',
  method: 'GET',
  path: '/api/message-services',
  summary: 'The ntfy and Gotify servers that one’s notifications are sent to',
  status: 200,
  output: z.object({ services: z.array(MessageService) }),
  example: { output: { services: [example] } },
});

export const createMessageService = defineEndpoint({
  ...common,
  id: 'createMessageService',
  method: 'POST',
  path: '/api/message-services',
  summary: `Send notifications to an ntfy topic or a Gotify server too, at most ${MESSAGE_SERVICES_MAX}; topic and token are stored encrypted`,
  body: NewMessageService,
  status: 201,
  output: MessageService,
  errors: ['message-service/too-many', 'message-service/address-not-allowed'],
  limit: { requests: 30, seconds: 3600, per: 'user' },
  example: { body: { kind: 'ntfy', url: 'https://ntfy.sh/my-topic' }, output: example },
});

export const testMessageService = defineEndpoint({
  ...common,
  id: 'testMessageService',
  method: 'POST',
  path: '/api/message-services/{id}/test',
  summary: 'Send a test message at once; the answer says whether it was taken',
  params: z.object({ id: z.uuid() }),
  status: 200,
  output: MessageService,
  errors: ['db/record-not-found'],
  limit: { requests: 20, seconds: 3600, per: 'user' },
  example: {
    params: { id },
    output: { ...example, lastTriedAt: '2026-11-19T08:06:00.000Z' },
  },
});

export const deleteMessageService = defineEndpoint({
  ...common,
  id: 'deleteMessageService',
  method: 'DELETE',
  path: '/api/message-services/{id}',
  summary: 'Send no more notifications there',
  params: z.object({ id: z.uuid() }),
  status: 204,
  errors: ['db/record-not-found'],
  limit: SETTINGS,
  example: { params: { id } },
});
