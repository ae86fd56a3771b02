import { listLogEntries } from '@wrenchwise/contract/endpoints/log';
import {
  type ImportAnswer,
  importMapped,
  importMappedStream,
  type ImportInspection,
  inspectImport,
} from '@wrenchwise/contract/endpoints/log-import-mapping';
import { listImports, undoImport } from '@wrenchwise/contract/endpoints/log-imports';
import { listMaintenance } from '@wrenchwise/contract/endpoints/maintenance';
import { listVehicles } from '@wrenchwise/contract/endpoints/vehicles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { codeOf } from '../../../../testing/code-of.ts';
import { insertVehicle } from '../../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let owner: QuickUser;
let vehicleId: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, now: () => new Date('2026-06-15T12:00:00Z') });
});
beforeEach(async () => {
  owner = await newUserQuickly(app);
  vehicleId = await insertVehicle(app.database.db, owner.id);
});
afterAll(() => app.close());

type Lines = readonly string[] | Uint8Array<ArrayBuffer>;
type Query = Partial<Record<'dryRun' | 'skipRejected' | 'acceptFalling', 'true'>>;

const fileOf = (lines: Lines): Blob =>
  new Blob([lines instanceof Uint8Array ? lines : lines.join('\n')], { type: 'text/csv' });

const inspect = (lines: Lines, user = owner) =>
  user.call(inspectImport, { query: { fileName: 'log.csv' }, body: fileOf(lines) });

const put = (
  lines: Lines,
  mapping: ImportInspection,
  query: Query = {},
  user = owner,
): Promise<ImportAnswer> =>
  user.call(importMapped, { query, body: { file: fileOf(lines), mapping } });

/** The inspection with its cars going where a test wants them, by name. */
const into = (
  inspection: ImportInspection,
  targets: Readonly<Record<string, string>>,
): ImportInspection => ({
  ...inspection,
  cars: inspection.cars.map((car) => ({ ...car, vehicleId: targets[car.name] ?? 'new' })),
});

const entriesOf = async (id: string, user = owner) =>
  (
    await user.call(listLogEntries, { params: { id }, query: { perPage: 100 } })
  ).entries.toReversed();

const vehiclesOf = async () =>
  (await owner.call(listVehicles, { query: { page: 1, perPage: 50 } })).vehicles;

const TWO_CARS = [
  'car_name,model,mpg,miles,gallons,price,fuelup_date,notes,missed_fuelup,partial_fuelup,brand,odometer',
  'Truck,F-150,18,300,16.5,3.199,2026-01-13,,0,0,Shell,116125',
  'Commuter,Civic,35,320,9.1,3.259,2026-01-20,,0,0,,27961',
  'Truck,F-150,18,298,16.6,3.299,2026-01-27,,0,0,,116423',
];

describe('a file of two cars', () => {
  test('goes into two vehicles, one of which it makes, and is undone as a whole', async () => {
    const inspection = await inspect(TWO_CARS);
    expect(inspection).toMatchObject({
      program: 'fuelly',
      rows: 3,
      cars: [
        { name: 'Truck', rows: 2, vehicleId: 'new' },
        { name: 'Commuter', rows: 1, vehicleId: 'new' },
      ],
    });
    const answer = await put(TWO_CARS, into(inspection, { Truck: vehicleId }));
    expect(answer).toMatchObject({ imported: 3, rejected: [], duplicates: 0 });
    const made = answer.cars.find(({ name }) => name === 'Commuter')?.vehicleId ?? '';
    expect((await entriesOf(vehicleId)).map(({ odometer }) => odometer)).toEqual([
      116_125, 116_423,
    ]);
    expect((await entriesOf(made)).map(({ odometer }) => odometer)).toEqual([27_961]);
    expect((await vehiclesOf()).find(({ id }) => id === made)).toMatchObject({
      nickname: 'Commuter',
      model: 'Civic',
      mileage: 27_961,
    });
    await owner.call(undoImport, { params: { id: answer.importId ?? '' } });
    expect(await entriesOf(vehicleId)).toEqual([]);
    expect((await vehiclesOf()).map(({ id }) => id)).toEqual([vehicleId]);
    expect((await owner.call(listImports, { params: { id: vehicleId } })).imports).toEqual([]);
  });

  test('is imported without the car that is left out, whose rows stop nothing', async () => {
    const falling = [...TWO_CARS, 'Commuter,Civic,35,320,nothing,3.259,2026-02-20,,0,0,,28961'];
    const inspection = await inspect(falling);
    expect(inspection.rejectedCount).toBe(1);
    expect(inspection.sample[0]).toMatchObject({
      volumeUnit: 'gallons-uk',
      distanceUnit: 'miles',
    });
    const mapping = into(inspection, { Truck: vehicleId, Commuter: 'none' });
    const answer = await put(falling, mapping);
    expect(answer).toMatchObject({ imported: 2, rejectedCount: 0 });
    expect(answer.cars.find(({ name }) => name === 'Commuter')?.vehicleId).toBeNull();
    expect(await entriesOf(vehicleId)).toHaveLength(2);
    expect((await vehiclesOf()).map(({ id }) => id)).toEqual([vehicleId]);
  });

  test('is imported in nobody else’s vehicle, and neither seen nor undone by anybody else', async () => {
    const stranger = await newUserQuickly(app);
    const inspection = await inspect(TWO_CARS, stranger);
    const foreign = into(inspection, { Truck: vehicleId });
    expect(await codeOf(put(TWO_CARS, foreign, {}, stranger))).toBe('db/record-not-found');
    expect((await vehiclesOf()).map(({ id }) => id)).toEqual([vehicleId]);
    const own = await put(TWO_CARS, into(await inspect(TWO_CARS), { Truck: vehicleId }));
    const params = { id: own.importId ?? '' };
    expect(await codeOf(stranger.call(undoImport, { params }))).toBe('db/record-not-found');
    expect(await entriesOf(vehicleId)).toHaveLength(2);
  });

  test('is asked about car by car: nothing is written before each has its vehicle', async () => {
    const inspection = await inspect(TWO_CARS);
    const open = {
      ...inspection,
      cars: inspection.cars.map((car) => ({ ...car, vehicleId: null })),
    };
    expect(await codeOf(put(TWO_CARS, open))).toBe('request/invalid');
    const forgotten = { ...inspection, cars: inspection.cars.slice(0, 1) };
    expect(await codeOf(put(TWO_CARS, forgotten))).toBe('request/invalid');
    expect(await vehiclesOf()).toHaveLength(1);
  });
});

const FALLING = [
  'Date,Odometer,Litres,Cost',
  '2026-01-10,50000,40,£60.10',
  '2026-01-20,5040,38,£57.00',
  '2026-01-30,50800,41,£61.50',
];

describe('a row that does not fit', () => {
  test('keeps the others out, unless it is skipped or its odometer is accepted', async () => {
    const mapping = into(await inspect(FALLING), { '': vehicleId });
    expect(mapping.rejected).toMatchObject([
      {
        row: 3,
        reason: 'The odometer, 5,040 miles, is lower than on 10 Jan 2026: 50,000 miles',
        isOdometer: true,
      },
    ]);
    expect(await codeOf(put(FALLING, mapping))).toBe('log/import-has-rejected-rows');
    expect(await entriesOf(vehicleId)).toEqual([]);
    expect(await put(FALLING, mapping, { dryRun: 'true', acceptFalling: 'true' })).toMatchObject({
      importId: null,
      imported: 3,
    });
    expect(await entriesOf(vehicleId)).toEqual([]);
    expect(await put(FALLING, mapping, { skipRejected: 'true' })).toMatchObject({ imported: 2 });
    expect(await put(FALLING, mapping, { acceptFalling: 'true' })).toMatchObject({
      imported: 1,
      duplicates: 2,
    });
    expect((await entriesOf(vehicleId)).map(({ currency }) => currency)).toEqual([
      'GBP',
      'GBP',
      'GBP',
    ]);
  });

  test('is also one that does not fit the log as it is', async () => {
    const first = ['Date,Odometer,Litres,Cost', '2026-03-01,80000,40,£60.00'];
    await put(first, into(await inspect(first), { '': vehicleId }));
    const later = ['Date,Odometer,Litres,Cost', '2026-04-01,79000,40,£60.00'];
    const mapping = into(await inspect(later), { '': vehicleId });
    expect(mapping.rejected).toEqual([]);
    expect(await codeOf(put(later, mapping))).toBe('log/import-has-rejected-rows');
  });
});

test('guesses are changed before a row is written', async () => {
  const lines = ['Date,Odometer,Amount,Volume', '01/02/2026,50000,60,10', '02/02/2026,50200,60,10'];
  const inspection = await inspect(lines);
  const change = (what: string, value: string) => (guess: ImportInspection['guesses'][number]) =>
    guess.what === what ? { ...guess, value } : guess;
  const mapping = into(
    {
      ...inspection,
      guesses: inspection.guesses
        .map(change('dateOrder', 'dmy'))
        .map(change('distance', 'kilometres'))
        .map(change('volume', 'gallons-uk'))
        .map(change('currency', 'CHF')),
    },
    { '': vehicleId },
  );
  await put(lines, mapping);
  expect((await entriesOf(vehicleId))[0]).toMatchObject({
    date: '2026-02-01',
    odometer: 31_068.56,
    litres: 45.461,
    costCents: 6000,
    currency: 'CHF',
  });
});

test('columns that nobody knows are mapped by hand', async () => {
  const lines = ['A;B;C;D', '03.02.2026;80467,2;40,5;60,10 €'];
  const inspection = await inspect(lines);
  expect(inspection.program).toBeUndefined();
  expect(inspection.columns.map(({ head, field }) => [head, field])).toEqual([
    ['A', 'date'],
    ['B', 'ignore'],
    ['C', 'ignore'],
    ['D', 'ignore'],
  ]);
  const fields = { A: 'date', B: 'odometer', C: 'amount', D: 'cost' } as const;
  const known = inspection.columns.map((column) => ({
    ...column,
    field: fields[column.head as keyof typeof fields],
  }));
  const guesses = [{ what: 'distance' as const, value: 'kilometres', sure: true }];
  const mapping = {
    ...inspection,
    columns: known,
    guesses,
    cars: [{ ...(inspection.cars[0] ?? { name: '', rows: 1 }), vehicleId }].map((car) => ({
      make: null,
      model: null,
      year: null,
      registration: null,
      vin: null,
      fuel: null,
      ...car,
    })),
  };
  expect(await put(lines, mapping)).toMatchObject({ imported: 1, rejected: [] });
  expect(await entriesOf(vehicleId)).toMatchObject([
    {
      kind: 'fuel',
      date: '2026-02-03',
      odometer: 50_000,
      litres: 40.5,
      costCents: 6010,
      currency: 'EUR',
    },
  ]);
});

test('Excel’s Unicode text is read as well as Latin-1', async () => {
  const text = [
    'Datum\tKilometerstand\tLiter\tKosten\tTankstelle',
    '03.02.2026\t80467\t40,5\t60,10\tJähn',
  ].join('\r\n');
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  await put(utf16, into(await inspect(utf16), { '': vehicleId }));
  const latin = new Uint8Array(
    Buffer.from(text.replace('03.02', '17.02').replace('80467', '81000'), 'latin1'),
  );
  await put(latin, into(await inspect(latin), { '': vehicleId }));
  expect((await entriesOf(vehicleId)).map(({ place, litres }) => [place, litres])).toEqual([
    ['Jähn', 40.5],
    ['Jähn', 40.5],
  ]);
});

test('reminders become tasks, and go with the import', async () => {
  const lines = [
    'Description,Urgency,Metric,Notes,DueDate,DueOdometer,Tags',
    'Coolant,NotUrgent,Both,,2027-03-01,60000,',
  ];
  const answer = await put(lines, into(await inspect(lines), { '': vehicleId }));
  const tasks = async () =>
    (await owner.call(listMaintenance, { query: { vehicleId, page: 1, perPage: 20 } })).tasks;
  expect(await put(lines, into(await inspect(lines), { '': vehicleId }))).toMatchObject({
    imported: 0,
    duplicates: 1,
  });
  expect(await tasks()).toMatchObject([
    { task: 'Coolant', dueDate: '2027-03-01', dueMileage: 60_000 },
  ]);
  await owner.call(undoImport, { params: { id: answer.importId ?? '' } });
  expect(await tasks()).toEqual([]);
});

test('50,000 rows are written within a minute, with progress, in one piece', async () => {
  const lines = [
    'Date,Odometer,Litres,Cost',
    ...Array.from({ length: 50_000 }, (_, index) => {
      const day = new Date(Date.UTC(2016, 0, 1 + (index % 3650))).toISOString().slice(0, 10);
      return `${day},${1000 + (index % 3650) * 30},${(30 + (index % 17)).toFixed(1)},£${(40 + (index % 29)).toFixed(2)}`;
    }),
  ];
  const mapping = into(await inspect(lines), { '': vehicleId });
  const form = new FormData();
  form.append('file', fileOf(lines), 'log.csv');
  form.append('mapping', JSON.stringify(mapping));
  const began = performance.now();
  const response = await owner.request(importMappedStream.path, { method: 'POST', body: form });
  const text = await response.text();
  const seconds = (performance.now() - began) / 1000;
  expect(text.split('event: progress').length).toBeGreaterThan(2);
  expect(text).toContain('"imported":50000');
  expect(seconds).toBeLessThan(60);
  const { total } = await owner.call(listLogEntries, { params: { id: vehicleId }, query: {} });
  expect(total).toBe(50_000);
});
