import type { Database } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

import { SQUASHED } from '../platform/db/squashed-migrations.ts';

/** The tables that migrations after the baseline made. */
const LATER_TABLES: ReadonlySet<string> = new Set(
  [
    'quotes',
    'quote_shares',
    'recordings',
    'renewals',
    'tyre_sets',
    'incidents',
    'supplies',
    'supply_uses',
    'page_votes',
  ].map((name) => `public.${name}`),
);

/** What the migrations after the baseline added, taken away again; functions that they replaced are replaced anew. */
const BACK_TO_BASELINE = [
  sql`drop table if exists recordings`,
  sql`drop table if exists page_votes`,
  sql`drop policy if exists fuel_insert on log_entries`,
  sql`drop policy if exists fuel_update on log_entries`,
  sql`drop trigger if exists log_entries_give_supplies_back on log_entries`,
  sql`drop policy if exists no_reply_insert on files`,
  sql`drop policy if exists no_reply_update on files`,
  sql`alter table files drop column if exists incident_id, drop column if exists workshop_reply_id,
    drop constraint if exists files_place_check`,
  sql`delete from files where vehicle_id is null`,
  sql`alter table files alter column vehicle_id set not null`,
  sql`drop table if exists supply_uses, supplies, incidents, renewals, tyre_sets`,
  sql`drop function if exists own_supply(), give_supplies_back(), fuelled_vehicle_ids()`,
  sql`alter table vehicles drop column if exists kind, drop column if exists archived_as,
    drop column if exists archived_on, drop column if exists custom_fields`,
  sql`drop table if exists quote_shares`,
  sql`drop function if exists same_quote_owner`,
  sql`drop table if exists quotes`,
  sql`alter table diagnoses drop column if exists leading_name, drop column if exists leading_probability`,
  sql`alter table diagnosis_shares drop column if exists token`,
] as const;

/**
 * Gives a database of this edition schema and record of the last one: the former migrations, all of them or the first
 * `count`. What is in columns and tables of later migrations is lost.
 */
export const recordFormerMigrations = async (
  db: Database,
  count = SQUASHED.count,
): Promise<void> => {
  await db.transaction(async (tx) => {
    for (const statement of BACK_TO_BASELINE) await tx.execute(statement);
    await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
    for (let left = SQUASHED.count - 1; left >= SQUASHED.count - count; left -= 1) {
      const at = SQUASHED.at - left * 1000;
      const hash = left === 0 ? SQUASHED.hash : `former ${left}`;
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${at})`,
      );
    }
  });
};

/** Of hashes by table, those of tables that the last edition before the baseline had. */
export const ofFormerTables = (
  hashes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(hashes).filter(([table]) => !LATER_TABLES.has(table)));
