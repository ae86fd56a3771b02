import type { FeatureWith } from '../../../platform/feature.ts';
import { mountNotifications } from './notifications.routes.ts';
import { createNotificationsService, type NotificationsService } from './notifications.service.ts';

/** What the bell in the dashboard shows. */
export const createNotificationsFeature = (
  dependencies: Parameters<typeof createNotificationsService>[0],
): FeatureWith<NotificationsService> => {
  const service = createNotificationsService(dependencies);
  return {
    service,
    mountApi: ({ mount }) => mountNotifications(mount, service),
  };
};
