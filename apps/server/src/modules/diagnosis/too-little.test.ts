import * as endpoints from '@wrenchwise/contract/endpoints/diagnoses';
import { ERRORS } from '@wrenchwise/contract/errors';
import { Problem } from '@wrenchwise/contract/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../testing/code-of.ts';
import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { countedUsage, storedDiagnoses, useUp } from '../../testing/usage.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const report = (user: QuickUser, symptoms: string, headers: Record<string, string> = {}) =>
  user.request('/api/diagnoses', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...GRINDING, symptoms }),
  });

const expectNothingUsed = async (user: QuickUser): Promise<void> => {
  const { db } = app.database;
  expect(await countedUsage(db, user.id)).toMatchObject({ diagnoses: 0, setAside: 0 });
  expect(await storedDiagnoses(db, user.id)).toBe(0);
};

describe('a report with too little to go on', () => {
  test.each([
    ['something is wrong with my car', 'diagnosis/too-little', 'too-little'],
    ['it makes a weird noise', 'diagnosis/too-little', 'noise'],
    ['a warning light is on', 'diagnosis/too-little', 'light'],
    ['qwerty zxcvb', 'diagnosis/too-little', 'too-little'],
    ['my cat is ill', 'diagnosis/not-about-a-car', 'not-a-car'],
    ['Meine Bremsen quietschen wenn ich bremse', 'diagnosis/not-english', 'language'],
  ] as const)('“%s” is asked about, stored nowhere and free', async (symptoms, code, kind) => {
    const user = await newUserQuickly(app);
    const reply = await report(user, symptoms);
    expect(reply.status).toBe(422);
    const problem = Problem.parse(await reply.json());
    expect(problem).toMatchObject({ code, title: ERRORS[code].message, needsMore: { kind } });
    expect(problem.detail).toBe(problem.needsMore?.message);
    expect(problem.needsMore?.examples.length).toBeGreaterThan(2);
    await expectNothingUsed(user);
  });

  test('is answered so in its own language as well', async () => {
    const user = await newUserQuickly(app);
    const problem = Problem.parse(await (await report(user, 'ma voiture ne démarre pas')).json());
    expect(problem.needsMore?.language).toMatchObject({ id: 'fr', name: 'French' });
    expect(problem.needsMore?.language?.text).toMatch(/anglais/);
  });

  test('leaves the last unit for one that says more, under the same key', async () => {
    const user = await newUserQuickly(app);
    const { db } = app.database;
    await useUp(db, user.id, 'diagnoses', 4);
    const headers = { 'idempotency-key': 'vague-then-clear' };
    expect((await report(user, 'help', headers)).status).toBe(422);
    expect((await report(user, 'help', headers)).status).toBe(422);
    expect((await report(user, GRINDING.symptoms, headers)).status).toBe(201);
    expect(await countedUsage(db, user.id)).toMatchObject({ diagnoses: 5, setAside: 0 });
    expect(await storedDiagnoses(db, user.id)).toBe(1);
  });

  test('is enough with a danger in it, which decides the verdict', async () => {
    const user = await newUserQuickly(app);
    const made = await user.call(endpoints.createDiagnosis, {
      body: { ...GRINDING, symptoms: 'something is on fire' },
    });
    expect(made.alerts[0]?.id).toBe('fire');
    expect(made.canDrive.verdict).toBe('no');
  });

  test('is enough with a trouble code or with a part by its name', async () => {
    const user = await newUserQuickly(app);
    for (const symptoms of ['P0301', 'radiator']) {
      expect(
        await codeOf(user.call(endpoints.createDiagnosis, { body: { ...GRINDING, symptoms } })),
      ).toBe('succeeded');
    }
  });
});
