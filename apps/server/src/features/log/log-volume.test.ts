import { rowsOf } from '@wrenchwise/database/database';
import { listLogEntries } from '@wrenchwise/domain/endpoints/log';
import { exportLog } from '@wrenchwise/domain/endpoints/log-imports';
import { getVehicleCosts } from '@wrenchwise/domain/endpoints/vehicle-costs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { insertVehicle } from '../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

/** Twenty vehicles with ten years of entries: what an embedded database has to hold. */
const VEHICLES = 20;
const ENTRIES = 1000;

let app: TestApp;
let owner: QuickUser;
let vehicleId: string;
beforeAll(async () => {
  app = await openTestApp();
  owner = await newUserQuickly(app);
  const { db } = app.database;
  for (let count = 0; count < VEHICLES; count += 1) {
    vehicleId = await insertVehicle(db, owner.id);
    await db.execute(sql`
      insert into log_entries (user_id, vehicle_id, kind, date, odometer, litres, is_full, cost_cents, currency, category)
      select ${owner.id}, ${vehicleId}, 'fuel', date '2016-01-01' + n * 3, n * 120, 40, true, 6000, 'GBP', 'fuel'
      from generate_series(1, ${ENTRIES}::int) n`);
  }
  await db.execute(sql`analyze log_entries`);
});
afterAll(() => app.close());

test.each([
  ['first page', { page: 1 }, { shown: 20, total: ENTRIES }],
  ['last page', { page: 50 }, { shown: 20, total: ENTRIES }],
  ['filter', { kind: 'fuel', from: '2020-01-01', to: '2020-12-31' }, { shown: 20, total: 122 }],
  ['search', { search: 'nothing that is there' }, { shown: 0, total: 0 }],
] as const)('the %s of a long log has its entries and their number', async (_, query, expected) => {
  const { entries, total } = await owner.call(listLogEntries, { params: { id: vehicleId }, query });
  expect({ shown: entries.length, total }).toEqual(expected);
});

test('the costs of ten years count every fill-up', async () => {
  const costs = await owner.call(getVehicleCosts, { params: { id: vehicleId }, query: {} });
  expect(costs.stretches).toHaveLength(ENTRIES - 1);
  expect(costs.spending[0]?.totalCents).toBe(6000 * ENTRIES);
});

test('a log is read by its index, by its owner under row-level security', async () => {
  const plan = await app.database.db.forUser(owner.id).transaction((tx) =>
    rowsOf(
      tx,
      sql`explain select * from log_entries where vehicle_id = ${vehicleId} and deleted_at is null
        order by date desc, created_at desc, id desc limit 20`,
    ),
  );
  const text = plan.map((row) => String(row['QUERY PLAN'])).join('\n');
  expect(text).toContain('log_entries_vehicle_id_date_idx');
  expect(text).not.toContain('Seq Scan on log_entries');
});

test('a whole log is exported at once', async () => {
  const csv = await owner.call(exportLog, { params: { id: vehicleId }, query: {} });
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(ENTRIES + 1);
});
