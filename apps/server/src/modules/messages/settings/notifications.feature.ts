import type { FeatureWith } from '../../../platform/feature.ts';
import { mountNotifications } from './notifications.routes.ts';
import { createNotificationsService, type NotificationsService } from './notifications.service.ts';

/** Notification settings, and unsubscribe links. */
export const createNotificationsFeature = (
  dependencies: Parameters<typeof createNotificationsService>[0],
): FeatureWith<NotificationsService> => {
  const service = createNotificationsService(dependencies);
  return {
    service,
    mountApi: ({ mount, app }) => mountNotifications(mount, app, service),
  };
};
