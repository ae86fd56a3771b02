import type { Database } from '@wrenchwise/database/database';

import { findInGarage } from './search.repository.ts';

interface SearchService {
  /** What a user's cars, and those shared with them, have on record of every word of a search. */
  readonly find: (userId: string, search: string) => ReturnType<typeof findInGarage>;
}

export const createSearchService = ({ db }: { readonly db: Database }): SearchService => ({
  find: (userId, search) => findInGarage(db.forUser(userId), search),
});
