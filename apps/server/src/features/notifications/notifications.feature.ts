import type { FeatureWith } from '../../feature.ts';
import { mountNotifications } from './notifications.routes.ts';
import { createNotificationsService, type NotificationsService } from './notifications.service.ts';

/** Which mails a user wants, and the links that switch them off. */
export const createNotificationsFeature = (
  dependencies: Parameters<typeof createNotificationsService>[0],
): FeatureWith<NotificationsService> => {
  const service = createNotificationsService(dependencies);
  return {
    service,
    mountApi: ({ mount, app }) => mountNotifications(mount, app, service),
  };
};
