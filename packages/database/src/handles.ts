import { PgDatabase, PgDialect, type PgQueryResultHKT, type PgSession } from 'drizzle-orm/pg-core';

import { transactionsOf } from './become-user.ts';
import type { Database, NoTables, Origin, UserDatabase } from './database.ts';

export const dialect = new PgDialect();

type Session = PgSession<PgQueryResultHKT, NoTables, NoTables>;
type QueryBuilder = PgDatabase<PgQueryResultHKT>;

/** Drizzle's query builder over our session. */
const queriesOn = (session: Session): QueryBuilder => new PgDatabase(dialect, session, undefined);

/** What differs between the two databases. */
type Driver = Pick<
  Database,
  'kind' | 'transaction' | 'withoutTimeouts' | 'executeSql' | 'close'
> & {
  /** Single statements, each a transaction of its own: the owner's, or a user's. */
  readonly sessionOf: (userId?: string) => Session;
  readonly origin: () => Origin | undefined;
};

/** The handles of a driver. */
export const createDatabase = ({ sessionOf, origin, ...driver }: Driver): Database =>
  Object.assign(queriesOn(sessionOf()), {
    ...driver,
    forUser: (userId: string): UserDatabase =>
      Object.assign(queriesOn(sessionOf(userId)), {
        userId,
        transaction: transactionsOf(driver.transaction, userId, origin),
      }),
  });
