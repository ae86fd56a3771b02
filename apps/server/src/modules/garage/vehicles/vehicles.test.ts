import { createDiagnosis, getDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import {
  reopenDiagnosis,
  resolveDiagnosis,
} from '@wrenchwise/contract/endpoints/diagnosis-resolution';
import { getVehicleOptions } from '@wrenchwise/contract/endpoints/vehicle-options';
import {
  createVehicle,
  deleteVehicle,
  getVehicle,
  listVehicles,
  type NewVehicle,
  refreshVehicle,
  restoreVehicle,
  updateVehicle,
  type VehicleChange,
} from '@wrenchwise/contract/endpoints/vehicles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { inDays } from '../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { logEntries } from '../log/log.tables.ts';

const FOCUS = { make: 'Ford', model: 'Focus', year: 2015 } as const satisfies NewVehicle;

let app: TestApp;
let user: QuickUser;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
beforeEach(async () => {
  user = await newUserQuickly(app);
});
afterAll(() => app.close());

const add = (body: NewVehicle = FOCUS) => user.call(createVehicle, { body });
const get = (id: string) => user.call(getVehicle, { params: { id } });
const change = (id: string, body: VehicleChange) =>
  user.call(updateVehicle, { params: { id }, body });
const list = (query: { search?: string; page?: number; perPage?: number } = {}) =>
  user.call(listVehicles, { query });
const refusal = async (body: unknown) => {
  const answer = await user.request('/api/vehicles', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as object) };
};

describe('a saved vehicle', () => {
  test('needs make, model and year only, and is in the garage, newest first', async () => {
    const first = await add();
    const second = await add({ ...FOCUS, model: 'Fiesta' });
    expect(first).toMatchObject({ ...FOCUS, role: 'owner', mileage: null, openProblem: null });
    const { vehicles, total } = await list();
    expect(vehicles.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(total).toBe(2);
  });

  test.each([
    [{}, 'make', 'Make is required'],
    [{ make: 'Ford', model: 'Focus' }, 'year', 'Year is required'],
    [{ ...FOCUS, year: 1899 }, 'year', 'Year must be between 1900 and'],
    [{ ...FOCUS, year: new Date().getUTCFullYear() + 2 }, 'year', 'Year must be between 1900 and'],
    [{ ...FOCUS, mileage: -1 }, 'mileage', 'Mileage must be 0 or more'],
    [
      { ...FOCUS, registration: 'NOT A PLATE' },
      'registration',
      'Please enter a valid UK registration number',
    ],
  ])('is refused as %j: %s', async (body, path, message) => {
    expect(await refusal(body)).toMatchObject({
      status: 400,
      code: 'request/invalid',
      fields: expect.arrayContaining([
        expect.objectContaining({ path, message: expect.stringContaining(message) }),
      ]),
    });
  });

  test('may be of 1900, and of next year', async () => {
    await add({ ...FOCUS, year: 1900 });
    await add({ ...FOCUS, year: new Date().getUTCFullYear() + 1 });
    expect((await list()).total).toBe(2);
  });

  test('has its registration as on the plate, and another country’s as it was typed', async () => {
    const cars = [
      await add({ ...FOCUS, registration: 'sa15-mpl' }),
      await add({ ...FOCUS, registration: '1234 abc' }),
      await add({ ...FOCUS, registration: 'm-ab 1234', registeredElsewhere: true }),
    ];
    expect(cars.map(({ registration }) => registration)).toEqual([
      'SA15 MPL',
      '1234ABC',
      'M-AB 1234',
    ]);
  });

  test('reports another one with the same registration, and is saved all the same', async () => {
    const first = await add({ ...FOCUS, registration: 'SA15MPL' });
    const second = await add({ ...FOCUS, registration: 'sa15 mpl' });
    expect(second.sameRegistration).toEqual([first.id]);
    await user.call(deleteVehicle, { params: { id: first.id } });
    expect((await get(second.id)).sameRegistration).toEqual([]);
  });

  test('keeps a VIN that seems wrong, and says what seems wrong', async () => {
    const right = await add({ ...FOCUS, vin: '1m8gdm9axkp042788' });
    expect(right).toMatchObject({ vin: '1M8GDM9AXKP042788', vinProblem: null });
    expect(await change(right.id, { vin: '1M8GDM9A5KP042788' })).toMatchObject({
      vinProblem: 'check-digit',
    });
    expect(await change(right.id, { vin: 'ABC' })).toMatchObject({ vinProblem: 'shape' });
    // A European number has no check digit that must be right.
    expect(await change(right.id, { vin: 'WVWZZZ1KZAW123456' })).toMatchObject({
      vinProblem: null,
    });
  });

  test('is found by every word of a search, by its registration however spaced', async () => {
    await add({ ...FOCUS, registration: 'SA15MPL', nickname: 'Old 100%' });
    await add({ ...FOCUS, model: 'Fiesta' });
    const found = async (search: string) => (await list({ search })).total;
    expect(await found('ford focus')).toBe(1);
    expect(await found('sa15 mpl')).toBe(1);
    expect(await found('sa-15m')).toBe(1);
    expect(await found('100%')).toBe(1);
    expect(await found('ford vectra')).toBe(0);
  });

  test('comes back from deletion with all it had', async () => {
    const made = await add({ ...FOCUS, registration: 'SA15MPL', mileage: 50_000 });
    const params = { id: made.id };
    await user.call(deleteVehicle, { params });
    expect(await codeOf(get(made.id))).toBe('db/record-not-found');
    expect((await list()).total).toBe(0);
    expect(await user.call(restoreVehicle, { params })).toEqual(made);
  });

  test('loses what is set to null and keeps what is not said', async () => {
    const { id } = await add({ ...FOCUS, nickname: 'Bluebell', color: 'Blue', fuel: 'petrol' });
    expect(await change(id, { nickname: null, fuel: null })).toMatchObject({
      nickname: null,
      color: 'Blue',
      fuel: null,
    });
  });
});

describe('the mileage', () => {
  test('is the newest reading of the log, and each that is typed becomes one', async () => {
    const { id, mileage } = await add({ ...FOCUS, mileage: 50_000 });
    expect(mileage).toBe(50_000);
    expect(await change(id, { mileage: 50_400 })).toMatchObject({
      mileage: 50_400,
      counts: { logEntries: 2 },
    });
    // The same again is no new reading.
    expect((await change(id, { mileage: 50_400 })).counts.logEntries).toBe(2);
  });

  test('is asked about when it is below the last one or implausibly above, and taken when confirmed', async () => {
    const { id } = await add({ ...FOCUS, mileage: 50_000 });
    expect(await codeOf(change(id, { mileage: 49_999 }))).toBe('vehicle/mileage-below-last');
    expect(await codeOf(change(id, { mileage: 500_000, nickname: 'Slip' }))).toBe(
      'vehicle/mileage-far-above-last',
    );
    expect(await get(id)).toMatchObject({ mileage: 50_000, nickname: null });
    expect(await change(id, { mileage: 48_000, confirm: true })).toMatchObject({ mileage: 48_000 });
  });

  test('may rise by what a car is driven since the last reading', async () => {
    const { id } = await add(FOCUS);
    const date = inDays(-365).toISOString().slice(0, 10);
    const reading = { userId: user.id, vehicleId: id, kind: 'odometer', date, odometer: 50_000 };
    await app.database.db.insert(logEntries).values(reading);
    expect(await change(id, { mileage: 80_000 })).toMatchObject({ mileage: 80_000 });
  });
});

describe('the registers', () => {
  test('fill in what they know, and their answer stays with the vehicle', async () => {
    const { id } = await add({ ...FOCUS, registration: 'SA15MPL' });
    const asked = await user.call(refreshVehicle, { params: { id } });
    expect(asked).toMatchObject({
      engineCapacity: 1596,
      taxStatus: 'Taxed',
      motExpiryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      register: { record: { registration: 'SA15MPL', source: 'sample' } },
    });
    expect(asked.register?.record.motTests?.length).toBeGreaterThan(5);
    expect(await get(id)).toEqual(asked);
  });

  test('are asked by a registration, of a shape that they have', async () => {
    const bare = await add();
    const german = await add({ ...FOCUS, registration: 'M-AB 1234', registeredElsewhere: true });
    const unknown = await add({ ...FOCUS, registration: 'ZZ99ZZZ' });
    const refused = ({ id }: { id: string }) =>
      codeOf(user.call(refreshVehicle, { params: { id } }));
    expect(await refused(bare)).toBe('vehicle/registration-required');
    expect(await refused(german)).toBe('vehicle/invalid-registration');
    expect(await refused(unknown)).toBe('vehicle/not-found');
  });
});

test('a model that leaves no choice says its fuel and gearbox, and another none', async () => {
  const options = (make: string, model: string, year: number) =>
    user.call(getVehicleOptions, { query: { make, model, year } });
  expect(await options('Tesla', 'Model 3', 2020)).toMatchObject({
    onlyFuel: 'electric',
    onlyTransmission: 'single-speed',
  });
  expect(await options('Ford', 'Focus', 2015)).toMatchObject({
    onlyFuel: null,
    fuels: expect.arrayContaining(['petrol']),
  });
  expect(await options('Nobody', 'Knows', 2015)).toMatchObject({ fuels: [], onlyFuel: null });
});

describe('the mileage of an MOT test', () => {
  const JUNE = '2026-06-09';

  test('is saved with the day of the test, and a later reading below an estimate is taken', async () => {
    const { id, mileage, mileageOn } = await add({ ...FOCUS, mileage: 92_966, mileageOn: JUNE });
    expect({ mileage, mileageOn }).toEqual({ mileage: 92_966, mileageOn: JUNE });
    expect(await change(id, { mileage: 93_100 })).toMatchObject({ mileage: 93_100 });
  });

  test('goes before the readings that are there, whose mileage stays', async () => {
    const { id } = await add({ ...FOCUS, mileage: 95_000 });
    const changed = await change(id, { mileage: 92_966, mileageOn: JUNE });
    expect(changed).toMatchObject({ mileage: 95_000 });
    expect(changed.counts.logEntries).toBe(2);
    expect(await codeOf(change(id, { mileage: 99_000, mileageOn: '2026-06-10' }))).toMatch(
      /^vehicle\/mileage-/,
    );
  });

  test('is of no day that is still to come', async () => {
    expect(await codeOf(add({ ...FOCUS, mileage: 1000, mileageOn: '2999-01-01' }))).toBe(
      'request/invalid',
    );
  });
});

describe('what is assumed of a saved car', () => {
  test('stays an assumption in its diagnoses until somebody says it', async () => {
    const car = await add({ ...FOCUS, fuel: 'petrol', transmission: 'manual', assumed: ['fuel'] });
    expect(car.assumed).toEqual(['fuel']);
    const report = { vehicleId: car.id, symptoms: GRINDING.symptoms };
    expect(await user.call(createDiagnosis, { body: report })).toMatchObject({
      fuel: 'petrol',
      assumed: ['fuel'],
    });
    expect(await user.call(createDiagnosis, { body: { ...report, fuel: 'diesel' } })).toMatchObject(
      { fuel: 'diesel', assumed: [] },
    );
    expect(await change(car.id, { assumed: [] })).toMatchObject({ fuel: 'petrol', assumed: [] });
  });
});

describe('a diagnosis of a saved car', () => {
  const { symptoms } = GRINDING;

  test('takes from the car what is not reported, and belongs to it', async () => {
    const car = await add({ ...FOCUS, fuel: 'petrol', transmission: 'manual', mileage: 61_000 });
    const made = await user.call(createDiagnosis, { body: { vehicleId: car.id, symptoms } });
    expect(made).toMatchObject({
      ...FOCUS,
      fuel: 'petrol',
      transmission: 'manual',
      mileage: 61_000,
      vehicleId: car.id,
      resolvedAt: null,
      outcome: null,
    });
    const told = { vehicleId: car.id, symptoms, mileage: 70_000 };
    expect(await user.call(createDiagnosis, { body: told })).toMatchObject({ mileage: 70_000 });
    expect(await get(car.id)).toMatchObject({ counts: { diagnoses: 2 } });
  });

  test('is the car’s open problem until it is dealt with, and again when it is not', async () => {
    const car = await add();
    const { id } = await user.call(createDiagnosis, { body: { vehicleId: car.id, symptoms } });
    expect((await get(car.id)).openProblem).toMatchObject({ id, nextStep: expect.any(String) });
    expect((await list()).vehicles[0]?.openProblem?.id).toBe(id);
    const resolved = await user.call(resolveDiagnosis, { params: { id } });
    expect(resolved.resolvedAt).not.toBeNull();
    expect((await get(car.id)).openProblem).toBeNull();
    expect(await user.call(resolveDiagnosis, { params: { id } })).toMatchObject({
      resolvedAt: resolved.resolvedAt,
    });
    await user.call(reopenDiagnosis, { params: { id } });
    expect((await get(car.id)).openProblem?.id).toBe(id);
  });

  test('outlives the car', async () => {
    const car = await add();
    const { id } = await user.call(createDiagnosis, { body: { vehicleId: car.id, symptoms } });
    await user.call(deleteVehicle, { params: { id: car.id } });
    expect(await user.call(getDiagnosis, { params: { id } })).toMatchObject(FOCUS);
  });

  test('still asks for make, model and year without one', async () => {
    const answer = await user.request('/api/diagnoses', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ symptoms }),
    });
    const { fields } = (await answer.json()) as { fields: { path: string; message: string }[] };
    expect(answer.status).toBe(400);
    expect(fields).toEqual([
      { path: 'make', message: 'Make is required' },
      { path: 'model', message: 'Model is required' },
      { path: 'year', message: 'Year is required' },
    ]);
  });

  test('is refused for another user’s car, and for one that is too old to diagnose', async () => {
    const stranger = await newUserQuickly(app);
    const theirs = await stranger.call(createVehicle, { body: FOCUS });
    const old = await add({ ...FOCUS, year: 1950 });
    const refused = (vehicleId: string) =>
      codeOf(user.call(createDiagnosis, { body: { vehicleId, symptoms } }));
    expect(await refused(theirs.id)).toBe('db/record-not-found');
    expect(await refused(old.id)).toBe('request/invalid');
  });
});
