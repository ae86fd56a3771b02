import {
  createCalendar,
  deleteCalendar,
  getCalendar,
} from '@wrenchwise/contract/endpoints/calendar';
import { createMaintenanceTask } from '@wrenchwise/contract/endpoints/maintenance';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';
import { calendarFeeds } from './calendar.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const newUserWithCar = async (name = 'Our car') => {
  const user = await newUserQuickly(app);
  const [car] = await app.database.db
    .insert(vehicles)
    .values({ userId: user.id, make: 'Ford', model: 'Focus', year: 2015, nickname: name })
    .returning({ id: vehicles.id });
  return { user, vehicleId: car?.id ?? '' };
};

const pathOf = async (user: QuickUser) =>
  new URL((await user.call(createCalendar, { body: {} })).url).pathname;

/** As a calendar program asks: without a session. */
const ask = (path: string, headers = {}) => app.newBrowser().request(path, { headers });

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

test('a calendar program reads the open tasks as all-day events with an alarm', async () => {
  const { user, vehicleId } = await newUserWithCar();
  const body = { vehicleId, task: 'Change the oil', dueDate: '2030-03-31', reason: 'It is old.' };
  const { id } = await user.call(createMaintenanceTask, { body });
  const answer = await ask(await pathOf(user));
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const [event, ...others] = eventsOf(await answer.text());
  expect(others).toEqual([]);
  expect(event?.uid).toBe(`task-${id}@wrenchwise.test`);
  expect(event?.summary).toBe('Change the oil: Our car');
  expect(event?.description).toContain('It is old.');
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe('2030-03-31');
  expect(event?.component.getFirstSubcomponent('valarm')).toBeTruthy();
});

test('hostile text in titles stays text', async () => {
  const hostile = 'a;b,c\\n\\ "x" END:VEVENT BEGIN:VEVENT 💥';
  const { user, vehicleId } = await newUserWithCar('Car\r\nBEGIN:VALARM');
  const notes = 'one\r\nEND:VCALENDAR\nATTACH:http://evil.example';
  const body = { vehicleId, task: `${hostile}${'é'.repeat(100)}`, dueDate: '2030-03-31', notes };
  await user.call(createMaintenanceTask, { body });
  const text = await (await ask(await pathOf(user))).text();
  const events = eventsOf(text);
  expect(events).toHaveLength(1);
  expect(events[0]?.summary).toContain(hostile);
  expect(events[0]?.component.getAllSubcomponents('valarm')).toHaveLength(1);
  expect(events[0]?.component.hasProperty('attach')).toBe(false);
});

test('an address is nobody’s once it is renewed or revoked, and its secret is not stored', async () => {
  const { user } = await newUserWithCar();
  expect(await user.call(getCalendar, {})).toEqual({ since: null });
  const first = await pathOf(user);
  expect((await ask(first)).status).toBe(200);
  const second = await pathOf(user);
  expect((await ask(first)).status).toBe(404);
  expect((await ask(second)).status).toBe(200);
  const rows = await app.database.db.select().from(calendarFeeds);
  const secret = second.match(/calendar\/(.+)\.ics/)?.[1] ?? '';
  expect(secret.length).toBeGreaterThan(40);
  expect(JSON.stringify(rows)).not.toContain(secret);
  await user.call(deleteCalendar, {});
  expect((await ask(second)).status).toBe(404);
  for (const made of ['x', '%00', 'a'.repeat(5000)]) {
    expect((await ask(`/api/calendar/${made}.ics`)).status).toBe(404);
  }
});

test('a calendar that has the file already is answered so', async () => {
  const { user, vehicleId } = await newUserWithCar();
  const body = { vehicleId, task: 'Change the oil', dueDate: '2030-03-31' };
  await user.call(createMaintenanceTask, { body });
  const path = await pathOf(user);
  const etag = (await ask(path)).headers.get('etag') ?? '';
  expect((await ask(path, { 'if-none-match': etag })).status).toBe(304);
  await user.call(createMaintenanceTask, { body });
  expect((await ask(path, { 'if-none-match': etag })).status).toBe(200);
});

test('MOT and tax stand in it as the register says, until a task stands for them or the car is off the road', async () => {
  const { user, vehicleId } = await newUserWithCar();
  const { db } = app.database;
  const set = (values: Partial<typeof vehicles.$inferInsert>) =>
    db.update(vehicles).set(values).where(eq(vehicles.id, vehicleId));
  const path = await pathOf(user);
  const shown = async () =>
    eventsOf(await (await ask(path)).text()).map(
      ({ summary, startDate }) => `${startDate.toString()} ${summary}`,
    );
  await set({ motExpiryDate: '2030-03-31', taxDueDate: '2030-05-01', taxStatus: 'Taxed' });
  expect(await shown()).toEqual([
    '2030-03-31 MOT runs out: Our car',
    '2030-05-01 Vehicle tax is due: Our car',
  ]);
  const task = { task: 'MOT test', dueDate: '2030-03-20', serviceItem: 'mot' };
  await user.call(createMaintenanceTask, { body: { vehicleId, ...task } });
  expect(await shown()).toEqual([
    '2030-03-20 MOT test: Our car',
    '2030-05-01 Vehicle tax is due: Our car',
  ]);
  await set({ taxStatus: 'SORN' });
  expect(await shown()).toEqual(['2030-03-20 MOT test: Our car']);
});
