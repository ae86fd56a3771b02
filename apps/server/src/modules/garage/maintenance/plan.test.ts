import {
  completeMaintenanceTask,
  createMaintenanceTasks,
} from '@wrenchwise/contract/endpoints/maintenance';
import {
  createMaintenanceTemplate,
  deleteMaintenanceTemplate,
  listMaintenanceTemplates,
  proposeMaintenance,
} from '@wrenchwise/contract/endpoints/maintenance-plan';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { newUserQuickly } from '../../../testing/quick-user.ts';
import { inDays, subscribe } from '../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, now: () => new Date('2026-11-22T10:00:00Z') });
});
afterAll(() => app.close());

const OIL = 'engine-oil-and-filter';

test('a schedule fits the car, gives reasons, knows what is planned and goes by what was done', async () => {
  const user = await newUserQuickly(app);
  const [car] = await app.database.db
    .insert(vehicles)
    .values({
      userId: user.id,
      make: 'Ford',
      model: 'Focus',
      year: 2015,
      fuel: 'diesel',
      useProfile: { shortTrips: true, milesPerYear: 6000 },
    })
    .returning({ id: vehicles.id });
  const vehicleId = car?.id ?? '';
  const propose = async () => {
    const { items, basis } = await user.call(proposeMaintenance, { params: { id: vehicleId } });
    expect(basis).toEqual({ mileage: null, milesPerYear: 6000 });
    return items;
  };
  const items = await propose();
  const oil = items.find(({ serviceItem }) => serviceItem === OIL);
  expect(oil).toMatchObject({ isPlanned: false, reason: expect.stringMatching(/short/i) });
  expect(items.map(({ serviceItem }) => serviceItem)).not.toContain('spark-plugs');

  const tasks = items.flatMap(({ serviceItem, task, dueDate, dueMileage, months, miles }) =>
    serviceItem === OIL
      ? [
          {
            serviceItem,
            task,
            dueDate,
            dueMileage,
            repeat: { months, miles },
            source: 'schedule' as const,
          },
        ]
      : [],
  );
  const { tasks: made } = await user.call(createMaintenanceTasks, { body: { vehicleId, tasks } });
  // What is planned for a service item is not planned again.
  const again = await user.call(createMaintenanceTasks, { body: { vehicleId, tasks } });
  expect(again).toEqual({ added: 0, tasks: [] });
  expect((await propose()).find(({ serviceItem }) => serviceItem === OIL)?.isPlanned).toBe(true);
  const params = { id: made[0]?.id ?? '' };
  await user.call(completeMaintenanceTask, {
    params,
    body: { date: '2026-11-01', odometer: 30_000 },
  });
  const after = await user.call(proposeMaintenance, { params: { id: vehicleId } });
  const next = after.items.find(({ serviceItem }) => serviceItem === OIL);
  expect(next?.dueMileage).toBe(30_000 + (oil?.miles ?? 0));
  const stranger = await newUserQuickly(app);
  expect(await codeOf(stranger.call(proposeMaintenance, { params: { id: vehicleId } }))).toBe(
    'db/record-not-found',
  );
});

test('schedules of one’s own are part of the paid plans; what was saved stays after them', async () => {
  const user = await newUserQuickly(app);
  const items = [{ task: 'Wash it', months: 1, miles: null, notes: null }];
  const save = () => user.call(createMaintenanceTemplate, { body: { name: 'Spring', items } });
  const { db } = app.database;
  expect(await codeOf(save())).toBe('permission/insufficient-rights');
  await subscribe(db, user.id, { planId: 'pro', status: 'active', periodEnd: inDays(20) });
  const made = await save();
  expect(made).toMatchObject({ name: 'Spring', items });
  await subscribe(db, user.id, { planId: 'pro', status: 'canceled', periodEnd: inDays(-1) });
  expect(await codeOf(save())).toBe('permission/insufficient-rights');
  expect(await user.call(listMaintenanceTemplates, {})).toEqual({ templates: [made] });
  await user.call(deleteMaintenanceTemplate, { params: { id: made.id } });
  expect(await user.call(listMaintenanceTemplates, {})).toEqual({ templates: [] });
});
