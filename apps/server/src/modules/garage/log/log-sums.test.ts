import { listLogEntries } from '@wrenchwise/contract/endpoints/log';
import { getVehicleCosts } from '@wrenchwise/contract/endpoints/vehicle-costs';
import { type Database, rowsOf } from '@wrenchwise/database/database';
import { type Filling, stretchesOf } from '@wrenchwise/rules/garage/consumption';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { insertVehicle } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { logEntries } from './log.tables.ts';

type NewRow = typeof logEntries.$inferInsert;
type Row = typeof logEntries.$inferSelect;

let app: TestApp;
let db: Database;
let owner: QuickUser;
let vehicleId: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
  ({ db } = app.database);
  owner = await newUserQuickly(app);
});
beforeEach(async () => {
  vehicleId = await insertVehicle(db, owner.id);
});
afterAll(() => app.close());

/** Numbers in [0, most), the same in every run (mulberry32). */
const createDice = (seed: number) => {
  let state = seed;
  return (most: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most);
  };
};

const dayAt = (index: number) => new Date(Date.UTC(2020, 0, 25 + index)).toISOString().slice(0, 10);

/** Entries of a careless owner: several a day, gaps, readings that are missing or go back, two fuels, two currencies. */
const careless = (seed: number, count: number): NewRow[] => {
  const dice = createDice(seed);
  return Array.from({ length: count }, (_, index) => {
    const kind = (['fuel', 'fuel', 'fuel', 'charge', 'service', 'expense'] as const)[dice(6)];
    const isFilling = kind === 'fuel' || kind === 'charge';
    const hasCost = dice(4) > 0;
    return {
      userId: owner.id,
      vehicleId,
      kind: kind ?? 'fuel',
      date: dayAt(Math.floor(index / 2) - dice(3)),
      odometer: dice(5) === 0 ? null : 1000 + index * 50 - (dice(9) === 0 ? 400 : 0),
      litres: kind === 'fuel' && dice(9) > 0 ? 20 + dice(30) : null,
      kwh: kind === 'charge' ? 10 + dice(30) : null,
      fuelKind: kind === 'fuel' && dice(3) === 0 ? 'lpg' : null,
      isFull: isFilling ? dice(3) > 0 : null,
      isAfterGap: isFilling && dice(8) === 0,
      costCents: hasCost ? dice(5) * 1000 : null,
      currency: hasCost ? (dice(4) === 0 ? 'EUR' : 'GBP') : null,
      category: kind === 'expense' ? (['toll', 'tax', null] as const)[dice(3)] : null,
    };
  });
};

const alive = async (): Promise<Row[]> =>
  (
    await db
      .select()
      .from(logEntries)
      .where(sql`vehicle_id = ${vehicleId} and deleted_at is null`)
  ).toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));

/** As `stretchesOf` works it out of all fillings, in the order of the log. */
const fillingsOf = async (): Promise<Filling[]> => {
  const rows = await db
    .select()
    .from(logEntries)
    .where(sql`vehicle_id = ${vehicleId} and deleted_at is null`)
    .orderBy(logEntries.date, logEntries.createdAt, logEntries.id);
  return rows.flatMap(({ id, kind, fuelKind, date, odometer, litres, kwh, isFull, isAfterGap }) => {
    const amount = kind === 'fuel' ? litres : kwh;
    return amount === null || (kind !== 'fuel' && kind !== 'charge')
      ? []
      : [
          {
            id,
            kind,
            fuelKind: fuelKind === 'lpg' ? 'lpg' : null,
            date,
            odometer,
            amount,
            isFull: isFull ?? false,
            isAfterGap,
          },
        ];
  });
};

const SEEDS = [1, 2, 3, 4, 5];

test.each(SEEDS)('the consumption on each page is that of the whole log, log %i', async (seed) => {
  await db.insert(logEntries).values(careless(seed, 150));
  const whole = new Map(
    stretchesOf(await fillingsOf()).map(({ id, miles, amount }) => [id, { miles, amount }]),
  );
  expect(whole.size).toBeGreaterThan(5);
  for (let page = 1; page <= 10; page += 1) {
    const { entries } = await owner.call(listLogEntries, {
      params: { id: vehicleId },
      query: { page, perPage: 15 },
    });
    expect(entries.map(({ id, since }) => [id, since])).toEqual(
      entries.map(({ id }) => [id, whole.get(id) ?? null]),
    );
  }
});

const PERIODS: readonly (readonly [string | undefined, string | undefined])[] = [
  [undefined, undefined],
  ['2020-02-01', '2020-03-31'],
  ['2020-02-10', '2020-04-02'],
  ['2020-02-10', '2020-02-20'],
  ['2020-02-27', '2020-03-02'],
  ['2020-01-27', undefined],
  [undefined, '2020-02-29'],
  [undefined, '2020-02-28'],
  ['2030-01-01', '2030-12-31'],
];

const spentIn = (rows: readonly Row[], from = '0000', to = '9999') => {
  const sums = new Map<string, number>();
  for (const { date, currency, costCents } of rows) {
    if (costCents === null || date < from || date > to) continue;
    const key = `${currency} ${date.slice(0, 7)}`;
    sums.set(key, (sums.get(key) ?? 0) + costCents);
  }
  return sums;
};

const expectSums = async (): Promise<void> => {
  const rows = await alive();
  for (const [from, to] of PERIODS) {
    const costs = await owner.call(getVehicleCosts, {
      params: { id: vehicleId },
      query: { ...(from ? { from } : {}), ...(to ? { to } : {}) },
    });
    const shown = costs.spending.flatMap(({ currency, byMonth }) =>
      byMonth.map(({ month, cents }) => [`${currency} ${month}`, cents] as const),
    );
    expect(new Map(shown)).toEqual(spentIn(rows, from, to));
    for (const { totalCents, byCategory } of costs.spending) {
      expect(byCategory.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
    }
  }
  const { total } = await owner.call(listLogEntries, { params: { id: vehicleId }, query: {} });
  expect(total).toBe(rows.length);
  const fuel = await owner.call(listLogEntries, {
    params: { id: vehicleId },
    query: { kind: 'fuel' },
  });
  expect(fuel.total).toBe(rows.filter(({ kind }) => kind === 'fuel').length);
};

test.each(SEEDS)(
  'sums are those of the entries, whatever happens to them, log %i',
  async (seed) => {
    const dice = createDice(seed * 100);
    await db.insert(logEntries).values(careless(seed, 150));
    await expectSums();
    const change = (set: ReturnType<typeof sql>) =>
      db.execute(sql`update log_entries set ${set} where vehicle_id = ${vehicleId}
      and abs(hashtext(id::text)) % 3 = ${dice(3)}`);
    await change(sql`cost_cents = cost_cents + 7`);
    await change(sql`date = date + 40`);
    await expectSums();
    await change(sql`deleted_at = now()`);
    await change(sql`kind = 'service', litres = null, kwh = null`);
    await expectSums();
    await db.execute(sql`update log_entries set deleted_at = null where vehicle_id = ${vehicleId}`);
    await db.execute(
      sql`delete from log_entries where vehicle_id = ${vehicleId} and date < '2020-02-15'`,
    );
    await expectSums();
    await db.execute(sql`delete from log_entries where vehicle_id = ${vehicleId}`);
    await expectSums();
    expect(await rowsOf(db, sql`select 1 from log_months where vehicle_id = ${vehicleId}`)).toEqual(
      [],
    );
  },
);

test('sums go with their vehicle and are nobody else’s', async () => {
  await db.insert(logEntries).values(careless(9, 20));
  const other = await newUserQuickly(app);
  const seen = (user: QuickUser) =>
    db
      .forUser(user.id)
      .transaction((tx) =>
        rowsOf(tx, sql`select 1 from log_months where vehicle_id = ${vehicleId}`),
      );
  expect(await seen(owner)).not.toEqual([]);
  expect(await seen(other)).toEqual([]);
  await db.execute(sql`delete from vehicles where id = ${vehicleId}`);
  expect(await seen(owner)).toEqual([]);
});

test('two who write to one month at once are both counted', async () => {
  const write = () =>
    db.forUser(owner.id).transaction((tx) =>
      tx.insert(logEntries).values({
        ...careless(1, 1)[0],
        userId: owner.id,
        vehicleId,
        kind: 'odometer',
        date: '2026-01-05',
        odometer: 1,
      }),
    );
  await Promise.all(Array.from({ length: 8 }, write));
  const { total } = await owner.call(listLogEntries, { params: { id: vehicleId }, query: {} });
  expect(total).toBe(8);
});
