import * as endpoints from '@wrenchwise/contract/endpoints/diagnoses';
import type { NewDiagnosisBody } from '@wrenchwise/contract/endpoints/diagnoses';
import { rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';

import { builtInProvider } from '../../testing/built-in-provider.ts';
import { codeOf } from '../../testing/code-of.ts';
import { GRINDING, OVERHEATING } from '../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { countedUsage, storedDiagnoses, useUp } from '../../testing/usage.ts';

const engine = builtInProvider;
let beforeAnswer: (() => Promise<void>) | undefined;
let onTransaction: (() => void) | undefined;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    withBystander: true,
    watch: (kind, work) => {
      if (kind === 'transaction') onTransaction?.();
      return work();
    },
    provider: {
      ...engine,
      diagnose: async (request) => {
        await beforeAnswer?.();
        return engine.diagnose(request);
      },
    },
  });
});
afterAll(() => app.close());
beforeEach(() => {
  beforeAnswer = undefined;
  onTransaction = undefined;
});

let counter = 0;
const newKey = (): { 'idempotency-key': string } => {
  counter += 1;
  return { 'idempotency-key': `key-${counter}` };
};

const diagnose = (
  user: QuickUser,
  headers: Record<string, string>,
  changes: Partial<NewDiagnosisBody> = {},
) => user.call(endpoints.createDiagnosis, { body: { ...GRINDING, ...changes } }, { headers });

describe('the same Idempotency-Key', () => {
  test('with the same body answers with the same diagnosis and uses one unit', async () => {
    const user = await newUserQuickly(app);
    const headers = newKey();
    const first = await diagnose(user, headers);
    expect(await diagnose(user, headers)).toEqual(first);
    expect(await diagnose(user, headers)).toEqual(first);
    const { db } = app.database;
    expect(await countedUsage(db, user.id)).toMatchObject({ diagnoses: 1, setAside: 0 });
    expect(await storedDiagnoses(db, user.id)).toBe(1);
  });

  test('repeats the answer even when it took the last unit', async () => {
    const user = await newUserQuickly(app);
    await useUp(app.database.db, user.id, 'diagnoses', 4);
    const headers = newKey();
    const first = await diagnose(user, headers);
    expect(await codeOf(diagnose(user, newKey()))).toBe('usage/diagnosis-limit');
    expect(await diagnose(user, headers)).toEqual(first);
  });

  test('with another body is a conflict and uses nothing', async () => {
    const user = await newUserQuickly(app);
    const headers = newKey();
    await diagnose(user, headers);
    expect(await codeOf(diagnose(user, headers, OVERHEATING))).toBe('request/idempotency-conflict');
    expect(await codeOf(diagnose(user, headers, { mileage: 1 }))).toBe(
      'request/idempotency-conflict',
    );
    const { db } = app.database;
    expect(await countedUsage(db, user.id)).toMatchObject({ diagnoses: 1, setAside: 0 });
  });

  test('of another user is another key', async () => {
    const [one, other] = [await newUserQuickly(app), await newUserQuickly(app)];
    const headers = newKey();
    const first = await diagnose(one, headers);
    expect((await diagnose(other, headers)).id).not.toBe(first.id);
  });

  test.each([
    ['five units left', 0],
    ['one unit left', 4],
  ])('sent ten times at once with %s makes one diagnosis', async (_, used) => {
    const user = await newUserQuickly(app);
    const { db } = app.database;
    if (used > 0) await useUp(db, user.id, 'diagnoses', used);
    const headers = newKey();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        diagnose(user, headers).then(
          ({ id }) => ({ id, code: 'succeeded' }),
          async (error: unknown) => ({ id: undefined, code: await codeOf(Promise.reject(error)) }),
        ),
      ),
    );
    const ids = new Set(outcomes.flatMap(({ id }) => (id === undefined ? [] : [id])));
    expect(ids.size).toBe(1);
    const codes = new Set(outcomes.map(({ code }) => code));
    codes.delete('succeeded');
    codes.delete('request/in-progress');
    expect([...codes]).toEqual([]);
    expect(await countedUsage(db, user.id)).toMatchObject({ diagnoses: used + 1, setAside: 0 });
    expect(await storedDiagnoses(db, user.id)).toBe(1);
    // A retry gets the answer.
    expect(ids.has((await diagnose(user, headers)).id)).toBe(true);
  });

  test.each([
    ['five units left', 0],
    ['one unit left', 4],
  ])('while the first is being worked on, with %s, is asked to wait', async (_, used) => {
    const user = await newUserQuickly(app);
    if (used > 0) await useUp(app.database.db, user.id, 'diagnoses', used);
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    beforeAnswer = async () => {
      started.resolve();
      await gate.promise;
    };
    const headers = newKey();
    const first = diagnose(user, headers);
    await started.promise;
    expect(await codeOf(diagnose(user, headers))).toBe('request/in-progress');
    gate.resolve();
    const made = await first;
    expect((await diagnose(user, headers)).id).toBe(made.id);
  });

  test('that failed may be tried again', async () => {
    const user = await newUserQuickly(app);
    const headers = newKey();
    beforeAnswer = () => Promise.reject(new Error('down'));
    expect(await codeOf(diagnose(user, headers))).toBe('diagnosis/service-failed');
    beforeAnswer = undefined;
    expect(await codeOf(diagnose(user, headers))).toBe('succeeded');
  });
});

test('the same answer sent three times at once is stored once', async () => {
  const user = await newUserQuickly(app);
  const made = await diagnose(user, newKey());
  const body = { questionId: made.nextQuestion?.id ?? '', optionId: 'unknown' };
  const params = { id: made.id };
  // The provider waits until all three are at the row.
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  onTransaction = () => {
    begun += 1;
    if (begun === 3) gate.resolve();
  };
  beforeAnswer = () => gate.promise;
  const codes = await Promise.all(
    [1, 2, 3].map(() => codeOf(user.call(endpoints.answerQuestion, { params, body }))),
  );
  expect(codes).toEqual(['succeeded', 'succeeded', 'succeeded']);
  const stored = await user.call(endpoints.getDiagnosis, { params });
  expect(stored.answers).toHaveLength(1);
});

/** Transactions that wait for another one's row. */
const waitingForRows = async (): Promise<number> => {
  const [row] = await rowsOf(
    app.database.db,
    sql`select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(row?.['waiting']);
};

// On the embedded database no second transaction begins while one is open, whatever is locked.
test.runIf(inject('template').kind === 'postgres')(
  'two answers that are changed at once are both stored, each weighed with the other',
  async () => {
    const user = await newUserQuickly(app);
    let made = await diagnose(user, newKey());
    const params = { id: made.id };
    const changes: { questionId: string; optionId: string }[] = [];
    for (let asked = 0; asked < 2; asked += 1) {
      const { id: questionId = '', options = [] } = made.nextQuestion ?? {};
      const body = { questionId, optionId: 'unknown' };
      made = await user.call(endpoints.answerQuestion, { params, body });
      changes.push({ questionId, optionId: options[0]?.id ?? '' });
    }
    const gate = Promise.withResolvers<void>();
    let weighing = 0;
    beforeAnswer = () => {
      weighing += 1;
      return gate.promise;
    };
    const codes = Promise.all(
      changes.map((body) => codeOf(user.call(endpoints.answerQuestion, { params, body }))),
    );
    // One weighs and the other waits for the row; without a lock both would weigh what they have read.
    await vi.waitFor(async () => expect(weighing + (await waitingForRows())).toBe(2), 10_000);
    gate.resolve();
    expect(await codes).toEqual(['succeeded', 'succeeded']);
    const stored = await user.call(endpoints.getDiagnosis, { params });
    expect(stored.answers.map(({ questionId, optionId }) => ({ questionId, optionId }))).toEqual(
      changes,
    );
  },
);

test.each(['', 'two words', 'x'.repeat(201), 'ключ'])(
  'a key that is not 1 to 200 visible ASCII characters is refused by name (%#)',
  async (key) => {
    const user = await newUserQuickly(app);
    const answer = await user.request('/api/diagnoses', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // Header values are bytes; a careless client sends UTF-8 as it is.
        'idempotency-key': Buffer.from(key).toString('latin1'),
      },
      body: JSON.stringify(GRINDING),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'request/invalid',
      fields: [{ path: 'Idempotency-Key' }],
    });
    const { db } = app.database;
    expect(await countedUsage(db, user.id)).toMatchObject({ diagnoses: 0, setAside: 0 });
  },
);
