import { updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { getVehicleRecalls } from '@wrenchwise/contract/endpoints/vehicle-recalls';
import { createVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createPolicies } from '../../../platform/policies.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { type NhtsaServer, startNhtsaServer } from '../../../testing/nhtsa-server.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let nhtsa: NhtsaServer;
let app: TestApp;
let user: QuickUser;
beforeAll(async () => {
  nhtsa = await startNhtsaServer();
  app = await openTestApp({
    withBystander: true,
    environment: nhtsa.environment,
    policies: createPolicies({ tempo: 0 }),
  });
  user = await newUserQuickly(app);
  await user.call(updateMe, { body: { country: 'US' } });
});
beforeEach(() => nhtsa.answer(undefined));
afterAll(async () => {
  await app.close();
  await nhtsa.close();
});

const recallsOf = async (make: string, model: string, year: number) => {
  const { id } = await user.call(createVehicle, { body: { make, model, year } });
  return user.call(getVehicleRecalls, { params: { id } });
};

test('the recalls that name a model and year come with source, look-up and the model’s page', async () => {
  const found = await recallsOf('Ford', 'Escape', 2016);
  expect(found.recalls.length).toBeGreaterThan(0);
  expect(found.recalls[0]).toMatchObject({ credit: expect.stringContaining('NHTSA') as string });
  expect(found).toMatchObject({ outstanding: null, live: 'answered' });
  expect(found.specificationPath).toBe('/car-specifications/ford/escape#2016');
  expect(found.lookup).toMatch(/^https:/);
});

test('NHTSA is asked once a day for a model, and what it says comes first', async () => {
  const before = nhtsa.requests.length;
  const found = await recallsOf('Ford', 'Focus', 2015);
  await recallsOf('Ford', 'Focus', 2015);
  expect(nhtsa.requests.length - before).toBe(1);
  const live = found.recalls.find(({ id }) => id === '23V456');
  expect(live).toMatchObject({
    parkIt: true,
    since: '2023-06-25',
    consequence: 'A fire may start.',
  });
});

test('a service in trouble is said, is harmless, and is asked again', async () => {
  nhtsa.answer({ status: 500, body: '' });
  const found = await recallsOf('Ford', 'Escape', 2017);
  expect(found.live).toBe('failed');
  expect(found.recalls.length).toBeGreaterThan(0);
  nhtsa.answer(undefined);
  expect((await recallsOf('Ford', 'Escape', 2017)).live).not.toBe('off');
});

test('who waits for the page does not wait for a service that hangs', async () => {
  nhtsa.answer('hang');
  const found = await recallsOf('Ford', 'Escape', 2018);
  expect(found.live).toBe('failed');
  expect(found.recalls.length).toBeGreaterThan(0);
});

test('a car in Britain has British recalls only, and NHTSA is not asked', async () => {
  const before = nhtsa.requests.length;
  const briton = await newUserQuickly(app);
  const recallsIn = async (body: { make: string; model: string; year: number }) => {
    const { id } = await briton.call(createVehicle, { body });
    return briton.call(getVehicleRecalls, { params: { id } });
  };
  const passat = await recallsIn({ make: 'Volkswagen', model: 'Passat', year: 2016 });
  const focus = await recallsIn({ make: 'Ford', model: 'Focus', year: 2005 });
  expect([...passat.recalls, ...focus.recalls].map(({ country }) => country)).not.toContain('US');
  expect(focus.recalls.length).toBeGreaterThan(0);
  expect(passat).toMatchObject({ listsOf: 'UK', live: 'off' });
  expect(passat.lookup).toContain('gov.uk');
  expect(nhtsa.requests.length).toBe(before);
});

test('in a country whose recalls we have not, another country’s are not taken for them', async () => {
  const australian = await newUserQuickly(app);
  await australian.call(updateMe, { body: { country: 'AU' } });
  const recallsOfCar = async (registration?: string) => {
    const { id } = await australian.call(createVehicle, {
      body: { make: 'Ford', model: 'Focus', year: 2012, registration },
    });
    return australian.call(getVehicleRecalls, { params: { id } });
  };
  const local = await recallsOfCar();
  expect(local).toMatchObject({ recalls: [], listsOf: null });
  expect(local.lookup).toContain('.gov.au');
  // A British plate says where the car is from.
  expect(await recallsOfCar('AB12 CDE')).toMatchObject({ listsOf: 'UK' });
});

test('a car that nobody lists has none, and another’s is not found', async () => {
  expect(await recallsOf('Trabant', '601', 1985)).toMatchObject({
    recalls: [],
    specificationPath: null,
  });
  const { id } = await user.call(createVehicle, {
    body: { make: 'Ford', model: 'Focus', year: 2015 },
  });
  const other = await newUserQuickly(app);
  expect(await codeOf(other.call(getVehicleRecalls, { params: { id } }))).toBe(
    'db/record-not-found',
  );
});
