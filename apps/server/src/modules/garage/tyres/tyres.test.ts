import { listLogEntries } from '@wrenchwise/contract/endpoints/log';
import * as endpoints from '@wrenchwise/contract/endpoints/tyres';
import { createVehicle, getVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { isOn, tyreMiles } from '@wrenchwise/rules/garage/tyres';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { inDays } from '../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { vehicleShares } from '../vehicles/vehicles.tables.ts';

let app: TestApp;
let owner: QuickUser;
let vehicleId: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
beforeEach(async () => {
  owner = await newUserQuickly(app);
  const body = { make: 'Ford', model: 'Focus', year: 2015 };
  vehicleId = (await owner.call(createVehicle, { body })).id;
});
afterAll(() => app.close());

const addSet = (name: string, who: QuickUser = owner) =>
  who.call(endpoints.createTyreSet, {
    params: { id: vehicleId },
    body: { name, season: 'winter', size: '205/55 R16 91H' },
  });
const swap = (setId: string, date: string, odometer: number | null, who: QuickUser = owner) =>
  who.call(endpoints.swapTyres, {
    params: { id: vehicleId },
    body: { setId, date, odometer },
  });
const list = async (who: QuickUser = owner) =>
  (await who.call(endpoints.listTyreSets, { params: { id: vehicleId } })).sets;
const onNow = async () => (await list()).filter(isOn).map(({ name }) => name);
const logged = async () =>
  (await owner.call(listLogEntries, { params: { id: vehicleId }, query: {} })).entries.map(
    ({ title }) => title,
  );

describe('a swap', () => {
  test('puts one set on and the other off, is in the log, and counts the distance of each', async () => {
    const [summer, winter] = [await addSet('Summer set'), await addSet('Winter set')];
    await swap(summer.id, '2025-04-01', 40_000);
    await swap(winter.id, '2025-11-01', 46_000);
    expect(await onNow()).toEqual(['Winter set']);
    expect(await logged()).toEqual(['Tyres fitted: Winter set', 'Tyres fitted: Summer set']);
    const { mileage } = await owner.call(getVehicle, { params: { id: vehicleId } });
    expect(mileage).toBe(46_000);
    const [first, second] = await list();
    expect(first && tyreMiles(first, 47_500).miles).toBe(6000);
    expect(second && tyreMiles(second, 47_500).miles).toBe(1500);
  });

  test('is taken back with its entry, the last one only', async () => {
    const [summer, winter] = [await addSet('Summer set'), await addSet('Winter set')];
    const first = await swap(summer.id, '2025-04-01', 40_000);
    const second = await swap(winter.id, '2025-11-01', null);
    const undo = (swapId: string) =>
      owner.call(endpoints.undoTyreSwap, { params: { id: vehicleId, swapId } });
    expect(await codeOf(undo(first.swapId))).toBe('db/record-not-found');
    await undo(second.swapId);
    expect(await onNow()).toEqual(['Summer set']);
    expect(await logged()).toEqual(['Tyres fitted: Summer set']);
    await undo(first.swapId);
    expect(await onNow()).toEqual([]);
  });

  test('is refused for a set that is on, a day before the last swap, and an odometer that does not fit', async () => {
    const [summer, winter] = [await addSet('Summer set'), await addSet('Winter set')];
    await swap(summer.id, '2025-04-01', 40_000);
    expect(await codeOf(swap(summer.id, '2025-05-01', 41_000))).toBe('tyres/already-on');
    expect(await codeOf(swap(winter.id, '2025-03-01', null))).toBe('request/invalid');
    expect(await codeOf(swap(winter.id, '2025-11-01', 30_000))).toBe('log/implausible-odometer');
    expect(await codeOf(swap(vehicleId, '2025-11-01', null))).toBe('db/record-not-found');
    expect(await onNow()).toEqual(['Summer set']);
    expect(await logged()).toHaveLength(1);
  });

  test('of two at once leaves one set on', async () => {
    const sets = [await addSet('Summer set'), await addSet('Winter set')];
    await Promise.allSettled(sets.map(({ id }) => swap(id, '2025-04-01', null)));
    expect(await onNow()).toHaveLength(1);
  });
});

describe('tread', () => {
  const measure = (id: string, date: string, mm: number, who: QuickUser = owner) =>
    who.call(endpoints.addTread, {
      params: { id },
      body: { date, depths: { 'front-left': mm, 'front-right': mm } },
    });

  test('is listed by its day, however late it was typed, and deleted', async () => {
    const { id } = await addSet('Winter set');
    await measure(id, '2026-01-02', 5);
    const { treads } = await measure(id, '2025-01-02', 7);
    expect(treads.map(({ date }) => date)).toEqual(['2025-01-02', '2026-01-02']);
    const params = { id, treadId: treads[0]?.id ?? '' };
    await owner.call(endpoints.deleteTread, { params });
    expect(await codeOf(owner.call(endpoints.deleteTread, { params }))).toBe('db/record-not-found');
    expect((await list())[0]?.treads).toHaveLength(1);
  });

  test('is of a day that was, of a depth that tyres have, and of one tyre at least', async () => {
    const { id } = await addSet('Winter set');
    const refused = (body: object) =>
      owner.request(`/api/tyre-sets/${id}/treads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ date: '2026-01-02', depths: { 'front-left': 5 }, ...body }),
      });
    const tomorrow = inDays(2).toISOString().slice(0, 10);
    for (const body of [
      { date: tomorrow },
      { depths: {} },
      { depths: { 'front-left': 26 } },
      { depths: { roof: 5 } },
    ]) {
      expect((await refused(body)).status).toBe(400);
    }
  });

  test('beyond the sixtieth measurement lets the oldest go', async () => {
    const { id } = await addSet('Winter set');
    const treads = JSON.stringify(
      Array.from({ length: endpoints.MAX_TREADS }, (_, at) => ({
        id: `5b0f3f5e-3f6f-4a55-8a0e-6f1f7a0c2b${String(at).padStart(2, '0')}`,
        date: '2020-01-01',
        depths: { spare: 5 },
      })),
    );
    await app.database.db.execute(
      sql`update tyre_sets set treads = ${treads}::jsonb where id = ${id}`,
    );
    const { treads: stored } = await measure(id, '2026-01-02', 5);
    expect(stored).toHaveLength(endpoints.MAX_TREADS);
    expect(stored.at(-1)?.date).toBe('2026-01-02');
  });

  test('is measured by whoever may edit the car, and by nobody else', async () => {
    const { id } = await addSet('Winter set');
    const [viewer, stranger] = [await newUserQuickly(app), await newUserQuickly(app)];
    await app.database.db.insert(vehicleShares).values({
      vehicleId,
      userId: owner.id,
      memberId: viewer.id,
      email: viewer.email,
      role: 'view',
      expiresAt: inDays(7),
      acceptedAt: inDays(-1),
    });
    expect(await list(viewer)).toHaveLength(1);
    expect(await codeOf(measure(id, '2026-01-02', 5, viewer))).toBe('vehicle/view-only');
    expect(await codeOf(swap(id, '2025-04-01', null, viewer))).toBe('vehicle/view-only');
    expect(await codeOf(measure(id, '2026-01-02', 5, stranger))).toBe('db/record-not-found');
    expect(await codeOf(list(stranger))).toBe('db/record-not-found');
  });
});
