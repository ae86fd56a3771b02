import type { Feature } from '../../../platform/feature.ts';
import type { RateLimits } from '../../../platform/http/limits.ts';
import { mountCalendar } from './calendar.routes.ts';
import { createCalendarService } from './calendar.service.ts';

/** The maintenance calendar with a secret address. */
export const createCalendarFeature = ({
  rateLimits,
  ...dependencies
}: Parameters<typeof createCalendarService>[0] & {
  rateLimits: Pick<RateLimits, 'take'>;
}): Feature => {
  const service = createCalendarService(dependencies);
  return {
    mountApi: ({ mount, app }) => mountCalendar(mount, app, service, rateLimits),
  };
};
