import { updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { createLogEntry, updateLogEntry } from '@wrenchwise/contract/endpoints/log';
import { createMaintenanceTask } from '@wrenchwise/contract/endpoints/maintenance';
import { updateNotifications } from '@wrenchwise/contract/endpoints/notification-settings';
import {
  deleteNotification,
  listNotifications,
} from '@wrenchwise/contract/endpoints/notifications';
import { subscribePush } from '@wrenchwise/contract/endpoints/push';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { SendPush } from '../../messages/channels/push.service.ts';
import { logEntries } from '../log/log.tables.ts';
import { vehicles, vehicleShares } from '../vehicles/vehicles.tables.ts';
import { sendReminders } from './reminders.service.ts';

const sendPush = vi.fn<SendPush>();
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, sendPush });
});
afterAll(() => app.close());
beforeEach(() => {
  sendPush.mockReset().mockResolvedValue(undefined);
});

/** What the hourly schedule does, at an instant. */
const remindAt = async (instant: string) => {
  const { mail, centre } = app.composition;
  await sendReminders({
    db: app.database.db,
    mail,
    centre,
    appUrl: 'http://wrenchwise.test',
    now: () => new Date(instant),
  });
};

const carOf = async (user: QuickUser, fields: Partial<typeof vehicles.$inferInsert> = {}) => {
  const { db } = app.database;
  const [car] = await db
    .insert(vehicles)
    .values({
      userId: user.id,
      make: 'Ford',
      model: 'Focus',
      year: 2015,
      useProfile: { milesPerYear: 12_000 },
      ...fields,
    })
    .returning({ id: vehicles.id });
  return car?.id ?? '';
};

const told = async (user: QuickUser) =>
  (await user.call(listNotifications, { query: {} })).notifications.map(({ title, body }) => [
    title,
    body,
  ]);

const planOil = async (user: QuickUser, dueDate: string) => {
  const vehicleId = await carOf(user);
  const body = { vehicleId, task: 'Change the oil', dueDate };
  return { vehicleId, task: await user.call(createMaintenanceTask, { body }) };
};

const OIL = 'Change the oil: Ford Focus 2015';

test('a task is reminded of before it is due, on its day and a week after, once each by mail and in the app', async () => {
  const user = await newUserQuickly(app);
  await planOil(user, '2030-06-20');
  await remindAt('2030-06-05T12:00:00Z');
  expect(await told(user)).toEqual([]);
  for (const _ of [1, 2, 3]) await remindAt('2030-06-06T12:00:00Z');
  expect(await told(user)).toEqual([[OIL, 'Due 20 June 2030']]);
  // An outage until two days after the due day.
  await remindAt('2030-06-22T12:00:00Z');
  await remindAt('2030-06-27T12:00:00Z');
  await remindAt('2030-06-28T12:00:00Z');
  expect(await told(user)).toHaveLength(3);
  const bodies = new Set((await told(user)).map(([, body]) => body));
  expect(bodies).toEqual(
    new Set(['Overdue: 20 June 2030', 'Due now: 20 June 2030', 'Due 20 June 2030']),
  );
  const mails = await app.mailsTo(user.email);
  expect(mails).toHaveLength(3);
  expect(mails[0]?.subject).toBe('Change the oil is due: Ford Focus 2015');
  expect(mails[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
});

test('two instances at the same time remind once', async () => {
  const user = await newUserQuickly(app);
  await planOil(user, '2031-06-20');
  await Promise.all([1, 2, 3].map(() => remindAt('2031-06-20T12:00:00Z')));
  expect(await told(user)).toHaveLength(1);
  expect(await app.mailsTo(user.email)).toHaveLength(1);
});

test('reminders come from eight in the morning, by the user’s own clock', async () => {
  const user = await newUserQuickly(app);
  await user.call(updateMe, { body: { timeZone: 'Pacific/Auckland' } });
  await planOil(user, '2032-06-20');
  await user.call(updateNotifications, { body: { reminderDays: 1 } });
  // 07:30 and then 08:30 on the 19th in Auckland, the 18th in Greenwich.
  await remindAt('2032-06-18T19:30:00Z');
  expect(await told(user)).toEqual([]);
  await remindAt('2032-06-18T20:30:00Z');
  expect(await told(user)).toHaveLength(1);
});

test('a task by odometer is reminded of when it is expected at the car’s use', async () => {
  const user = await newUserQuickly(app);
  const vehicleId = await carOf(user);
  await app.database.db.insert(logEntries).values({
    userId: user.id,
    vehicleId,
    kind: 'odometer',
    date: '2033-06-01',
    odometer: 47_000,
  });
  const body = { vehicleId, task: 'Change the oil', dueMileage: 48_000 };
  await user.call(createMaintenanceTask, { body });
  await remindAt('2033-06-10T12:00:00Z');
  expect(await told(user)).toEqual([]);
  await remindAt('2033-06-20T12:00:00Z');
  expect(await told(user)).toEqual([[OIL, 'Due at 48,000 miles, expected about 2 July 2033']]);
});

test('a mistyped odometer that was confirmed and then mended leaves the reminder as it was, in the car’s own unit', async () => {
  const user = await newUserQuickly(app);
  const vehicleId = await carOf(user, { distanceUnit: 'kilometres' });
  const params = { id: vehicleId };
  const reading = { kind: 'odometer', date: '2026-01-10', odometer: 47_000 } as const;
  await user.call(createLogEntry, { params, body: { ...reading, date: '2026-01-01' } });
  const slip = { ...reading, odometer: 470_000 };
  expect(await codeOf(user.call(createLogEntry, { params, body: slip }))).toBe(
    'log/implausible-odometer',
  );
  const { id } = await user.call(createLogEntry, { params, body: { ...slip, confirm: true } });
  const body = { vehicleId, task: 'Change the oil', dueMileage: 48_000 };
  await user.call(createMaintenanceTask, { body });
  await user.call(updateLogEntry, { params: { id }, body: reading });
  await remindAt('2026-01-12T12:00:00Z');
  expect(await told(user)).toEqual([]);
  for (const _ of [1, 2]) await remindAt('2026-02-01T12:00:00Z');
  expect(await told(user)).toEqual([[OIL, 'Due at 77,249 km, expected about 10 February 2026']]);
});

test('MOT and tax of a vehicle are reminded of, those of one off the road are not', async () => {
  const user = await newUserQuickly(app);
  const dates = { motExpiryDate: '2034-06-20', taxDueDate: '2034-06-25' };
  await carOf(user, dates);
  await carOf(user, { ...dates, make: 'Old', taxStatus: 'SORN' });
  await remindAt('2034-06-15T12:00:00Z');
  expect(new Set((await told(user)).map(([title]) => title))).toEqual(
    new Set(['MOT test: Ford Focus 2015', 'Vehicle tax: Ford Focus 2015']),
  );
});

test('settings are respected: no mail without mails, nothing at all without reminders', async () => {
  const [quiet, none] = [await newUserQuickly(app), await newUserQuickly(app)];
  await quiet.call(updateNotifications, { body: { emailNotifications: false } });
  await none.call(updateNotifications, { body: { maintenanceReminders: false } });
  for (const user of [quiet, none]) await planOil(user, '2035-06-20');
  await remindAt('2035-06-20T12:00:00Z');
  expect(await told(quiet)).toHaveLength(1);
  expect(await told(none)).toEqual([]);
  for (const user of [quiet, none]) expect(await app.mailsTo(user.email)).toEqual([]);
});

test('what was deleted in the app is not reported again', async () => {
  const user = await newUserQuickly(app);
  await planOil(user, '2036-06-20');
  await remindAt('2036-06-20T12:00:00Z');
  const [one] = (await user.call(listNotifications, { query: {} })).notifications;
  const params = { id: one?.id ?? '' };
  expect(await user.call(deleteNotification, { params })).toEqual({ unread: 0 });
  await remindAt('2036-06-20T13:00:00Z');
  expect(await told(user)).toEqual([]);
  expect(await app.mailsTo(user.email)).toHaveLength(1);
});

test('members who may edit a shared vehicle are shown in the app', async () => {
  const [owner, member] = [await newUserQuickly(app), await newUserQuickly(app)];
  const { vehicleId } = await planOil(owner, '2037-06-20');
  await app.database.db.insert(vehicleShares).values({
    vehicleId,
    userId: owner.id,
    memberId: member.id,
    email: member.email,
    role: 'edit',
    expiresAt: new Date('2040-01-01'),
    acceptedAt: new Date('2030-01-01'),
  });
  await remindAt('2037-06-20T12:00:00Z');
  expect(await told(member)).toEqual([[OIL, 'Due now: 20 June 2037']]);
  expect(await app.mailsTo(member.email)).toEqual([]);
});

test('browsers that asked for it show it; one that is gone is forgotten, and no failure holds anything up', async () => {
  const user = await newUserQuickly(app);
  const endpoints = ['one', 'two'].map((name) => `https://fcm.googleapis.com/fcm/send/${name}`);
  const keys = { p256dh: 'BLc4xRzKlKORKWlbdgFaBrrPK3ydWAHo', auth: '8eDyX' };
  for (const endpoint of endpoints) await user.call(subscribePush, { body: { endpoint, keys } });
  sendPush.mockRejectedValueOnce({ statusCode: 410 }).mockRejectedValueOnce(new Error('no route'));
  await planOil(user, '2038-06-20');
  await remindAt('2038-06-06T12:00:00Z');
  expect(await app.mailsTo(user.email)).toHaveLength(1);
  expect(sendPush).toHaveBeenCalledTimes(2);
  await remindAt('2038-06-20T12:00:00Z');
  await app.mailsTo(user.email);
  expect(sendPush).toHaveBeenCalledTimes(3);
  const [browser, payload] = sendPush.mock.calls[2] ?? [];
  expect(browser?.endpoint).toBe(sendPush.mock.calls[1]?.[0].endpoint);
  expect(JSON.parse(payload ?? '')).toEqual({
    title: OIL,
    body: 'Due now: 20 June 2038',
    href: '/dashboard/maintenance',
  });
});
