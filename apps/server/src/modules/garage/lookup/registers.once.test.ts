import { lookUpVehicle } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openVehicleServices } from '../../../platform/adapters/open-vehicle-services.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { createLog } from '../../../platform/log.ts';
import { createPolicies } from '../../../platform/policies.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { type DvlaServer, startDvlaServer } from '../../../testing/dvla-server.ts';
import { type DvsaServer, startDvsaServer } from '../../../testing/dvsa-server.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { UpstreamReply } from '../../../testing/upstream-server.ts';
import { createVehicleLookupService } from './vehicle-lookup.service.ts';

let dvsa: DvsaServer;
let dvla: DvlaServer;
beforeAll(async () => {
  [dvsa, dvla] = await Promise.all([startDvsaServer(), startDvlaServer()]);
});
beforeEach(() => {
  for (const server of [dvsa, dvla]) {
    server.answer(undefined);
    server.requests.length = 0;
  }
  dvsa.answerTokens(undefined);
});
afterAll(async () => {
  await Promise.all([dvsa.close(), dvla.close()]);
});

const NOW = new Date('2026-11-22T12:00:00Z');

/** The look-up on these registers, with a short patience and fresh circuits. */
const open = (
  environment: Readonly<Record<string, string>> = { ...dvsa.environment, ...dvla.environment },
  now: () => Date = () => NOW,
) => {
  const { vehicleRegister } = openVehicleServices({
    config: readConfig(environment, '/'),
    policies: createPolicies({ tempo: 0 }),
    log: createLog('silent'),
    now,
    timeoutMs: 800,
  });
  return createVehicleLookupService({ vehicleRegister, now });
};

const dvsaError = (status: number, errorCode: string): UpstreamReply => ({
  status,
  body: { errorCode, errorMessage: 'A message', requestId: 'x' },
});
const dvlaErrors = (status: number): UpstreamReply => ({
  status,
  body: {
    errors: [{ status: String(status), code: 'ENQ1', title: 'A title', detail: 'A detail' }],
  },
});

describe('both registers together', () => {
  test('give the model of one and the tax of the other, each with its source', async () => {
    const found = await open().lookUp('SA15MPL');
    expect(found).toMatchObject({
      registration: 'SA15MPL',
      plate: 'SA15 MPL',
      make: 'FORD',
      model: 'FOCUS',
      yearOfManufacture: 2015,
      engineCapacity: 1596,
      taxStatus: 'Taxed',
      motStatus: 'Valid',
      motExpiryDate: '2027-06-08',
      nextMotDue: '2027-06-08',
      source: 'registers',
      missing: [],
      vehicle: { make: 'Ford', model: 'Focus', year: 2015, fuel: 'petrol', mileage: 92_966 },
    });
    expect(found.sources).toMatchObject({
      make: 'dvsa',
      model: 'dvsa',
      motTests: 'dvsa',
      yearOfManufacture: 'dvla',
      taxStatus: 'dvla',
      co2Emissions: 'dvla',
    });
    expect(found.attribution).toMatch(/Open Government Licence v3\.0/);
  });

  test('send keys in headers, and the registration without a space', async () => {
    await open().lookUp('SA15MPL');
    expect(dvla.requests).toMatchObject([
      {
        method: 'POST',
        url: '/vehicle-enquiry/v1/vehicles',
        headers: { 'x-api-key': 'a-dvla-key' },
        body: '{"registrationNumber":"SA15MPL"}',
      },
    ]);
    expect(dvsa.requests.map(({ url }) => url)).toEqual([
      '/token',
      '/v1/trade/vehicles/registration/SA15MPL',
    ]);
  });

  test.each([
    ['DVSA', () => dvsa, 'dvsa', { make: 'FORD', taxStatus: 'Taxed', co2Emissions: 136 }],
    ['DVLA', () => dvla, 'dvla', { make: 'FORD', model: 'FOCUS', engineCapacity: 1596 }],
  ] as const)('are not both needed: %s fails', async (_, server, register, known) => {
    server().answer({ status: 500, body: 'A text' });
    expect(await open().lookUp('SA15MPL')).toMatchObject({
      ...known,
      missing: [{ register, reason: 'failed' }],
    });
  });

  test.each([
    ['DVSA', () => dvsa.environment, 'FOCUS'],
    ['DVLA', () => dvla.environment, undefined],
  ] as const)('are not both needed: only %s is set up', async (_, environment, model) => {
    const found = await open(environment()).lookUp('SA15MPL');
    expect([found.yearOfManufacture, found.model, found.missing]).toEqual([2015, model, []]);
  });

  test('know no such car', async () => {
    expect(await codeOf(open().lookUp('AB12CDE'))).toBe('vehicle/not-found');
  });

  test('a car without make or year is not found', async () => {
    dvla.answer({ status: 200, body: { registrationNumber: 'AB12CDE', make: 'FORD' } });
    expect(await codeOf(open(dvla.environment).lookUp('AB12CDE'))).toBe('vehicle/not-found');
    dvla.answer({ status: 200, body: { registrationNumber: 'AB12CDE', yearOfManufacture: 2012 } });
    expect(await codeOf(open(dvla.environment).lookUp('AB12CDE'))).toBe('vehicle/not-found');
  });

  test('that neither answers is a failure, also where one knows no such car', async () => {
    dvla.answer('hang');
    expect(await codeOf(open().lookUp('AB12CDE'))).toBe('vehicle/register-timeout');
  });
});

describe('every documented error has its code', () => {
  const ofDvla: readonly [string, UpstreamReply, string][] = [
    ['400 as an object', dvlaErrors(400), 'vehicle/invalid-registration'],
    ['403 as a message', { status: 403, body: { message: 'Forbidden' } }, 'vehicle/lookup-failed'],
    ['404 as an object', dvlaErrors(404), 'vehicle/not-found'],
    [
      '429 as a message',
      { status: 429, body: { message: 'Too Many Requests' } },
      'vehicle/register-busy',
    ],
    ['500 as an object', dvlaErrors(500), 'vehicle/lookup-failed'],
    ['500 as a text', { status: 500, body: 'Internal Server Error' }, 'vehicle/lookup-failed'],
    ['502 as a page', { status: 502, body: '<html>Bad Gateway</html>' }, 'vehicle/lookup-failed'],
    [
      '503 as a bare array',
      { status: 503, body: [{ status: '503' }] },
      'vehicle/register-unavailable',
    ],
    ['504 without a body', { status: 504, body: '' }, 'vehicle/register-timeout'],
  ];
  const ofDvsa: readonly [string, UpstreamReply, string][] = [
    ['MOTH-NF-01', dvsaError(404, 'MOTH-NF-01'), 'vehicle/not-found'],
    ['MOTH-RL-01', dvsaError(429, 'MOTH-RL-01'), 'vehicle/register-busy'],
    ['MOTH-RL-02 with another status', dvsaError(403, 'MOTH-RL-02'), 'vehicle/register-busy'],
    ['MOTH-IV-03', dvsaError(400, 'MOTH-IV-03'), 'vehicle/invalid-registration'],
    ['403 as a message', { status: 403, body: { message: 'Forbidden' } }, 'vehicle/lookup-failed'],
    ['MOTH-UN-01', dvsaError(500, 'MOTH-UN-01'), 'vehicle/lookup-failed'],
    ['503 as a text', { status: 503, body: 'Service Unavailable' }, 'vehicle/register-unavailable'],
  ];
  const misbehaviour: readonly [string, UpstreamReply, string][] = [
    ['no answer', 'hang', 'vehicle/register-timeout'],
    ['a byte at a time', 'drip', 'vehicle/register-timeout'],
    ['50 MB', 'flood', 'vehicle/lookup-failed'],
    ['a closed connection', 'reset', 'vehicle/lookup-failed'],
    ['a text where a vehicle should be', { status: 200, body: 'OK' }, 'vehicle/lookup-failed'],
    ['a list where a vehicle should be', { status: 200, body: [] }, 'vehicle/lookup-failed'],
    ['null', { status: 200, body: null }, 'vehicle/lookup-failed'],
    [
      'an error with status 200',
      { status: 200, body: { message: 'Forbidden' } },
      'vehicle/lookup-failed',
    ],
    [
      'a redirect, which is not followed',
      { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } },
      'vehicle/lookup-failed',
    ],
  ];

  test.each([...ofDvla, ...misbehaviour])('DVLA: %s', async (_, reply, code) => {
    dvla.answer(reply);
    expect(await codeOf(open(dvla.environment).lookUp('SA15MPL'))).toBe(code);
  });

  test.each([...ofDvsa, ...misbehaviour])('DVSA: %s', async (_, reply, code) => {
    dvsa.answer(reply);
    expect(await codeOf(open(dvsa.environment).lookUp('SA15MPL'))).toBe(code);
  });

  test.each(misbehaviour)('the token endpoint of DVSA: %s', async (_, reply, code) => {
    dvsa.answerTokens(reply);
    expect(await codeOf(open(dvsa.environment).lookUp('SA15MPL'))).toBe(code);
  });

  test('nothing that was sent or is secret is in the failure', async () => {
    dvla.answer(dvlaErrors(500));
    const failure: unknown = await open(dvla.environment)
      .lookUp('SA15MPL')
      .catch((error: unknown) => error);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(
      /SA15MPL|a-dvla-key/,
    );
  });
});

describe('values of the registers', () => {
  const vehicle = (fields: object) => ({
    status: 200,
    body: {
      registration: 'SA15MPL',
      make: 'FORD',
      model: 'FOCUS',
      manufactureDate: '2015-01-31',
      ...fields,
    },
  });
  const test2020 = {
    completedDate: '2020.05.01 09:10:11',
    testResult: 'PASSED',
    expiryDate: '2021.05.01',
    odometerValue: '41230',
    odometerUnit: 'mi',
    odometerResultType: 'READ',
    defects: [{ text: ' Oil leak ', type: 'USER ENTERED', dangerous: false, more: 'dropped' }],
    more: 'dropped',
  };

  test('are numbers and days, whatever their spelling, and what is not known is dropped', async () => {
    dvsa.answer(vehicle({ motTests: [test2020], engineSize: '1596', secret: 'dropped' }));
    const found = await open(dvsa.environment).lookUp('SA15MPL');
    expect(found.motTests).toEqual([
      {
        completedDate: '2020-05-01',
        testResult: 'PASSED',
        expiryDate: '2021-05-01',
        odometer: { value: 41_230, unit: 'MI' },
        defects: [{ text: 'Oil leak', type: 'USER ENTERED', dangerous: false }],
      },
    ]);
    expect(found.engineCapacity).toBe(1596);
    expect(JSON.stringify(found)).not.toContain('dropped');
  });

  test.each([
    ['an odometer that was not read', { odometerValue: null, odometerResultType: 'NO_ODOMETER' }],
    ['an odometer that is no number', { odometerValue: 'N/A' }],
    ['an odometer below zero', { odometerValue: -5 }],
  ])('leave out %s, not its test', async (_, fields) => {
    dvsa.answer(vehicle({ motTests: [{ ...test2020, ...fields }] }));
    const { motTests, mileage } = await open(dvsa.environment).lookUp('SA15MPL');
    expect([motTests?.length, motTests?.[0]?.odometer, mileage.points]).toEqual([1, undefined, []]);
  });

  test('leave out a test of another shape, not the car', async () => {
    const odd = [
      null,
      'PASSED',
      {},
      { ...test2020, completedDate: '2020-13-45' },
      { ...test2020, testResult: 'ABANDONED' },
    ];
    dvsa.answer(vehicle({ motTests: [...odd, test2020], hasOutstandingRecall: 'Perhaps' }));
    const found = await open(dvsa.environment).lookUp('SA15MPL');
    expect([found.motTests?.length, found.hasOutstandingRecall]).toEqual([1, undefined]);
  });

  test('take a new car without tests, by its year of manufacture', async () => {
    dvsa.answer(
      vehicle({
        manufactureDate: undefined,
        manufactureYear: '2026',
        motTestDueDate: '2029-03-01',
      }),
    );
    const found = await open(dvsa.environment).lookUp('SA15MPL');
    expect(found).toMatchObject({
      yearOfManufacture: 2026,
      nextMotDue: '2029-03-01',
      motTests: [],
    });
    expect(found.motStatus).toBe(undefined);
  });
});

describe('the token of DVSA', () => {
  test('is asked for once by parallel look-ups, and used again', async () => {
    const before = dvsa.tokenRequests();
    const { lookUp } = open(dvsa.environment);
    await Promise.all(['SA15MPL', 'SA12DPF', 'SA10CLK', 'SA21EVC'].map((plate) => lookUp(plate)));
    await lookUp('SA18RCL');
    expect(dvsa.tokenRequests() - before).toBe(1);
  });

  test('is renewed before it ends', async () => {
    const before = dvsa.tokenRequests();
    let now = NOW.getTime();
    const { lookUp } = open(dvsa.environment, () => new Date(now));
    await lookUp('SA15MPL');
    now += 54 * 60_000;
    await lookUp('SA12DPF');
    expect(dvsa.tokenRequests() - before).toBe(1);
    now += 2 * 60_000;
    await lookUp('SA10CLK');
    expect(dvsa.tokenRequests() - before).toBe(2);
  });

  test('is replaced when the service says that it has expired', async () => {
    const { lookUp } = open(dvsa.environment);
    await lookUp('SA15MPL');
    const before = dvsa.tokenRequests();
    dvsa.expireTokens();
    expect((await lookUp('SA12DPF')).make).toBe('VOLKSWAGEN');
    expect(dvsa.tokenRequests() - before).toBe(1);
  });

  test('is replaced once: a fresh one that is refused as well fails', async () => {
    dvsa.answer(dvsaError(403, 'MOTH-FB-02'));
    const before = dvsa.tokenRequests();
    expect(await codeOf(open(dvsa.environment).lookUp('SA15MPL'))).toBe('vehicle/lookup-failed');
    expect(dvsa.tokenRequests() - before).toBe(2);
  });
});

describe('a register in trouble', () => {
  test('is asked again after a failure that may pass, not after a time-out or when it is busy', async () => {
    const asked = async (reply: UpstreamReply) => {
      dvla.requests.length = 0;
      dvla.answer(reply);
      await codeOf(open(dvla.environment).lookUp('SA15MPL'));
      return dvla.requests.length;
    };
    expect(await asked({ status: 500, body: '' })).toBe(3);
    expect(await asked('hang')).toBe(1);
    expect(await asked({ status: 429, body: { message: 'Too Many Requests' } })).toBe(1);
    expect(await asked({ status: 404, body: '' })).toBe(1);
  });

  test('is left alone after three failed look-ups, and the other one answers meanwhile', async () => {
    dvla.answer({ status: 503, body: [{}] });
    const { lookUp } = open();
    for (const plate of ['SA15MPL', 'SA12DPF', 'SA10CLK']) await lookUp(plate);
    dvla.requests.length = 0;
    expect(await lookUp('SA21EVC')).toMatchObject({
      make: 'NISSAN',
      missing: [{ register: 'dvla', reason: 'unavailable' }],
    });
    expect(dvla.requests).toEqual([]);
  });

  test('is shown by Retry-After how long to wait', async () => {
    dvla.answer({
      status: 429,
      body: { message: 'Too Many Requests' },
      headers: { 'retry-after': '17' },
    });
    await expect(open(dvla.environment).lookUp('SA15MPL')).rejects.toMatchObject({
      code: 'vehicle/register-busy',
      retryAfterSeconds: 17,
    });
  });
});

describe('an answer', () => {
  test('is used again for some minutes, by all', async () => {
    let now = NOW.getTime();
    const { lookUp } = open(dvla.environment, () => new Date(now));
    await Promise.all([lookUp('SA15MPL'), lookUp('SA15MPL')]);
    await lookUp('SA15MPL');
    expect(dvla.requests).toHaveLength(1);
    now += 6 * 60_000;
    await lookUp('SA15MPL');
    expect(dvla.requests).toHaveLength(2);
  });

  test('is not used again when it was a failure, or lacks a register that failed', async () => {
    dvla.answer({ status: 500, body: '' });
    const { lookUp } = open();
    expect((await lookUp('SA15MPL')).missing).toHaveLength(1);
    dvla.answer(undefined);
    expect((await lookUp('SA15MPL')).missing).toEqual([]);
  });
});

describe('the product on registers', () => {
  let app: TestApp;
  let user: QuickUser;
  beforeAll(async () => {
    app = await openTestApp({
      withBystander: true,
      environment: { ...dvsa.environment, ...dvla.environment },
      policies: createPolicies({ tempo: 0 }),
    });
    user = await newUserQuickly(app);
  });
  afterAll(() => app.close());

  test('answers with what they say', async () => {
    const found = await user.call(lookUpVehicle, { query: { registration: 'sa15 mpl' } });
    expect(found).toMatchObject({ model: 'FOCUS', source: 'registers' });
  });

  test('answers their trouble with its own code, never as a fault of ours', async () => {
    for (const server of [dvsa, dvla]) server.answer({ status: 503, body: [{}] });
    const answer = await user.request('/api/vehicle-lookup?registration=SA12DPF');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ code: 'vehicle/register-unavailable' });
  });
});
