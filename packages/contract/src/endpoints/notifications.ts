import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { CHANGES } from '../write-limits.ts';

/** One line of the notification centre. */
export const NotificationEntry = z.object({
  id: z.uuid(),
  /** What it is about, such as 'maintenance-due', 'mot-due', 'vehicle-shared'. */
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** A path within the product. */
  href: z.string(),
  createdAt: z.string(),
  /** Null while it is unread. */
  readAt: z.string().nullable(),
});
export type NotificationEntry = z.infer<typeof NotificationEntry>;

const Unread = z.object({ unread: z.int().min(0) });

const id = '8d1f7c02-6d51-4b25-9d5c-0a3f3c1f7e33';
const example = {
  id,
  kind: 'maintenance-due',
  title: 'Change the engine oil and filter: Ford Focus 2015',
  body: 'Due 3 December 2026',
  href: '/dashboard/maintenance',
  createdAt: '2026-11-19T08:05:00.000Z',
  readAt: null,
};
const common = { tag: 'Notifications', access: 'user' } as const;
const params = z.object({ id: z.uuid() });

export const listNotifications = defineEndpoint({
  ...common,
  id: 'listInbox',
  method: 'GET',
  path: '/api/inbox',
  summary: 'The notifications, newest first',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(50).default(20),
  }),
  status: 200,
  output: z.object({
    notifications: z.array(NotificationEntry),
    total: z.int().min(0),
    ...Unread.shape,
  }),
  example: { query: {}, output: { notifications: [example], total: 1, unread: 1 } },
});

export const countUnread = defineEndpoint({
  ...common,
  id: 'countUnread',
  method: 'GET',
  path: '/api/inbox/unread',
  summary: 'How many notifications are unread',
  status: 200,
  output: Unread,
  example: { output: { unread: 1 } },
});

export const readNotification = defineEndpoint({
  ...common,
  id: 'readNotification',
  method: 'POST',
  path: '/api/inbox/{id}/read',
  summary: 'Mark a notification as read',
  params,
  status: 200,
  output: Unread,
  errors: ['db/record-not-found'],
  limit: CHANGES,
  example: { params: { id }, output: { unread: 0 } },
});

export const readAllNotifications = defineEndpoint({
  ...common,
  id: 'readAllNotifications',
  method: 'POST',
  path: '/api/inbox/read',
  summary: 'Mark every notification as read',
  status: 200,
  output: Unread,
  limit: CHANGES,
  example: { output: { unread: 0 } },
});

export const deleteNotification = defineEndpoint({
  ...common,
  id: 'deleteNotification',
  method: 'DELETE',
  path: '/api/inbox/{id}',
  summary: 'Delete a notification; it is not sent again',
  params,
  status: 200,
  output: Unread,
  errors: ['db/record-not-found'],
  limit: CHANGES,
  example: { params: { id }, output: { unread: 0 } },
});
