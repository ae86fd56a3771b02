import { type Database, rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';

export interface OwnedTable {
  readonly name: string;
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly userId: PgColumn;
}

/** Tables whose rows have an id of their own and belong to one user. */
export const ownedTables = (schema: Readonly<Record<string, unknown>>): readonly OwnedTable[] =>
  Object.values(schema)
    .filter((table): table is PgTable => table instanceof PgTable)
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      const id = columns.find((column) => column.name === 'id' && column.getSQLType() === 'uuid');
      const userId = columns.find((column) => column.name === 'user_id');
      return id && userId ? [{ name, table, id, userId }] : [];
    });

/**
 * In which table one of these ids is a row of somebody else than `userId`; undefined for ids of theirs and
 * ids of nobody. One statement, a look into each primary key, by the owner role.
 */
export const tableOfForeignId = async (
  db: Database,
  tables: readonly OwnedTable[],
  userId: string,
  ids: readonly string[],
): Promise<string | undefined> => {
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const looks = tables.map(
    ({ name, table, id, userId: owner }) =>
      sql`(select ${name}::text as name from ${table} where ${id} in (${list}) and ${owner} <> ${userId} limit 1)`,
  );
  const [row] = await rowsOf(db, sql`${sql.join(looks, sql` union all `)} limit 1`);
  const name = row?.['name'];
  return typeof name === 'string' ? name : undefined;
};
