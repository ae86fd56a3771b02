import { getDailyEntry } from '@wrenchwise/contract/endpoints/daily-entry';
import { createLogEntry } from '@wrenchwise/contract/endpoints/log';
import { createMaintenanceTask } from '@wrenchwise/contract/endpoints/maintenance';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { insertShare, insertVehicle } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: QuickUser;
let member: QuickUser;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, now: () => new Date('2026-06-15T12:00:00Z') });
  [owner, member] = await Promise.all([newUserQuickly(app), newUserQuickly(app)]);
});
afterAll(() => app.close());

const cars = async (who: QuickUser) => (await who.call(getDailyEntry, { query: {} })).cars;

test('an entry begins with the last reading, how much the car is driven, the last price and what is planned', async () => {
  const id = await insertVehicle(app.database.db, owner.id);
  const fill = (date: string, odometer: number, costCents: number) =>
    owner.call(createLogEntry, {
      params: { id },
      body: {
        kind: 'fuel',
        date,
        odometer,
        litres: 40,
        costCents,
        currency: 'GBP',
        place: 'Tesco',
        volumeUnit: 'litres',
      },
    });
  await fill('2026-01-01', 50_000, 5800);
  await fill('2026-06-01', 54_137, 6000);
  await owner.call(createMaintenanceTask, {
    body: { vehicleId: id, task: 'Change the oil', dueDate: '2026-07-01' },
  });
  const [car] = await cars(owner);
  expect(car).toMatchObject({
    id,
    mileage: 54_137,
    mileageOn: '2026-06-01',
    fuelling: {
      date: '2026-06-01',
      amount: 40,
      costCents: 6000,
      currency: 'GBP',
      place: 'Tesco',
      volumeUnit: 'litres',
    },
    charging: null,
    tasks: [{ task: 'Change the oil', dueDate: '2026-07-01' }],
  });
  expect(Math.round(car?.milesPerYear ?? 0)).toBe(10_000);
});

test('what is planned comes in the order of the car’s card: by the day on which it is expected', async () => {
  const id = await insertVehicle(app.database.db, owner.id);
  await owner.call(createLogEntry, {
    params: { id },
    body: { kind: 'odometer', date: '2026-06-01', odometer: 60_000 },
  });
  const plan = (task: string, due: { dueDate?: string; dueMileage?: number }) =>
    owner.call(createMaintenanceTask, { body: { vehicleId: id, task, ...due } });
  await plan('By its date', { dueDate: '2035-01-15' });
  await plan('By the odometer, soon', { dueMileage: 60_010 });
  const car = (await cars(owner)).find((each) => each.id === id);
  expect(car?.tasks.map(({ task }) => task)).toEqual(['By the odometer, soon', 'By its date']);
});

test('a car that is shared to look at is left out, one that is shared to edit is there', async () => {
  const id = await insertVehicle(app.database.db, owner.id);
  const edited = await insertVehicle(app.database.db, owner.id);
  expect(await cars(member)).toEqual([]);
  await insertShare(app.database.db, {
    vehicleId: id,
    userId: owner.id,
    memberId: member.id,
    role: 'view',
  });
  await insertShare(app.database.db, {
    vehicleId: edited,
    userId: owner.id,
    memberId: member.id,
    role: 'edit',
  });
  expect((await cars(member)).map((car) => car.id)).toEqual([edited]);
});
