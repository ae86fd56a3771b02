import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { TestDatabase } from '@wrenchwise/database/testing/template';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { schema } from '../../schema.ts';
import { insertVehicle } from '../../testing/garage.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

/** The migration of places, run again on users as they were before it. */

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const statement of [
    'alter table users drop constraint users_price_region_check, drop column country, drop column place_source',
    "alter table users alter column price_region set default 'us'",
    "alter table users add constraint users_price_region_check check (price_region in ('us', 'uk', 'eu'))",
    'alter table log_entries drop column volume_unit, drop column distance_unit',
  ]) {
    await database.db.execute(sql.raw(statement));
  }
});
afterAll(() => database.close());

const USERS: readonly (readonly [
  region: string,
  timeZone: string | null,
  rate: number | null,
  place: readonly [country: string, region: string, source: string],
])[] = [
  // Nobody chose it: the time zone says where they are, else Britain.
  ['us', 'Europe/London', null, ['GB', 'uk', 'assumed']],
  ['us', 'Europe/Berlin', null, ['DE', 'eu', 'assumed']],
  ['us', 'Australia/Sydney', null, ['AU', 'au', 'assumed']],
  ['us', 'US/Pacific', null, ['US', 'us', 'assumed']],
  ['us', 'Europe/Stockholm', null, ['SE', 'eu', 'assumed']],
  ['us', null, null, ['GB', 'uk', 'assumed']],
  // A rate in dollars was given by somebody who reads dollars.
  ['us', 'Europe/London', 15_000, ['US', 'us', 'chosen']],
  ['uk', 'America/New_York', null, ['GB', 'uk', 'chosen']],
  ['eu', 'Europe/Paris', null, ['FR', 'eu', 'chosen']],
  ['eu', null, null, ['IE', 'eu', 'assumed']],
];

test('places existing users by what they chose, else by their time zone', async () => {
  const { db } = database;
  const ids: string[] = [];
  for (const [region, timeZone, rate] of USERS) {
    const id = randomUUID();
    ids.push(id);
    await db.execute(
      sql`insert into users (id, name, email, price_region, time_zone, labour_cents_per_hour)
          values (${id}, 'Row', ${`${id}@example.com`}, ${region}, ${timeZone}, ${rate})`,
    );
  }
  const [american = '', , , , , , , briton = ''] = ids;
  for (const userId of [american, briton]) {
    const vehicleId = await insertVehicle(db, userId);
    await db.execute(
      sql`insert into log_entries (user_id, vehicle_id, kind, date, odometer, litres, is_full) values (${userId}, ${vehicleId}, 'fuel', '2026-01-01', 50000, 45.2, true)`,
    );
  }

  const file = await readFile(new URL('migrations/0022_places.sql', import.meta.url), 'utf8');
  await db.transaction(async (tx) => {
    for (const statement of file.split('--> statement-breakpoint')) {
      await tx.execute(sql.raw(statement));
    }
  });

  const { users, logEntries } = schema;
  const places = await Promise.all(
    ids.map(async (id) => {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return [row?.country, row?.priceRegion, row?.placeSource];
    }),
  );
  expect(places).toEqual(USERS.map(([, , , place]) => [...place]));
  const units = async (userId: string) => {
    const [row] = await db.select().from(logEntries).where(eq(logEntries.userId, userId));
    return [row?.litres, row?.volumeUnit, row?.distanceUnit];
  };
  // What was typed under gallons stays gallons, wherever its user turns out to be.
  expect(await units(american)).toEqual([45.2, 'gallons-us', 'miles']);
  expect(await units(briton)).toEqual([45.2, 'litres', 'miles']);
});
