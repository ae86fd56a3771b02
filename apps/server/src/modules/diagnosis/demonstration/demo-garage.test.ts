import { deleteVehicle, getVehicle, listVehicles } from '@wrenchwise/contract/endpoints/vehicles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { countedUsage } from '../../../testing/usage.ts';

let app: TestApp;
let user: QuickUser;
beforeAll(async () => {
  app = await openTestApp();
  user = await newUserQuickly(app);
  await app.composition.seedDemo(user.email);
});
afterAll(() => app.close());

const list = async () => (await user.call(listVehicles, { query: {} })).vehicles;

test('the demo account has two cars with a past, which cost it no diagnosis', async () => {
  const cars = await list();
  expect(cars.map(({ make }) => make).sort()).toEqual(['Ford', 'Volkswagen']);
  let diagnosed = 0;
  for (const { id, mileage, openProblem } of cars) {
    const { counts, register, diagnoses } = await user.call(getVehicle, { params: { id } });
    expect(counts).toMatchObject({ openTasks: 3 });
    diagnosed += counts.diagnoses;
    expect(counts.logEntries).toBeGreaterThan(25);
    expect(register?.record.source).toBe('sample');
    // The log is where the car does: above its newest MOT test.
    expect(mileage).toBeGreaterThan(register?.record.vehicle.mileage ?? 0);
    expect(openProblem?.topCause).not.toBeNull();
    expect(diagnoses.filter(({ resolvedAt }) => resolvedAt !== null)).toHaveLength(1);
  }
  expect(diagnosed).toBe(5);
  expect(await countedUsage(app.database.db, user.id)).toMatchObject({ diagnoses: 0 });
});

test('which are not brought back when they were deleted', async () => {
  await app.composition.seedDemo(user.email);
  const cars = await list();
  expect(cars).toHaveLength(2);
  for (const { id } of cars) await user.call(deleteVehicle, { params: { id } });
  await app.composition.seedDemo(user.email);
  expect(await list()).toEqual([]);
});
