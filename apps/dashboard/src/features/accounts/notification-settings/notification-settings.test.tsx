import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import {
  DEFAULT_NOTIFICATIONS,
  getNotifications,
  type NotificationSettings,
  updateNotifications,
} from '@wrenchwise/contract/endpoints/notification-settings';
import { expect, test, vi } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { NotificationsCard } from './notification-settings-card.tsx';

const setUp = async (stored: NotificationSettings = DEFAULT_NOTIFICATIONS) => {
  const api = fakeApi();
  api.answer(getNotifications, stored);
  api.answer(updateNotifications, ({ body }) => ({ ...stored, ...Object(body) }));
  const { user } = renderRoute({ path: '/dashboard/settings', Component: NotificationsCard });
  await screen.findByRole('switch', { name: 'E-mail notifications' });
  return { api, user, sent: () => api.callsTo(updateNotifications).map(({ body }) => body) };
};

const the = (name: string) => screen.getByRole('switch', { name });
const isOn = (name: string) => the(name).getAttribute('aria-checked') === 'true';

const KINDS = ['Maintenance reminders', 'Diagnostic updates', 'Security alerts', 'News and offers'];

test('all mails are on at first, but news and offers', async () => {
  await setUp();
  expect(['E-mail notifications', ...KINDS].map(isOn)).toEqual([true, true, true, true, false]);
  for (const name of KINDS) expect(the(name)).not.toBeDisabled();
});

test('a switch is saved as it is moved, and names nothing but itself', async () => {
  const { user, sent } = await setUp();
  await user.click(the('Diagnostic updates'));
  expect(isOn('Diagnostic updates')).toBe(false);
  await vi.waitFor(() => expect(sent()).toEqual([{ diagnosticUpdates: false }]));
  await user.click(screen.getByText('News and offers'));
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ marketingEmails: true });
  expect(isOn('News and offers')).toBe(true);
});

test('without e-mail notifications the others rest, each as it was', async () => {
  const { user } = await setUp();
  await user.click(the('E-mail notifications'));
  for (const name of KINDS) expect(the(name)).toBeDisabled();
  expect(isOn('Security alerts')).toBe(true);
  await user.click(the('E-mail notifications'));
  for (const name of KINDS) expect(the(name)).not.toBeDisabled();
});

test('a switch that cannot be saved goes back, and the card says so', async () => {
  const { api, user } = await setUp();
  api.refuse(updateNotifications, 'network/server-error');
  await user.click(the('Maintenance reminders'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to update notification preferences',
  );
  expect(isOn('Maintenance reminders')).toBe(true);
});

test('a refusal takes back its own switch and no other', async () => {
  const { api, user } = await setUp();
  await user.click(the('Security alerts'));
  await vi.waitFor(() => expect(api.callsTo(updateNotifications)).toHaveLength(1));
  api.refuse(updateNotifications, 'network/server-error');
  await user.click(the('Diagnostic updates'));
  await screen.findByRole('alert');
  expect(['Security alerts', 'Diagnostic updates'].map(isOn)).toEqual([false, true]);
});

test('preferences that cannot be loaded can be asked for again', async () => {
  const api = fakeApi();
  api.refuse(getNotifications, 'network/server-error');
  const { user } = renderRoute({ path: '/dashboard/settings', Component: NotificationsCard });
  expect(await screen.findByText('Failed to load your notification preferences')).toBeVisible();
  api.answer(getNotifications, DEFAULT_NOTIFICATIONS);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('switch', { name: 'Security alerts' })).toBeVisible();
});
