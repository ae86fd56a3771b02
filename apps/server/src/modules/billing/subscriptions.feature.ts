import type { FeatureWith } from '../../platform/feature.ts';
import { mountSubscriptions } from './subscriptions.routes.ts';
import { createSubscriptionsService, type SubscriptionsService } from './subscriptions.service.ts';

/** Subscription, usage and billing history. */
export const createSubscriptionsFeature = (
  dependencies: Parameters<typeof createSubscriptionsService>[0],
): FeatureWith<SubscriptionsService> => {
  const service = createSubscriptionsService(dependencies);
  return {
    service,
    mountApi: (routes) => mountSubscriptions(routes, service),
  };
};
