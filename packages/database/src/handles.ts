import { PgDatabase, PgDialect, type PgQueryResultHKT, type PgSession } from 'drizzle-orm/pg-core';

import { transactionsOf } from './become-user.ts';
import type {
  Database,
  NoTables,
  Origin,
  Transact,
  UserDatabase,
  WatchDatabase,
} from './database.ts';

export const dialect = new PgDialect();

type Session = PgSession<PgQueryResultHKT, NoTables, NoTables>;
type QueryBuilder = PgDatabase<PgQueryResultHKT>;

/** Drizzle's query builder over our session. */
const queriesOn = (session: Session): QueryBuilder => new PgDatabase(dialect, session, undefined);

/** What differs between the two databases. */
type Driver = Pick<
  Database,
  'kind' | 'transaction' | 'withoutTimeouts' | 'executeSql' | 'pool' | 'close'
> & {
  /** Single statements, each a transaction of its own: the owner's, or a user's. */
  readonly sessionOf: (userId?: string) => Session;
  readonly findingSession: Session;
  readonly readingSession: Session;
  /** `readAsFound`, with a session instead of its queries. */
  readonly tripAsFound: <Found, Rows>(
    find: () => Promise<Found>,
    read: (session: Session) => Promise<Rows>,
  ) => Promise<{ readonly found: Found; readonly rows: PromiseSettledResult<Rows> }>;
  readonly origin: () => Origin | undefined;
  readonly watch: WatchDatabase;
};

/** The handles of a driver. */
export const createDatabase = ({
  sessionOf,
  findingSession,
  readingSession,
  tripAsFound,
  origin,
  watch,
  ...driver
}: Driver): Database => {
  const transaction: Transact = (work, settings) =>
    watch('transaction', () => driver.transaction(work, settings));
  const readAsFound: Database['readAsFound'] = (find, read) =>
    tripAsFound(find, (session) => read(queriesOn(session)));
  return Object.assign(queriesOn(sessionOf()), {
    ...driver,
    transaction,
    finding: queriesOn(findingSession),
    reading: queriesOn(readingSession),
    readAsFound,
    forUser: (userId: string): UserDatabase =>
      Object.assign(queriesOn(sessionOf(userId)), {
        userId,
        transaction: transactionsOf(transaction, userId, origin),
      }),
  });
};
