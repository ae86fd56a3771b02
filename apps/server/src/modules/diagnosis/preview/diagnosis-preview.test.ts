import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import * as diagnoses from '@wrenchwise/contract/endpoints/diagnoses';
import { previewDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-preview';
import { TAP_QUESTIONS } from '@wrenchwise/engine/interview/tap-questions';
import { engine } from '@wrenchwise/engine/testing/engine';
import { withTappedWords } from '@wrenchwise/rules/report-preview';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { newUserQuickly } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { countedUsage } from '../../../testing/usage.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const read = (symptoms: string) =>
  app.newBrowser().call(previewDiagnosis, { body: { symptoms, make: 'Ford', model: 'Focus' } });

describe('reading words before they are diagnosed', () => {
  test('shows a stranger what was understood, with the words, and what else would tell', async () => {
    const { readings, likelySigns, isEnough, tapQuestions } = await read(GRINDING.symptoms);
    expect(isEnough).toBe(true);
    expect(tapQuestions).toEqual([]);
    const ids = readings.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['symptom:brake-grinding', 'condition:braking']));
    for (const { text, start, end } of readings) {
      expect(GRINDING.symptoms.slice(start, end)).toBe(text);
    }
    expect(likelySigns.length).toBeGreaterThan(5);
    expect(likelySigns.length).toBeLessThanOrEqual(12);
    expect(ids).not.toEqual(expect.arrayContaining(likelySigns.map(({ id }) => `symptom:${id}`)));
  });

  test.each([
    'The brake pedal goes to the floor and the car hardly slows down.',
    'I smell petrol inside the car and there is a puddle under it.',
    'Smoke is coming from under the dashboard and it smells of burning plastic.',
    'Three wheel nuts are missing and the wheel is loose.',
  ])('warns a stranger of what “%s” names, as the diagnosis would', async (symptoms) => {
    const { alerts } = await read(symptoms);
    const { alerts: diagnosed } = engine.diagnose(
      { text: symptoms },
      { make: 'Ford', model: 'Focus' },
    );
    expect(alerts.map(({ id }) => id).toSorted()).toEqual(diagnosed.map(({ id }) => id).toSorted());
    expect(alerts[0]?.verdict).toBe('no');
    expect(symptoms).toContain(alerts[0]?.text);
  });

  test('warns of a sign that is ticked, and of nothing where there is no danger', async () => {
    const symptoms = 'The air conditioning blows warm air.';
    expect((await read(symptoms)).alerts).toEqual([]);
    const body = { symptoms, confirmed: ['brake-fluid-leak'] };
    const { alerts } = await app.newBrowser().call(previewDiagnosis, { body });
    expect(alerts.map(({ source }) => source)).toEqual(['tick']);
  });

  test.each([
    ['something is wrong with my car', 'too-little', 'notice'],
    ['it makes a weird noise', 'noise', 'when'],
    ['a warning light is on', 'light', 'lights'],
    ['Meine Bremsen quietschen laut und ich weiß nicht warum', 'language', undefined],
    ['my cat is ill', 'not-a-car', undefined],
  ])('asks about “%s”, and names no cause', async (symptoms, kind, first) => {
    const preview = await read(symptoms);
    expect(preview.isEnough).toBe(false);
    expect(preview.needsMore?.kind).toBe(kind);
    expect(preview.tapQuestions[0]?.id).toBe(first);
    expect(preview.likelySigns).toEqual([]);
  });

  test('leads from nothing to something in two taps, whatever is tapped', () => {
    const { notice } = TAP_QUESTIONS;
    for (const { words } of notice.options) {
      const begun = withTappedWords('', words);
      const next = engine.preview({ text: begun }, {});
      for (const option of next.tapQuestions[0]?.options ?? []) {
        const text = withTappedWords(begun, option.words);
        const { isEnough, tapQuestions } = engine.preview({ text }, {});
        expect({ text, goesOn: isEnough || tapQuestions.length > 0 }).toEqual({
          text,
          goesOn: true,
        });
      }
    }
  });

  test('a scan report of 20,000 characters is read for a user, and 5,000 for a stranger', async () => {
    const line = 'Engine coolant temperature: 88 °C, grinding when I brake.\n';
    const symptoms = line.repeat(400).slice(0, 20_000);
    const user = await newUserQuickly(app);
    const { readings } = await user.call(previewDiagnosis, { body: { symptoms } });
    expect(readings.length).toBeGreaterThan(0);
    expect(await codeOf(user.call(createDiagnosis, { body: { ...GRINDING, symptoms } }))).toBe(
      'succeeded',
    );
    expect(await codeOf(read(symptoms.slice(0, 5001)))).toBe('request/text-too-long');
    expect(await codeOf(read(symptoms.slice(0, 5000)))).toBe('succeeded');
  });

  test('refuses ids that nobody knows, and names the field', async () => {
    for (const body of [{ confirmed: ['no-such-sign'] }, { removed: ['symptom:no-such-sign'] }]) {
      const refused = app
        .newBrowser()
        .call(previewDiagnosis, { body: { symptoms: GRINDING.symptoms, ...body } });
      expect(await codeOf(refused)).toBe('request/invalid');
    }
  });
});

describe('ticks and readings that were taken back', () => {
  test('count as evidence, are stored with the diagnosis and are understood when a question is answered', async () => {
    const user = await newUserQuickly(app);
    const plain = await user.call(createDiagnosis, { body: GRINDING });
    const told = { confirmed: ['parking-brake-weak'], removed: ['symptom:brake-grinding'] };
    const made = await user.call(createDiagnosis, { body: { ...GRINDING, ...told } });
    expect(made).toMatchObject(told);
    expect(made.inputsHash).not.toBe(plain.inputsHash);
    expect(made.findings.map(({ id }) => id)).not.toContain('brake-grinding');
    expect(made.findings).toContainEqual(
      expect.objectContaining({ id: 'parking-brake-weak', ticked: true, present: true }),
    );
    expect(await user.call(diagnoses.getDiagnosis, { params: { id: made.id } })).toEqual(made);
    const answered = await user.call(diagnoses.answerQuestion, {
      params: { id: made.id },
      body: { questionId: made.nextQuestion?.id ?? '', optionId: 'unknown' },
    });
    expect(answered).toMatchObject(told);
    expect(answered.causes.map(({ probability }) => probability)).toEqual(
      made.causes.map(({ probability }) => probability),
    );
  });

  test('that nobody knows are refused by field, and cost nothing', async () => {
    const user = await newUserQuickly(app);
    const refused = user.call(createDiagnosis, { body: { ...GRINDING, confirmed: ['nonsense'] } });
    expect(await codeOf(refused)).toBe('request/invalid');
    expect(await countedUsage(app.database.db, user.id)).toMatchObject({
      diagnoses: 0,
      setAside: 0,
    });
  });

  test('a user without tools is asked about none, in later diagnoses too', async () => {
    const user = await newUserQuickly(app);
    const other = await newUserQuickly(app);
    const body = { ...GRINDING, symptoms: 'P0420 and the check engine light is on' };
    const made = await user.call(createDiagnosis, { body });
    const changed = await user.call(diagnoses.setHasTools, {
      params: { id: made.id },
      body: { hasTools: false },
    });
    const later = await user.call(createDiagnosis, { body });
    for (const { nextQuestion } of [changed, later]) {
      expect(nextQuestion?.tool ?? 'None').toMatch(/^(?:None|Torch)/);
    }
    expect(changed.causes).toEqual(made.causes);
    const foreign = other.call(diagnoses.setHasTools, {
      params: { id: made.id },
      body: { hasTools: false },
    });
    expect(await codeOf(foreign)).toBe('diagnosis/not-found');
  });
});
