import { ENDPOINTS } from '@wrenchwise/contract/api';
import { pathOf } from '@wrenchwise/contract/client';
import type { Endpoint } from '@wrenchwise/contract/endpoint';
import { createDiagnosis, getDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { Problem } from '@wrenchwise/contract/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { countedUsage } from '../../testing/usage.ts';

/** Generated from the endpoints: new ones are covered at once. */

let app: TestApp;
let owner: QuickUser;
let stranger: QuickUser;
let diagnosis: Diagnosis;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
  owner = await newUserQuickly(app);
  stranger = await newUserQuickly(app);
  diagnosis = await owner.call(createDiagnosis, { body: GRINDING });
});
afterAll(() => app.close());

/** A request that its owner may make. */
const bodyOf = (endpoint: Endpoint): unknown => {
  switch (endpoint.id) {
    case 'answerQuestion':
      return { questionId: diagnosis.nextQuestion?.id, optionId: 'unknown' };
    case 'openStepGuide':
      return { stepId: diagnosis.plan[0]?.id };
    default:
      return endpoint.example?.body ?? {};
  }
};

const send = (user: Pick<QuickUser, 'request'>, endpoint: Endpoint, id: string) =>
  user.request(pathOf(endpoint.path, { id }, Object(endpoint.example?.query)), {
    method: endpoint.method,
    ...(endpoint.method === 'GET'
      ? {}
      : {
          headers: { 'content-type': endpoint.upload?.types[0] ?? 'application/json' },
          body: JSON.stringify(bodyOf(endpoint)),
        }),
  });

const WITH_ID = ENDPOINTS.filter(({ path }) => path.includes('{id}'));
const FOR_USERS = ENDPOINTS.filter(({ access }) => access === 'user');

describe('another user’s id', () => {
  test('is part of some endpoints', () => {
    expect(WITH_ID.length).toBeGreaterThan(0);
  });

  test.each(WITH_ID.map((endpoint) => [endpoint.id, endpoint] as const))(
    'answers 404 to %s and changes nothing',
    async (_, endpoint) => {
      const answer = await send(stranger, endpoint, diagnosis.id);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(await answer.text()).not.toContain(diagnosis.symptoms);
      const params = { id: diagnosis.id };
      expect(await owner.call(getDiagnosis, { params })).toEqual(diagnosis);
      const { db } = app.database;
      expect(await countedUsage(db, stranger.id)).toEqual({
        diagnoses: 0,
        repairGuides: 0,
        setAside: 0,
      });
      expect(await countedUsage(db, owner.id)).toMatchObject({ diagnoses: 1, repairGuides: 0 });
    },
  );

  test.each(WITH_ID.map((endpoint) => [endpoint.id, endpoint] as const))(
    'and an id that nobody has look the same to %s',
    async (_, endpoint) => {
      const shape = async (id: string) => {
        const answer = await send(stranger, endpoint, id);
        const { requestId: _id, ...problem } = Problem.parse(await answer.json());
        return { status: answer.status, problem };
      };
      expect(await shape(diagnosis.id)).toEqual(
        await shape('0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d8e'),
      );
    },
  );

  test.each(WITH_ID.map((endpoint) => [endpoint.id, endpoint] as const))(
    'that is no UUID answers 404 to %s',
    async (_, endpoint) => {
      const ids = ['1', 'x'.repeat(5000), '%00', '%ff', '..%2f..', "' or 1=1 --", '💥'];
      for (const id of ids) {
        const path = endpoint.path.replace(
          '{id}',
          id.startsWith('%') ? id : encodeURIComponent(id),
        );
        const answer = await owner.request(path, {
          method: endpoint.method,
          ...(endpoint.method === 'GET'
            ? {}
            : { headers: { 'content-type': 'application/json' }, body: '{}' }),
        });
        expect(answer.status).toBe(404);
        expect(await answer.json()).toMatchObject({ status: 404, requestId: expect.any(String) });
      }
    },
  );
});

describe('without a session', () => {
  test.each(FOR_USERS.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s answers 401',
    async (_, endpoint) => {
      const answer = await send(app.newBrowser(), endpoint, diagnosis.id);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: endpoint.signedOut ?? 'auth/no-user' });
    },
  );

  test.each(FOR_USERS.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s answers 401 to a cookie that was made up or tampered with',
    async (_, endpoint) => {
      const [name = '', value = ''] = [...owner.cookies][0] ?? [];
      const [token = '', signature = ''] = decodeURIComponent(value).split('.');
      const forged = ['nonsense', token, `${token}.`, `${token}x.${signature}`, `${token}.AAAA`];
      for (const cookie of forged) {
        const browser = app.newBrowser();
        browser.cookies.set(name, encodeURIComponent(cookie));
        const answer = await send(browser, endpoint, diagnosis.id);
        expect(answer.status).toBe(401);
        expect(await answer.json()).toMatchObject({ code: 'auth/expired-session' });
      }
    },
  );
});
