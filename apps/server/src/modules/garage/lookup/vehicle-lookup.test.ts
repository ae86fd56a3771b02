import { lookUpVehicle } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SAMPLE_CARS } from '../../../platform/adapters/vehicle-register/sample-cars.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let user: QuickUser;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, now: () => new Date('2026-11-22T12:00:00Z') });
  user = await newUserQuickly(app);
});
afterAll(() => app.close());

const lookUp = (registration: string) => user.call(lookUpVehicle, { query: { registration } });
const problemOf = async (query: string) => {
  const answer = await user.request(`/api/vehicle-lookup?${query}`);
  return { status: answer.status, ...((await answer.json()) as object) };
};

describe('DVLA’s test plates are answered as by its test service', () => {
  test.each([
    [
      'AA19AAA',
      {
        make: 'FORD',
        yearOfManufacture: 2019,
        colour: 'RED',
        engineCapacity: 2000,
        taxStatus: 'Taxed',
      },
    ],
    ['AA19EEE', { make: 'FORD', yearOfManufacture: 2019 }],
    ['AA19PPP', { make: 'FORD', yearOfManufacture: 2019 }],
    ['L2WPS', { plate: 'L2 WPS', taxStatus: 'Untaxed', taxDueDate: '2025-11-22' }],
    ['AA19SRN', { taxStatus: 'SORN' }],
    ['AA19DSL', { fuelType: 'DIESEL' }],
    ['AA19MOT', { motStatus: 'Valid', motExpiryDate: '2027-11-22', nextMotDue: '2027-11-22' }],
    ['AA19AMP', { fuelType: 'ELECTRICITY', co2Emissions: 0 }],
  ])('%s', async (plate, facts) => {
    const found = await lookUp(plate);
    expect(found).toMatchObject({ ...facts, source: 'sample', missing: [], attribution: null });
    expect(new Set(Object.values(found.sources))).toEqual(new Set(['sample']));
  });

  test.each([
    ['ER19BAD', 400, 'Please enter a valid UK registration number'],
    ['ER19NFD', 404, 'Vehicle details not found for this registration'],
    ['ER19THR', 503, 'The vehicle register is busy. Please try again in a minute.'],
    ['ER19ERR', 502, 'Failed to lookup vehicle details'],
    [
      'ER19MNT',
      503,
      'The vehicle register is not available at the moment. Please try again later.',
    ],
  ])('%s', async (plate, status, detail) => {
    expect(await problemOf(`registration=${plate}`)).toMatchObject({ status, detail });
  });
});

describe('a registration', () => {
  test.each(['AA19 AAA', 'aa19aaa', ' aa-19.aaa '])('may be typed as %s', async (typed) => {
    expect((await lookUp(typed)).registration).toBe('AA19AAA');
  });

  test.each(['', 'registration=', 'registration=%20-%20', 'registration=%F0%9F%98%80'])(
    'is required: %s',
    async (query) => {
      expect(await problemOf(query)).toMatchObject({
        status: 400,
        code: 'vehicle/registration-required',
        detail: 'Registration number is required',
        fields: [{ path: 'registration', message: 'Registration number is required' }],
      });
    },
  );

  test.each(['HELLO', 'ABC1234', 'A1234BCD', '12345678', "AA19AAA'--1"])(
    'has to be of the United Kingdom: %s',
    async (typed) => {
      expect(await problemOf(`registration=${encodeURIComponent(typed)}`)).toMatchObject({
        status: 400,
        code: 'vehicle/invalid-registration',
        detail: 'Please enter a valid UK registration number',
      });
    },
  );

  test('is for those who are signed in', async () => {
    const answer = await app.newBrowser().request('/api/vehicle-lookup?registration=AA19AAA');
    expect(answer.status).toBe(401);
  });

  test('is looked up thirty times a minute by one user', async () => {
    const limited = await openTestApp({ db: app.database.db, environment: { RATE_LIMIT: '1' } });
    const asking = await newUserQuickly(limited);
    const statuses: number[] = [];
    for (let asked = 0; asked < 31; asked += 1) {
      statuses.push((await asking.request('/api/vehicle-lookup?registration=AA19AAA')).status);
    }
    await limited.close();
    expect([statuses.filter((status) => status === 200).length, statuses[30]]).toEqual([30, 429]);
  });
});

describe('the sample cars', () => {
  test.each(SAMPLE_CARS.map(({ registration }) => [registration]))('%s is found', async (plate) => {
    const found = await lookUp(plate);
    expect(found.source).toBe('sample');
    expect(found.vehicle.make).toMatch(/^\p{Lu}/u);
    // Every wording is one that is understood.
    for (const { text, reading } of found.openAdvisories) {
      expect({ text, task: reading?.task }).toEqual({ text, task: expect.any(String) });
    }
  });

  test('an advisory that came back: since when, and the task that deals with it', async () => {
    const { openAdvisories, vehicle } = await lookUp('SA15MPL');
    expect(vehicle).toEqual({
      make: 'Ford',
      model: 'Focus',
      year: 2015,
      fuel: 'petrol',
      mileage: 92_966,
    });
    expect(openAdvisories.find(({ text }) => text.startsWith('Front Brake disc'))).toMatchObject({
      foundOn: ['2020-06-22', '2021-06-18', '2024-06-11', '2025-06-10', '2025-06-12', '2026-06-09'],
      reading: { system: 'brakes', axle: 'front', task: 'Replace the front brake discs and pads' },
    });
    expect(openAdvisories.some(({ text }) => text.includes('Suspension arm'))).toBe(false);
  });

  test('a clocked car is shown by its mileage', async () => {
    const { mileage } = await lookUp('SA10CLK');
    expect(mileage.anomalies).toMatchObject([
      { kind: 'fall', date: '2021-04-12', miles: 74_206, before: { miles: 139_418 } },
    ]);
  });

  test('an import whose kilometres were taken for miles', async () => {
    const { mileage, vehicle } = await lookUp('SA16KMS');
    expect(mileage.anomalies.map(({ kind, date }) => [kind, date])).toEqual([
      ['unit', '2021-07-20'],
      ['unit', '2022-07-19'],
    ]);
    expect(vehicle.mileage).toBe(84_177);
  });

  test('a mistyped odometer is no clocked car, and a private-hire car has no anomaly', async () => {
    expect((await lookUp('S123MPL')).mileage.anomalies).toMatchObject([
      { kind: 'slip', likely: 134_100 },
    ]);
    expect((await lookUp('SA67TAX')).mileage.anomalies).toEqual([]);
  });

  test('a new car has no MOT yet, an electric one no engine, another a recall', async () => {
    expect(await lookUp('SA74NEW')).toMatchObject({ motTests: [], nextMotDue: '2027-10-17' });
    const electric = await lookUp('SA21EVC');
    expect([electric.engineCapacity, electric.vehicle.fuel]).toEqual([undefined, 'electric']);
    expect((await lookUp('SA18RCL')).hasOutstandingRecall).toBe('Yes');
  });

  test('a car that failed and has not passed since has no MOT', async () => {
    const { motStatus, openAdvisories } = await lookUp('S7MPL');
    expect(motStatus).toBe('Not valid');
    expect(openAdvisories.filter(({ type }) => type === 'DANGEROUS')).toHaveLength(1);
  });
});
