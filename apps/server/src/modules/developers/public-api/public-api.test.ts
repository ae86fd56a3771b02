import { pathOf } from '@wrenchwise/contract/client';
import type { Endpoint } from '@wrenchwise/contract/endpoint';
import {
  Diagnosis,
  getDiagnosis as getInApp,
  listDiagnoses as listInApp,
} from '@wrenchwise/contract/endpoints/diagnoses';
import { getUsage } from '@wrenchwise/contract/endpoints/subscription';
import * as v1 from '@wrenchwise/contract/public-api';
import { V1_ENDPOINTS } from '@wrenchwise/contract/public-api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { schema } from '../../../schema.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { expectProblem } from '../../../testing/expect-problem.ts';
import { HEALTHY, healthyEngine } from '../../../testing/healthy-engine.ts';
import { bearer, keyOf, subscriber } from '../../../testing/programs.ts';
import type { QuickUser } from '../../../testing/quick-user.ts';
import { inDays } from '../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Generated from the operations of version 1: new ones are covered at once. */

interface Ids {
  readonly vehicle: string;
  readonly diagnosis: string;
  readonly task: string;
  /** To the diagnosis's open question. */
  readonly answer: { readonly questionId: string; readonly optionId: string };
}

let app: TestApp;
let owner: QuickUser;
let key: string;
let strangersKey: string;
let ids: Ids;

const bodyOf = (endpoint: Endpoint): unknown => {
  if (endpoint === v1.createMaintenanceTask) {
    return { vehicleId: ids.vehicle, task: 'Change the oil', dueDate: '2027-01-04' };
  }
  if (endpoint === v1.completeMaintenanceTask) return { date: '2026-03-02' };
  if (endpoint === v1.answerQuestion) return ids.answer;
  return endpoint.example?.body ?? {};
};

const idOf = ({ path }: Endpoint): string =>
  path.includes('/vehicles/')
    ? ids.vehicle
    : path.includes('/diagnoses/')
      ? ids.diagnosis
      : ids.task;

const send = (endpoint: Endpoint, headers: Record<string, string>) =>
  sendBody(endpoint, headers, bodyOf(endpoint));

const sendBody = (endpoint: Endpoint, headers: Record<string, string>, body: unknown) => {
  const params = { ...Object(endpoint.example?.params), id: idOf(endpoint) };
  // A key is sent by programs: they have no origin, and no cookies.
  return app.composition.app.request(
    `http://wrenchwise.test${pathOf(endpoint.path, params, Object(endpoint.example?.query))}`,
    {
      method: endpoint.method,
      ...(endpoint.method === 'GET'
        ? { headers }
        : {
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
    },
  );
};

const madeBy = async (endpoint: Endpoint, headers: Record<string, string>): Promise<string> => {
  const made: unknown = await (await send(endpoint, headers)).json();
  return String(Object(made).id);
};

beforeAll(async () => {
  app = await openTestApp({
    withBystander: true,
    environment: { RATE_LIMIT: '1' },
    engine: healthyEngine,
  });
  owner = await subscriber(app);
  ({ key } = await keyOf(owner));
  ({ key: strangersKey } = await keyOf(await subscriber(app)));
  ids = { vehicle: '', diagnosis: '', task: '', answer: { questionId: 'none', optionId: 'none' } };
  ids = { ...ids, vehicle: await madeBy(v1.createVehicle, bearer(key)) };
  ids = { ...ids, diagnosis: await madeBy(v1.createDiagnosis, bearer(key)) };
  const { nextQuestion } = await owner.call(getInApp, { params: { id: ids.diagnosis } });
  const [option] = nextQuestion?.options ?? [];
  if (!nextQuestion || !option) throw new Error('the diagnosis asks nothing');
  ids = { ...ids, answer: { questionId: nextQuestion.id, optionId: option.id } };
  ids = { ...ids, task: await madeBy(v1.createMaintenanceTask, bearer(key)) };
});
afterAll(() => app.close());

const ALL = V1_ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const);
const WITH_ID = ALL.filter(([, { path }]) => path.includes('{id}'));
const deletes = ({ method }: Endpoint) => method === 'DELETE';

const refusals = async (): Promise<readonly (readonly [string, string | undefined, string])[]> => {
  const fresh = await subscriber(app);
  const revoked = await keyOf(fresh);
  await app.database.db
    .update(schema.apiKeys)
    .set({ revokedAt: inDays(-1) })
    .where(eq(schema.apiKeys.id, revoked.id));
  const expired = await keyOf(fresh);
  await app.database.db
    .update(schema.apiKeys)
    .set({ expiresAt: inDays(-1) })
    .where(eq(schema.apiKeys.id, expired.id));
  const lapsed = await subscriber(app);
  const unpaid = await keyOf(lapsed);
  await app.database.db
    .delete(schema.subscriptions)
    .where(eq(schema.subscriptions.userId, lapsed.id));
  return [
    ['no key', undefined, 'auth/invalid-api-key'],
    ['an unknown key', `ww_${'a'.repeat(43)}`, 'auth/invalid-api-key'],
    ['a revoked key', revoked.key, 'auth/invalid-api-key'],
    ['an expired key', expired.key, 'auth/invalid-api-key'],
    ['a key whose plan has ended', unpaid.key, 'permission/insufficient-rights'],
  ];
};

describe('every operation of version 1', () => {
  let cases: Awaited<ReturnType<typeof refusals>>;
  let reader: string;
  let writer: string;
  beforeAll(async () => {
    cases = await refusals();
    const user = await subscriber(app, 'enterprise');
    ({ key: reader } = await keyOf(user, ['read']));
    ({ key: writer } = await keyOf(user, ['write']));
  });

  test.each(ALL)(
    '%s refuses a key that is missing, unknown, revoked, expired or unpaid',
    async (_, endpoint) => {
      for (const [name, sent, code] of cases) {
        const problem = await expectProblem(await send(endpoint, sent ? bearer(sent) : {}));
        expect([name, problem.code]).toEqual([name, code]);
      }
    },
  );

  test.each(ALL)('%s takes no session in place of a key', async (_, endpoint) => {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await expectProblem(await send(endpoint, { cookie }))).code).toBe(
      'auth/invalid-api-key',
    );
  });

  test.each(ALL)('%s asks for its scope', async (_, endpoint) => {
    const { access } = endpoint;
    const needed = typeof access === 'object' && 'scope' in access ? access.scope : undefined;
    const changesNothing: readonly Endpoint[] = [
      v1.previewDiagnosis,
      v1.checkQuote,
      v1.examineClaim,
    ];
    const isRead = endpoint.method === 'GET' || changesNothing.includes(endpoint);
    expect(needed).toBe(isRead ? 'read' : 'write');
    const problem = await expectProblem(
      await send(endpoint, bearer(needed === 'read' ? writer : reader)),
    );
    expect(problem.code).toBe('permission/insufficient-scope');
  });

  test.each(WITH_ID)('%s answers 404 to the key of somebody else', async (_, endpoint) => {
    const problem = await expectProblem(await send(endpoint, bearer(strangersKey)));
    expect(problem.status).toBe(404);
  });

  test.each([
    ...ALL.filter(([, one]) => !deletes(one)),
    ...ALL.filter(([, one]) => deletes(one)).toReversed(),
  ])('%s serves the key of its user, in the shape that it declares', async (_, endpoint) => {
    const answer = await send(endpoint, bearer(key));
    expect(answer.status).toBe(endpoint.status);
    if (endpoint.output) {
      expect(endpoint.output.safeParse(await answer.json()).error?.issues ?? []).toEqual([]);
    }
  });
});

test('what a program makes is in the app, and counts there', async () => {
  const user = await subscriber(app, 'enterprise');
  const { key: own } = await keyOf(user);
  await send(v1.createDiagnosis, bearer(own));
  const { diagnoses } = await user.call(listInApp, { query: {} });
  expect(diagnoses).toMatchObject([{ make: GRINDING.make, symptoms: GRINDING.symptoms }]);
  expect(await user.call(getUsage, {})).toMatchObject({
    diagnoses: { used: 1 },
    apiCalls: { used: 1 },
  });
});

const IDEMPOTENT = ALL.filter(([, { idempotent }]) => idempotent);

test('a healthy report is answered without a unit, once for one key', async () => {
  const before = await owner.call(getUsage, {});
  const headers = { ...bearer(key), 'idempotency-key': 'a-fine-car' };
  const answer = () => sendBody(v1.createDiagnosis, headers, HEALTHY);
  const [first, again] = [await answer(), await answer()];
  expect([first.status, again.status]).toEqual([201, 201]);
  const made = Diagnosis.parse(await first.json());
  expect(made).toMatchObject({ causes: [], alerts: [], canDrive: { verdict: 'yes' } });
  expect(made.nothingFound).toBeDefined();
  expect(Diagnosis.parse(await again.json()).id).toBe(made.id);
  expect((await owner.call(getUsage, {})).diagnoses).toEqual(before.diagnoses);
});

test('whatever is made honours an Idempotency-Key', () => {
  expect(IDEMPOTENT.map(([id]) => id)).toEqual(
    ALL.filter(([, { status }]) => status === 201).map(([id]) => id),
  );
});

describe.each(IDEMPOTENT)('%s with an Idempotency-Key', (id, endpoint) => {
  const keyed = (secret: string) => ({ ...bearer(secret), 'idempotency-key': `twice-${id}` });

  beforeAll(async () => {
    // Tests above delete it.
    ids = { ...ids, vehicle: await madeBy(v1.createVehicle, bearer(key)) };
  });

  test('makes one of it, however often and however close together it is sent', async () => {
    const twins = await Promise.all([
      madeBy(endpoint, keyed(key)),
      madeBy(endpoint, keyed(key)),
      madeBy(endpoint, keyed(key)),
    ]);
    const last = await madeBy(endpoint, keyed(key));
    // A diagnosis says of a twin that it is still being worked on.
    expect(new Set(twins.filter((one) => one !== 'undefined'))).toEqual(new Set([last]));
    expect(await madeBy(endpoint, bearer(key))).not.toBe(last);
  });

  test('refuses the key for something else, and leaves it to other users', async () => {
    const headers = keyed(key);
    const first = await madeBy(endpoint, headers);
    const change = endpoint === v1.createMaintenanceTask ? { task: 'Wipers' } : { year: 2011 };
    const changed = { ...Object(bodyOf(endpoint)), ...change };
    const other = await sendBody(endpoint, headers, changed);
    expect((await expectProblem(other)).code).toBe('request/idempotency-conflict');
    if (endpoint === v1.createMaintenanceTask) return; // its vehicle is the owner's
    expect(await madeBy(endpoint, keyed(strangersKey))).not.toBe(first);
  });
});

describe('the rate limit of a key', () => {
  test('is shown with every answer, also with a refusal, and is one over all operations', async () => {
    const { key: own } = await keyOf(await subscriber(app), ['read']);
    const first = await send(v1.listVehicles, bearer(own));
    expect(first.headers.get('ratelimit-policy')).toBe('"api";q=120;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"api";r=119;t=\d+$/);
    const refused = await send(v1.createVehicle, bearer(own));
    expect(refused.status).toBe(403);
    expect(refused.headers.get('ratelimit')).toMatch(/^"api";r=118;t=\d+$/);
  });

  test('refuses what goes beyond it, says how long to wait, and leaves other keys alone', async () => {
    const user = await subscriber(app);
    const [one, other] = [await keyOf(user), await keyOf(user)];
    await app.database.db
      .insert(schema.rateLimits)
      .values({ key: `api:${one.id}`, windowStart: new Date(), count: 120 });
    const refused = await send(v1.searchCodes, bearer(one.key));
    expect((await expectProblem(refused.clone())).code).toBe('rate-limit/exceeded');
    expect(refused.headers.get('ratelimit')).toMatch(/^"api";r=0;t=\d+$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(v1.searchCodes, bearer(other.key))).status).toBe(200);
  });
});
