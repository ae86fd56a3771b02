import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { createLogEntry } from '@wrenchwise/contract/endpoints/log';
import { createVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import type { WatchDatabase } from '@wrenchwise/database/database';
import type { TestDatabase } from '@wrenchwise/database/testing/template';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

/** What the requests that every page makes ask of the database. */

let asked = 0;
let underWay = 0;
/** Trips that waited for the one before: work that begins while none is under way. */
let rounds = 0;
const watch: WatchDatabase = async (_, work) => {
  asked += 1;
  if (underWay === 0) rounds += 1;
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
  }
};

let database: TestDatabase;
let app: TestApp;
let user: QuickUser;
let vehicleId: string;
let firstEntry: string;
let newest: string;
let others: { readonly user: QuickUser; readonly vehicleId: string; readonly newest: string };
beforeAll(async () => {
  database = await openTestDatabase({ watch });
  app = await openTestApp({ db: database.db });
  const other = await newUserQuickly(app);
  user = await newUserQuickly(app);
  for (const one of [other, user]) {
    const { id } = await one.call(createVehicle, {
      body: { make: 'Ford', model: 'Focus', year: 2015 },
    });
    const diagnosis = await one.call(createDiagnosis, {
      body: { vehicleId: id, symptoms: GRINDING.symptoms },
    });
    const entry = await one.call(createLogEntry, {
      params: { id },
      body: {
        kind: 'service',
        title: 'Oil change',
        date: '2025-02-01',
        odometer: 60_000,
        costCents: 12_000,
        currency: 'GBP',
      },
    });
    for (const [date, odometer] of [
      ['2025-03-01', 60_400],
      ['2025-03-20', 60_800],
    ] as const) {
      await one.call(createLogEntry, {
        params: { id },
        body: { kind: 'fuel', date, odometer, litres: 40, isFull: true },
      });
    }
    if (one === other) others = { user: other, vehicleId: id, newest: diagnosis.id };
    firstEntry = entry.id;
    newest = diagnosis.id;
    vehicleId = id;
  }
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test.each([
  { path: () => '/api/me', most: { asked: 1, rounds: 1 } },
  { path: () => '/api/vehicles', most: { asked: 1, rounds: 1 } },
  { path: () => '/api/vehicles?search=focus&page=2', most: { asked: 1, rounds: 1 } },
  { path: () => '/api/diagnoses?perPage=5', most: { asked: 1, rounds: 1 } },
  { path: () => `/api/diagnoses/${newest}`, most: { asked: 1, rounds: 1 } },
  { path: () => '/api/diagnoses?search=grinding&state=open', most: { asked: 1, rounds: 1 } },
  { path: () => `/api/diagnoses?perPage=1&after=${newest}`, most: { asked: 1, rounds: 1 } },
  { path: () => `/api/vehicles/${vehicleId}/log`, most: { asked: 1, rounds: 1 } },
  {
    path: () => `/api/vehicles/${vehicleId}/log?after=${firstEntry}`,
    most: { asked: 1, rounds: 1 },
  },
])('a read asks the database no more than it must: $most', async ({ path, most }) => {
  const seen: { readonly asked: number; readonly rounds: number }[] = [];
  for (let i = 0; i < 5; i += 1) {
    [asked, rounds] = [0, 0];
    const answer = await user.request(path());
    expect(answer.status).toBe(200);
    seen.push({ asked, rounds });
  }
  // The least of five: what earlier writes have sent in the background asks the database too.
  const least = Math.min(...seen.map((one) => one.asked));
  expect(least).toBeLessThanOrEqual(most.asked);
  expect(Math.min(...seen.map((one) => one.rounds))).toBeLessThanOrEqual(most.rounds);
  expect(least).toBeGreaterThan(0);
});

describe('what is read in the trip that finds the session', () => {
  const paths = () => [
    '/api/me',
    '/api/vehicles',
    '/api/diagnoses',
    `/api/vehicles/${vehicleId}/log`,
  ];

  test('is the user’s own, also while another user reads', async () => {
    const [mine, theirs] = await Promise.all(
      [user, others.user].map(
        async (one) =>
          (await one.request('/api/vehicles')).json() as Promise<{ vehicles: { id: string }[] }>,
      ),
    );
    expect(mine?.vehicles.map(({ id }) => id)).toEqual([vehicleId]);
    expect(theirs?.vehicles.map(({ id }) => id)).toEqual([others.vehicleId]);
    expect((await user.request(`/api/vehicles/${others.vehicleId}/log`)).status).toBe(404);
    const lists = await Promise.all(
      [user, others.user].map(
        async (one) =>
          (await one.request('/api/diagnoses')).json() as Promise<{
            total: number;
            diagnoses: { vehicleId: string }[];
          }>,
      ),
    );
    expect(lists.map(({ total }) => total)).toEqual([1, 1]);
    expect(lists.map(({ diagnoses }) => diagnoses[0]?.vehicleId)).toEqual([
      vehicleId,
      others.vehicleId,
    ]);
    expect((await user.request(`/api/diagnoses/${newest}`)).status).toBe(200);
    expect((await user.request(`/api/diagnoses/${others.newest}`)).status).toBe(404);
    const behindTheirs = `/api/diagnoses?after=${others.newest}`;
    expect((await user.request(behindTheirs)).status).toBe(404);
  });

  test('is refused as a request without it: signed out, then what is wrong with the address', async () => {
    for (const path of paths()) expect((await app.newBrowser().request(path)).status).toBe(401);
    const address = '/api/vehicles/no-id/log?page=0';
    expect((await app.newBrowser().request(address)).status).toBe(401);
    expect((await user.request(address)).status).toBe(404);
    expect((await user.request('/api/vehicles?page=0')).status).toBe(400);
  });

  test('is nobody’s once the session has ended', async () => {
    const gone = await newUserQuickly(app);
    expect((await gone.request('/api/me')).status).toBe(200);
    await database.db.execute(sql`update sessions set expires_at = app_now() - interval '1 minute'
      where user_id = (select id from users order by created_at desc limit 1)`);
    for (const path of paths()) expect((await gone.request(path)).status).toBe(401);
    for (const path of paths()) expect((await gone.request(path)).status).toBe(401);
  });
});
