import type { InputOf } from '@wrenchwise/contract/endpoint';
import { exportAnalytics, getAnalytics } from '@wrenchwise/contract/endpoints/analytics';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { getForecasts } from '@wrenchwise/contract/endpoints/forecasts';
import { setOutcome } from '@wrenchwise/contract/endpoints/outcomes';
import { stretchesOf } from '@wrenchwise/rules/garage/consumption';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { insertShare, insertVehicle } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { inDays, subscribe } from '../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { logEntries } from '../log/log.tables.ts';

const TODAY = '2026-11-22';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, now: () => new Date(`${TODAY}T10:00:00Z`) });
  // A second user, whose rows lie beside those of every test.
  const other = await ownerOf('enterprise');
  const vehicleId = await insertVehicle(app.database.db, other.id);
  await write(other, vehicleId, [
    filling('2025-03-05', 50_000),
    filling('2026-02-05', 59_000, { currency: 'USD' }),
    { kind: 'service', date: '2026-03-09', category: 'repair', title: '4 new tyres' },
  ]);
  const made = await other.call(createDiagnosis, { body: { ...GRINDING, vehicleId } });
  await other.call(setOutcome, {
    params: { id: made.id },
    body: { kind: 'cause', faultId: made.causes[0]?.faultId },
  });
});
afterAll(() => app.close());

const ownerOf = async (planId: 'free' | 'pro' | 'enterprise'): Promise<QuickUser> => {
  const user = await newUserQuickly(app);
  if (planId !== 'free') {
    const { db } = app.database;
    await subscribe(db, user.id, { planId, status: 'active', periodEnd: inDays(20) });
  }
  return user;
};

type Entry = Omit<typeof logEntries.$inferInsert, 'userId' | 'vehicleId'>;

const write = (user: QuickUser, vehicleId: string, entries: readonly Entry[]) =>
  app.database.db
    .insert(logEntries)
    .values(entries.map((entry) => ({ ...entry, userId: user.id, vehicleId })));

const filling = (date: string, odometer: number | null, rest: Partial<Entry> = {}): Entry => ({
  kind: 'fuel',
  date,
  odometer,
  litres: 40,
  isFull: true,
  costCents: 6000,
  currency: 'GBP',
  category: 'fuel',
  ...rest,
});

const analyticsOf = (user: QuickUser, query: InputOf<typeof getAnalytics>['query'] = {}) =>
  user.call(getAnalytics, { query });

test('money is grouped by month and category, apart for each currency, and per mile of each car', async () => {
  const user = await ownerOf('enterprise');
  const { db } = app.database;
  const [focus, leaf] = [await insertVehicle(db, user.id), await insertVehicle(db, user.id)];
  await write(user, focus, [
    filling('2026-01-05', 50_000),
    filling('2026-01-20', 50_400),
    filling('2026-02-05', 50_800, { currency: 'EUR' }),
    {
      kind: 'service',
      date: '2026-02-07',
      category: 'repair',
      title: 'Pads',
      costCents: 20_000,
      currency: 'GBP',
    },
  ]);
  await write(user, leaf, [
    { kind: 'expense', date: '2026-01-07', category: 'insurance', costCents: 900, currency: 'GBP' },
    filling('2019-01-07', 10, {}),
  ]);
  const { spent, driven, cars } = await analyticsOf(user, { from: '2026-01-01' });
  expect(cars.map(({ id }) => id).toSorted()).toEqual([focus, leaf].toSorted());
  expect(spent).toEqual([
    {
      currency: 'GBP',
      totalCents: 32_900,
      byMonth: [
        { month: '2026-01', category: 'fuel', cents: 12_000 },
        { month: '2026-01', category: 'insurance', cents: 900 },
        { month: '2026-02', category: 'repair', cents: 20_000 },
      ],
      byCar: [
        { vehicleId: focus, cents: 32_000, centsPerMile: 40 },
        { vehicleId: leaf, cents: 900, centsPerMile: null },
      ],
    },
    {
      currency: 'EUR',
      totalCents: 6000,
      byMonth: [{ month: '2026-02', category: 'fuel', cents: 6000 }],
      byCar: [{ vehicleId: focus, cents: 6000, centsPerMile: 7.5 }],
    },
  ]);
  expect(driven.reduce((sum, { miles }) => sum + miles, 0)).toBeCloseTo(800);
  expect((await analyticsOf(user, { vehicleId: leaf, from: '2026-01-01' })).spent).toHaveLength(1);
  const csv = await user.call(exportAnalytics, {
    query: { sheet: 'costs', vehicleId: leaf, from: '2026-01-01' },
  });
  expect((await csv.text()).trim().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/^2026-01,.+,insurance,GBP,9\.00$/),
  ]);
});

test('consumption in SQL is that of the log’s own rule, whatever is missing, partial or set back', async () => {
  const user = await ownerOf('enterprise');
  const vehicleId = await insertVehicle(app.database.db, user.id);
  // A fixed walk through every case: partial fillings, gaps, no reading, a reading that falls.
  let seed = 7;
  const next = (most: number): number => {
    seed = (seed * 16_807) % (2 ** 31 - 1);
    return seed % most;
  };
  let odometer = 20_000;
  const entries = Array.from({ length: 150 }, (_, index): Entry => {
    odometer += next(9) === 0 ? -300 : 150 + next(300);
    const day = new Date(Date.UTC(2025, 0, 1 + index * 4)).toISOString().slice(0, 10);
    return filling(day, next(8) === 0 ? null : odometer, {
      litres: 10 + next(40),
      isFull: next(4) !== 0,
      isAfterGap: next(12) === 0,
    });
  });
  await write(user, vehicleId, entries);
  const expected = stretchesOf(
    entries.map(({ date, odometer: reading, litres, isFull, isAfterGap }, index) => ({
      id: String(index),
      kind: 'fuel',
      date,
      odometer: reading ?? null,
      amount: litres ?? 0,
      isFull: isFull === true,
      isAfterGap: isAfterGap === true,
    })),
  ).map(({ date, miles, amount }) => ({ date, miles, amount }));
  expect(expected.length).toBeGreaterThan(40);
  const { consumption } = await analyticsOf(user, { from: '2025-01-01', to: '2026-12-31' });
  expect(consumption).toEqual([{ vehicleId, kind: 'fuel', tanks: expected }]);
});

test('problems, days off the road and repairs are counted of each car, each day once', async () => {
  const user = await ownerOf('enterprise');
  const { db } = app.database;
  const vehicleId = await insertVehicle(db, user.id);
  const made = await Promise.all(
    [1, 2, 3].map(() => user.call(createDiagnosis, { body: { ...GRINDING, vehicleId } })),
  );
  // Two that overlap and forbid to drive, one that is open.
  const spans = [
    ['2026-03-01', '2026-03-05', 'no'],
    ['2026-03-03', '2026-03-09', 'no'],
    ['2026-05-01', null, 'caution'],
  ] as const;
  for (const [index, [from, to, verdict]] of spans.entries()) {
    await db.execute(sql`update diagnoses set created_at = ${from}::date, resolved_at = ${to}::date,
      can_drive = ${verdict} where id = ${made[index]?.id}`);
  }
  await write(user, vehicleId, [
    filling('2026-01-01', 10_000),
    filling('2026-06-01', 15_000),
    { kind: 'service', date: '2026-03-09', category: 'repair', title: 'Front pads' },
    { kind: 'service', date: '2026-03-10', category: 'service', title: 'Oil' },
  ]);
  const { reliability, troubles } = await analyticsOf(user, { vehicleId });
  expect(reliability).toEqual([
    {
      vehicleId,
      miles: 5000,
      problems: 3,
      open: 1,
      closed: 2,
      medianDaysToClose: 5,
      daysOff: 8,
      repairs: 1,
    },
  ]);
  expect(troubles).toEqual([
    { month: '2026-03', problems: 2, repairs: 1 },
    { month: '2026-05', problems: 1, repairs: 0 },
  ]);
});

test('how right we were is counted from what its owner said that it was', async () => {
  const user = await ownerOf('enterprise');
  const made = await Promise.all(
    [1, 2, 3, 4].map(() => user.call(createDiagnosis, { body: GRINDING })),
  );
  const [first] = made[0]?.causes ?? [];
  const second = made[1]?.causes[1];
  if (!first || !second) throw new Error('there are too few causes');
  const say = (index: number, body: InputOf<typeof setOutcome>['body']) =>
    user.call(setOutcome, { params: { id: made[index]?.id ?? '' }, body });
  await say(0, { kind: 'cause', faultId: first.faultId });
  await say(1, { kind: 'cause', faultId: second.faultId });
  await say(2, { kind: 'other', otherCause: 'A stone behind the shield' });
  await say(3, { kind: 'not-fixed' });
  const { accuracy } = await analyticsOf(user, { from: '2020-01-01', to: '2099-12-31' });
  expect(accuracy).toMatchObject({ judged: 3, right: 1, amongThree: 2, notFixed: 1 });
  expect(accuracy.expected).toBeCloseTo(3 * first.probability, 3);
  expect(accuracy.cases).toHaveLength(3);
  expect(accuracy.cases.find(({ isRight }) => isRight)).toMatchObject({
    said: first.name,
    was: first.name,
  });
});

test('a forecast of a year ago knows nothing of what came since, and says what came', async () => {
  const user = await ownerOf('enterprise');
  const { db } = app.database;
  const vehicleId = await insertVehicle(db, user.id);
  const forecast = async () =>
    (await user.call(getForecasts, { query: { vehicleId } })).forecasts[0];
  await write(user, vehicleId, [filling('2026-10-20', 93_000)]);
  expect(await forecast()).toMatchObject({ from: null, spentCents: 0 });

  await write(user, vehicleId, [filling('2025-06-01', 84_000), filling('2025-12-01', 88_000)]);
  const before = await forecast();
  expect(before).toMatchObject({ from: '2025-11-22', until: TODAY, unforeseen: [] });
  expect(before?.named.length).toBeGreaterThan(1);
  expect(before?.named.every(({ came }) => came === null)).toBe(true);

  await write(user, vehicleId, [
    {
      kind: 'expense',
      date: '2026-04-02',
      category: 'tyres',
      title: '4 new tyres',
      costCents: 40_000,
      currency: 'USD',
    },
    {
      kind: 'service',
      date: '2026-04-03',
      category: 'service',
      title: 'Valet',
      costCents: 100,
      currency: 'SEK',
    },
  ]);
  const after = await forecast();
  const chances = (of: typeof after) => of?.named.map(({ id, chance }) => [id, chance]);
  expect(chances(after)).toEqual(chances(before));
  const tyres = after?.named.find(({ id }) => id === 'tyre-tread-worn-out');
  if (tyres) expect(tyres.came).toEqual({ on: '2026-04-02', by: 'log' });
  else expect(after?.unforeseen).toMatchObject([{ title: '4 new tyres', by: 'log' }]);
  expect(after?.spentCents).toBe(after?.currency === 'USD' ? 40_000 : 0);
  expect(after?.hasOtherCurrencies).toBe(true);
  expect(after?.expected).toBeCloseTo(
    (after?.named ?? []).reduce((sum, { chance }) => sum + chance, 0),
  );
});

test('another’s car is not counted and not found, one that is shared is seen, and other plans see nothing', async () => {
  const [owner, member] = [await ownerOf('enterprise'), await ownerOf('enterprise')];
  const { db } = app.database;
  const vehicleId = await insertVehicle(db, owner.id);
  await write(owner, vehicleId, [filling('2026-01-05', 50_000)]);
  const ask = [
    (user: QuickUser) => analyticsOf(user, { vehicleId }),
    (user: QuickUser) => user.call(getForecasts, { query: { vehicleId } }),
    (user: QuickUser) =>
      user.call(exportAnalytics, { query: { vehicleId, sheet: 'costs' as const } }),
  ];
  for (const each of ask) expect(await codeOf(each(member))).toBe('db/record-not-found');
  expect(await analyticsOf(member)).toMatchObject({ cars: [], spent: [], reliability: [] });
  await insertShare(db, { vehicleId, userId: owner.id, memberId: member.id, role: 'view' });
  expect((await analyticsOf(member, { vehicleId })).spent).toHaveLength(1);
  expect((await analyticsOf(member)).cars).toEqual([]);
  const pro = await ownerOf('pro');
  for (const each of ask) {
    expect(await codeOf(each(pro))).toBe('permission/insufficient-rights');
  }
});
