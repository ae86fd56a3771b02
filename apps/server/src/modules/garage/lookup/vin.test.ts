import { decodeVin } from '@wrenchwise/contract/endpoints/vin';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createPolicies } from '../../../platform/policies.ts';
import { type NhtsaServer, startNhtsaServer } from '../../../testing/nhtsa-server.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

// Specimens: a right check digit of North America, and a number of Volkswagen's for Europe.
const AMERICAN = '1M8GDM9AXKP042788';
const EUROPEAN = 'WVWZZZ1KZAW000001';

let nhtsa: NhtsaServer;
let app: TestApp;
let user: QuickUser;
beforeAll(async () => {
  nhtsa = await startNhtsaServer();
  app = await openTestApp({
    environment: nhtsa.environment,
    policies: createPolicies({ tempo: 0 }),
  });
  user = await newUserQuickly(app);
});
beforeEach(() => nhtsa.answer(undefined));
afterAll(async () => {
  await app.close();
  await nhtsa.close();
});

const decode = (vin: string) => user.call(decodeVin, { params: { vin } });

describe('a VIN', () => {
  test('of an American car is decoded by NHTSA', async () => {
    expect(await decode('1m8 gdm9a-xkp042788')).toMatchObject({
      vin: AMERICAN,
      checkDigit: true,
      make: 'Ford',
      model: 'Mustang',
      year: 2016,
      fuel: 'petrol',
      litres: 2.3,
      cylinders: 4,
      sources: { make: 'nhtsa', year: 'nhtsa' },
      isDecoderMissing: false,
    });
  });

  test('of Europe is not read by American rules', async () => {
    const read = await decode(EUROPEAN);
    expect(read).toMatchObject({ checkDigit: null, model: null, isDecoderMissing: false });
    expect(read.make).not.toBe('Eagle');
    expect(Object.values(read.sources)).not.toContain('nhtsa');
  });

  test('is said to have a wrong check digit', async () => {
    expect(await decode('1M8GDM9A1KP042788')).toMatchObject({ checkDigit: false });
  });

  test.each([
    [{ status: 500, body: 'A text' }],
    [{ status: 200, body: { Results: [] } }],
    ['reset'],
  ] as const)('says what it says by itself when NHTSA fails: %j', async (reply) => {
    nhtsa.answer(reply);
    expect(await decode(AMERICAN)).toMatchObject({
      vin: AMERICAN,
      isDecoderMissing: true,
      make: null,
    });
  });

  test.each(['1M8GDM9AXKP04278', 'IM8GDM9AXKP042788', 'hello', '%F0%9F%98%80'])(
    'has 17 characters without I, O and Q: not %s',
    async (vin) => {
      const answer = await user.request(`/api/vin/${vin}`);
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: 'vehicle/invalid-vin' },
      ]);
    },
  );
});

test('nobody outside is asked where NHTSA is not set up', async () => {
  const alone = await openTestApp({ db: app.database.db });
  nhtsa.requests.length = 0;
  const asking = await newUserQuickly(alone);
  const read = await asking.call(decodeVin, { params: { vin: AMERICAN } });
  await alone.close();
  expect([read.checkDigit, read.isDecoderMissing, nhtsa.requests]).toEqual([true, false, []]);
});
