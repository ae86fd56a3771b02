import { exportAnalytics, getAnalytics } from '@wrenchwise/contract/endpoints/analytics';
import { getForecasts } from '@wrenchwise/contract/endpoints/forecasts';

import type { Feature } from '../../../platform/feature.ts';
import { Reply } from '../../../platform/http/reply.ts';
import { createAnalyticsService } from './analytics.service.ts';
import { createForecastsService } from './forecasts.service.ts';

/** What cars cost and use over time, how reliable they are, and our forecasts against what came. */
export const createAnalyticsFeature = (
  dependencies: Parameters<typeof createAnalyticsService>[0] &
    Parameters<typeof createForecastsService>[0],
): Feature => {
  const analytics = createAnalyticsService(dependencies);
  const forecasts = createForecastsService(dependencies);
  return {
    mountApi: ({ mount }) => {
      mount(getAnalytics, ({ query }, { user }) => analytics.get(user, query));
      mount(exportAnalytics, async ({ query }, { user }) => {
        const text = await analytics.sheet(user, query);
        return new Reply(
          new Blob([text], { type: 'text/csv' }),
          new Headers({ 'content-disposition': `attachment; filename="${query.sheet}.csv"` }),
        );
      });
      mount(getForecasts, async ({ query }, { user }) => ({
        forecasts: await forecasts.list(user, query.vehicleId),
      }));
    },
  };
};
