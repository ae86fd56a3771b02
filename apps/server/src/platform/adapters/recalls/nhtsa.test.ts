import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type NhtsaServer, startNhtsaServer } from '../../../testing/nhtsa-server.ts';
import { readConfig } from '../../config/config.ts';
import { createLog } from '../../log.ts';
import { createPolicies } from '../../policies.ts';
import { openVehicleServices } from '../open-vehicle-services.ts';

let nhtsa: NhtsaServer;
beforeAll(async () => {
  nhtsa = await startNhtsaServer();
});
beforeEach(() => nhtsa.answer(undefined));
afterAll(() => nhtsa.close());

const open = (environment: Readonly<Record<string, string>>) =>
  openVehicleServices({
    config: readConfig(environment, '/'),
    policies: createPolicies({ tempo: 0 }),
    log: createLog('silent'),
    now: () => new Date(),
    timeoutMs: 250,
  }).recalls;

const FOCUS = { make: 'Ford', model: 'Focus', year: 2015 };

test('recalls of a model: the newest first, dates by day and month, those to be parked named', async () => {
  const found = await open(nhtsa.environment)?.ofModel(FOCUS);
  expect(found?.map(({ campaign, received, parkIt }) => [campaign, received, parkIt])).toEqual([
    ['23V456000', '2023-06-25', true],
    ['19V001000', '2019-02-03', false],
  ]);
});

test('no recalls are an empty list', async () => {
  expect(await open(nhtsa.environment)?.ofModel({ ...FOCUS, model: 'A & B/C?' })).toEqual([]);
  expect(nhtsa.requests.at(-1)?.url).toContain('model=A+%26+B%2FC%3F');
});

test.each([[{ status: 500, body: '' }], [{ status: 200, body: 'OK' }], ['hang']] as const)(
  'a service in trouble is a failure, not an empty list: %j',
  async (reply) => {
    nhtsa.answer(reply);
    await expect(open(nhtsa.environment)?.ofModel(FOCUS)).rejects.toMatchObject({
      name: 'UpstreamFailure',
    });
  },
);

test('nobody is asked where it is switched off', () => {
  expect(open({})).toBe(undefined);
});
