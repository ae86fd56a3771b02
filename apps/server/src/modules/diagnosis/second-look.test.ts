import {
  answerQuestion,
  createDiagnosis,
  getDiagnosis,
} from '@wrenchwise/contract/endpoints/diagnoses';
import { openStepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { ServiceAnswer } from '../../platform/adapters/second-opinion/service-answer.ts';
import { securityAuditEvents } from '../../platform/audit/audit.tables.ts';
import { createLog } from '../../platform/log.ts';
import { builtInProvider } from '../../testing/built-in-provider.ts';
import { codeOf } from '../../testing/code-of.ts';
import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { countedUsage } from '../../testing/usage.ts';
import { diagnoses, repairGuides } from './diagnoses.tables.ts';
import { createSecondLook } from './second-look.ts';

/** An instance that owes second looks and never takes them: what follows does. */
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    withBystander: true,
    environment: {
      DIAGNOSIS_WEBHOOK_URL: 'http://127.0.0.1:9/',
      REPAIR_GUIDE_WEBHOOK_URL: 'http://127.0.0.1:9/',
    },
  });
});
afterAll(() => app.close());

const WORDS: ServiceAnswer = { possible_causes: ['A stone behind the brake dust shield'] };

let asked: string[];
let answer: () => Promise<ServiceAnswer>;
beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve(WORDS);
});

/** A worker of its own, and its handlers by name. */
const startWorker = async () => {
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  await createSecondLook({
    db: app.database.db,
    provider: builtInProvider,
    modelReader: undefined,
    causeOpinions: undefined,
    secondOpinion: {
      source: 'webhook',
      ask: ({ symptoms }) => {
        asked.push(symptoms);
        return answer();
      },
    },
    guideWriters: [
      {
        source: 'service',
        write: ({ ours, repairStep }) => {
          asked.push(repairStep);
          const steps = [...ours.step_by_step_instructions, 'Clean the brake caliper well.'];
          return Promise.resolve({ steps });
        },
      },
    ],
    config: { diagnosisTimeoutMs: 1000 },
    log: createLog('silent'),
    queue: {
      send: () => Promise.resolve(),
      work: async (name, handle) => void handlers.set(name, handle),
      schedule: async (name, _cron, handle) => void handlers.set(name, handle),
    },
  });
  const run = (name: string) => async (data: unknown) => handlers.get(name)?.(data);
  return { look: run('second-look'), sweep: () => run('second-look-sweep')({}) };
};

/** A diagnosis as a process left it that died before its second look, some minutes ago. */
const cutOff = async (user: QuickUser, minutes = 5) => {
  const made = await user.call(createDiagnosis, { body: GRINDING });
  await app.database.db
    .update(diagnoses)
    .set({ secondLook: 'waiting', createdAt: sql`app_now() - make_interval(mins => ${minutes})` })
    .where(eq(diagnoses.id, made.id));
  const params = { id: made.id };
  return { made, params, read: () => user.call(getDiagnosis, { params }) };
};

describe('a second look', () => {
  test('that a process left when it died is taken up, once, and uses no unit', async () => {
    const user = await newUserQuickly(app);
    const { made, params, read } = await cutOff(user);
    const stepId = made.plan.find(({ kind }) => kind === 'repair')?.id ?? '';
    const { id } = await user.call(openStepGuide, { params, body: { stepId } });
    await app.database.db
      .update(repairGuides)
      .set({ secondLook: 'waiting', createdAt: sql`app_now() - interval '5 minutes'` })
      .where(eq(repairGuides.id, id));
    const { sweep } = await startWorker();
    await sweep();
    await sweep();
    expect(asked).toHaveLength(2);
    expect(await read()).toMatchObject({ source: 'webhook', secondLook: 'added' });
    const guide = await user.call(openStepGuide, { params, body: { stepId } });
    expect(guide).toMatchObject({ id, source: 'service', secondLook: 'added' });
    expect(await countedUsage(app.database.db, user.id)).toMatchObject({
      diagnoses: 1,
      repairGuides: 1,
      setAside: 0,
    });
  });

  test('that two processes take at once adds its words once', async () => {
    const user = await newUserQuickly(app);
    const { made, read } = await cutOff(user, 0);
    const [one, other] = [await startWorker(), await startWorker()];
    const job = { kind: 'diagnosis', id: made.id, userId: user.id };
    await Promise.all([one.look(job), other.look(job), one.look(job)]);
    const { possible_causes: causes } = await read();
    expect(causes).toEqual([...made.possible_causes, ...(WORDS.possible_causes ?? [])]);
  });

  test('is added to the diagnosis as it is by then', async () => {
    const user = await newUserQuickly(app);
    const { made, params, read } = await cutOff(user, 0);
    const { look } = await startWorker();
    const { promise, resolve } = Promise.withResolvers<ServiceAnswer>();
    answer = () => promise;
    const looking = look({ kind: 'diagnosis', id: made.id, userId: user.id });
    const answered = await user.call(answerQuestion, {
      params,
      body: { questionId: made.nextQuestion?.id ?? '', optionId: 'unknown' },
    });
    resolve(WORDS);
    await looking;
    const later = await read();
    expect(later.answers).toEqual(answered.answers);
    expect(later.causes).toEqual(answered.causes);
    expect(later.possible_causes).toEqual([
      ...answered.possible_causes,
      ...(WORDS.possible_causes ?? []),
    ]);
  });

  test('of a diagnosis of long ago is given up', async () => {
    const user = await newUserQuickly(app);
    const { made, read } = await cutOff(user, 90);
    const { sweep } = await startWorker();
    await sweep();
    expect(asked).toEqual([]);
    expect((await read()).possible_causes).toEqual(made.possible_causes);
  });

  test('is no act of the user, and nobody else sees it', async () => {
    const user = await newUserQuickly(app);
    const stranger = await newUserQuickly(app);
    const { made, params } = await cutOff(user, 0);
    const { look } = await startWorker();
    const events = async () => {
      const rows = await app.database.db
        .select({ id: securityAuditEvents.id })
        .from(securityAuditEvents)
        .where(eq(securityAuditEvents.userId, user.id));
      return rows.length;
    };
    const before = await events();
    // Of somebody else's diagnosis there is none to look at.
    await look({ kind: 'diagnosis', id: made.id, userId: stranger.id });
    expect(asked).toEqual([]);
    await look({ kind: 'diagnosis', id: made.id, userId: user.id });
    expect(asked).toHaveLength(1);
    expect(await events()).toBe(before);
    expect(await codeOf(stranger.call(getDiagnosis, { params }))).toBe('diagnosis/not-found');
  });

  test('of a diagnosis that was deleted meanwhile ends quietly', async () => {
    const user = await newUserQuickly(app);
    const { made, params } = await cutOff(user, 0);
    const { look } = await startWorker();
    answer = async () => {
      await app.database.db.delete(diagnoses).where(eq(diagnoses.id, made.id));
      return WORDS;
    };
    await look({ kind: 'diagnosis', id: made.id, userId: user.id });
    expect(await codeOf(user.call(getDiagnosis, { params }))).toBe('diagnosis/not-found');
  });
});
