import {
  createMaintenanceTask,
  deleteMaintenanceTask,
  getMaintenanceOverview,
} from '@wrenchwise/contract/endpoints/maintenance';
import { refreshVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { insertShare } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { vehicleRegisterRecords, vehicles } from '../vehicles/vehicles.tables.ts';

const TODAY = '2026-11-22';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, now: () => new Date(`${TODAY}T10:00:00Z`) });
});
afterAll(() => app.close());

/** A car of the sample register, whose tests left something open. */
const testedCarOf = async (user: QuickUser) => {
  const [car] = await app.database.db
    .insert(vehicles)
    .values({ userId: user.id, make: 'Ford', model: 'Focus', year: 2015, registration: 'SA15 MPL' })
    .returning({ id: vehicles.id });
  const id = car?.id ?? '';
  const { register } = await user.call(refreshVehicle, { params: { id } });
  return { id, found: register?.record.openAdvisories ?? [] };
};

const leftOpen = async (user: QuickUser, id: string) => {
  const { vehicles: cars } = await user.call(getMaintenanceOverview, { query: {} });
  return cars.find((car) => car.id === id)?.motLeftOpen;
};

test('what MOT tests left open is counted beside the tasks until a task is called after it', async () => {
  const user = await newUserQuickly(app);
  const { id, found } = await testedCarOf(user);
  const failed = found.filter(({ failedOn }) => failedOn !== undefined).length;
  const [first, ...others] = found;
  expect(others.length).toBeGreaterThan(0);
  expect(await leftOpen(user, id)).toEqual({ advised: found.length - failed, failed });
  const task = await user.call(createMaintenanceTask, {
    body: { vehicleId: id, task: first?.reading?.task ?? first?.text ?? '', dueDate: TODAY },
  });
  const { advised = 0, failed: stillFailed = 0 } = (await leftOpen(user, id)) ?? {};
  expect(advised + stillFailed).toBe(others.length);
  await user.call(deleteMaintenanceTask, { params: { id: task.id } });
  expect(await leftOpen(user, id)).toEqual({ advised: found.length - failed, failed });
});

test('what a car failed for counts apart from what it was advised of', async () => {
  const user = await newUserQuickly(app);
  const { id, found } = await testedCarOf(user);
  const { db } = app.database;
  const ofCar = eq(vehicleRegisterRecords.vehicleId, id);
  const [row] = await db.select().from(vehicleRegisterRecords).where(ofCar);
  const [first, ...others] = found;
  if (!row || !first) throw new Error('the sample register left nothing open');
  const openAdvisories = [
    { ...first, failedOn: '2026-03-02' },
    ...others.map(({ failedOn: _failedOn, ...advised }) => advised),
  ];
  await db
    .update(vehicleRegisterRecords)
    .set({ record: { ...row.record, openAdvisories } })
    .where(ofCar);
  expect(await leftOpen(user, id)).toEqual({ advised: others.length, failed: 1 });
});

test('somebody with whom the car is shared sees it too, and nobody else', async () => {
  const [owner, member, stranger] = [
    await newUserQuickly(app),
    await newUserQuickly(app),
    await newUserQuickly(app),
  ];
  const { id, found } = await testedCarOf(owner);
  await insertShare(app.database.db, {
    vehicleId: id,
    userId: owner.id,
    memberId: member.id,
    role: 'view',
  });
  const { advised = 0, failed = 0 } = (await leftOpen(member, id)) ?? {};
  expect(advised + failed).toBe(found.length);
  expect(await leftOpen(stranger, id)).toBeUndefined();
});
