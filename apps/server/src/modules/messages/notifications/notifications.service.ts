import type { NotificationEntry } from '@wrenchwise/contract/endpoints/notifications';
import type { Database, Transaction } from '@wrenchwise/database/database';

import { AppError } from '../../../platform/app-error.ts';
import type { MessageServices } from '../channels/message-services.service.ts';
import type { PushService } from '../channels/push.service.ts';
import {
  countUnread,
  eraseNotification,
  insertNotification,
  listNotifications,
  markRead,
} from './notifications.repository.ts';

/** What a user is shown. */
export interface NewNotification {
  readonly userId: string;
  readonly vehicleId: string | null;
  /** Such as 'maintenance-due', 'mot-due', 'vehicle-shared'. */
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  /** A path within the product. */
  readonly href: string;
  /** Names what is shown, so that it is shown once. */
  readonly dedupeKey: string;
}

export interface NotificationsService {
  /**
   * Notifies a user of something as part of `tx`, in the app, and in the browsers and at the servers that they asked for; false
   * when the same was reported before. `tx` has the owner role.
   */
  readonly notify: (tx: Transaction, notification: NewNotification) => Promise<boolean>;
  readonly list: (
    userId: string,
    query: { page: number; perPage: number },
  ) => Promise<{ notifications: NotificationEntry[]; total: number; unread: number }>;
  readonly unread: (userId: string) => Promise<{ unread: number }>;
  /** Throws `db/record-not-found`. */
  readonly read: (userId: string, id: string) => Promise<{ unread: number }>;
  readonly readAll: (userId: string) => Promise<{ unread: number }>;
  /** Throws `db/record-not-found`. */
  readonly remove: (userId: string, id: string) => Promise<{ unread: number }>;
}

/** The notification centre (docs/product.md, Reminders). */
export const createNotificationsService = (dependencies: {
  db: Database;
  push: Pick<PushService, 'send'>;
  messages: Pick<MessageServices, 'send'>;
}): NotificationsService => {
  const { db, push, messages } = dependencies;
  const unread = async (userId: string) => ({
    unread: await countUnread(db.forUser(userId), userId),
  });
  return {
    notify: async (tx, notification) => {
      const isNew = await insertNotification(tx, notification);
      if (isNew) {
        await push.send(tx, notification);
        await messages.send(tx, notification);
      }
      return isNew;
    },
    list: async (userId, query) => {
      const own = db.forUser(userId);
      const page = await listNotifications(own, { userId, ...query });
      return { ...page, ...(await unread(userId)) };
    },
    unread,
    read: async (userId, id) => {
      if (!(await markRead(db.forUser(userId), userId, id))) {
        throw new AppError('db/record-not-found');
      }
      return unread(userId);
    },
    readAll: async (userId) => {
      await markRead(db.forUser(userId), userId);
      return unread(userId);
    },
    remove: async (userId, id) => {
      if (!(await eraseNotification(db.forUser(userId), userId, id))) {
        throw new AppError('db/record-not-found');
      }
      return unread(userId);
    },
  };
};
