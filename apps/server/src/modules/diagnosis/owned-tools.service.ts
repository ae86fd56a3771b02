import type { Database } from '@wrenchwise/database/database';

import { listTools } from './owned-tools.repository.ts';

/** The tools that a user has said to have, in the order of the alphabet, for other features. */
export const ownedToolsOf = (db: Database, userId: string): Promise<readonly string[]> =>
  listTools(db.forUser(userId), userId);
