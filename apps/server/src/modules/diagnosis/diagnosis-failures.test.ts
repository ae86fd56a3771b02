import * as endpoints from '@wrenchwise/contract/endpoints/diagnoses';
import { ERRORS, type ErrorCode } from '@wrenchwise/contract/errors';
import type { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { DiagnosisProvider } from '../../platform/adapters/diagnosis-provider/port.ts';
import { AppError } from '../../platform/app-error.ts';
import { builtInProvider } from '../../testing/built-in-provider.ts';
import { codeOf } from '../../testing/code-of.ts';
import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { countedUsage, storedDiagnoses, useUp } from '../../testing/usage.ts';

const engine = builtInProvider;
let answer: DiagnosisProvider['diagnose'] = engine.diagnose;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    withBystander: true,
    provider: { ...engine, source: 'webhook', diagnose: (request) => answer(request) },
  });
});
afterAll(() => app.close());
beforeEach(() => {
  answer = engine.diagnose;
});

const failWith = (error: unknown) => {
  answer = async () => {
    throw error;
  };
};

const expectNothingUsed = async (user: QuickUser): Promise<void> => {
  const { db } = app.database;
  expect(await countedUsage(db, user.id)).toMatchObject({ diagnoses: 0, setAside: 0 });
  expect(await storedDiagnoses(db, user.id)).toBe(0);
};

const SERVICE_FAILURES: readonly ErrorCode[] = [
  'diagnosis/empty',
  'diagnosis/service-failed',
  'diagnosis/invalid-format',
  'diagnosis/unreachable',
  'diagnosis/incomplete',
];

describe('a provider that fails', () => {
  test.each(SERVICE_FAILURES)('with %s gives that code and the unit back', async (code) => {
    const user = await newUserQuickly(app);
    failWith(new AppError(code));
    const reply = await user.request('/api/diagnoses', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(GRINDING),
    });
    expect(reply.status).toBe(ERRORS[code].status);
    expect(await reply.json()).toMatchObject({ code, title: ERRORS[code].message });
    await expectNothingUsed(user);
  });

  test('in a way of its own is shown as a failing service, without its words', async () => {
    const user = await newUserQuickly(app);
    failWith(new Error('connect ECONNREFUSED 10.1.2.3:443 password=hunter2'));
    const reply = await user.request('/api/diagnoses', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(GRINDING),
    });
    expect(reply.status).toBe(502);
    const text = await reply.text();
    expect(text).toContain('diagnosis/service-failed');
    expect(text).not.toMatch(/hunter2|ECONNREFUSED|10\.1\.2\.3/);
    await expectNothingUsed(user);
  });

  test('by throwing at once, rather than by a rejection, gives the unit back too', async () => {
    const user = await newUserQuickly(app);
    answer = () => {
      throw new TypeError('not even a promise');
    };
    expect(await codeOf(user.call(endpoints.createDiagnosis, { body: GRINDING }))).toBe(
      'diagnosis/service-failed',
    );
    await expectNothingUsed(user);
  });

  test('leaves the last unit for the next try', async () => {
    const user = await newUserQuickly(app);
    await useUp(app.database.db, user.id, 'diagnoses', 4);
    failWith(new AppError('diagnosis/unreachable'));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await codeOf(user.call(endpoints.createDiagnosis, { body: GRINDING }))).toBe(
        'diagnosis/unreachable',
      );
    }
    answer = engine.diagnose;
    expect(await codeOf(user.call(endpoints.createDiagnosis, { body: GRINDING }))).toBe(
      'succeeded',
    );
  });

  test('while an answer is weighed leaves the diagnosis as it was', async () => {
    const user = await newUserQuickly(app);
    const made = await user.call(endpoints.createDiagnosis, { body: GRINDING });
    const params = { id: made.id };
    failWith(new AppError('diagnosis/unreachable'));
    const reply = user.call(endpoints.answerQuestion, {
      params,
      body: { questionId: made.nextQuestion?.id ?? '', optionId: 'unknown' },
    });
    expect(await codeOf(reply)).toBe('diagnosis/unreachable');
    expect(await user.call(endpoints.getDiagnosis, { params })).toEqual(made);
  });
});

describe('a provider that finds nothing', () => {
  const emptied = (result: DiagnosisResult): DiagnosisResult => ({
    ...result,
    causes: [],
    alerts: [],
  });

  test('answers 422 and gives the unit back', async () => {
    const user = await newUserQuickly(app);
    answer = async (request) => emptied(await engine.diagnose(request));
    const reply = await user.request('/api/diagnoses', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(GRINDING),
    });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ code: 'diagnosis/no-results' });
    await expectNothingUsed(user);
  });

  test('but warns of a danger is saved with the warning', async () => {
    const user = await newUserQuickly(app);
    const alert = { id: 'fire', text: 'smoke', title: 'Fire risk', advice: 'Stop and get out.' };
    answer = async (request) => ({ ...emptied(await engine.diagnose(request)), alerts: [alert] });
    const made = await user.call(endpoints.createDiagnosis, { body: GRINDING });
    expect(made.alerts).toEqual([alert]);
    expect(await storedDiagnoses(app.database.db, user.id)).toBe(1);
  });
});

test('an answer that the database cannot hold is a failed save and costs nothing', async () => {
  const user = await newUserQuickly(app);
  answer = async (request) => ({
    ...(await engine.diagnose(request)),
    possible_causes: ['a NUL \u0000 inside'],
  });
  expect(await codeOf(user.call(endpoints.createDiagnosis, { body: GRINDING }))).toBe(
    'diagnosis/save-failed',
  );
  await expectNothingUsed(user);
});

test('a unit whose lease lapsed meanwhile is not counted, and nothing is saved', async () => {
  const user = await newUserQuickly(app);
  const { db } = app.database;
  answer = async (request) => {
    await db.execute(sql`delete from usage_reservations where user_id = ${user.id}`);
    return engine.diagnose(request);
  };
  const run = user.call(endpoints.createDiagnosis, { body: GRINDING });
  expect(await codeOf(run)).toBe('usage/check-failed');
  await expectNothingUsed(user);
});

test.each([
  ['check_usage_limits(uuid, text)', 'usage/check-failed'],
  ['increment_usage(uuid, text, integer)', 'rpc/function-not-found'],
])('without the procedure %s the answer is %s, and nothing is used', async (procedure, code) => {
  const user = await newUserQuickly(app);
  const { db } = app.database;
  const name = procedure.replace(/\(.*/, '');
  await db.execute(sql.raw(`alter function ${procedure} rename to ${name}_away`));
  try {
    expect(await codeOf(user.call(endpoints.createDiagnosis, { body: GRINDING }))).toBe(code);
  } finally {
    const away = procedure.replace(name, `${name}_away`);
    await db.execute(sql.raw(`alter function ${away} rename to ${name}`));
  }
  await expectNothingUsed(user);
  expect(ERRORS['usage/check-failed'].message).toBe('Failed to check usage limits');
  expect(ERRORS['rpc/function-not-found'].severity).toBe('critical');
});

test('the name of the provider is stored with the diagnosis', async () => {
  const user = await newUserQuickly(app);
  const made = await user.call(endpoints.createDiagnosis, { body: GRINDING });
  expect(made.source).toBe('webhook');
});
