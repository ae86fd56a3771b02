import { sql } from 'drizzle-orm';

import { rowsOf, type Transaction } from './database.ts';
import { tableInSql } from './table-rows.ts';

const textsOf = async (tx: Transaction, statement: ReturnType<typeof sql>): Promise<string[]> =>
  (await rowsOf(tx, statement)).map(({ text }) => String(text));

const runAll = async (tx: Transaction, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await tx.execute(sql.raw(statement));
};

/** Whether the current schema has tables. */
export const hasTables = async (tx: Pick<Transaction, 'execute'>): Promise<boolean> => {
  const [row] = await rowsOf(
    tx,
    sql`select exists (select from pg_tables where schemaname = current_schema()) as found`,
  );
  return row?.['found'] === true;
};

/** Drops the tables, functions and record of migrations of the current schema, as part of `tx`. */
export const dropEverything = async (tx: Transaction): Promise<void> => {
  await runAll(
    tx,
    await textsOf(
      tx,
      sql`select format('drop table %I.%I cascade', schemaname, tablename) as text
        from pg_tables where schemaname = current_schema()`,
    ),
  );
  await runAll(
    tx,
    await textsOf(
      tx,
      sql`select format('drop routine %s cascade', p.oid::regprocedure) as text from pg_proc p
        where p.pronamespace = current_schema()::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    ),
  );
  await tx.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
};

/**
 * Empties the tables of the current schema, runs `load` without their triggers and foreign keys, and
 * puts both back: rows come in any order, are not recorded as changes, and a foreign key that does not
 * hold is an error.
 */
export const withoutConstraints = async (
  tx: Transaction,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> => {
  const keys = await rowsOf(
    tx,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as dropped,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as added
      from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`,
  );
  await runAll(
    tx,
    keys.map(({ dropped }) => String(dropped)),
  );
  for (const name of tables) {
    const table = tableInSql(name);
    await runAll(tx, [`alter table ${table} disable trigger user`, `delete from ${table}`]);
  }
  await load();
  for (const name of tables) {
    await tx.execute(sql.raw(`alter table ${tableInSql(name)} enable trigger user`));
  }
  await runAll(
    tx,
    keys.map(({ added }) => String(added)),
  );
};
