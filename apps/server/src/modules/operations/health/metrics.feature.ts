import type { Config } from '../../../platform/config/config.ts';
import type { Feature } from '../../../platform/feature.ts';
import type { Telemetry } from '../../../platform/telemetry/telemetry.ts';
import { type MetricsAccess, mountMetrics } from './metrics.routes.ts';
import { createMetricsService } from './metrics.service.ts';

const accessOf = ({
  metricsToken,
  production,
}: Pick<Config, 'metricsToken' | 'production'>): MetricsAccess => {
  if (metricsToken !== undefined) return { token: metricsToken };
  return production ? 'closed' : 'open';
};

/** /metrics. */
export const createMetricsFeature = ({
  config,
  telemetry: { metrics },
  ...shared
}: Omit<Parameters<typeof createMetricsService>[0], 'metrics'> & {
  config: Pick<Config, 'metricsToken' | 'production'>;
  telemetry: Telemetry;
}): Feature => {
  const service = createMetricsService({ ...shared, metrics });
  return { mountApi: ({ app }) => mountMetrics(app, accessOf(config), service) };
};
