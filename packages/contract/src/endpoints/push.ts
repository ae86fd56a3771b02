import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { SETTINGS } from '../write-limits.ts';

/**
 * The push services of the browsers: Chrome and Edge, Firefox, Safari, Windows. The server calls the
 * address that a browser names, so no other is taken.
 */
const PUSH_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /(?:^|\.)push\.apple\.com$/,
  /(?:^|\.)notify\.windows\.com$/,
];

const isPushService = (address: string): boolean => {
  const url = URL.parse(address);
  return (
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    PUSH_HOSTS.some((host) => host.test(url.hostname))
  );
};

const key = z
  .string()
  .regex(/^[\w-]+={0,2}$/)
  .max(200);

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
export const PushBrowser = z.object({
  endpoint: storableText(1000).refine(isPushService, 'This push service is not known'),
  keys: z.object({ p256dh: key, auth: key }),
});
export type PushBrowser = z.infer<typeof PushBrowser>;

const common = { tag: 'Notifications', access: 'user' } as const;
const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl';

export const getPush = defineEndpoint({
  ...common,
  id: 'getPush',
  method: 'GET',
  path: '/api/push',
  summary: 'The key with which a browser subscribes to Web Push, and how many browsers did',
  status: 200,
  output: z.object({ publicKey: z.string(), browsers: z.int().min(0) }),
  example: { output: { publicKey: 'BNc…', browsers: 1 } },
});

export const subscribePush = defineEndpoint({
  ...common,
  id: 'subscribePush',
  method: 'POST',
  path: '/api/push',
  summary: 'Show notifications in this browser too',
  body: PushBrowser,
  status: 204,
  limit: { requests: 30, seconds: 3600, per: 'user' },
  example: {
    body: { endpoint, keys: { p256dh: 'BLc4xRzKlKORKWlbdgFaBrrPK3ydWAHo', auth: '8eDyX' } },
  },
});

export const unsubscribePush = defineEndpoint({
  ...common,
  id: 'unsubscribePush',
  method: 'POST',
  path: '/api/push/unsubscribe',
  summary: 'Show no more notifications in this browser',
  body: z.object({ endpoint: storableText(1000) }),
  status: 204,
  limit: SETTINGS,
  example: { body: { endpoint } },
});
