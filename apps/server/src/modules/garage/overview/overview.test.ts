import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { resolveDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-resolution';
import { getGarage, MAX_GARAGE_CARS } from '@wrenchwise/contract/endpoints/garage';
import { createLogEntry } from '@wrenchwise/contract/endpoints/log';
import {
  completeMaintenanceTask,
  createMaintenanceTask,
} from '@wrenchwise/contract/endpoints/maintenance';
import { createRenewal, deleteRenewal } from '@wrenchwise/contract/endpoints/renewals';
import {
  createVehicle,
  deleteVehicle,
  refreshVehicle,
} from '@wrenchwise/contract/endpoints/vehicles';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { insertShare } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

const TODAY = '2026-11-22';
const FOCUS = { make: 'Ford', model: 'Focus', year: 2015, registration: 'SA15 MPL' } as const;

let app: TestApp;
let user: QuickUser;
let id: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, now: () => new Date(`${TODAY}T10:00:00Z`) });
});
beforeEach(async () => {
  user = await newUserQuickly(app);
  ({ id } = await user.call(createVehicle, { body: FOCUS }));
});
afterAll(() => app.close());

const carOf = async (who: QuickUser) =>
  (await who.call(getGarage, {})).cars.find((car) => car.id === id);
const plan = (task: string, dueDate: string) =>
  user.call(createMaintenanceTask, { body: { vehicleId: id, task, dueDate } });
const spend = (date: string, costCents: number, currency = 'GBP') =>
  user.call(createLogEntry, {
    params: { id },
    body: { kind: 'expense', category: 'parking', date, costCents, currency },
  });

test('a car comes with the task that is due first, those that are done left out', async () => {
  expect(await carOf(user)).toMatchObject({ ...FOCUS, dueTask: null, spentThisMonth: [] });
  const oil = await plan('Change the oil', '2026-11-20');
  await plan('Renew the brake fluid', '2026-12-01');
  await plan('Renew the timing belt', '2028-01-01');
  expect((await carOf(user))?.dueTask).toMatchObject({
    task: 'Change the oil',
    state: 'overdue',
    expectedOn: '2026-11-20',
  });
  await user.call(completeMaintenanceTask, { params: { id: oil.id }, body: { date: TODAY } });
  expect((await carOf(user))?.dueTask).toMatchObject({
    task: 'Renew the brake fluid',
    state: 'due-soon',
  });
});

test('money is of this month only, and currencies are not added up', async () => {
  await spend('2026-10-31', 9900);
  await spend('2026-11-01', 1200);
  await spend('2026-11-22', 300);
  await spend('2026-11-10', 4000, 'EUR');
  expect((await carOf(user))?.spentThisMonth).toEqual([
    { currency: 'EUR', cents: 4000 },
    { currency: 'GBP', cents: 1500 },
  ]);
});

test('what MOT tests left open is counted', async () => {
  const { register } = await user.call(refreshVehicle, { params: { id } });
  const open = register?.record.openAdvisories.length ?? 0;
  expect(open).toBeGreaterThan(0);
  const { advised = 0, failed = 0 } = (await carOf(user))?.motLeftOpen ?? {};
  expect(advised + failed).toBe(open);
});

test('of several open problems the worst is shown, and the next worst once it is closed', async () => {
  const report = (symptoms: string) =>
    user.call(createDiagnosis, { body: { vehicleId: id, symptoms } });
  const worst = await report('The brake pedal goes to the floor and the car hardly stops.');
  const other = await report(GRINDING.symptoms);
  expect([worst.canDrive.verdict, other.canDrive.verdict]).toEqual(['no', 'caution']);
  expect((await carOf(user))?.openProblem?.id).toBe(worst.id);
  await user.call(resolveDiagnosis, { params: { id: worst.id } });
  expect((await carOf(user))?.openProblem?.id).toBe(other.id);
});

test('a stranger sees nothing of it, whom it is shared with sees the car and its tasks', async () => {
  await plan('Change the oil', '2026-11-20');
  await spend('2026-11-10', 4000);
  const stranger = await newUserQuickly(app);
  expect(await stranger.call(getGarage, {})).toEqual({ cars: [], total: 0 });
  await insertShare(app.database.db, {
    vehicleId: id,
    userId: user.id,
    memberId: stranger.id,
    role: 'view',
  });
  expect(await carOf(stranger)).toMatchObject({
    role: 'view',
    dueTask: { task: 'Change the oil' },
    spentThisMonth: [{ currency: 'GBP', cents: 4000 }],
    openProblem: null,
  });
  await user.call(deleteVehicle, { params: { id } });
  expect(await stranger.call(getGarage, {})).toEqual({ cars: [], total: 0 });
  expect(await codeOf(app.newBrowser().call(getGarage, {}))).toBe('auth/no-user');
});

test(`of more cars the newest ${MAX_GARAGE_CARS} are shown, and how many there are`, async () => {
  for (let index = 0; index < MAX_GARAGE_CARS; index += 1) {
    await user.call(createVehicle, { body: { make: 'Fiat', model: 'Panda', year: 2010 + index } });
  }
  const { cars, total } = await user.call(getGarage, {});
  expect(cars).toHaveLength(MAX_GARAGE_CARS);
  expect(total).toBe(MAX_GARAGE_CARS + 1);
  expect(cars.some((car) => car.id === id)).toBe(false);
});

test('a car comes with what its owner wrote down to end: the first of each kind, the nearest first', async () => {
  const write = (kind: 'insurance' | 'tax', dueOn: string, provider: string | null = null) =>
    user.call(createRenewal, { params: { id }, body: { kind, dueOn, provider } });
  await write('insurance', '2027-03-01', 'Aviva');
  const { id: deleted } = await write('insurance', '2026-12-01');
  await write('insurance', '2027-09-01');
  await write('tax', '2027-01-01');
  await user.call(deleteRenewal, { params: { id: deleted } });
  expect((await carOf(user))?.renewals).toEqual([
    { kind: 'tax', provider: null, dueOn: '2027-01-01' },
    { kind: 'insurance', provider: 'Aviva', dueOn: '2027-03-01' },
  ]);
  const other = await newUserQuickly(app);
  expect((await other.call(getGarage, {})).cars).toEqual([]);
});
