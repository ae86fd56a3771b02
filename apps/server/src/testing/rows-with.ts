import { type Database, rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

/** The tables of the product and the job queue that hold a text in any column. */
export const tablesWith = async (db: Database, text: string): Promise<readonly string[]> => {
  const tables = await rowsOf(
    db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by name`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const table = sql.raw(String(name));
    const rows = await rowsOf(
      db,
      sql`select 1 from ${table} t where position(lower(${text}) in lower(t::text)) > 0 limit 1`,
    );
    if (rows.length > 0) found.push(String(name));
  }
  return found;
};
