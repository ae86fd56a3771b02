import type { Database } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

import type { Feature } from '../../feature.ts';
import { mountHealth } from './health.routes.ts';

export interface HealthFeature extends Feature {
  /** From now on /readyz answers 503. */
  readonly drain: () => void;
}

/** Whether the process lives, and whether it can serve. */
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
