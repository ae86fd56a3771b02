import * as endpoints from '@wrenchwise/contract/endpoints/diagnoses';
import { openStepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import { biggestMoves } from '@wrenchwise/rules/moves';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../testing/code-of.ts';
import { GRINDING, OVERHEATING } from '../../testing/complaint.ts';
import { newUserQuickly } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { countedUsage } from '../../testing/usage.ts';
import { diagnoses, repairGuides } from './diagnoses.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const NOBODYS = '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d8e';

describe('diagnosing', () => {
  test('finds ranked causes for a report and stores them with their words', async () => {
    const user = await newUserQuickly(app);
    const made = await user.call(endpoints.createDiagnosis, {
      body: { ...GRINDING, fuel: 'petrol', transmission: 'manual', mileage: 61_000 },
    });
    expect(made).toMatchObject({ ...GRINDING, fuel: 'petrol', transmission: 'manual' });
    expect(made).toMatchObject({ mileage: 61_000, source: 'engine', answers: [] });
    expect(made.causes[0]?.system).toBe('brakes');
    expect(made.causes.length).toBeGreaterThanOrEqual(5);
    const sum = made.causes.reduce((total, cause) => total + cause.probability, made.other);
    expect(sum).toBeLessThanOrEqual(1.000001);
    expect(made.plan.length).toBeGreaterThan(0);
    expect(await user.call(endpoints.getDiagnosis, { params: { id: made.id } })).toEqual(made);
  });

  test('stores what was only assumed as assumed, and lets words overrule it', async () => {
    const user = await newUserQuickly(app);
    const sportage = { make: 'Kia', model: 'Sportage', year: 2015 } as const;
    const report = {
      ...sportage,
      symptoms: 'DPF light is on and it is down on power, diesel',
      fuel: 'petrol',
      transmission: 'automatic',
      mileage: 96_700,
      assumed: ['mileage', 'fuel', 'transmission'],
    } as const;
    const made = await user.call(endpoints.createDiagnosis, {
      body: { ...report, assumed: [...report.assumed] },
    });
    expect(made.assumed).toEqual(['fuel', 'transmission', 'mileage']);
    expect(made.causes.slice(0, 3).map(({ faultId }) => faultId)).toContain('dpf-soot-blocked');
    expect(await user.call(endpoints.getDiagnosis, { params: { id: made.id } })).toEqual(made);
    const stated = await user.call(endpoints.createDiagnosis, {
      body: { ...report, assumed: undefined },
    });
    expect(stated.assumed).toEqual([]);
    expect(stated.causes.map(({ faultId }) => faultId)).not.toContain('dpf-soot-blocked');
  });

  test('keeps the searchable columns of the record in step with the whole answer', async () => {
    const user = await newUserQuickly(app);
    const made = await user.call(endpoints.createDiagnosis, { body: GRINDING });
    const [row] = await app.database.db.select().from(diagnoses).where(eq(diagnoses.id, made.id));
    expect(row).toMatchObject({
      userId: user.id,
      possibleCauses: made.possible_causes,
      recommendations: made.recommendations,
      partsAndCost: made.parts_and_cost,
      diagnosticSteps: made.diagnostic_steps,
      severity: made.severity,
      confidence: made.confidence,
      rationale: made.rationale,
      knowledgeVersion: made.knowledgeVersion,
      inputsHash: made.inputsHash,
    });
  });

  test('keeps symptoms exactly as typed and trims the name of the car', async () => {
    const user = await newUserQuickly(app);
    const symptoms = '  Grinding\n\n  when I brake\t hard. ';
    const made = await user.call(endpoints.createDiagnosis, {
      body: { ...GRINDING, make: '  Ford ', symptoms },
    });
    expect(made.symptoms).toBe(symptoms);
    expect(made.make).toBe('Ford');
  });

  test('an id that is nobody’s is not found', async () => {
    const user = await newUserQuickly(app);
    const params = { id: NOBODYS };
    expect(await codeOf(user.call(endpoints.getDiagnosis, { params }))).toBe('diagnosis/not-found');
    expect(await codeOf(user.call(endpoints.deleteDiagnosis, { params }))).toBe(
      'diagnosis/not-found',
    );
  });
});

describe('the history', () => {
  test('lists one’s own diagnoses, newest first, page by page', async () => {
    const user = await newUserQuickly(app);
    const stranger = await newUserQuickly(app);
    await stranger.call(endpoints.createDiagnosis, { body: GRINDING });
    const made: string[] = [];
    for (const model of ['Ka', 'Fiesta', 'Focus', 'Mondeo', 'Galaxy']) {
      const { id } = await user.call(endpoints.createDiagnosis, { body: { ...GRINDING, model } });
      made.unshift(id);
    }
    const pageOf = async (page: number) => {
      const answer = await user.call(endpoints.listDiagnoses, { query: { page, perPage: 2 } });
      expect(answer.total).toBe(5);
      return answer.diagnoses.map(({ id }) => id);
    };
    expect(await pageOf(1)).toEqual(made.slice(0, 2));
    expect(await pageOf(2)).toEqual(made.slice(2, 4));
    expect(await pageOf(3)).toEqual(made.slice(4));
    expect(await pageOf(4)).toEqual([]);
  });

  test('shows the likeliest cause, the severity and whether the car can be driven', async () => {
    const user = await newUserQuickly(app);
    const made = await user.call(endpoints.createDiagnosis, { body: GRINDING });
    const { diagnoses } = await user.call(endpoints.listDiagnoses, { query: {} });
    expect(diagnoses).toEqual([
      {
        id: made.id,
        ...GRINDING,
        severity: made.severity,
        canDrive: made.canDrive.verdict,
        topCause: { name: made.causes[0]?.name, probability: made.causes[0]?.probability },
        nothingFound: false,
        vehicleId: null,
        registration: null,
        resolvedAt: null,
        outcome: null,
        createdAt: made.createdAt,
      },
    ]);
  });

  test('searches car, year, symptoms and causes, all words at once, in any case', async () => {
    const user = await newUserQuickly(app);
    const brakes = await user.call(endpoints.createDiagnosis, { body: GRINDING });
    const hot = await user.call(endpoints.createDiagnosis, {
      body: { ...OVERHEATING, symptoms: `${OVERHEATING.symptoms} 100% of the time` },
    });
    const cause = hot.possible_causes[0] ?? '';
    const find = async (search: string) => {
      const answer = await user.call(endpoints.listDiagnoses, { query: { search } });
      expect(answer.total).toBe(answer.diagnoses.length);
      return answer.diagnoses.map(({ id }) => id);
    };
    expect(await find('focus')).toEqual([brakes.id]);
    expect(await find('FORD grinding')).toEqual([brakes.id]);
    expect(await find('2012')).toEqual([hot.id]);
    expect(await find(cause)).toContain(hot.id);
    expect(await find('ford coolant')).toEqual([]);
    expect(await find('')).toEqual([hot.id, brakes.id]);
  });

  test('a search for % or _ looks for that character', async () => {
    const user = await newUserQuickly(app);
    await user.call(endpoints.createDiagnosis, { body: GRINDING });
    const hot = await user.call(endpoints.createDiagnosis, {
      body: { ...OVERHEATING, symptoms: `${OVERHEATING.symptoms} 100% of the time, fan_relay` },
    });
    for (const search of ['%', '100%', '_', String.raw`n_r`]) {
      const answer = await user.call(endpoints.listDiagnoses, { query: { search } });
      expect(answer.diagnoses.map(({ id }) => id)).toEqual([hot.id]);
    }
    const backslash = await user.call(endpoints.listDiagnoses, { query: { search: '\\' } });
    expect(backslash.total).toBe(0);
  });
});

describe('deleting', () => {
  test('removes the diagnosis with its guides; the unit that it used stays used', async () => {
    const user = await newUserQuickly(app);
    const made = await user.call(endpoints.createDiagnosis, { body: GRINDING });
    const params = { id: made.id };
    const stepId = made.plan[0]?.id ?? '';
    await user.call(openStepGuide, { params, body: { stepId } });

    await user.call(endpoints.deleteDiagnosis, { params });
    expect(await codeOf(user.call(endpoints.getDiagnosis, { params }))).toBe('diagnosis/not-found');
    expect(await codeOf(user.call(endpoints.deleteDiagnosis, { params }))).toBe(
      'diagnosis/not-found',
    );
    const { db } = app.database;
    const guides = await db.select().from(repairGuides).where(eq(repairGuides.userId, user.id));
    expect(guides).toEqual([]);
    expect(await countedUsage(db, user.id)).toMatchObject({ diagnoses: 1, repairGuides: 1 });
  });
});

describe('answering the open question', () => {
  test('weighs the causes again, keeps the answer and costs no allowance', async () => {
    const user = await newUserQuickly(app);
    const made = await user.call(endpoints.createDiagnosis, { body: GRINDING });
    const question = made.nextQuestion;
    const option = question?.options.find(({ id }) => id !== 'unknown');
    if (!question || !option) throw new Error('the engine asked nothing');
    const params = { id: made.id };
    const answered = await user.call(endpoints.answerQuestion, {
      params,
      body: { questionId: question.id, optionId: option.id },
    });
    expect(answered.id).toBe(made.id);
    expect(answered.answers).toEqual([
      {
        questionId: question.id,
        optionId: option.id,
        question: question.text,
        answer: option.label,
        options: question.options,
        moved: biggestMoves(made.causes, answered.causes),
      },
    ]);
    expect(answered.answers[0]?.moved).not.toEqual([]);
    const weights = ({ causes }: typeof made) => causes.map((cause) => cause.probability);
    expect(weights(answered)).not.toEqual(weights(made));
    expect(answered.nextQuestion?.id).not.toBe(question.id);
    expect(await user.call(endpoints.getDiagnosis, { params })).toEqual(answered);
    const { db } = app.database;
    expect(await countedUsage(db, user.id)).toMatchObject({ diagnoses: 1, setAside: 0 });
  });

  test('refuses a question that was never asked and an option that it lacks; a second press changes nothing', async () => {
    const user = await newUserQuickly(app);
    const made = await user.call(endpoints.createDiagnosis, { body: GRINDING });
    const questionId = made.nextQuestion?.id ?? '';
    const answer = (body: { questionId: string; optionId: string }) =>
      codeOf(user.call(endpoints.answerQuestion, { params: { id: made.id }, body }));
    expect(await answer({ questionId: 'symptom:none-such', optionId: 'yes' })).toBe(
      'diagnosis/unknown-question',
    );
    expect(await answer({ questionId, optionId: 'none-such' })).toBe('diagnosis/unknown-question');
    expect(await answer({ questionId, optionId: 'unknown' })).toBe('succeeded');
    const once = await user.call(endpoints.getDiagnosis, { params: { id: made.id } });
    expect(await answer({ questionId, optionId: 'unknown' })).toBe('succeeded');
    expect(await user.call(endpoints.getDiagnosis, { params: { id: made.id } })).toEqual(once);
  });

  test('takes an answer to a question that a browser asked without a connection, once', async () => {
    const user = await newUserQuickly(app);
    const made = await user.call(endpoints.createDiagnosis, { body: GRINDING });
    const params = { id: made.id };
    const body = { questionId: 'symptom:clutch-slips', optionId: 'no' } as const;
    expect(made.nextQuestion?.id).not.toBe(body.questionId);
    expect(await codeOf(user.call(endpoints.answerQuestion, { params, body }))).toBe(
      'diagnosis/unknown-question',
    );
    const given = { params, body: { ...body, askedOffline: true } } as const;
    const answered = await user.call(endpoints.answerQuestion, given);
    expect(answered.answers).toMatchObject([{ ...body, answer: 'No' }]);
    expect(await user.call(endpoints.answerQuestion, given)).toEqual(answered);
    const none = { params, body: { ...given.body, questionId: 'symptom:none-such' } };
    expect(await codeOf(user.call(endpoints.answerQuestion, none))).toBe(
      'diagnosis/unknown-question',
    );
  });

  test('takes the last answer back: everything is as before, and the question is open again', async () => {
    const user = await newUserQuickly(app);
    const made = await user.call(endpoints.createDiagnosis, { body: OVERHEATING });
    const params = { id: made.id };
    const answer = async ({ nextQuestion }: typeof made) => {
      // The last option but 'unknown': one that confirms a cause ends the questions.
      const optionId = nextQuestion?.options.at(-2)?.id ?? '';
      const questionId = nextQuestion?.id ?? '';
      return user.call(endpoints.answerQuestion, { params, body: { questionId, optionId } });
    };
    const once = await answer(made);
    const twice = await answer(once);
    const withdraw = (questionId: string) =>
      user.call(endpoints.withdrawAnswer, { params, query: { questionId } });
    const [first, second] = twice.answers.map(({ questionId }) => questionId);
    expect(await withdraw(second ?? '')).toEqual(once);
    expect(await codeOf(withdraw(second ?? ''))).toBe('diagnosis/unknown-question');
    expect(await withdraw(first ?? '')).toEqual(made);
    expect(await user.call(endpoints.getDiagnosis, { params })).toEqual(made);
  });

  test('an earlier answer can be taken back or changed; the others stay and are weighed without it', async () => {
    const user = await newUserQuickly(app);
    const made = await user.call(endpoints.createDiagnosis, { body: OVERHEATING });
    const params = { id: made.id };
    const call = (questionId: string, optionId: string) =>
      user.call(endpoints.answerQuestion, { params, body: { questionId, optionId } });
    let now = made;
    for (let count = 0; count < 3; count += 1) {
      // The last option but 'unknown': one that confirms a cause ends the questions.
      now = await call(now.nextQuestion?.id ?? '', now.nextQuestion?.options.at(-2)?.id ?? '');
    }
    const [first, second, third] = now.answers;
    const ids = [first, second, third].map((answer) => answer?.questionId ?? '');

    const other = first?.options?.find(({ id }) => id !== first.optionId && id !== 'unknown');
    const changed = await call(ids[0] ?? '', other?.id ?? '');
    expect(changed.answers.map(({ questionId }) => questionId)).toEqual(ids);
    expect(changed.answers[0]).toMatchObject({ optionId: other?.id, answer: other?.label });
    expect(changed.inputsHash).not.toBe(now.inputsHash);
    // The order of answers makes no difference.
    expect(await call(ids[0] ?? '', first?.optionId ?? '')).toEqual(now);

    const query = { questionId: ids[1] ?? '' };
    const without = await user.call(endpoints.withdrawAnswer, { params, query });
    expect(without.answers.map(({ questionId }) => questionId)).toEqual([ids[0], ids[2]]);
    expect(without.answers[0]).toEqual(first);
    expect(without.causes).not.toEqual(now.causes);
    const again = await codeOf(user.call(endpoints.withdrawAnswer, { params, query }));
    expect(again).toBe('diagnosis/unknown-question');
    expect(await user.call(endpoints.getDiagnosis, { params })).toEqual(without);
  });

  test('a wrong question answers 409', async () => {
    const user = await newUserQuickly(app);
    const made = await user.call(endpoints.createDiagnosis, { body: GRINDING });
    const answer = await user.request(`/api/diagnoses/${made.id}/answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ questionId: 'symptom:none-such', optionId: 'yes' }),
    });
    expect(answer.status).toBe(409);
  });
});
