import type { FeatureWith } from '../../../platform/feature.ts';
import { mountNotificationCentre } from './notification-centre.routes.ts';
import {
  createNotificationCentre,
  type NotificationCentre,
} from './notification-centre.service.ts';

/** What the bell in the dashboard shows. */
export const createNotificationCentreFeature = (
  dependencies: Parameters<typeof createNotificationCentre>[0],
): FeatureWith<NotificationCentre> => {
  const service = createNotificationCentre(dependencies);
  return {
    service,
    mountApi: ({ mount }) => mountNotificationCentre(mount, service),
  };
};
