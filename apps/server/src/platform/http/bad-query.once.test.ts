import { ENDPOINTS } from '@wrenchwise/contract/api';
import { pathOf } from '@wrenchwise/contract/client';
import type { Endpoint } from '@wrenchwise/contract/endpoint';
import { setAvatar } from '@wrenchwise/contract/endpoints/avatar';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { ERRORS } from '@wrenchwise/contract/errors';
import { IMAGES } from '@wrenchwise/images/testing/images';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';

import { declaredFields } from '../../testing/bad-values.ts';
import { GRINDING } from '../../testing/complaint.ts';
import { expectNamed } from '../../testing/expect-problem.ts';
import { insertVehicle, insertWebhookEndpoint } from '../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { inDays, subscribe } from '../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { countedUsage } from '../../testing/usage.ts';

/** Generated from the endpoints: a new one is covered on the day it is written. */

let app: TestApp;
let user: QuickUser;
let diagnosisId: string;
let vehicleId: string;
let webhookId: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
  user = await newUserQuickly(app);
  ({ id: diagnosisId } = await user.call(createDiagnosis, { body: GRINDING }));
  // So that what paid plans have is not refused for the plan.
  const ownPlan = { planId: 'enterprise', status: 'active', periodEnd: inDays(20) } as const;
  await subscribe(app.database.db, user.id, ownPlan);
  vehicleId = await insertVehicle(app.database.db, user.id);
  webhookId = await insertWebhookEndpoint(app.database.db, user.id);
  // So that what can be read is there to be read.
  await user.call(setAvatar, { body: new Blob([IMAGES['image/png']], { type: 'image/png' }) });
});
afterAll(() => app.close());

describe('the query', () => {
  type WithQuery = Endpoint & { readonly query: z.ZodType };
  const hasQuery = (endpoint: Endpoint): endpoint is WithQuery => endpoint.query !== undefined;
  const WITH_QUERY = ENDPOINTS.filter(hasQuery).filter(({ status }) => status !== 302);
  const QUERY_FIELDS = WITH_QUERY.flatMap((endpoint) =>
    declaredFields(endpoint.query).map(
      (field) => [endpoint.id, field.name, endpoint, field] as const,
    ),
  );
  const ask = ({ method, path, example }: Endpoint, query: string) => {
    const id = path.startsWith('/api/vehicles/')
      ? vehicleId
      : path.startsWith('/api/webhook-endpoints/')
        ? webhookId
        : diagnosisId;
    return user.request(`${pathOf(path, { ...Object(example?.params), id })}?${query}`, { method });
  };

  test('is part of some endpoints', () => {
    expect(QUERY_FIELDS.length).toBeGreaterThan(0);
  });

  test.each(QUERY_FIELDS)('%s names %s when it is given twice', async (_, name, endpoint) => {
    await expectNamed(await ask(endpoint, `${name}=1&${name}=2`), name, 'twice');
  });

  test.each(QUERY_FIELDS)(
    '%s names %s when its value cannot be',
    async (_, name, endpoint, field) => {
      const values =
        field.type === 'string'
          ? ['%00', 'a%00b', 'x'.repeat((field.maxLength ?? 0) + 1), 'x'.repeat(1024 * 1024)]
          : [
              'abc',
              '',
              '0',
              '-1',
              '1.5',
              '1e308',
              'NaN',
              'Infinity',
              '99999999999999999999',
              '%00',
              '[]',
            ];
      for (const value of values) {
        await expectNamed(await ask(endpoint, `${name}=${value}`), name, value);
      }
    },
  );

  const OWN_ADDRESSES = ENDPOINTS.filter(({ status, signed }) => status !== 302 && !signed);

  test.each(OWN_ADDRESSES.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s names parameters that it does not have, however many and whatever they are called',
    async (_, endpoint) => {
      await expectNamed(await ask(endpoint, 'srchTerm=brake'), 'srchTerm', 'a slip');
      const many = Array.from({ length: 5000 }, (__, index) => `p${index}=1`).join('&');
      await expectNamed(await ask(endpoint, many), 'p0', 'thousands');
      const prototypes = '__proto__=1&constructor=2&toString=3&__proto__[polluted]=1';
      await expectNamed(await ask(endpoint, prototypes), 'constructor', 'prototypes');
      expect({}).not.toHaveProperty('polluted');
    },
  );

  test.each(WITH_QUERY.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is not troubled by a query without names',
    async (_, endpoint) => {
      const { status } = await ask(endpoint, '&&&===&');
      // A query that must name something is refused without it; no query is our fault.
      const canBeLeftOut = endpoint.query.safeParse({}).success;
      const ofBody = endpoint.upload ? ERRORS[endpoint.upload.wrongType].status : 400;
      const expected = endpoint.method === 'GET' ? 200 : ofBody;
      expect(status).toBe(canBeLeftOut ? expected : 400);
    },
  );
});

test('nothing of all this used any allowance', async () => {
  expect(await countedUsage(app.database.db, user.id)).toEqual({
    diagnoses: 1,
    repairGuides: 0,
    setAside: 0,
  });
});
