import { randomUUID } from 'node:crypto';

import type { OutputOf } from '@wrenchwise/contract/endpoint';
import { createLogEntry, listLogEntries } from '@wrenchwise/contract/endpoints/log';
import { exportLog } from '@wrenchwise/contract/endpoints/log-imports';
import { getVehicleCosts } from '@wrenchwise/contract/endpoints/vehicle-costs';
import { rowsOf } from '@wrenchwise/database/database';
import { MAX_FILLINGS, MAX_POINTS } from '@wrenchwise/rules/garage/costs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { insertVehicle } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Twenty vehicles with ten years of entries: what an embedded database has to hold. */
const VEHICLES = 20;
const ENTRIES = 1000;
/** The day of an entry, counted from 1. */
const dayOf = (entry: number): string =>
  new Date(Date.UTC(2016, 0, 1 + entry * 3)).toISOString().slice(0, 10);

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

test('the costs of ten years count every fill-up, and consumption the newest 400', async () => {
  const costs = await owner.call(getVehicleCosts, { params: { id: vehicleId }, query: {} });
  expect(costs.spending[0]?.totalCents).toBe(6000 * ENTRIES);
  expect(costs.stretches).toHaveLength(MAX_FILLINGS - 1);
  expect(costs.consumptionSince).toBe(dayOf(ENTRIES - MAX_FILLINGS + 1));
  expect(costs.odometer.length).toBeLessThanOrEqual(MAX_POINTS + 1);
  expect([costs.odometer[0], costs.odometer.at(-1)]).toEqual([
    { date: dayOf(1), odometer: 120 },
    { date: dayOf(ENTRIES), odometer: 120 * ENTRIES },
  ]);
  expect(costs.miles).toBe(120 * (ENTRIES - 1));
});

test('page after page has every entry once, in the order of the log', async () => {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: OutputOf<typeof listLogEntries> = await owner.call(listLogEntries, {
      params: { id: vehicleId },
      query: { perPage: 100, ...(after === null ? {} : { after }) },
    });
    expect(page.total).toBe(ENTRIES);
    ids.push(...page.entries.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  expect(new Set(ids).size).toBe(ENTRIES);
  const { entries } = await owner.call(listLogEntries, {
    params: { id: vehicleId },
    query: { page: 10, perPage: 100 },
  });
  expect(ids.slice(-100)).toEqual(entries.map(({ id }) => id));
});

test('what follows an entry of another vehicle, or none, is not found', async () => {
  const { id } = await owner.call(createLogEntry, {
    params: { id: await insertVehicle(app.database.db, owner.id) },
    body: { kind: 'odometer', date: '2026-01-01', odometer: 5 },
  });
  for (const after of [id, randomUUID()]) {
    const asked = owner.call(listLogEntries, { params: { id: vehicleId }, query: { after } });
    expect(await codeOf(asked)).toBe('db/record-not-found');
  }
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
