import { randomUUID } from 'node:crypto';

import type { Database } from '@wrenchwise/database/database';

import type { FileStore } from '../../../platform/adapters/file-store/port.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Feature } from '../../../platform/feature.ts';
import type { RateLimits } from '../../../platform/http/limits.ts';
import type { Metrics } from '../../../platform/telemetry/metrics.ts';
import { mountHealth } from './health.routes.ts';
import { databaseProbe, diskProbe, filesProbe } from './probes.ts';
import { type CheckReadiness, createReadiness } from './readiness.ts';

export interface HealthFeature extends Feature {
  /** Starts draining: /readyz answers 503. */
  readonly drain: () => void;
  readonly checkReadiness: CheckReadiness;
}

/** Liveness and readiness. */
export const createHealthFeature = ({
  db,
  config: { dataDir, s3 },
  fileStore,
  rateLimits,
  noteReadiness,
}: {
  db: Pick<Database, 'kind'>;
  config: Pick<Config, 'dataDir' | 's3'>;
  fileStore: FileStore;
  rateLimits: RateLimits;
  noteReadiness: Metrics['noteReadiness'];
}): HealthFeature => {
  let isDraining = false;
  const checkReadiness = createReadiness(
    [
      databaseProbe(rateLimits),
      filesProbe(fileStore, { isBucket: s3 !== undefined, instance: randomUUID() }),
      ...(db.kind === 'embedded' ? [diskProbe(dataDir)] : []),
    ],
    noteReadiness,
  );
  return {
    drain: () => {
      isDraining = true;
    },
    checkReadiness,
    mountApi: ({ app }) =>
      mountHealth(app, { isDraining: () => isDraining, check: checkReadiness }),
  };
};
