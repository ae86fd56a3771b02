import type { Database } from '@wrenchwise/database/database';

import type { Log } from '../log.ts';
import { type OwnedTable, tableOfForeignId } from './foreign-ids.repository.ts';

/** A request to which nothing was found. */
export interface Missed {
  readonly userId: string;
  /** The path as it was asked for. */
  readonly path: string;
  /** The request's own log. */
  readonly log: Pick<Log, 'warn'>;
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
/** An address of ours has three ids at most. */
const MAX_IDS = 4;
/** Beyond this many at once they are dropped: looking must not become a load of its own. */
const MAX_AT_ONCE = 20;

/**
 * Notes in the operator's log that an id of somebody else was asked for, and nothing of an id that
 * nobody has. It looks after the answer, which is the same for both, at once and word for word. The
 * user's own list of events does not show it: that would say which ids exist.
 */
export const createNoteForeignIds = ({
  db,
  ownedTables,
}: {
  readonly db: Database;
  readonly ownedTables: readonly OwnedTable[];
}) => {
  let looking = 0;
  return ({ userId, path, log }: Missed): void => {
    const ids = [...new Set(path.match(UUID))].slice(0, MAX_IDS);
    if (ids.length === 0 || looking >= MAX_AT_ONCE) return;
    looking += 1;
    const note = async (): Promise<void> => {
      const table = await tableOfForeignId(db, ownedTables, userId, ids);
      if (table !== undefined) log.warn({ userId, table }, 'an id of somebody else was asked for');
    };
    note()
      // A database that is away has been reported by whatever was asked of it.
      .catch(() => undefined)
      .finally(() => {
        looking -= 1;
      });
  };
};
