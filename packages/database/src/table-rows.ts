import { sql } from 'drizzle-orm';

import { rowsOf, type Transaction } from './database.ts';

/** A table whose rows are copied: of the product's own schema, or `pgboss.job`. */
export interface TableShape {
  /** Such as 'users', or 'pgboss.job' in another schema than the product's. */
  readonly name: string;
  /** In their order, without generated ones. */
  readonly columns: readonly string[];
}

/** Some rows of a table: each a line, a JSON array of its columns' texts. */
export interface RowLines {
  readonly lines: readonly string[];
  readonly characters: number;
}

/** What one fetch brings, about, in characters: rows differ in size by a factor of thousands. */
const FETCHED_CHARACTERS = 1_000_000;
const FIRST_FETCH = 20;
const MAX_FETCH = 5000;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A table's name in SQL. */
export const tableInSql = (name: string): string => name.split('.').map(quoted).join('.');

const stringsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** The tables of the current schema, and those named besides where they exist, by name. */
export const listTables = async (
  tx: Transaction,
  besides: readonly string[] = [],
): Promise<readonly TableShape[]> => {
  const rows = await rowsOf(
    tx,
    sql`select case when n.nspname = current_schema() then c.relname else n.nspname || '.' || c.relname end as name,
        json_agg(a.attname order by a.attnum) as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind in ('r', 'p') and not c.relispartition
        and (n.nspname = current_schema()
          or n.nspname || '.' || c.relname in (select json_array_elements_text(${JSON.stringify(besides)}::json)))
      group by 1 order by 1`,
  );
  return rows.map(({ name, columns }) => ({ name: String(name), columns: stringsOf(columns) }));
};

/** Reads a table's rows in batches of about a megabyte, in the transaction's snapshot. */
export async function* readRows(
  tx: Transaction,
  { name, columns }: TableShape,
): AsyncGenerator<RowLines> {
  const texts = columns.map((column) => `${quoted(column)}::text`).join(', ');
  await tx.execute(
    sql.raw(
      `declare copied_rows no scroll cursor for select array_to_json(array[${texts}]::text[])::text as line from ${tableInSql(name)}`,
    ),
  );
  for (let count = FIRST_FETCH; ;) {
    const rows = await rowsOf(tx, sql.raw(`fetch ${count} from copied_rows`));
    const lines = rows.map(({ line }) => String(line));
    const characters = lines.reduce((sum, { length }) => sum + length, 0);
    if (lines.length > 0) yield { lines, characters };
    if (lines.length < count) break;
    const fitting = Math.floor((count * FETCHED_CHARACTERS) / Math.max(characters, 1));
    count = Math.max(1, Math.min(fitting, count * 4, MAX_FETCH));
  }
  await tx.execute(sql`close copied_rows`);
}

/**
 * Prepares the loading of a table's rows: columns that this database does not have are left out. The
 * values are read as their columns' types, so that what a text says comes back exactly.
 */
export const createRowLoader = async (
  tx: Transaction,
  { name, columns }: TableShape,
): Promise<(lines: readonly string[]) => Promise<void>> => {
  const rows = await rowsOf(
    tx,
    sql`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = ${tableInSql(name)}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const types = new Map(rows.map((row) => [String(row['name']), String(row['type'])]));
  const known = columns
    .map((column, index) => ({ column, index, type: types.get(column) }))
    .filter(({ type }) => type !== undefined);
  const targets = known.map(({ column }) => quoted(column)).join(', ');
  const values = known.map(({ index, type }) => `(r ->> ${index})::${type}`).join(', ');
  const insert = `insert into ${tableInSql(name)} (${targets}) overriding system value select ${values} from json_array_elements(`;
  return async (lines) => {
    await tx.execute(sql`${sql.raw(insert)}${`[${lines.join(',')}]`}::json) as r`);
  };
};

/** A sequence of the current schema and its last number; null before its first. */
export interface SequenceState {
  readonly name: string;
  /** A bigint in digits. */
  readonly last: string | null;
}

export const listSequences = async (tx: Transaction): Promise<readonly SequenceState[]> => {
  const rows = await rowsOf(
    tx,
    sql`select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = current_schema() order by 1`,
  );
  return rows.map(({ name, last }) => ({
    name: String(name),
    last: typeof last === 'string' ? last : null,
  }));
};

/** Sets a sequence where it was. */
export const setSequence = async (
  tx: Transaction,
  { name, last }: SequenceState,
): Promise<void> => {
  if (last === null) return;
  await tx.execute(sql`select setval(${tableInSql(name)}::regclass, ${last}::bigint)`);
};
