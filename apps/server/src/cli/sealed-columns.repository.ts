import { type Database, rowsOf } from '@wrenchwise/database/database';
import { getTableName, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { SEALED_COLUMNS } from '../sealed-columns.ts';

export type SealedColumns = (typeof SEALED_COLUMNS)[keyof typeof SEALED_COLUMNS];

const AT_ONCE = 200;

const StoredRow = z.object({ key: z.string(), text: z.string() });

/** A column's place, such as 'webhook_endpoints.secret'. */
export const placeOf = ({ table, column }: SealedColumns): string =>
  `${getTableName(table)}.${column.name}`;

/** Every stored value of a column as text, by its row's key, some at a time. */
export async function* readColumn(
  db: Database,
  { table, key, column }: SealedColumns,
): AsyncGenerator<z.infer<typeof StoredRow>> {
  for (let after = ''; ;) {
    const rows = await rowsOf(
      db,
      sql`select ${key}::text as key, ${column}::text as text from ${table}
        where ${key}::text > ${after} and ${column} is not null order by ${key}::text limit ${AT_ONCE}`,
    );
    const read = rows.map((row) => StoredRow.parse(row));
    yield* read;
    if (read.length < AT_ONCE) return;
    after = read.at(-1)?.key ?? '';
  }
}

/** Replaces a value that is still the one that was read: a newer one, made meanwhile, stays. */
export const replaceValue = async (
  db: Database,
  { table, key, column }: SealedColumns,
  { row, text }: { readonly row: z.infer<typeof StoredRow>; readonly text: string },
): Promise<void> => {
  const type = sql.raw(column.getSQLType());
  await db.execute(
    sql`update ${table} set ${sql.identifier(column.name)} = ${text}::${type}
      where ${key}::text = ${row.key} and ${column}::text = ${row.text}`,
  );
};
