import type { Database } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

import type { Feature } from '../../feature.ts';
import { mountHealth } from './health.routes.ts';

export interface HealthFeature extends Feature {
  /** Starts draining: /readyz answers 503. */
  readonly drain: () => void;
}

/** Liveness and readiness. */
export const createHealthFeature = ({ db }: { db: Database }): HealthFeature => {
  let isDraining = false;
  return {
    drain: () => {
      isDraining = true;
    },
    mountApi: ({ app }) =>
      mountHealth(app, {
        isDraining: () => isDraining,
        ping: async () => db.execute(sql`select 1`),
      }),
  };
};
