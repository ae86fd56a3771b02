import { type Database, rowsOf } from '@wrenchwise/database/database';
import { SQL, sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';

import type { Within } from './queue.ts';

/** pg-boss on the product's database, embedded or PostgreSQL. */
export const bossOf = (db: Database, runsSchedules: boolean): PgBoss => {
  const common = { supervise: true, schedule: runsSchedules, migrate: true };
  const { kind, executeSql } = db;
  return new PgBoss({
    ...common,
    db: { executeSql },
    ...(kind === 'embedded' ? { backend: 'pglite' } : {}),
  });
};

/** Lets pg-boss run statements in one of our transactions. */
export const databaseOf = ({ tx }: Within): ReturnType<typeof fromDrizzle> =>
  fromDrizzle(
    {
      execute: async (statement) => {
        if (!(statement instanceof SQL)) throw new TypeError('not made by the given sql tag');
        return { rows: [...(await rowsOf(tx, statement))] };
      },
    },
    sql,
  );
