import {
  createLogEntry,
  deleteLogEntry,
  restoreLogEntry,
  updateLogEntry,
} from '@wrenchwise/contract/endpoints/log';
import * as endpoints from '@wrenchwise/contract/endpoints/supplies';
import { createVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { insertShare } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

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

const OIL = { name: 'Engine oil 5W-30', unit: 'litres', left: 5, lowAt: 4 } as const;
const stock = (who: QuickUser = owner, body: object = {}) =>
  who.call(endpoints.createSupply, { body: { ...OIL, ...body } });
const leftOf = async (who: QuickUser = owner) =>
  (await who.call(endpoints.listSupplies, { query: {} })).supplies.map(({ left }) => left);
const job = (uses: { supplyId: string; amount: number }[], who: QuickUser = owner) =>
  who.call(createLogEntry, {
    params: { id: vehicleId },
    body: { kind: 'service', date: '2026-03-02', title: 'Oil change', supplies: uses },
  });

test('a job takes from the shelf, and gives it back while its entry is deleted', async () => {
  const { id } = await stock();
  const entry = await job([{ supplyId: id, amount: 4.25 }]);
  expect(await leftOf()).toEqual([0.75]);
  const params = { id: entry.id };
  const body = { kind: 'service', date: '2026-03-02', title: 'Oil change' } as const;
  await owner.call(updateLogEntry, { params, body });
  expect(await leftOf()).toEqual([0.75]);
  await owner.call(updateLogEntry, {
    params,
    body: { ...body, supplies: [{ supplyId: id, amount: 4 }] },
  });
  expect(await leftOf()).toEqual([1]);
  await owner.call(deleteLogEntry, { params });
  expect(await leftOf()).toEqual([5]);
  await owner.call(restoreLogEntry, { params });
  expect(await leftOf()).toEqual([1]);
});

test('what was used stays used when the car is erased', async () => {
  const { id } = await stock();
  await job([{ supplyId: id, amount: 4 }]);
  await app.database.db.execute(sql`delete from vehicles where id = ${vehicleId}`);
  expect(await leftOf()).toEqual([1]);
});

test('more was bought: what is left is what is said now', async () => {
  const { id } = await stock();
  await job([{ supplyId: id, amount: 4 }]);
  const params = { id };
  await owner.call(endpoints.updateSupply, { params, body: { ...OIL, left: 6 } });
  expect(await leftOf()).toEqual([6]);
  await owner.call(endpoints.deleteSupply, { params });
  expect(await leftOf()).toEqual([]);
  await owner.call(endpoints.restoreSupply, { params });
  expect(await leftOf()).toEqual([6]);
});

test('nobody takes from another’s shelf, nor sees it; a member uses their own for a shared car', async () => {
  const { id } = await stock();
  const member = await newUserQuickly(app);
  const { db } = app.database;
  await insertShare(db, { vehicleId, userId: owner.id, memberId: member.id, role: 'edit' });
  expect(await leftOf(member)).toEqual([]);
  expect(await codeOf(job([{ supplyId: id, amount: 1 }], member))).toBe('db/record-not-found');
  const params = { id };
  expect(await codeOf(member.call(endpoints.updateSupply, { params, body: OIL }))).toBe(
    'db/record-not-found',
  );
  const own = await stock(member);
  await job([{ supplyId: own.id, amount: 1 }], member);
  expect(await leftOf(member)).toEqual([4]);
  expect(await leftOf()).toEqual([5]);
});

test('amounts are of something, and not endless', async () => {
  const { id } = await stock();
  for (const amount of [0, -1, 1e9]) {
    expect(await codeOf(job([{ supplyId: id, amount }]))).toBe('request/invalid');
  }
  expect(await codeOf(stock(owner, { left: -1 }))).toBe('request/invalid');
});
