import { FUELS } from '@wrenchwise/vehicle/vehicle';
import { describe, expect, it } from 'vitest';

import type { Answer, EngineDiagnosis, Report } from '../diagnosis.ts';
import { isPointless } from '../inference/pointless.ts';
import { engine } from '../testing/engine.ts';

/** All questions of an interview whose owner gives each the option that `answer` picks. */
const interview = (
  report: Report,
  vehicle: Parameters<typeof engine.diagnose>[1],
  answer: (question: NonNullable<EngineDiagnosis['nextQuestion']>) => string,
) => {
  const answers: Answer[] = [];
  const questions: NonNullable<EngineDiagnosis['nextQuestion']>[] = [];
  for (;;) {
    const { nextQuestion } = engine.diagnose({ ...report, answers }, vehicle);
    if (nextQuestion === undefined) return questions;
    questions.push(nextQuestion);
    answers.push({ questionId: nextQuestion.id, optionId: answer(nextQuestion) });
  }
};

const noOrUnknown = ({ kind }: { readonly kind: string }): string =>
  kind === 'symptom' ? 'no' : 'unknown';

describe('what an owner is never asked', () => {
  it.each([
    'Shakes at idle and has no power uphill',
    'Cuts out on the motorway and starts again after a while',
    'Hard to start when cold, white smoke for a minute',
  ])('on a diesel, anything that only petrol cars have: %s', (text) => {
    const questions = interview({ text }, { fuel: 'diesel' }, noOrUnknown);
    expect(questions.length).toBeGreaterThan(3);
    const words = questions.map(({ text: title, steps }) => [title, ...steps].join(' '));
    expect(words.filter((one) => isPointless(one, new Set(['diesel'])))).toEqual([]);
    expect(words.join(' ')).not.toMatch(/spark plug|ignition coil/i);
  });

  it.each(['It goes into reduced power and hums', 'Will not charge at home and the range is down'])(
    'on an electric car, anything of an engine: %s',
    (text) => {
      const questions = interview({ text }, { fuel: 'electric' }, noOrUnknown);
      const words = questions.map(({ text: title, steps }) => [title, ...steps].join(' '));
      expect(words.filter((one) => isPointless(one, new Set(['electric'])))).toEqual([]);
    },
  );

  it('a check of a part that the words call new', () => {
    const text = 'The spark plugs are new and it still misfires when pulling away';
    const ids = interview({ text }, { fuel: 'petrol' }, noOrUnknown).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('check:spark-plugs-worn/'))).toEqual([]);
  });

  it('whether the engine light is on, when a code is read out', () => {
    const text = 'P0340 stored, cuts out now and then and starts again';
    const ids = interview({ text }, {}, noOrUnknown).map(({ id }) => id);
    expect(ids).not.toContain('symptom:check-engine-light');
  });

  it('nothing that fits neither fuel, where a question names both', () => {
    expect(isPointless('Is there a smell of petrol or diesel?', new Set(['diesel']))).toBe(false);
    expect(isPointless('Is the DPF light on?', new Set(['petrol']))).toBe(true);
    expect(isPointless('Check the spark plugs', new Set(FUELS))).toBe(false);
  });
});

describe('what happened just before', () => {
  const text = 'The engine shakes and has no power';

  it('is asked once, where the words do not say it', () => {
    const ids = interview({ text }, {}, noOrUnknown).map(({ id }) => id);
    expect(ids.filter((id) => id === 'event:just-before').length).toBeLessThan(2);
    const said = interview(
      { text: 'Since the garage repaired it last week the engine shakes' },
      {},
      noOrUnknown,
    ).map(({ id }) => id);
    expect(said).not.toContain('event:just-before');
  });

  it('moves the causes that follow it', () => {
    const share = (optionId: string): number =>
      engine
        .diagnose(
          {
            text: 'Steering wheel is off centre and the car pulls to the left',
            answers: [{ questionId: 'event:just-before', optionId }],
          },
          {},
        )
        .causes.find(({ faultId }) => faultId === 'wheel-alignment-toe-out-of-true')?.probability ??
      0;
    expect(share('after-impact')).toBeGreaterThan(share('unknown'));
    expect(share('none')).toBeLessThanOrEqual(share('after-impact'));
  });
});
