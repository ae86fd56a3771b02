import { getDailyEntry } from '@wrenchwise/contract/endpoints/daily-entry';
import type { Database } from '@wrenchwise/database/database';

import type { Feature } from '../../../platform/feature.ts';
import { createDailyEntryService } from './daily-entry.service.ts';

/** What entries of the log begin with. */
export const createDailyEntryFeature = (dependencies: { readonly db: Database }): Feature => {
  const { carsOf } = createDailyEntryService(dependencies);
  return {
    mountApi: ({ mount }) =>
      mount(getDailyEntry, async (_, { user }) => ({ cars: await carsOf(user.id) })),
  };
};
