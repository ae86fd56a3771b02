import { type Database, rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

/** A digest of every table's rows, in any order: the product's tables and the job queue's jobs. */
export const tableHashes = async (db: Database): Promise<Readonly<Record<string, string>>> => {
  const tables = await rowsOf(
    db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname = current_schema() or (schemaname = 'pgboss' and tablename = 'job_common')
        order by name`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await rowsOf(
      db,
      sql`select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as hash
          from ${sql.raw(String(name))} t`,
    );
    hashes[String(name)] = String(row?.['hash']);
  }
  return hashes;
};
