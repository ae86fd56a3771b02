import { updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import * as endpoints from '@wrenchwise/contract/endpoints/log';
import { exportLog } from '@wrenchwise/contract/endpoints/log-imports';
import { getVehicleCosts } from '@wrenchwise/contract/endpoints/vehicle-costs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';

import { schema } from '../../../schema.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { insertShare, insertVehicle } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

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

type Body = z.input<typeof endpoints.NewLogEntry>;

const add = (body: Body, who = owner, headers: Record<string, string> = {}) =>
  who.call(endpoints.createLogEntry, { params: { id: vehicleId }, body }, { headers });

const list = (query: z.input<(typeof endpoints.listLogEntries)['query'] & z.ZodType> = {}) =>
  owner.call(endpoints.listLogEntries, { params: { id: vehicleId }, query: Object(query) });

const fillUp = (date: string, odometer: number, rest: Partial<Body> = {}): Body => ({
  kind: 'fuel',
  date,
  odometer,
  litres: 40,
  costCents: 6000,
  currency: 'GBP',
  ...rest,
});

const mileageOf = async () => {
  const { vehicles } = schema;
  const [row] = await app.database.db
    .select({ mileage: vehicles.mileage, on: vehicles.mileageOn })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId));
  return row;
};

describe('the log', () => {
  test('lists the newest first, with the consumption of each full tank', async () => {
    await add(fillUp('2026-01-05', 50_000));
    await add(fillUp('2026-01-12', 50_400));
    await add({ kind: 'odometer', date: '2026-01-08', odometer: 50_200 });
    const { entries, total } = await list();
    expect(total).toBe(3);
    expect(entries.map(({ date, kind, since, category }) => [date, kind, since, category])).toEqual(
      [
        ['2026-01-12', 'fuel', { miles: 400, amount: 40 }, 'fuel'],
        ['2026-01-08', 'odometer', null, null],
        ['2026-01-05', 'fuel', null, 'fuel'],
      ],
    );
  });

  test('is filtered by kind, category, days and words, and shown by pages', async () => {
    await add(fillUp('2026-01-05', 50_000, { place: 'Shell, 100% green' }));
    const tyres = { kind: 'service', title: 'Front tyres', category: 'tyres' } as const;
    await add({ ...tyres, date: '2026-02-05' });
    await add({
      kind: 'expense',
      date: '2026-03-05',
      category: 'toll',
      costCents: 1,
      currency: 'GBP',
    });
    const dates = async (query: object) => (await list(query)).entries.map(({ date }) => date);
    expect(await dates({ kind: 'service' })).toEqual(['2026-02-05']);
    expect(await dates({ category: 'toll' })).toEqual(['2026-03-05']);
    expect(await dates({ from: '2026-02-01', to: '2026-02-28' })).toEqual(['2026-02-05']);
    expect(await dates({ search: 'TYRES' })).toEqual(['2026-02-05']);
    expect(await dates({ search: '100%' })).toEqual(['2026-01-05']);
    expect(await dates({ page: 2, perPage: 2 })).toEqual(['2026-01-05']);
  });

  test('takes what its kind needs, and says at the field what is missing', async () => {
    const asked: [Body, string, string][] = [
      [{ kind: 'odometer', date: '2026-01-05' }, 'odometer', 'Odometer is required'],
      [{ kind: 'fuel', date: '2026-01-05' }, 'litres', 'Fuel is required'],
      [{ kind: 'charge', date: '2026-01-05' }, 'kwh', 'Energy is required'],
      [{ kind: 'service', date: '2026-01-05' }, 'title', 'Please say what was done'],
      [
        { kind: 'expense', date: '2026-01-05', costCents: 5, currency: 'GBP' },
        'category',
        'Please choose a category',
      ],
      [
        { kind: 'fuel', date: '2026-01-05', litres: 5, costCents: 5 },
        'currency',
        'Please choose a currency',
      ],
      [
        { kind: 'odometer', date: '2026-06-16', odometer: 5 },
        'date',
        'The date cannot be in the future',
      ],
      [
        { kind: 'odometer', date: '2026-02-31', odometer: 5 },
        'date',
        'Date is not a date that exists',
      ],
      [{ kind: 'odometer', date: '', odometer: 5 }, 'date', 'Please enter a date'],
    ];
    for (const [body, path, message] of asked) {
      await expect(add(body)).rejects.toMatchObject({
        code: 'request/invalid',
        fields: [{ path, message }],
      });
    }
    expect((await list()).total).toBe(0);
  });

  test('is added to once for one idempotency key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = fillUp('2026-01-05', 50_000);
    const [first, second] = await Promise.all([
      add(body, owner, headers),
      add(body, owner, headers),
    ]);
    expect(second).toEqual(first);
    expect((await list()).total).toBe(1);
    expect(await codeOf(add(fillUp('2026-01-06', 50_001), owner, headers))).toBe(
      'request/idempotency-conflict',
    );
  });

  test('is changed, and what is deleted comes back', async () => {
    const { id } = await add(fillUp('2026-01-05', 50_000));
    const params = { id };
    const changed = await owner.call(endpoints.updateLogEntry, {
      params,
      body: fillUp('2026-01-06', 50_010, { place: 'Shell' }),
    });
    expect(changed).toMatchObject({ date: '2026-01-06', odometer: 50_010, place: 'Shell' });
    await owner.call(endpoints.deleteLogEntry, { params });
    expect((await list()).total).toBe(0);
    expect(await codeOf(owner.call(endpoints.deleteLogEntry, { params }))).toBe(
      'db/record-not-found',
    );
    expect(await owner.call(endpoints.restoreLogEntry, { params })).toMatchObject({ id });
    expect((await list()).total).toBe(1);
  });
});

describe('what was typed', () => {
  test('stays in its unit and currency when the place changes', async () => {
    const driver = await newUserQuickly(app);
    const theirs = await insertVehicle(app.database.db, driver.id);
    const params = { id: theirs };
    const body = fillUp('2026-02-01', 41_000, { litres: 45.2, costCents: 6000, currency: 'GBP' });
    await driver.call(endpoints.createLogEntry, { params, body });
    await driver.call(updateMe, { body: { country: 'US' } });
    const inGallons = fillUp('2026-03-01', 41_500, {
      litres: 37.854,
      volumeUnit: 'gallons-us',
      costCents: 4500,
      currency: 'USD',
    });
    await driver.call(endpoints.createLogEntry, { params, body: inGallons });
    await driver.call(updateMe, { body: { country: 'DE' } });
    const { entries } = await driver.call(endpoints.listLogEntries, { params, query: {} });
    expect(
      entries.map(({ litres, volumeUnit, odometer, distanceUnit, costCents, currency }) => [
        litres,
        volumeUnit,
        odometer,
        distanceUnit,
        costCents,
        currency,
      ]),
    ).toEqual([
      [37.854, 'gallons-us', 41_500, 'miles', 4500, 'USD'],
      [45.2, 'litres', 41_000, 'miles', 6000, 'GBP'],
    ]);
    const costs = await driver.call(getVehicleCosts, { params, query: {} });
    expect(costs.spending.map(({ currency, totalCents }) => [currency, totalCents])).toEqual([
      ['GBP', 6000],
      ['USD', 4500],
    ]);
  });

  test('is asked about when no tank holds as much, and taken when it is confirmed', async () => {
    const slip = fillUp('2026-02-01', 50_000, { litres: 171.1 });
    await expect(add(slip)).rejects.toMatchObject({
      code: 'log/implausible-fill',
      status: 409,
      fields: [{ path: 'litres' }],
    });
    expect((await list()).total).toBe(0);
    expect(await add({ ...slip, confirm: true })).toMatchObject({ litres: 171.1 });
    // A pick-up's two tanks are filled without a question.
    expect(await add(fillUp('2026-02-08', 50_400, { litres: 136 }))).toMatchObject({ litres: 136 });
  });
});

describe('a mistyped odometer', () => {
  test('is caught with the range that is expected, and taken when it is confirmed', async () => {
    await add({ kind: 'odometer', date: '2026-01-01', odometer: 50_000 });
    await add({ kind: 'odometer', date: '2026-03-01', odometer: 52_000 });
    const slip = { kind: 'odometer', date: '2026-02-01', odometer: 5_100 } as const;
    await expect(add(slip)).rejects.toMatchObject({
      code: 'log/implausible-odometer',
      status: 409,
      fields: [
        {
          path: 'odometer',
          message:
            'By the other readings, between 50,000 miles and 52,000 miles is expected on this day',
        },
      ],
    });
    expect(await add({ ...slip, confirm: true })).toMatchObject({ odometer: 5_100 });
  });

  test('can be corrected: the vehicle follows the newest reading', async () => {
    const { id } = await add({ kind: 'odometer', date: '2026-01-01', odometer: 500_000 });
    expect(await mileageOf()).toEqual({ mileage: 500_000, on: '2026-01-01' });
    const body = { kind: 'odometer', date: '2026-01-01', odometer: 50_000 } as const;
    await owner.call(endpoints.updateLogEntry, { params: { id }, body });
    expect(await mileageOf()).toEqual({ mileage: 50_000, on: '2026-01-01' });
    await owner.call(endpoints.deleteLogEntry, { params: { id } });
    expect(await mileageOf()).toEqual({ mileage: null, on: null });
  });
});

describe('costs', () => {
  test('of a period are shown by currency, with consumption and odometer', async () => {
    await add(fillUp('2026-01-05', 50_000));
    await add(fillUp('2026-02-05', 50_400));
    await add(fillUp('2026-03-05', 50_800, { currency: 'EUR' }));
    const costs = await owner.call(getVehicleCosts, {
      params: { id: vehicleId },
      query: { from: '2026-01-01', to: '2026-02-28' },
    });
    expect(costs).toMatchObject({
      miles: 400,
      spending: [{ currency: 'GBP', totalCents: 12_000, perMile: 30 }],
      stretches: [{ kind: 'fuel', miles: 400, amount: 40 }],
      odometer: [
        { date: '2026-01-05', odometer: 50_000 },
        { date: '2026-02-05', odometer: 50_400 },
      ],
    });
  });
});

describe('the CSV of a log', () => {
  test('has a head even without rows, and no cell that a spreadsheet would run', async () => {
    const sheet = async () =>
      (await owner.call(exportLog, { params: { id: vehicleId }, query: {} })).text();
    expect(await sheet()).toMatch(/^date,kind,odometer_miles,/);
    await add({ kind: 'service', date: '2026-01-05', title: '=1+1', notes: '@x' });
    expect(await sheet()).toContain("2026-01-05,service,,,,,no,,,service,'=1+1,,'@x,");
  });
});

describe('a shared vehicle', () => {
  test('has one log: those who may edit write it, those who may look read it', async () => {
    const { db } = app.database;
    const [viewer, editor, stranger] = await Promise.all([
      newUserQuickly(app),
      newUserQuickly(app),
      newUserQuickly(app),
    ]);
    await insertShare(db, { vehicleId, userId: owner.id, memberId: viewer.id, role: 'view' });
    await insertShare(db, { vehicleId, userId: owner.id, memberId: editor.id, role: 'edit' });
    const { id } = await add(fillUp('2026-01-05', 50_000), editor);
    expect((await list()).entries.map((entry) => entry.id)).toEqual([id]);
    expect(await mileageOf()).toMatchObject({ mileage: 50_000 });
    const seen = await viewer.call(endpoints.listLogEntries, {
      params: { id: vehicleId },
      query: {},
    });
    expect(seen.total).toBe(1);
    expect(await codeOf(add(fillUp('2026-01-06', 50_010), viewer))).toBe('vehicle/view-only');
    expect(await codeOf(viewer.call(endpoints.deleteLogEntry, { params: { id } }))).toBe(
      'vehicle/view-only',
    );
    expect(await codeOf(add(fillUp('2026-01-06', 50_010), stranger))).toBe('db/record-not-found');
  });
});
