import { uploadFile } from '@wrenchwise/contract/endpoints/files';
import { MAX_FOUND, searchGarage } from '@wrenchwise/contract/endpoints/garage-search';
import { createIncident } from '@wrenchwise/contract/endpoints/incidents';
import { createLogEntry } from '@wrenchwise/contract/endpoints/log';
import { createMaintenanceTask } from '@wrenchwise/contract/endpoints/maintenance';
import { createRenewal } from '@wrenchwise/contract/endpoints/renewals';
import { createTyreSet } from '@wrenchwise/contract/endpoints/tyres';
import { createVehicle, updateVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { PDF } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: QuickUser;
let stranger: QuickUser;
let id: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, now: () => new Date('2026-06-15T12:00:00Z') });
  [owner, stranger] = await Promise.all([newUserQuickly(app), newUserQuickly(app)]);
  const car = { make: 'Ford', model: 'Focus', year: 2015, registration: 'SA15 MPL' };
  ({ id } = await owner.call(createVehicle, { body: { ...car, nickname: 'Bluebell' } }));
  await stranger.call(createVehicle, { body: { ...car, nickname: 'Bluebell the second' } });
  await add(owner, id, 'Front brake pads', 'Pagid, squeal when cold');
  await add(owner, id, 'Wiper blades', '100% rubber');
  await owner.call(createMaintenanceTask, {
    body: { vehicleId: id, task: 'Renew the brake fluid', dueDate: '2026-07-01' },
  });
  const pdf = new Blob([PDF], { type: 'application/pdf' });
  await owner.call(uploadFile, {
    params: { id },
    query: { kind: 'receipt', name: 'Brake invoice.pdf' },
    body: pdf,
  });
});
afterAll(() => app.close());

const add = (who: QuickUser, vehicleId: string, title: string, notes: string) =>
  who.call(createLogEntry, {
    params: { id: vehicleId },
    body: {
      kind: 'service',
      date: '2026-03-02',
      title,
      notes,
      costCents: 18_549,
      currency: 'GBP',
    },
  });

const find = async (search: string, who = owner) => {
  const { cars, entries, files, tasks } = await who.call(searchGarage, { query: { search } });
  return {
    cars: cars.map(({ name }) => name),
    entries: entries.map(({ title }) => title),
    files: files.map(({ name }) => name),
    tasks: tasks.map(({ task }) => task),
  };
};
const NOTHING = { cars: [], entries: [], files: [], tasks: [] };

test('one word finds work, receipts and tasks', async () => {
  expect(await find('BRAKE')).toEqual({
    cars: [],
    entries: ['Front brake pads'],
    files: ['Brake invoice.pdf'],
    tasks: ['Renew the brake fluid'],
  });
});

test.each(['SA15MPL', 'sa15 mpl', 'a15m', 'bluebell', 'focus 2015'])(
  '%j finds the car and nothing else',
  async (search) => {
    expect(await find(search)).toEqual({ ...NOTHING, cars: ['Bluebell'] });
  },
);

test('words of a note, of an amount, and of the car beside the work find the entry', async () => {
  for (const search of ['squeal', 'focus pads', 'sa15 pads', 'pads 185.49']) {
    expect((await find(search)).entries, search).toEqual(['Front brake pads']);
  }
});

test('dates, tyres and incidents are found by what was typed, facts of one’s own find the car', async () => {
  const records = async (search: string, who = owner) =>
    (await who.call(searchGarage, { query: { search } })).records.map(({ kind, title }) => [
      kind,
      title,
    ]);
  const params = { id };
  await owner.call(createRenewal, {
    params,
    body: { kind: 'insurance', provider: 'Hill Mutual', reference: 'HM-77', dueOn: '2027-01-02' },
  });
  await owner.call(createTyreSet, {
    params,
    body: { name: 'Nokian set', season: 'winter', size: '205/55 R16' },
  });
  await owner.call(createIncident, {
    params,
    body: { kind: 'collision', happenedOn: '2026-03-02', title: 'Bent wing', thirdParty: 'Miller' },
  });
  expect(await records('hm-77')).toEqual([['renewal', 'Insurance with Hill Mutual']]);
  expect(await records('insurance hill')).toHaveLength(1);
  expect(await records('205/55')).toEqual([['tyres', 'Nokian set']]);
  expect(await records('miller')).toEqual([['incident', 'Bent wing']]);
  expect(await records('miller', stranger)).toEqual([]);
  const customFields = [{ name: 'Radio code', value: 'Q4711' }];
  await owner.call(updateVehicle, { params, body: { customFields } });
  expect(await find('radio q4711')).toEqual({ ...NOTHING, cars: ['Bluebell'] });
});

test('signs that mean something to a database are themselves', async () => {
  expect((await find('100%')).entries).toEqual(['Wiper blades']);
  expect(await find('_%_')).toEqual(NOTHING);
  expect(await find("' or 1=1")).toEqual(NOTHING);
  expect(await find('  ')).toEqual(NOTHING);
});

test('somebody else finds only their own, and never more than the bound', async () => {
  expect(await find('brake', stranger)).toEqual(NOTHING);
  expect(await find('SA15MPL', stranger)).toEqual({ ...NOTHING, cars: ['Bluebell the second'] });
  for (let index = 0; index < MAX_FOUND + 2; index += 1) {
    await add(owner, id, `Bulb ${index}`, '');
  }
  expect((await find('bulb')).entries).toHaveLength(MAX_FOUND);
});
