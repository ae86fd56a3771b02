import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  completeMaintenanceTask,
  createMaintenanceTasks,
} from '@wrenchwise/contract/endpoints/maintenance';
import { getOutlook, type LikelyNeed } from '@wrenchwise/contract/endpoints/outlook';
import { refreshVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { OUTLOOK_CHECK } from '@wrenchwise/library/outlook/method';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { codeOf } from '../../../testing/code-of.ts';
import { insertShare } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { inDays, subscribe } from '../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { logEntries } from '../log/log.tables.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';

const TODAY = '2026-11-22';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, now: () => new Date(`${TODAY}T10:00:00Z`) });
});
afterAll(() => app.close());

/** The sample register's Focus, which has advisories. */
const carOf = async (user: QuickUser, plan: 'free' | 'pro' = 'pro') => {
  const { db } = app.database;
  if (plan === 'pro') {
    await subscribe(db, user.id, { planId: 'pro', status: 'active', periodEnd: inDays(20) });
  }
  const [car] = await db
    .insert(vehicles)
    .values({
      userId: user.id,
      make: 'Ford',
      model: 'Focus',
      year: 2015,
      fuel: 'petrol',
      transmission: 'manual',
      registration: 'SA15 MPL',
    })
    .returning({ id: vehicles.id });
  const vehicleId = car?.id ?? '';
  const reading = { userId: user.id, vehicleId, kind: 'odometer', date: '2026-11-01' };
  await db.insert(logEntries).values({ ...reading, odometer: 93_000 });
  return vehicleId;
};

const outlookOf = (user: QuickUser, id: string) => user.call(getOutlook, { params: { id } });
const find = (needs: readonly LikelyNeed[], id: string) => needs.find((need) => need.id === id);

test('a car’s outlook has reasons, chances, costs both ways and a budget in the user’s region, the soonest first', async () => {
  const user = await newUserQuickly(app);
  const id = await carOf(user);
  await user.call(refreshVehicle, { params: { id } });
  const outlook = await outlookOf(user, id);
  expect(outlook).toMatchObject({ from: TODAY, hidden: 0, basis: { mileage: 93_000 } });
  expect(outlook.basis.advisories).toBeGreaterThan(0);
  expect(outlook.needs.length).toBeGreaterThan(10);
  expect(outlook.needs.some(({ kind }) => kind === 'advisory')).toBe(true);
  for (const need of outlook.needs) {
    expect.soft(need.reasons.length, need.id).toBeGreaterThan(0);
    expect.soft(need.diyCost.high, need.id).toBeLessThanOrEqual(need.cost.high);
    expect.soft(need.task.dueDate >= TODAY, need.id).toBe(true);
  }
  const days = outlook.needs.map(({ date }) => date ?? '9');
  expect(days).toEqual(days.toSorted());
  expect(outlook.budget.low).toBeLessThan(outlook.budget.high);
  expect(outlook.method).toContain('estimate');
  expect(outlook.check).toContain('Checked backwards');
});

test('a car is driven as far a year as its MOT tests show, where nobody said and no log is long enough', async () => {
  const user = await newUserQuickly(app);
  const id = await carOf(user);
  expect((await outlookOf(user, id)).basis.milesPerYear).toBe(9000);
  const { register } = await user.call(refreshVehicle, { params: { id } });
  const byTests = register?.record.mileage.milesPerYear;
  expect(byTests).toBeGreaterThan(1000);
  expect((await outlookOf(user, id)).basis.milesPerYear).toBe(byTests);
});

test('a free plan sees the next three, all of safety, and the whole budget', async () => {
  const [free, paying] = [await newUserQuickly(app), await newUserQuickly(app)];
  const [freeCar, paidCar] = [await carOf(free, 'free'), await carOf(paying)];
  for (const [user, id] of [
    [free, freeCar],
    [paying, paidCar],
  ] as const) {
    await user.call(refreshVehicle, { params: { id } });
  }
  const some = await outlookOf(free, freeCar);
  const all = await outlookOf(paying, paidCar);
  const isOfSafety = ({ kind }: LikelyNeed) => kind === 'advisory' || kind === 'recall';
  expect(some.needs.filter((need) => !isOfSafety(need))).toEqual(
    all.needs.filter((need) => !isOfSafety(need)).slice(0, 3),
  );
  expect(some.needs.filter(isOfSafety)).toEqual(all.needs.filter(isOfSafety));
  expect(some.needs.length + some.hidden).toBe(all.needs.length);
  expect(some.budget).toEqual(all.budget);
});

test('a plan that is not known opens nothing', async () => {
  const user = await newUserQuickly(app);
  const id = await carOf(user, 'free');
  await subscribe(app.database.db, user.id, {
    planId: 'legacy',
    status: 'active',
    periodEnd: inDays(20),
  });
  expect((await outlookOf(user, id)).hidden).toBeGreaterThan(0);
});

test('an item becomes a task with one press, once, and its completion counts as its repair', async () => {
  const user = await newUserQuickly(app);
  const vehicleId = await carOf(user);
  const pads = find((await outlookOf(user, vehicleId)).needs, 'front-brake-pads-worn');
  if (!pads) throw new Error('the outlook has no front pads');
  expect(pads.isPlanned).toBe(false);
  const body = { vehicleId, tasks: [pads.task] };
  const { added, tasks } = await user.call(createMaintenanceTasks, { body });
  expect(added).toBe(1);
  expect((await user.call(createMaintenanceTasks, { body })).added).toBe(0);
  expect(find((await outlookOf(user, vehicleId)).needs, pads.id)?.isPlanned).toBe(true);

  await user.call(completeMaintenanceTask, {
    params: { id: tasks[0]?.id ?? '' },
    body: { date: TODAY, odometer: 93_100 },
  });
  const after = await outlookOf(user, vehicleId);
  expect(after.basis.repairs).toBe(1);
  expect(find(after.needs, pads.id)?.chance ?? 0).toBeLessThan(pads.chance / 3);
});

test('the log shows what was renewed', async () => {
  const user = await newUserQuickly(app);
  const vehicleId = await carOf(user);
  const before = find((await outlookOf(user, vehicleId)).needs, 'tyre-tread-worn-out');
  await app.database.db.insert(logEntries).values({
    userId: user.id,
    vehicleId,
    kind: 'expense',
    category: 'tyres',
    title: '4 new tyres',
    date: '2026-11-02',
    odometer: 93_010,
  });
  const after = find((await outlookOf(user, vehicleId)).needs, 'tyre-tread-worn-out');
  expect(after?.chance ?? 0).toBeLessThan((before?.chance ?? 0) / 3);
});

test('it is seen by whoever sees the car, by their own plan, and by nobody else', async () => {
  const [owner, member, stranger] = [
    await newUserQuickly(app),
    await newUserQuickly(app),
    await newUserQuickly(app),
  ];
  const vehicleId = await carOf(owner);
  const { db } = app.database;
  await insertShare(db, { vehicleId, userId: owner.id, memberId: member.id, role: 'view' });
  expect((await outlookOf(owner, vehicleId)).hidden).toBe(0);
  expect((await outlookOf(member, vehicleId)).hidden).toBeGreaterThan(0);
  expect(await codeOf(outlookOf(stranger, vehicleId))).toBe('db/record-not-found');
  await db.update(vehicles).set({ deletedAt: new Date() }).where(eq(vehicles.id, vehicleId));
  expect(await codeOf(outlookOf(owner, vehicleId))).toBe('db/record-not-found');
});

test('a car of which nothing is known has an outlook too', async () => {
  const user = await newUserQuickly(app);
  const [car] = await app.database.db
    .insert(vehicles)
    .values({ userId: user.id, make: 'Trabant', model: '601', year: 1985 })
    .returning({ id: vehicles.id });
  const outlook = await outlookOf(user, car?.id ?? '');
  expect(outlook.needs.length).toBeGreaterThan(0);
  expect(outlook.until.mileage).toBeNull();
});

const Share = z.object({
  share: z.number(),
  rows: z.int().optional(),
  low: z.number(),
  high: z.number(),
});
/** What `bench/outlook.ts` writes, as far as the page shows it. */
const Measured = z.object({
  rates: z.object({ meanError: z.number(), rightPairs: Share }),
  systems: z.object({ amongThree: Share, commonestThree: Share }),
});

test('how good it is is shown by the figures that were measured', () => {
  const path = join(import.meta.dirname, '../../../../../../bench/results/outlook.json');
  const { rates, systems } = Measured.parse(JSON.parse(readFileSync(path, 'utf8')));
  const per = (share: number) => Math.round(share * 100);
  const { rightPairs } = rates;
  const { amongThree, commonestThree } = systems;
  for (const figure of [
    `within ${rates.meanError} percentage points`,
    `${per(rightPairs.share)}% of pairs (95% interval ${per(rightPairs.low)}–${per(rightPairs.high)}%)`,
    `of ${amongThree.rows} owners’ complaints`,
    `in ${per(amongThree.share)}% (${per(amongThree.low)}–${per(amongThree.high)}%)`,
    `gives ${per(commonestThree.share)}%`,
  ]) {
    expect.soft(OUTLOOK_CHECK).toContain(figure);
  }
});
