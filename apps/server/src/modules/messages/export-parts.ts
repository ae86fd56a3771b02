import { type ExportPart, tablePart } from '../../platform/export-part.ts';
import {
  messageServices,
  notificationSettings,
  notifications,
  pushSubscriptions,
} from './messages.tables.ts';

/** Notifications, where they go, and which mails are wanted. */
export const MESSAGES_PARTS: readonly ExportPart[] = [
  tablePart({
    name: 'notifications',
    about: 'Your notifications.',
    table: notifications,
    owner: notifications.userId,
    order: [notifications.createdAt, notifications.id],
  }),
  tablePart({
    name: 'push-subscriptions',
    about: 'The browsers that you asked to show notifications. Their keys are not included.',
    table: pushSubscriptions,
    owner: pushSubscriptions.userId,
    order: [pushSubscriptions.createdAt, pushSubscriptions.id],
    hidden: ['p256dh', 'auth', 'endpoint'],
  }),
  tablePart({
    name: 'message-services',
    about:
      'The ntfy and Gotify servers that your notifications are sent to, by host. Topics and tokens are not included.',
    table: messageServices,
    owner: messageServices.userId,
    order: [messageServices.createdAt, messageServices.id],
    hidden: ['secret'],
  }),
  tablePart({
    name: 'notification-settings',
    about: 'Which mails you want. Empty while you have changed nothing.',
    table: notificationSettings,
    owner: notificationSettings.userId,
    order: [notificationSettings.userId],
  }),
];
