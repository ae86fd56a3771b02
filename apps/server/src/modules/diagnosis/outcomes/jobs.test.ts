import type { InputOf } from '@wrenchwise/contract/endpoint';
import {
  createDiagnosis,
  getDiagnosis,
  listDiagnoses,
} from '@wrenchwise/contract/endpoints/diagnoses';
import {
  getDiagnosisJobs,
  logDiagnosisJob,
  setDiagnosisVehicle,
} from '@wrenchwise/contract/endpoints/diagnosis-job';
import { createLogEntry, listLogEntries } from '@wrenchwise/contract/endpoints/log';
import { listMaintenance } from '@wrenchwise/contract/endpoints/maintenance';
import { setOutcome } from '@wrenchwise/contract/endpoints/outcomes';
import { getVehicleCosts } from '@wrenchwise/contract/endpoints/vehicle-costs';
import { createVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const FOCUS = { make: 'Ford', model: 'Focus', year: 2015, fuel: 'petrol' } as const;
const PADS = 'front-brake-pads-worn';

const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** A user with a saved Focus whose grinding was worn pads, closed. */
const withClosed = async (isSaved = true) => {
  const user = await newUserQuickly(app);
  const car = await user.call(createVehicle, { body: { ...FOCUS, mileage: 60_000 } });
  const made = await user.call(createDiagnosis, {
    body: { ...GRINDING, ...(isSaved ? { vehicleId: car.id } : {}) },
  });
  const params = { id: made.id };
  await user.call(setOutcome, { params, body: { kind: 'cause', faultId: PADS } });
  return { user, car, params };
};

const job = (today: string) => ({
  date: today,
  title: 'Repair: worn front brake pads',
  odometer: 60_100,
  costCents: 18_500,
  currency: 'GBP',
  doneBy: 'Hill Street Garage',
  next: ['brake-pads-and-discs' as const],
});

const logOf = async (user: QuickUser, vehicleId: string) =>
  (await user.call(listLogEntries, { params: { id: vehicleId }, query: { kind: 'service' } }))
    .entries;

test('the job of a closed diagnosis goes into the log with its cost, and what comes next is planned', async () => {
  const { user, car, params } = await withClosed();
  const { proposed } = await user.call(getDiagnosisJobs, { params });
  expect(proposed.title).toBe('Repair: worn front brake pads');
  expect(proposed.next).toMatchObject([
    { serviceItem: 'brake-pads-and-discs', months: 12, miles: 10_000 },
  ]);
  const today = daysAgo(0);
  const answer = await user.call(logDiagnosisJob, { params, body: job(today) });
  expect(answer.jobs).toMatchObject([
    { title: 'Repair: worn front brake pads', costCents: 18_500, diagnosisId: params.id },
  ]);
  expect(answer.planned).toMatchObject([
    {
      task: 'Check brake pads and discs',
      dueMileage: 70_100,
      repeat: { months: 12, miles: 10_000 },
      diagnosis: { id: params.id },
    },
  ]);
  // It is planned: it is not offered a second time.
  expect(answer.proposed.next).toEqual([]);
  const [entry] = await logOf(user, car.id);
  expect(entry).toMatchObject({ category: 'repair', place: 'Hill Street Garage' });
  const costs = await user.call(getVehicleCosts, { params: { id: car.id }, query: {} });
  expect(JSON.stringify(costs)).toContain('"repair"');
});

test('a double click enters one job and plans one task', async () => {
  const { user, car, params } = await withClosed();
  const body = job(daysAgo(0));
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const send = () => user.call(logDiagnosisJob, { params, body }, { headers });
  await Promise.all([send(), send()]);
  await send();
  expect(await logOf(user, car.id)).toHaveLength(1);
  const { tasks } = await user.call(listMaintenance, { query: { vehicleId: car.id } });
  expect(tasks).toHaveLength(1);
});

test('a reading that does not fit is asked about, and neither job nor task is left of the attempt', async () => {
  const { user, car, params } = await withClosed();
  const earlier = { kind: 'odometer', date: daysAgo(30), odometer: 59_000 } as const;
  await user.call(createLogEntry, { params: { id: car.id }, body: earlier });
  const body = { ...job(daysAgo(0)), odometer: 6_010 };
  expect(await codeOf(user.call(logDiagnosisJob, { params, body }))).toBe(
    'log/implausible-odometer',
  );
  expect(await logOf(user, car.id)).toEqual([]);
  const { tasks } = await user.call(listMaintenance, { query: { vehicleId: car.id } });
  expect(tasks).toEqual([]);
  const confirmed = { ...body, confirm: true };
  expect((await user.call(logDiagnosisJob, { params, body: confirmed })).jobs).toHaveLength(1);
});

test('without a saved car the job waits for one, which is named once', async () => {
  const { user, car, params } = await withClosed(false);
  const before = await user.call(getDiagnosisJobs, { params });
  expect([before.vehicle, before.proposed.next]).toEqual([null, []]);
  const body = job(daysAgo(0));
  expect(await codeOf(user.call(logDiagnosisJob, { params, body }))).toBe('diagnosis/no-vehicle');
  const name = (vehicleId: string) =>
    user.call(setDiagnosisVehicle, { params, body: { vehicleId } });
  expect((await name(car.id)).vehicleId).toBe(car.id);
  expect((await name(car.id)).vehicleId).toBe(car.id);
  const other = await user.call(createVehicle, { body: { ...FOCUS, year: 2012 } });
  expect(await codeOf(name(other.id))).toBe('diagnosis/other-vehicle');
  expect((await user.call(logDiagnosisJob, { params, body })).jobs).toHaveLength(1);
});

test('diagnoses are listed by what is open or closed, by verdict, and found by registration', async () => {
  const { user, params } = await withClosed();
  const body = { ...FOCUS, registration: 'SA15 ABC', nickname: 'Bluebell' };
  const car = await user.call(createVehicle, { body });
  const open = await user.call(createDiagnosis, { body: { ...GRINDING, vehicleId: car.id } });
  const listed = async (query: InputOf<typeof listDiagnoses>['query']) =>
    (await user.call(listDiagnoses, { query })).diagnoses.map(({ id }) => id);
  expect(await listed({ state: 'open' })).toEqual([open.id]);
  expect(await listed({ state: 'closed' })).toEqual([params.id]);
  expect(await listed({ verdict: open.canDrive.verdict })).toEqual([open.id, params.id]);
  const others = (['yes', 'caution', 'no'] as const).filter(
    (verdict) => verdict !== open.canDrive.verdict,
  );
  for (const verdict of others) expect(await listed({ verdict })).toEqual([]);
  for (const search of ['SA15', 'sa15abc', 'bluebell']) {
    expect(await listed({ search })).toEqual([open.id]);
  }
  const stranger = await newUserQuickly(app);
  const theirs = await stranger.call(listDiagnoses, { query: { search: 'SA15' } });
  expect(theirs.diagnoses).toEqual([]);
});

test('another user sees no job, logs none, and lends no car', async () => {
  const { user, params } = await withClosed(false);
  const stranger = await withClosed();
  const body = job(daysAgo(0));
  expect(await codeOf(stranger.user.call(getDiagnosisJobs, { params }))).toBe(
    'diagnosis/not-found',
  );
  expect(await codeOf(stranger.user.call(logDiagnosisJob, { params, body }))).toBe(
    'diagnosis/not-found',
  );
  const lent = { vehicleId: stranger.car.id };
  expect(await codeOf(user.call(setDiagnosisVehicle, { params, body: lent }))).toBe(
    'db/record-not-found',
  );
  expect((await user.call(getDiagnosis, { params })).vehicleId).toBeNull();
  expect(await logOf(stranger.user, stranger.car.id)).toEqual([]);
});
