import type { FeatureWith } from '../../../platform/feature.ts';
import { mountNotificationSettings } from './notification-settings.routes.ts';
import {
  createNotificationSettingsService,
  type NotificationSettingsService,
} from './notification-settings.service.ts';

/** Notification settings, and unsubscribe links. */
export const createNotificationSettingsFeature = (
  dependencies: Parameters<typeof createNotificationSettingsService>[0],
): FeatureWith<NotificationSettingsService> => {
  const service = createNotificationSettingsService(dependencies);
  return {
    service,
    mountApi: ({ mount, app }) => mountNotificationSettings(mount, app, service),
  };
};
