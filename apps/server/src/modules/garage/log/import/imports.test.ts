import { deleteLogEntry, listLogEntries } from '@wrenchwise/contract/endpoints/log';
import * as endpoints from '@wrenchwise/contract/endpoints/log-imports';
import type { DateOrder, ImportProgram } from '@wrenchwise/rules/garage/log-import';
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
  owner = await newUserQuickly(app);
});
beforeEach(async () => {
  vehicleId = await insertVehicle(app.database.db, owner.id);
});
afterAll(() => app.close());

type Query = Partial<{
  format: ImportProgram;
  dryRun: 'true' | 'false';
  skipRejected: 'true' | 'false';
  records: endpoints.LubeLoggerRecords;
  distance: 'miles' | 'kilometres';
  volume: 'litres' | 'gallons-uk' | 'gallons-us';
  dateOrder: DateOrder;
  currency: string;
}>;

const run = (lines: readonly string[] | string, query: Query = {}) =>
  owner.call(endpoints.importLog, {
    params: { id: vehicleId },
    query: { currency: 'GBP', volume: 'litres', ...query },
    body: new Blob([typeof lines === 'string' ? lines : lines.join('\n')], { type: 'text/csv' }),
  });

const entries = async () =>
  (
    await owner.call(listLogEntries, { params: { id: vehicleId }, query: { perPage: 100 } })
  ).entries.toReversed();

const LUBELOGGER_FUEL = [
  'Date,Odometer,FuelConsumed,Cost,FuelEconomy,IsFillToFull,MissedFuelUp,Notes,Tags',
  '13/01/2026,50000,40.5,60.75,0,True,False,"A note, with a comma",motorway trip',
  '27/01/2026,50400,35,52.5,0,True,True,,',
];

describe('LubeLogger', () => {
  test('’s fill-ups come without loss', async () => {
    const report = await run(LUBELOGGER_FUEL);
    expect(report).toMatchObject({ format: 'lubelogger', accepted: 2, rejectedCount: 0 });
    expect(report.readAs).toEqual({
      distance: 'miles',
      volume: 'litres',
      dateOrder: 'dmy',
      currency: 'GBP',
      records: 'fuel',
    });
    expect(await entries()).toMatchObject([
      {
        kind: 'fuel',
        date: '2026-01-13',
        odometer: 50_000,
        litres: 40.5,
        costCents: 6075,
        isFull: true,
        isAfterGap: false,
        notes: 'A note, with a comma\nTags: motorway trip',
      },
      { date: '2026-01-27', isAfterGap: true, importId: report.importId },
    ]);
  });

  test.each([
    ['service', 'service', 'service'],
    ['repair', 'service', 'repair'],
    ['upgrade', 'service', 'other'],
  ] as const)('’s %s records are work done', async (records, kind, category) => {
    const rows = [
      'Date,Odometer,Description,Notes,Cost,Tags',
      '2026-01-13,0,Oil change,,"£1,249.50",',
    ];
    await run(rows, { records });
    expect(await entries()).toMatchObject([
      { kind, category, title: 'Oil change', odometer: null, costCents: 124_950 },
    ]);
  });

  test('’s tax and odometer records are known by their columns', async () => {
    await run(['Date,Description,Notes,Cost,Tags', '2026-01-13,Road tax,,190,']);
    await run(['Date,InitialOdometer,Odometer,Notes,Tags', '2026-01-14,50000,50120,,']);
    expect(await entries()).toMatchObject([
      { kind: 'expense', category: 'tax', title: 'Road tax', costCents: 19_000 },
      { kind: 'odometer', odometer: 50_120 },
    ]);
  });
});

test('Fuelly gives a price a unit, and US gallons where there are no litres', async () => {
  const rows = [
    'car_name,model,mpg,miles,gallons,price,city_percentage,fuelup_date,date_added,tags,notes,missed_fuelup,partial_fuelup,brand,odometer',
    'Focus,Ford,30,300,10,3.5,50,2026-01-13,2026-01-13,,,0,1,Shell,50000',
  ];
  const { format } = await run(rows, { currency: 'USD', volume: 'gallons-us' });
  expect(format).toBe('fuelly');
  expect(await entries()).toMatchObject([
    { litres: 37.854, costCents: 3500, currency: 'USD', isFull: false, place: 'Shell' },
  ]);
});

test('Fuelio has sections: fill-ups in kilometres, costs by its own categories', async () => {
  const report = await run(
    [
      '"## Vehicle"',
      '"Name","Description","DistUnit","FuelUnit"',
      '"Focus","",0,0',
      '"## Log"',
      '"Data","Odo (km)","Fuel (litres)","Full","Price (optional)","l/100km (optional)","City (optional)","Notes (optional)","Missed"',
      '"2026-01-13 08:15","80467.2","40","1","60.00","","Ely","","0"',
      '"## CostCategories"',
      '"CostTypeID","Name","priority","color"',
      '"3","Parking","0",""',
      '"## Costs"',
      '"CostTitle","Date","Odo","CostTypeID","Notes","Cost","flag","isIncome"',
      '"Station","2026-01-14","0","3","","4.50","0","0"',
      '"Sold the roof box","2026-01-15","0","3","","80","0","1"',
    ].join('\r\n'),
    { skipRejected: 'true' },
  );
  expect(report).toMatchObject({
    format: 'fuelio',
    readAs: { distance: 'kilometres' },
    rejected: [{ line: 13, message: 'Income has no place in the log' }],
  });
  expect(await entries()).toMatchObject([
    { kind: 'fuel', odometer: 50_000, litres: 40, place: 'Ely' },
    { kind: 'expense', category: 'parking', title: 'Station', costCents: 450 },
  ]);
});

test('Drivvo has sections as well, with decimal commas', async () => {
  const report = await run([
    '##Refuelling',
    '"Odometer (mi)";"Date";"Fuel";"Price / L";"Total cost";"Volume";"Full tank";"Gas station"',
    '"50.000";"13/01/2026 08:15";"Petrol";"1,50";"60,00";"40,00";"Yes";"Shell"',
    '##Expense',
    '"Odometer (mi)";"Date";"Total cost";"Expense type";"Place"',
    '"50.100";"14/01/2026";"4,50";"Car wash";"Ely"',
  ]);
  expect(report.format).toBe('drivvo');
  expect(await entries()).toMatchObject([
    { kind: 'fuel', odometer: 50_000, litres: 40, costCents: 6000, isFull: true },
    { kind: 'expense', category: 'cleaning', odometer: 50_100, costCents: 450 },
  ]);
});

test('our own export comes back as it was', async () => {
  await run([...LUBELOGGER_FUEL, '']);
  const service =
    'Date,Odometer,Description,Notes,Cost,Tags\n2026-02-01,50500,"=SUM(A1)","-x\n@y",12.5,';
  await run(service);
  const before = await entries();
  const csv = await (
    await owner.call(endpoints.exportLog, { params: { id: vehicleId }, query: {} })
  ).text();
  vehicleId = await insertVehicle(app.database.db, owner.id);
  const { format, readAs } = await run(csv, { distance: 'kilometres' });
  expect([format, readAs.distance]).toEqual(['wrenchwise', 'miles']);
  const told = (list: typeof before) =>
    list.map(({ kind, date, odometer, litres, isFull, costCents, currency, category, ...rest }) => [
      [kind, date, odometer, litres, isFull, costCents, currency, category],
      [rest.isAfterGap, rest.title, rest.place, rest.notes, rest.since],
    ]);
  expect(told(await entries())).toEqual(told(before));
});

describe('rows that cannot be imported', () => {
  const rows = [
    ...LUBELOGGER_FUEL,
    '31/02/2026,50500,40,60,0,True,False,,',
    '14/02/2026,fifty,40,60,0,True,False,,',
    '15/02/2026,50600,,60,0,True,False,,',
    '16/06/2026,50600,40,60,0,True,False,,',
  ];

  test('are named in a dry run, each with its line and why, and nothing is written', async () => {
    const { importId, accepted, rejected } = await run(rows, { dryRun: 'true' });
    expect([importId, accepted]).toEqual([null, 2]);
    expect(rejected.map(({ line, message }) => [line, message])).toEqual([
      [4, 'This is no date: 31/02/2026'],
      [5, 'Odometer is not a number: fifty'],
      [6, 'Fuel is missing'],
      [7, 'The date is in the future: 16/06/2026'],
    ]);
    expect(await entries()).toEqual([]);
  });

  test('keep the others out as well, unless they are to be skipped', async () => {
    await expect(run(rows)).rejects.toMatchObject({ code: 'log/import-has-rejected-rows' });
    expect(await entries()).toEqual([]);
    expect(await run(rows, { skipRejected: 'true' })).toMatchObject({ accepted: 2 });
    expect(await entries()).toHaveLength(2);
  });
});

test('what the log has already is not imported again, but what is equal within a file is', async () => {
  const parking = '2026-01-13,Parking,,4.50,';
  const rows = ['Date,Description,Notes,Cost,Tags', parking, parking];
  expect(await run(rows)).toMatchObject({ accepted: 2, duplicates: 0 });
  const again = await run([...rows, parking]);
  expect(again).toMatchObject({ accepted: 1, duplicates: 2 });
});

test('an import is undone as a whole', async () => {
  const { importId } = await run(LUBELOGGER_FUEL);
  const list = () => owner.call(endpoints.listImports, { params: { id: vehicleId } });
  expect((await list()).imports).toMatchObject([{ id: importId, rows: 2, format: 'lubelogger' }]);
  const [first] = await entries();
  await owner.call(deleteLogEntry, { params: { id: first?.id ?? '' } });
  await owner.call(endpoints.undoImport, { params: { id: importId ?? '' } });
  expect(await entries()).toEqual([]);
  expect((await list()).imports).toEqual([]);
});

describe('refused', () => {
  test.each([
    ['nothing', ''],
    ['a picture', '\u0089PNG\0\0'],
    ['a table of something else', 'Name,Age\nSam,40'],
  ])('is %s', async (_, text) => {
    expect(await codeOf(run(text))).toBe('log/import-unreadable');
  });

  test('are more than 100,000 rows; 50,000 are read', async () => {
    const rows = (count: number) => [
      'Date,InitialOdometer,Odometer,Notes,Tags',
      ...Array.from({ length: count }, (_, index) => `2026-01-13,0,${index},,`),
    ];
    expect(await codeOf(run(rows(100_001)))).toBe('log/import-too-large');
    expect(await run(rows(50_000), { dryRun: 'true' })).toMatchObject({ accepted: 50_000 });
  });
});
