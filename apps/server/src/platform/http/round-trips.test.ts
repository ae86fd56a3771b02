import type { WatchDatabase } from '@wrenchwise/database/database';
import type { TestDatabase } from '@wrenchwise/database/testing/template';
import { createDiagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { createLogEntry } from '@wrenchwise/domain/endpoints/log';
import { createVehicle } from '@wrenchwise/domain/endpoints/vehicles';
import { afterAll, beforeAll, expect, test } from 'vitest';

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
beforeAll(async () => {
  database = await openTestDatabase({ watch });
  app = await openTestApp({ db: database.db });
  const other = await newUserQuickly(app);
  user = await newUserQuickly(app);
  for (const one of [other, user]) {
    const { id } = await one.call(createVehicle, {
      body: { make: 'Ford', model: 'Focus', year: 2015 },
    });
    await one.call(createDiagnosis, { body: { vehicleId: id, symptoms: GRINDING.symptoms } });
    await one.call(createLogEntry, {
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
    vehicleId = id;
  }
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test.each([
  { path: () => '/api/me', most: { asked: 4, rounds: 2 } },
  { path: () => '/api/vehicles', most: { asked: 3, rounds: 3 } },
  { path: () => '/api/diagnoses?perPage=5', most: { asked: 2, rounds: 2 } },
  { path: () => `/api/vehicles/${vehicleId}/log`, most: { asked: 6, rounds: 3 } },
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
