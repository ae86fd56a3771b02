import { listFiles, uploadFile } from '@wrenchwise/contract/endpoints/files';
import * as endpoints from '@wrenchwise/contract/endpoints/incidents';
import { createVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { PDF } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: QuickUser;
let vehicleId: string;
const CAR = { make: 'Ford', model: 'Focus', year: 2015 };
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
beforeEach(async () => {
  owner = await newUserQuickly(app);
  vehicleId = (await owner.call(createVehicle, { body: CAR })).id;
});
afterAll(() => app.close());

const HIT = {
  kind: 'collision',
  happenedOn: '2026-03-02',
  title: 'Hit from behind at the lights',
  thirdParty: 'A. Miller, AB12 CDE',
} as const;
const add = (body: object = {}) =>
  owner.call(endpoints.createIncident, { params: { id: vehicleId }, body: { ...HIT, ...body } });
const list = async (who: QuickUser = owner) =>
  (await who.call(endpoints.listIncidents, { params: { id: vehicleId } })).incidents;
const upload = (car: string, incidentId: string) =>
  owner.call(uploadFile, {
    params: { id: car },
    query: { kind: 'photo', name: 'Bumper.pdf', incidentId },
    body: new Blob([PDF], { type: 'application/pdf' }),
  });

test('an incident is listed with how many files show it, settled, deleted and restored', async () => {
  const older = await add({ happenedOn: '2025-01-02', title: 'Scratched door' });
  const { id } = await add();
  await upload(vehicleId, id);
  expect((await list()).map(({ title, files }) => [title, files])).toEqual([
    [HIT.title, 1],
    ['Scratched door', 0],
  ]);
  const shown = await owner.call(listFiles, {
    params: { id: vehicleId },
    query: { incidentId: id },
  });
  expect(shown.files.map((file) => file.incidentId)).toEqual([id]);
  const params = { id: older.id };
  const settled = { ...HIT, isSettled: true, costCents: 25_000, currency: 'GBP' };
  expect(await owner.call(endpoints.updateIncident, { params, body: settled })).toMatchObject({
    isSettled: true,
    costCents: 25_000,
  });
  await owner.call(endpoints.deleteIncident, { params });
  expect(await list()).toHaveLength(1);
  await owner.call(endpoints.restoreIncident, { params });
  expect(await list()).toHaveLength(2);
});

test('a file belongs to an incident of its own car only', async () => {
  const other = await owner.call(createVehicle, { body: CAR });
  const { id } = await add();
  expect(await codeOf(upload(other.id, id))).toBe('db/record-not-found');
});

test('nobody else sees or changes it', async () => {
  const { id } = await add();
  const stranger = await newUserQuickly(app);
  expect(await codeOf(list(stranger))).toBe('db/record-not-found');
  const params = { id };
  expect(await codeOf(stranger.call(endpoints.updateIncident, { params, body: HIT }))).toBe(
    'db/record-not-found',
  );
  expect(await codeOf(stranger.call(endpoints.deleteIncident, { params }))).toBe(
    'db/record-not-found',
  );
});
