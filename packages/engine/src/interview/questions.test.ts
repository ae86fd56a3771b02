import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
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
            text: 'The brake pedal is soft and sinks to the floor',
            answers: [{ questionId: 'event:just-before', optionId }],
          },
          {},
        )
        .causes.find(({ faultId }) => faultId === 'air-in-brake-system')?.probability ?? 0;
    expect(share('after-repair')).toBeGreaterThan(share('unknown'));
    expect(share('unknown')).toBeGreaterThan(share('none'));
  });
});

describe('answers that are not the end', () => {
  it('a code names the fault, and honest Nos to its signs do not sink it', () => {
    const text = 'P0340 stored, cuts out now and then and starts again';
    const first = engine.diagnose({ text }, {}).causes[0];
    const answers = ['hard-start-hot', 'stalls-driving', 'cranks-no-start', 'loss-of-power'].map(
      (id): Answer => ({ questionId: `symptom:${id}`, optionId: 'no' }),
    );
    const after = engine
      .diagnose({ text, answers }, {})
      .causes.find(({ faultId }) => faultId === first?.faultId);
    expect(after?.probability ?? 0).toBeGreaterThan(0.8 * (first?.probability ?? 0));
  });

  it('so does a cylinder that is named without a code', () => {
    const text = 'Rough idle, cylinder no. 2 is dead';
    const share = (answers: readonly Answer[]): number =>
      engine
        .diagnose({ text, answers }, {})
        .causes.find(({ faultId }) => faultId === 'ignition-coil-failed')?.probability ?? 0;
    const denied = [
      'check-engine-light',
      'check-engine-flashing',
      'loss-of-power',
      'poor-fuel-economy',
      'hesitation',
      'jerking',
      'fuel-smell',
      'hard-start-cold',
    ].map((id): Answer => ({ questionId: `symptom:${id}`, optionId: 'no' }));
    expect(share(denied)).toBeGreaterThan(0.85 * share([]));
  });

  it('a side complaint that a check confirms is not called found', () => {
    const text =
      'Loud drone from one wheel above 50. The heated seat is dead as well, not a worry in summer.';
    const { causes } = engine.diagnose({ text }, {});
    const seat = causes.find(({ faultId }) => faultId.includes('seat'));
    const check = seat?.checks.find(({ outcomes }) =>
      outcomes.some(({ effect }) => effect === 'confirms'),
    );
    const at = check?.outcomes.findIndex(({ effect }) => effect === 'confirms') ?? -1;
    const questionId = `check:${seat?.faultId}/${check?.id}`;
    const answered = engine.diagnose(
      { text, answers: [{ questionId, optionId: `outcome-${at + 1}` }] },
      {},
    );
    expect(answered.found).toBeUndefined();
    expect(answered.nextQuestion).toBeDefined();
    expect(answered.nextQuestion?.id).not.toContain('seat');
  });
});

describe('the signs that are offered', () => {
  it.each(['It judders when pulling away', 'Burning smell after a drive', 'It pulls to the left'])(
    'come from outside the leading system too: %s',
    (text) => {
      const { causes } = engine.diagnose({ text }, {});
      const signsOf = (isLeading: boolean, least: number) =>
        causes
          .filter(({ system }) => (system === causes[0]?.system) === isLeading)
          .flatMap(({ faultId }) => KNOWLEDGE.faults.filter(({ id }) => id === faultId))
          .flatMap(({ symptoms }) => Object.entries(symptoms))
          .flatMap(([id, p]) => (p >= least ? [id] : []));
      const { likelySigns, readings } = engine.preview({ text }, {});
      const known = new Set([...signsOf(true, 0), ...readings.map(({ id }) => id.split(':')[1])]);
      const outside = signsOf(false, 0.3).filter((id) => !known.has(id));
      const offered = likelySigns.filter(({ id }) => outside.includes(id)).length;
      // Where the other systems have no sign of their own, there is none to offer.
      expect(offered).toBeGreaterThanOrEqual(Math.min(1, outside.length));
    },
  );
});
