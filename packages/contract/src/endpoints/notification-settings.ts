import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { SETTINGS } from '../write-limits.ts';

/** Which mails a user wants (docs/product.md, Notification settings). */
export const NotificationSettings = z.object({
  emailNotifications: z.boolean(),
  maintenanceReminders: z.boolean(),
  diagnosticUpdates: z.boolean(),
  securityAlerts: z.boolean(),
  marketingEmails: z.boolean(),
  /** How many days before it is due a task is reminded of. */
  reminderDays: z.int().min(1).max(60),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** The settings of a user who has changed none. */
export const DEFAULT_NOTIFICATIONS: NotificationSettings = {
  emailNotifications: true,
  maintenanceReminders: true,
  diagnosticUpdates: true,
  securityAlerts: true,
  marketingEmails: false,
  reminderDays: 14,
};

/** A partial update. */
export const NotificationChanges = z.strictObject(NotificationSettings.partial().shape);
export type NotificationChanges = z.infer<typeof NotificationChanges>;

export const getNotifications = defineEndpoint({
  id: 'getNotifications',
  method: 'GET',
  path: '/api/me/notifications',
  tag: 'Account',
  summary: 'Which mails the signed-in person wants',
  access: 'user',
  status: 200,
  output: NotificationSettings,
  example: { output: DEFAULT_NOTIFICATIONS },
});

export const updateNotifications = defineEndpoint({
  id: 'updateNotifications',
  method: 'PATCH',
  path: '/api/me/notifications',
  tag: 'Account',
  summary: 'Choose which mails to get',
  access: 'user',
  body: NotificationChanges,
  status: 200,
  output: NotificationSettings,
  limit: SETTINGS,
  example: {
    body: { maintenanceReminders: false },
    output: { ...DEFAULT_NOTIFICATIONS, maintenanceReminders: false },
  },
});
