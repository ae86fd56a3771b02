import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { createIncident, deleteIncident } from '@wrenchwise/contract/endpoints/incidents';
import { createLogEntry, deleteLogEntry } from '@wrenchwise/contract/endpoints/log';
import {
  getVehicleTimeline,
  type TimelineEvent,
} from '@wrenchwise/contract/endpoints/vehicle-timeline';
import { createVehicle, refreshVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { insertShare } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let user: QuickUser;
let id: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
beforeEach(async () => {
  user = await newUserQuickly(app);
  const car = { make: 'Ford', model: 'Focus', year: 2015, registration: 'SA15 MPL' };
  ({ id } = await user.call(createVehicle, { body: car }));
});
afterAll(() => app.close());

const spend = (date: string, title: string) =>
  user.call(createLogEntry, {
    params: { id },
    body: { kind: 'service', date, title, costCents: 100, currency: 'GBP' },
  });

/** Page by page to the end. */
const walk = async (who: QuickUser, perPage: number): Promise<TimelineEvent[]> => {
  const seen: TimelineEvent[] = [];
  let after: string | undefined;
  do {
    const page = await who.call(getVehicleTimeline, {
      params: { id },
      query: { perPage, ...(after === undefined ? {} : { after }) },
    });
    expect(page.events.length).toBeLessThanOrEqual(perPage);
    seen.push(...page.events);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return seen;
};

const nameOf = (event: TimelineEvent): string =>
  event.type === 'log'
    ? (event.entry.title ?? event.entry.kind)
    : event.type === 'incident'
      ? event.incident.title
      : event.type;

test('log, MOT tests and diagnoses are one stream, the same by pages of any length', async () => {
  const { register } = await user.call(refreshVehicle, { params: { id } });
  const tests = register?.record.motTests ?? [];
  expect(tests.length).toBeGreaterThan(1);
  // Three of one day, and one of the day of a test: pages end in the middle of a day.
  for (const title of ['First', 'Second', 'Third']) await spend('2020-05-05', title);
  await spend(tests[0]?.completedDate ?? '', 'On the day of the test');
  await user.call(createDiagnosis, { body: { vehicleId: id, symptoms: GRINDING.symptoms } });
  const all = await walk(user, 50);
  expect(all).toHaveLength(tests.length + 5);
  expect(all[0]?.type).toBe('diagnosis');
  expect(all.map(({ day }) => day)).toEqual(
    all
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  );
  expect(all.filter(({ day }) => day === '2020-05-05').map(nameOf)).toEqual([
    'Third',
    'Second',
    'First',
  ]);
  for (const perPage of [1, 2, 3]) expect(await walk(user, perPage)).toEqual(all);
});

test('what is deleted is gone from it, and what was shown before it is not shown twice', async () => {
  const { id: first } = await spend('2026-01-01', 'First');
  await spend('2026-01-02', 'Second');
  await spend('2026-01-03', 'Third');
  const { next } = await user.call(getVehicleTimeline, { params: { id }, query: { perPage: 2 } });
  await spend('2026-02-01', 'Newer');
  const rest = await user.call(getVehicleTimeline, {
    params: { id },
    query: { perPage: 2, after: next ?? '' },
  });
  expect(rest.events.map(nameOf)).toEqual(['First']);
  await user.call(deleteLogEntry, { params: { id: first } });
  expect((await walk(user, 10)).map(nameOf)).toEqual(['Newer', 'Third', 'Second']);
});

test('an incident is in it on its day, with what it cost, until it is deleted', async () => {
  await spend('2026-01-01', 'Before');
  await spend('2026-01-03', 'After');
  const { id: incidentId } = await user.call(createIncident, {
    params: { id },
    body: {
      kind: 'collision',
      happenedOn: '2026-01-02',
      title: 'Hit from behind',
      costCents: 40_000,
      currency: 'GBP',
    },
  });
  for (const perPage of [1, 2, 10]) {
    expect((await walk(user, perPage)).map(nameOf)).toEqual(['After', 'Hit from behind', 'Before']);
  }
  expect((await walk(user, 10))[1]).toMatchObject({
    day: '2026-01-02',
    incident: { kind: 'collision', costCents: 40_000, isSettled: false, place: null },
  });
  await user.call(deleteIncident, { params: { id: incidentId } });
  expect((await walk(user, 10)).map(nameOf)).toEqual(['After', 'Before']);
});

test('a stranger gets nothing, a member the log and no diagnosis of the owner', async () => {
  await spend('2026-01-01', 'Oil change');
  await user.call(createDiagnosis, { body: { vehicleId: id, symptoms: GRINDING.symptoms } });
  const member = await newUserQuickly(app);
  expect(await codeOf(walk(member, 10))).toBe('db/record-not-found');
  await insertShare(app.database.db, {
    vehicleId: id,
    userId: user.id,
    memberId: member.id,
    role: 'view',
  });
  expect((await walk(member, 10)).map(nameOf)).toEqual(['Oil change']);
});

test.each(['nonsense', '2026-02-31~2026-01-01T00:00:00.000000Z~x', "2026-01-01~x~'"])(
  'a place that none is, %j, is refused',
  async (after) => {
    const asked = user.call(getVehicleTimeline, { params: { id }, query: { after } });
    expect(await codeOf(asked)).toBe('request/invalid');
  },
);
