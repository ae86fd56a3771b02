import { type Database, rowsOf, type Transaction } from '@wrenchwise/database/database';
import type { TestDatabase } from '@wrenchwise/database/testing/template';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { insertUser } from '../../testing/insert-user.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { listDiagnoses } from './diagnosis-lists.repository.ts';

const ROWS = 3000;

let database: TestDatabase;
let db: Database;
let heavy: string;
let other: string;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  heavy = await insertUser(db);
  other = await insertUser(db);
  for (const userId of [heavy, other]) {
    await db.execute(sql`
      with car as (
        insert into vehicles (user_id, make, model, year, nickname, registration)
        values (${userId}, 'Ford', 'Focus', 2015, 'Rusty', 'AB12 CDE') returning id
      )
      insert into diagnoses (user_id, vehicle_id, make, model, year, symptoms, possible_causes, result, source,
        knowledge_version, inputs_hash, created_at)
      select ${userId}, case when n % 2 = 0 then car.id end, 'Ford', 'Focus', 2015,
        'Grinding when braking' || case when n = 7 then ', and a Zebra sticker' else '' end,
        array['Worn front brake pads', 'Warped discs'], '{"alerts": []}', 'engine', '1', n::text,
        now() - n * interval '1 hour'
      from car, generate_series(1, ${ROWS}::int) n`);
  }
  await db.execute(sql`analyze`);
});
afterAll(() => database.close());

/** What has been read of a table so far. */
const readOf = async (tx: Transaction, table: string) => {
  const [row] = await rowsOf(
    tx,
    sql`select seq_scan + coalesce(idx_scan, 0) as scans, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows
      from pg_stat_xact_user_tables where relname = ${table}`,
  );
  return { scans: Number(row?.['scans']), rows: Number(row?.['rows']) };
};

/** What a search finds, and what it read of both tables. */
const search = (words: string) =>
  db.forUser(heavy).transaction(async (tx) => {
    const [diagnoses, vehicles] = [await readOf(tx, 'diagnoses'), await readOf(tx, 'vehicles')];
    const found = await listDiagnoses(tx, {
      search: words,
      page: 1,
      perPage: 20,
    });
    return {
      total: found?.total,
      rowsRead: (await readOf(tx, 'diagnoses')).rows - diagnoses.rows,
      vehicleScans: (await readOf(tx, 'vehicles')).scans - vehicles.scans,
    };
  });

test.each([
  { words: 'BRAKE', total: ROWS },
  { words: 'brake ford discs', total: ROWS },
  { words: 'rusty', total: ROWS / 2 },
  { words: 'ab12cde', total: ROWS / 2 },
  { words: 'zebra', total: 1 },
  { words: '2015', total: ROWS },
  { words: 'unicorn', total: 0 },
])('a search for $words reads each of 3,000 rows once, and nobody else’s', async (expected) => {
  const { total, rowsRead, vehicleScans } = await search(expected.words);
  expect(total).toBe(expected.total);
  // The walk, and the page that is shown.
  expect(rowsRead).toBeLessThanOrEqual(ROWS + 100);
  expect(rowsRead).toBeGreaterThan(0);
  // Vehicles are looked up once for a word, and for what is shown: never for each row.
  expect(vehicleScans).toBeLessThanOrEqual(80);
});

test('the text that is looked through is made by the database, whoever writes the row', async () => {
  const [row] = await rowsOf(
    db.forUser(heavy),
    sql`update diagnoses set symptoms = 'ÖLDRUCK low' where symptoms like '%Zebra%'
      returning search_text`,
  );
  expect(row?.['search_text']).toBe(
    'ford\nfocus\nworn front brake pads\nwarped discs\nöldruck low',
  );
  expect((await search('öldruck')).total).toBe(1);
  expect((await search('zebra')).total).toBe(0);
  const theirs = await listDiagnoses(db.forUser(other), {
    search: 'öldruck',
    page: 1,
    perPage: 20,
  });
  expect(theirs?.total).toBe(0);
});
