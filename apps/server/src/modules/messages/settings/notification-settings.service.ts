import {
  DEFAULT_NOTIFICATIONS,
  type NotificationChanges,
  type NotificationSettings,
} from '@wrenchwise/contract/endpoints/notification-settings';
import type { Database, Transaction } from '@wrenchwise/database/database';

import type { AuthSecrets } from '../../../platform/config/auth-secret.ts';
import { UNSUBSCRIBE_PATH } from '../../../platform/http/origin.ts';
import { findSettings, saveSettings, switchOff } from './notification-settings.repository.ts';
import { type OptionalKind, readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

export interface NotificationSettingsService {
  readonly get: (userId: string) => Promise<NotificationSettings>;
  readonly update: (userId: string, changes: NotificationChanges) => Promise<NotificationSettings>;
  /** Whether a user wants mails of a kind, read inside `tx` by the owner role. */
  readonly wants: (
    tx: Database | Transaction,
    userId: string,
    kind: OptionalKind,
  ) => Promise<boolean>;
  /** The one-click unsubscribe URL of a kind (RFC 8058). */
  readonly unsubscribeUrl: (userId: string, kind: OptionalKind) => string;
  /** The kind that a token unsubscribes from; undefined for an invalid token. */
  readonly kindOf: (token: string) => OptionalKind | undefined;
  /** Switches the token's kind off and returns it; undefined for an invalid token. */
  readonly unsubscribe: (token: string) => Promise<OptionalKind | undefined>;
}

/** Notification settings (docs/product.md). */
export const createNotificationSettingsService = (dependencies: {
  db: Database;
  appUrl: string;
  secrets: AuthSecrets;
}): NotificationSettingsService => ({
  get: async (userId) =>
    (await findSettings(dependencies.db.forUser(userId), userId)) ?? DEFAULT_NOTIFICATIONS,
  update: (userId, changes) => saveSettings(dependencies.db.forUser(userId), userId, changes),
  wants: async (tx, userId, kind) => {
    const settings = (await findSettings(tx, userId)) ?? DEFAULT_NOTIFICATIONS;
    return settings.emailNotifications && settings[kind];
  },
  unsubscribeUrl: (userId, kind) =>
    `${dependencies.appUrl}${UNSUBSCRIBE_PATH}?token=${unsubscribeToken(dependencies.secrets.current, { userId, kind })}`,
  kindOf: (token) => readUnsubscribeToken(dependencies.secrets, token)?.kind,
  unsubscribe: async (token) => {
    const found = readUnsubscribeToken(dependencies.secrets, token);
    if (found) await switchOff(dependencies.db, found.userId, found.kind);
    return found?.kind;
  },
});
