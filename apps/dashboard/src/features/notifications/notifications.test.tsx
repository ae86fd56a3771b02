import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import {
  countUnread,
  deleteNotification,
  type NotificationEntry,
  listNotifications,
  readAllNotifications,
} from '@wrenchwise/contract/endpoints/notifications';
import { expect, test, vi } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { Bell } from './bell.tsx';
import { NotificationList } from './notification-list.tsx';

const told = (changes: Partial<NotificationEntry> = {}): NotificationEntry => ({
  id: '8d1f7c02-6d51-4b25-9d5c-0a3f3c1f7e33',
  kind: 'maintenance-due',
  title: 'Change the oil: Ford Focus 2015',
  body: 'Due 3 December 2026',
  href: '/dashboard/maintenance',
  createdAt: '2026-11-19T08:05:00.000Z',
  readAt: null,
  ...changes,
});

const Page = () => (
  <>
    <Bell />
    <NotificationList />
  </>
);

const setUp = (notifications: NotificationEntry[]) => {
  const api = fakeApi();
  const unread = notifications.filter(({ readAt }) => readAt === null).length;
  api.answer(countUnread, { unread });
  api.answer(listNotifications, { notifications, total: notifications.length, unread });
  return { api, ...renderRoute({ path: '/dashboard/notifications', Component: Page }) };
};

test('the bell says how many are unread, until all are marked as read', async () => {
  const { api, user } = setUp([told()]);
  expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  api.answer(readAllNotifications, { unread: 0 });
  const read = [told({ readAt: '2026-11-20T08:05:00.000Z' })];
  api.answer(listNotifications, { notifications: read, total: 1, unread: 0 });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
});

test('a notification leads to what it is about, and can be deleted', async () => {
  const { api, user } = setUp([told()]);
  const link = await screen.findByRole('link', { name: /^Change the oil/ });
  expect(link).toHaveAttribute('href', '/dashboard/maintenance');
  api.answer(deleteNotification, { unread: 0 });
  api.answer(listNotifications, { notifications: [], total: 0, unread: 0 });
  await user.click(screen.getByRole('button', { name: 'Delete Change the oil: Ford Focus 2015' }));
  expect(await screen.findByText('Nothing to tell you')).toBeVisible();
  await vi.waitFor(() => expect(api.callsTo(deleteNotification)).toHaveLength(1));
});

test('a list that cannot be loaded says so', async () => {
  const api = fakeApi();
  api.refuse(listNotifications, 'network/server-error');
  renderRoute({ path: '/dashboard/notifications', Component: NotificationList });
  expect(await screen.findByText('Failed to load your notifications')).toBeVisible();
});
