import type { EntryCar } from '@wrenchwise/contract/endpoints/daily-entry';
import type { Database } from '@wrenchwise/database/database';

import { listEntryCars } from './daily-entry.repository.ts';

interface DailyEntryService {
  /** The cars that a user may write entries for, under row-level security: one's own, and those shared to edit. */
  readonly carsOf: (userId: string) => Promise<EntryCar[]>;
}

export const createDailyEntryService = ({ db }: { readonly db: Database }): DailyEntryService => ({
  carsOf: (userId) => listEntryCars(db.forUser(userId)),
});
