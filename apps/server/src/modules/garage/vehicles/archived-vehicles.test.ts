import { getDailyEntry } from '@wrenchwise/contract/endpoints/daily-entry';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { getGarage } from '@wrenchwise/contract/endpoints/garage';
import { createMaintenanceTask, listMaintenance } from '@wrenchwise/contract/endpoints/maintenance';
import {
  createVehicle,
  listVehicles,
  updateVehicle,
} from '@wrenchwise/contract/endpoints/vehicles';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { inDays } from '../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { vehicleShares } from './vehicles.tables.ts';

let app: TestApp;
let user: QuickUser;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
beforeEach(async () => {
  user = await newUserQuickly(app);
});
afterAll(() => app.close());

const FOCUS = { make: 'Ford', model: 'Focus', year: 2015 } as const;
const SOLD = { as: 'sold', on: '2026-03-02' } as const;
const add = async (body: object = {}) =>
  (await user.call(createVehicle, { body: { ...FOCUS, ...body } })).id;
const archive = (id: string, archived: typeof SOLD | null, who = user) =>
  who.call(updateVehicle, { params: { id }, body: { archived } });
const idsIn = async (state?: 'run' | 'archived') =>
  (await user.call(listVehicles, { query: state === undefined ? {} : { state } })).vehicles.map(
    ({ id }) => id,
  );

test('a sold car keeps its records, and is neither in the garage nor due nor offered for entries', async () => {
  const [sold, run] = [await add(), await add({ model: 'Fiesta' })];
  const body = { vehicleId: sold, task: 'Change the oil', dueDate: '2026-01-02' };
  await user.call(createMaintenanceTask, { body });
  expect((await archive(sold, SOLD)).archived).toEqual(SOLD);

  expect((await user.call(getGarage, {})).cars.map(({ id }) => id)).toEqual([run]);
  expect((await user.call(getDailyEntry, { query: {} })).cars.map(({ id }) => id)).toEqual([run]);
  expect((await user.call(listMaintenance, { query: {} })).total).toBe(0);
  expect((await user.call(listMaintenance, { query: { vehicleId: sold } })).total).toBe(1);
  expect(await idsIn('run')).toEqual([run]);
  expect(await idsIn('archived')).toEqual([sold]);
  expect(await idsIn()).toEqual([run, sold]);

  expect((await archive(sold, null)).archived).toBeNull();
  expect(await idsIn('run')).toEqual([run, sold]);
});

test('a car is not sold in the future, and its owner archives it', async () => {
  const id = await add();
  const tomorrow = inDays(2).toISOString().slice(0, 10);
  const late = { params: { id }, body: { archived: { as: 'sold', on: tomorrow } } } as const;
  expect(await codeOf(user.call(updateVehicle, late))).toBe('request/invalid');
  const member = await newUserQuickly(app);
  await app.database.db.insert(vehicleShares).values({
    vehicleId: id,
    userId: user.id,
    memberId: member.id,
    email: member.email,
    role: 'edit',
    expiresAt: inDays(7),
    acceptedAt: inDays(-1),
  });
  expect(await codeOf(archive(id, SOLD, member))).toBe('vehicle/not-owner');
});

test('a motorbike is stored and is not diagnosed as if it were a car; a van is', async () => {
  const diagnose = (vehicleId: string) =>
    user.call(createDiagnosis, { body: { vehicleId, symptoms: GRINDING.symptoms } });
  const bike = await add({ kind: 'motorbike', make: 'Honda', model: 'CB500' });
  expect(await codeOf(diagnose(bike))).toBe('diagnosis/motorbike');
  const van = await add({ kind: 'van', model: 'Transit' });
  expect((await diagnose(van)).vehicleId).toBe(van);
});

test('fields of one’s own are stored in their order, at most twenty', async () => {
  const id = await add();
  const customFields = [
    { name: 'Key code', value: '4711' },
    { name: 'Paint', value: 'Deep Impact Blue' },
  ];
  const change = (fields: typeof customFields) =>
    user.call(updateVehicle, { params: { id }, body: { customFields: fields } });
  expect((await change(customFields)).customFields).toEqual(customFields);
  const many = Array.from({ length: 21 }, (_, at) => ({ name: `Field ${at}`, value: 'x' }));
  expect(await codeOf(change(many))).toBe('request/invalid');
});
