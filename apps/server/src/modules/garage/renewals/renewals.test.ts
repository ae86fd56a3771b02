import { listNotifications } from '@wrenchwise/contract/endpoints/notifications';
import { MAX_VEHICLE_RECORDS } from '@wrenchwise/contract/endpoints/renewals';
import * as endpoints from '@wrenchwise/contract/endpoints/renewals';
import { createVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { inDays } from '../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sendReminders } from '../maintenance/reminders.service.ts';
import { vehicles, vehicleShares } from '../vehicles/vehicles.tables.ts';

let app: TestApp;
let owner: QuickUser;
let vehicleId: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
beforeEach(async () => {
  owner = await newUserQuickly(app);
  const car = { make: 'Ford', model: 'Focus', year: 2015 };
  vehicleId = (await owner.call(createVehicle, { body: car })).id;
});
afterAll(() => app.close());

const INSURANCE = {
  kind: 'insurance',
  provider: 'Hill Mutual',
  dueOn: '2034-06-20',
  everyMonths: 12,
  costCents: 48_200,
  currency: 'GBP',
} as const;

const add = (who: QuickUser = owner, body: object = {}) =>
  who.call(endpoints.createRenewal, {
    params: { id: vehicleId },
    body: { ...INSURANCE, ...body },
  });
const list = async (who: QuickUser = owner) =>
  (await who.call(endpoints.listRenewals, { params: { id: vehicleId } })).renewals;

const share = async (role: string) => {
  const member = await newUserQuickly(app);
  await app.database.db.insert(vehicleShares).values({
    vehicleId,
    userId: owner.id,
    memberId: member.id,
    email: member.email,
    role,
    expiresAt: inDays(7),
    acceptedAt: inDays(-1),
  });
  return member;
};

const remindAt = (instant: string) => {
  const { mail, centre } = app.composition;
  return sendReminders({
    db: app.database.db,
    mail,
    centre,
    appUrl: 'http://wrenchwise.test',
    now: () => new Date(instant),
  });
};
const titlesOf = async (who: QuickUser) =>
  (await who.call(listNotifications, { query: {} })).notifications.map(({ title }) => title);

test('what ends on a day is listed, the nearest first, renewed, deleted and restored', async () => {
  const insurance = await add();
  const warranty = await add(owner, { kind: 'warranty', dueOn: '2033-01-01', provider: null });
  expect((await list()).map(({ id }) => id)).toEqual([warranty.id, insurance.id]);
  const params = { id: insurance.id };
  const body = { ...INSURANCE, dueOn: '2035-06-20' };
  expect((await owner.call(endpoints.updateRenewal, { params, body })).dueOn).toBe('2035-06-20');
  await owner.call(endpoints.deleteRenewal, { params });
  expect(await list()).toHaveLength(1);
  expect(await codeOf(owner.call(endpoints.updateRenewal, { params, body }))).toBe(
    'db/record-not-found',
  );
  await owner.call(endpoints.restoreRenewal, { params });
  expect(await list()).toHaveLength(2);
});

test('a member sees it and changes it where they may edit; nobody else does', async () => {
  const { id } = await add();
  const [viewer, editor, stranger] = [
    await share('view'),
    await share('edit'),
    await newUserQuickly(app),
  ];
  expect(await list(viewer)).toHaveLength(1);
  expect(await codeOf(add(viewer))).toBe('vehicle/view-only');
  const change = (who: QuickUser) =>
    codeOf(who.call(endpoints.updateRenewal, { params: { id }, body: INSURANCE }));
  expect(await change(viewer)).toBe('vehicle/view-only');
  expect(await change(stranger)).toBe('db/record-not-found');
  expect(await codeOf(list(stranger))).toBe('db/record-not-found');
  const added = await add(editor, { kind: 'breakdown' });
  expect((await list()).map((renewal) => renewal.id)).toContain(added.id);
});

test('an amount needs a currency, and a day exists', async () => {
  for (const wrong of [{ currency: null }, { dueOn: '2034-02-31' }, { everyMonths: 0 }]) {
    expect(await codeOf(add(owner, wrong))).toBe('request/invalid');
  }
});

test('a request that is sent again is done once', async () => {
  const send = (body: object) =>
    owner.request(`/api/vehicles/${vehicleId}/renewals`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-one-attempt' },
      body: JSON.stringify(body),
    });
  expect((await send(INSURANCE)).status).toBe(201);
  expect((await send(INSURANCE)).status).toBe(201);
  expect(await list()).toHaveLength(1);
  expect((await send({ ...INSURANCE, kind: 'warranty' })).status).toBe(409);
});

test('beyond the five hundredth of an account is refused', async () => {
  await app.database.db.execute(
    sql`insert into renewals (user_id, vehicle_id, kind, due_on)
      select ${owner.id}::uuid, ${vehicleId}::uuid, 'other', '2034-01-01' from generate_series(1, ${MAX_VEHICLE_RECORDS}::integer)`,
  );
  expect(await codeOf(add())).toBe('vehicle/too-many-records');
});

test('its owner is reminded before the day and after it was renewed again, not of an archived car', async () => {
  const { id } = await add();
  const title = 'Insurance with Hill Mutual: Ford Focus 2015';
  await remindAt('2034-06-01T12:00:00Z');
  expect(await titlesOf(owner)).toEqual([]);
  for (const _ of [1, 2]) await remindAt('2034-06-10T12:00:00Z');
  expect(await titlesOf(owner)).toEqual([title]);
  const body = { ...INSURANCE, dueOn: '2035-06-20' };
  await owner.call(endpoints.updateRenewal, { params: { id }, body });
  await remindAt('2034-06-20T12:00:00Z');
  expect(await titlesOf(owner)).toHaveLength(1);
  await remindAt('2035-06-10T12:00:00Z');
  expect(await titlesOf(owner)).toHaveLength(2);
  await app.database.db
    .update(vehicles)
    .set({ archivedAs: 'sold', archivedOn: '2035-06-11' })
    .where(sql`id = ${vehicleId}`);
  await remindAt('2035-06-20T12:00:00Z');
  expect(await titlesOf(owner)).toHaveLength(2);
});

test('a tax day of one’s own goes before that of the register', async () => {
  await app.database.db
    .update(vehicles)
    .set({ taxDueDate: '2036-06-20' })
    .where(sql`id = ${vehicleId}`);
  await add(owner, { kind: 'tax', provider: null, dueOn: '2036-09-20' });
  await remindAt('2036-06-19T12:00:00Z');
  expect(await titlesOf(owner)).toEqual([]);
  await remindAt('2036-09-19T12:00:00Z');
  expect(await titlesOf(owner)).toEqual(['Vehicle tax: Ford Focus 2015']);
});
