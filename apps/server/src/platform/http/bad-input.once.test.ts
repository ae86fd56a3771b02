import { ENDPOINTS } from '@wrenchwise/contract/api';
import { pathOf } from '@wrenchwise/contract/client';
import type { Endpoint, Upload } from '@wrenchwise/contract/endpoint';
import { setAvatar } from '@wrenchwise/contract/endpoints/avatar';
import { createDiagnosis, getDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { IMAGES } from '@wrenchwise/images/testing/images';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';

import {
  declaredFields,
  type DeclaredField,
  NO_JSON,
  NO_OBJECTS,
  NO_UTF8,
  wrongTypes,
  wrongValues,
} from '../../testing/bad-values.ts';
import { GRINDING } from '../../testing/complaint.ts';
import { expectNamed, expectProblem } from '../../testing/expect-problem.ts';
import { insertVehicle } from '../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { inDays, subscribe } from '../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { countedUsage } from '../../testing/usage.ts';

/** Generated from the endpoints: new ones are covered at once. */

let app: TestApp;
let user: QuickUser;
let diagnosisId: string;
let vehicleId: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
  user = await newUserQuickly(app);
  ({ id: diagnosisId } = await user.call(createDiagnosis, { body: GRINDING }));
  // So that what paid plans have is not refused for the plan.
  const ownPlan = { planId: 'enterprise', status: 'active', periodEnd: inDays(20) } as const;
  await subscribe(app.database.db, user.id, ownPlan);
  vehicleId = await insertVehicle(app.database.db, user.id);
  // So that the avatar exists.
  await user.call(setAvatar, { body: new Blob([IMAGES['image/png']], { type: 'image/png' }) });
});
afterAll(() => app.close());

type WithBody = Endpoint & { readonly body: z.ZodType };
const hasBody = (endpoint: Endpoint): endpoint is WithBody =>
  endpoint.body !== undefined && endpoint.upload === undefined && endpoint.signed === undefined;
const WITH_BODY = ENDPOINTS.filter(hasBody).map((endpoint) => [endpoint.id, endpoint] as const);
const FIELDS = WITH_BODY.flatMap(([id, endpoint]) =>
  declaredFields(endpoint.body).map((field) => [id, field.name, endpoint, field] as const),
);

const JSON_TYPE = { 'content-type': 'application/json' };

const send = (
  { method, path, example }: Endpoint,
  body: string | Uint8Array<ArrayBuffer> | undefined,
  headers: Record<string, string> = JSON_TYPE,
): Promise<Response> => {
  const id = path.startsWith('/api/vehicles/') ? vehicleId : diagnosisId;
  return user.request(pathOf(path, { ...Object(example?.params), id }, Object(example?.query)), {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
};

/** The endpoint's example as JSON, with one field replaced or left out. */
const exampleWith = ({ example }: Endpoint, name: string, json: string | undefined): string => {
  const others = Object.entries(example?.body ?? {}).filter(([key]) => key !== name);
  const members = others.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  if (json !== undefined) members.push(`${JSON.stringify(name)}:${json}`);
  return `{${members.join(',')}}`;
};

describe('the body as a whole', () => {
  test.each(WITH_BODY)('%s refuses a body that is missing or is no object', async (_, endpoint) => {
    // A body that may be left out, such as the reason of a cancellation.
    if (!endpoint.body.safeParse(undefined).success) {
      await expectNamed(await send(endpoint, undefined), 'body', 'nothing');
      await expectNamed(await send(endpoint, ''), 'body', 'nothing');
    }
    for (const json of NO_OBJECTS) await expectNamed(await send(endpoint, json), 'body', json);
  });

  test.each(WITH_BODY)('%s refuses what is not JSON', async (_, endpoint) => {
    for (const text of NO_JSON) {
      expect(await expectProblem(await send(endpoint, text))).toMatchObject({
        status: 400,
        code: 'request/malformed',
      });
    }
  });

  test.each(WITH_BODY)('%s refuses bytes that are not UTF-8', async (_, endpoint) => {
    for (const bytes of NO_UTF8) {
      const [start = '', end = ''] = exampleWith(endpoint, 'x', '"CUT"').split('CUT');
      const body = new Uint8Array(
        Buffer.concat([Buffer.from(start), Buffer.from(bytes), Buffer.from(end)]),
      );
      expect(await expectProblem(await send(endpoint, body))).toMatchObject({
        code: 'request/malformed',
      });
    }
  });

  test.each(WITH_BODY)('%s takes JSON and nothing else', async (_, endpoint) => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      'text/json',
      '',
    ];
    for (const type of types) {
      const answer = await send(endpoint, exampleWith(endpoint, '', undefined), {
        'content-type': type,
      });
      expect(await expectProblem(answer)).toMatchObject({
        status: 415,
        code: 'request/unsupported-media-type',
      });
    }
  });

  test.each(WITH_BODY)('%s refuses a megabyte', async (_, endpoint) => {
    const text = JSON.stringify('x'.repeat(1024 * 1024));
    for (const { name } of declaredFields(endpoint.body)) {
      const answer = await send(endpoint, exampleWith(endpoint, name, text));
      expect(await expectProblem(answer)).toMatchObject({ status: 413, code: 'request/too-large' });
    }
  });

  test.each(WITH_BODY)('%s is not changed by names of prototypes', async (_, endpoint) => {
    const polluted = '{"polluted":true,"isAdmin":true}';
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const json = `{${JSON.stringify(name)}:${polluted},"constructor":{"prototype":${polluted}}}`;
      await expectProblem(await send(endpoint, json));
    }
    expect({}).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('isAdmin');
  });
});

describe('a file', () => {
  type WithUpload = Endpoint & { readonly upload: Upload };
  const hasUpload = (endpoint: Endpoint): endpoint is WithUpload => endpoint.upload !== undefined;
  const UPLOADS = ENDPOINTS.filter(hasUpload).map((endpoint) => [endpoint.id, endpoint] as const);

  test('is part of some endpoints', () => {
    expect(UPLOADS.length).toBeGreaterThan(0);
  });

  test.each(UPLOADS)('that %s takes is of its types and nothing else', async (_, endpoint) => {
    const { wrongType } = endpoint.upload;
    for (const type of [
      'application/json',
      'text/html',
      'image/svg+xml',
      'multipart/form-data',
      '',
    ]) {
      const answer = await send(endpoint, '{}', { 'content-type': type });
      expect(await expectProblem(answer)).toMatchObject({ code: wrongType });
    }
  });

  test.each(UPLOADS)(
    'for %s that is missing, or is not what it says, is refused',
    async (_, endpoint) => {
      const { types, wrongType } = endpoint.upload;
      for (const type of types) {
        for (const body of [undefined, '', '{}', 'x'.repeat(1000), new Uint8Array(1000)]) {
          const answer = await send(endpoint, body, { 'content-type': type });
          expect(await expectProblem(answer)).toMatchObject({ code: wrongType });
        }
      }
    },
  );

  test.each(UPLOADS)('for %s may be as large as it says and no larger', async (_, endpoint) => {
    const { types, maxBytes, tooLarge } = endpoint.upload;
    const headers = { 'content-type': types[0] ?? '' };
    for (const [size, code] of [
      [maxBytes, endpoint.upload.wrongType],
      [maxBytes + 1, tooLarge],
      [maxBytes * 20, tooLarge],
    ] as const) {
      const answer = await send(endpoint, new Uint8Array(size), headers);
      expect(await expectProblem(answer)).toMatchObject({ code });
    }
  });
});

describe('one field', () => {
  const isEnteredPassword = (endpoint: Endpoint, field: DeclaredField): boolean =>
    endpoint.id === 'signIn' && field.name === 'password';

  test.each(FIELDS)('%s names %s when it is missing', async (_, name, endpoint, field) => {
    if (!field.isRequired) return;
    await expectNamed(
      await send(endpoint, exampleWith(endpoint, name, undefined)),
      name,
      'nothing',
    );
  });

  test.each(FIELDS)('%s names %s when it is of another type', async (_, name, endpoint, field) => {
    for (const json of wrongTypes(field)) {
      await expectNamed(await send(endpoint, exampleWith(endpoint, name, json)), name, json);
    }
  });

  test.each(FIELDS)('%s names %s when its value cannot be', async (_, name, endpoint, field) => {
    for (const json of wrongValues(field)) {
      const answer = await send(endpoint, exampleWith(endpoint, name, json));
      // A current password has no rules: a hint would help an attacker.
      if (isEnteredPassword(endpoint, field) && answer.status === 401) await expectProblem(answer);
      else await expectNamed(answer, name, json);
    }
  });

  const nextYear = new Date().getUTCFullYear() + 1;
  test.each(['99999', '1969', String(nextYear), '2015.5', '"2015"', '-2015', '0', '1e3', 'null'])(
    'a car of the year %s is refused by name',
    async (year) => {
      await expectNamed(
        await send(createDiagnosis, exampleWith(createDiagnosis, 'year', year)),
        'year',
        year,
      );
    },
  );

  test.each(['""', '"   "', String.raw`"\n\t"`])(
    'blank text %s is refused by name',
    async (json) => {
      for (const name of ['make', 'model', 'symptoms']) {
        const answer = await send(createDiagnosis, exampleWith(createDiagnosis, name, json));
        await expectNamed(answer, name, json);
      }
    },
  );

  test.each([
    ['createDiagnosis', 'symptoms', 'Symptoms', 20_000],
    ['demonstrate', 'symptoms', 'Symptoms', 300],
    ['sendContactMessage', 'message', 'Message', 5000],
  ])(
    '%s answers 422 to too long a text, and says how long it may be',
    async (id, name, label, max) => {
      const endpoint = ENDPOINTS.find((one) => one.id === id);
      if (endpoint === undefined) throw new Error(`no endpoint ${id}`);
      const text = 'a'.repeat(20_001);
      const answer = await send(endpoint, exampleWith(endpoint, name, JSON.stringify(text)));
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        code: 'request/text-too-long',
        fields: [
          {
            path: name,
            message: `${label} must be at most ${max.toLocaleString('en-GB')} characters; this text has 20,001`,
          },
        ],
      });
    },
  );

  test('every wrong field is named, not only the first', async () => {
    const answer = await send(
      createDiagnosis,
      JSON.stringify({ make: '', model: 7, year: 99_999, fuel: 'coal', mileage: -1 }),
    );
    const { fields } = await expectProblem(answer);
    expect(fields?.map(({ path }) => path)).toEqual([
      'make',
      'model',
      'year',
      'symptoms',
      'fuel',
      'mileage',
    ]);
    expect(fields?.find(({ path }) => path === 'symptoms')?.message).toBe('Symptoms are required');
  });
});

test('nothing of all this used any allowance or changed what was stored', async () => {
  const { db } = app.database;
  expect(await countedUsage(db, user.id)).toEqual({
    diagnoses: 1,
    repairGuides: 0,
    setAside: 0,
  });
  const stored = await user.call(getDiagnosis, { params: { id: diagnosisId } });
  expect(stored).toMatchObject({ ...GRINDING, answers: [] });
});
