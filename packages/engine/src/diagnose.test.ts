import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { checkId } from '@wrenchwise/knowledge/check-id';
import { SYMPTOMS } from '@wrenchwise/knowledge/symptoms';
import { FUELS, TRANSMISSIONS, type Vehicle } from '@wrenchwise/vehicle/vehicle';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { needsTool } from './asking.ts';
import type { Answer, EngineDiagnosis, Question } from './diagnosis.ts';
import { effortOf } from './inference/question-cost.ts';
import { engine } from './testing/engine.ts';
import { runs } from './testing/runs.ts';

const phrases = Object.values(SYMPTOMS).flatMap((symptom) => [symptom.phrases[0] ?? symptom.label]);

const vehicles: fc.Arbitrary<Vehicle> = fc.record({
  make: fc.constantFrom(null, 'Ford', 'Toyota', 'Tesla', 'Volkswagen', 'Jeep'),
  model: fc.constantFrom(null, 'Focus', 'Prius', 'Model 3', 'Golf', 'Wrangler'),
  year: fc.option(fc.integer({ min: 1985, max: 2026 }), { nil: null }),
  fuel: fc.option(fc.constantFrom(...FUELS), { nil: null }),
  transmission: fc.option(fc.constantFrom(...TRANSMISSIONS), { nil: null }),
  mileage: fc.option(fc.integer({ min: 0, max: 300_000 }), { nil: null }),
});

const descriptions = fc
  .array(fc.constantFrom(...phrases), { minLength: 1, maxLength: 5 })
  .map((chosen) => `${chosen.join('. ')}.`);

const total = (diagnosis: EngineDiagnosis): number =>
  diagnosis.causes.reduce((sum, cause) => sum + cause.probability, 0) + diagnosis.other;

/** Violated invariants of an answer's numbers. */
const unsound = (diagnosis: EngineDiagnosis): readonly string[] => {
  const systems = diagnosis.systems.map(({ probability }) => probability);
  const all = [diagnosis.other, ...diagnosis.causes.map((cause) => cause.probability), ...systems];
  return [
    all.every((p) => p >= 0 && p <= 1) ? '' : 'a probability is not one',
    total(diagnosis) <= 1 + 1e-12 ? '' : 'the causes sum to more than one',
    systems.reduce((sum, p) => sum + p, 0) <= 1 + 1e-12 ? '' : 'the systems sum to more than one',
    systems.length === 14 ? '' : 'a system is missing',
  ].filter((problem) => problem !== '');
};

describe('a diagnosis', () => {
  it('has probabilities that add up to at most one, whatever is said of whatever car', () => {
    fc.assert(
      fc.property(descriptions, vehicles, (text, vehicle) => {
        expect(unsound(engine.diagnose({ text }, vehicle))).toEqual([]);
      }),
      { numRuns: runs(150), seed: 1 },
    );
  });

  it('is the same for the same words', () => {
    fc.assert(
      fc.property(descriptions, vehicles, (text, vehicle) => {
        expect(engine.diagnose({ text }, vehicle)).toEqual(engine.diagnose({ text }, vehicle));
      }),
      { numRuns: runs(40), seed: 2 },
    );
  });

  it('does not depend on the order of the sentences', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...phrases), { minLength: 2, maxLength: 4 }),
        (chosen) => {
          const forward = engine.diagnose({ text: `${chosen.join('. ')}.` }, {});
          const backward = engine.diagnose({ text: `${[...chosen].reverse().join('. ')}.` }, {});
          // Bigrams across sentence ends differ: a near tie may turn, and no more.
          const leader = forward.causes[0];
          const same = backward.causes.find(({ faultId }) => faultId === leader?.faultId);
          expect(same?.probability).toBeCloseTo(leader?.probability ?? -1, 1);
          expect(backward.causes[0]?.probability).toBeCloseTo(leader?.probability ?? -1, 1);
        },
      ),
      { numRuns: runs(40), seed: 3 },
    );
  });

  it('survives any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(unsound(engine.diagnose({ text }, {}))).toEqual([]);
      }),
      { numRuns: runs(200), seed: 4 },
    );
  });

  it.each([
    ['nothing', ''],
    ['gibberish', 'asdf qwer zxcv lkjh'],
    ['something else than a car', 'My cat prefers tuna to chicken and sleeps all afternoon.'],
    ['pictures', '😀🚗🔥'],
    ['NUL', '\0\0\0'],
    ['Hebrew', 'הרכב שלי'],
  ])('names no cause for %s, and says so', (_, text) => {
    const diagnosis = engine.diagnose({ text }, {});
    expect(diagnosis.causes).toEqual([]);
    expect(diagnosis.confidence).toBe('unknown');
    expect(diagnosis.recommendations.length).toBeGreaterThan(0);
  });

  // How long it takes: reading-time.once.test.ts of the server, by processor time.
  it('reads 20,000 characters as soundly as a few', () => {
    const text = 'The brakes grind when I slow down and the steering wheel shakes. '.repeat(400);
    expect(unsound(engine.diagnose({ text }, {}))).toEqual([]);
  });

  it('quotes the report exactly', () => {
    fc.assert(
      fc.property(descriptions, (text) => {
        const diagnosis = engine.diagnose({ text }, {});
        for (const finding of diagnosis.findings) expect(text).toContain(finding.text);
      }),
      { numRuns: runs(60), seed: 5 },
    );
  });

  it('never falls when the check that confirms a cause comes out for it', () => {
    const text = 'Grinding noise when braking.';
    const before = engine.diagnose({ text }, {});
    for (const cause of before.causes.slice(0, 4)) {
      for (const check of cause.checks) {
        const confirming = check.outcomes.findIndex((outcome) => outcome.effect === 'confirms');
        if (confirming < 0) continue;
        const answers = [
          {
            questionId: `check:${cause.faultId}/${check.id}`,
            optionId: `outcome-${confirming + 1}`,
          },
        ];
        const after = engine.diagnose({ text, answers }, {});
        const same = after.causes.find(({ faultId }) => faultId === cause.faultId);
        expect(same?.probability ?? 0).toBeGreaterThan(cause.probability);
      }
    }
  });

  it('never holds a yes against a fault that produces the symptom', () => {
    for (const fault of FAULTS.filter((_, i) => i % 9 === 0)) {
      const vehicle: Vehicle = {
        fuel: fault.fits?.fuels?.[0] ?? null,
        transmission: fault.fits?.transmissions?.[0] ?? null,
        year: fault.fits?.years?.[0] ?? null,
        make: fault.fits?.makes?.[0] ?? null,
        model: fault.fits?.models?.[0] ?? null,
      };
      const answers = Object.keys(fault.symptoms).map((id) => ({
        questionId: `symptom:${id}`,
        optionId: 'yes',
      }));
      const { causes } = engine.diagnose({ text: fault.name, answers }, vehicle);
      const notes = causes.find(({ faultId }) => faultId === fault.id)?.evidence ?? [];
      expect(notes.filter((note) => note.source === 'answer' && note.weight < 0)).toEqual([]);
    }
  });

  it('never names a part that the car cannot have', () => {
    for (const [row, fuel] of FUELS.entries()) {
      for (const [column, transmission] of TRANSMISSIONS.entries()) {
        // Other phrases for each kind of car: together more of them than every ninth for all.
        const turn = row * TRANSMISSIONS.length + column;
        for (const phrase of phrases.filter((_, i) => i % 18 === turn % 18)) {
          const { causes } = engine.diagnose({ text: phrase }, { fuel, transmission, year: 2018 });
          for (const { faultId } of causes) {
            const fits = FAULTS.find((fault) => fault.id === faultId)?.fits;
            expect(fits?.fuels?.includes(fuel) ?? true, `${faultId} on ${fuel}`).toBe(true);
            expect(
              fits?.transmissions?.includes(transmission) ?? true,
              `${faultId} with ${transmission}`,
            ).toBe(true);
          }
        }
      }
    }
  }, 60_000);

  it.each([
    [{ make: 'Tesla', model: 'Model 3' }, 'engine oil light and misfire at idle'],
    [{ make: 'Nissan', model: 'Leaf', year: 2014 }, 'stalls and will not start'],
    [{ make: 'Hyundai', model: 'Ioniq 5' }, 'rough idle and smell of petrol'],
  ])('knows electric cars by their names: %o', (vehicle, text) => {
    const wrong = engine.diagnose({ text }, vehicle).causes.filter(({ faultId }) => {
      const fits = FAULTS.find((fault) => fault.id === faultId)?.fits;
      return fits?.fuels?.includes('electric') === false;
    });
    expect(wrong.map(({ faultId }) => faultId)).toEqual([]);
  });

  it('learns the fuel from the words', () => {
    const { causes } = engine.diagnose({ text: 'My diesel misfires and shakes at idle.' }, {});
    expect(causes.map((cause) => cause.faultId)).not.toContain('spark-plugs-worn');
    expect(causes.map((cause) => cause.faultId)).not.toContain('ignition-coil-failed');
  });

  it('reads trouble codes however they are typed', () => {
    for (const text of ['code P0301', 'p 0301', 'it says p-0301 now', 'PO301 came up']) {
      expect(engine.diagnose({ text }, {}).codes.map(({ code }) => code)).toEqual(['P0301']);
    }
    expect(engine.diagnose({ text: 'My C1500 pulls left' }, {}).codes).toEqual([]);
  });

  it('changes with the labour rate only in its cost', () => {
    const text = 'Grinding noise when braking.';
    const usual = engine.diagnose({ text }, {});
    const dear = engine.diagnose({ text }, {}, { labourCentsPerHour: 24_000 });
    expect(dear.causes[0]?.cost.labour.high).toBe((usual.causes[0]?.cost.labour.high ?? 0) * 2);
    expect(dear.causes.map((cause) => cause.probability)).toEqual(
      usual.causes.map((cause) => cause.probability),
    );
    expect(dear.inputsHash).toBe(usual.inputsHash);
  });
});

describe('questions', () => {
  /** Asks until nothing more is asked, each question answered by `choose`. */
  const askAll = (text: string, choose: (question: Question) => string) => {
    const answers: Answer[] = [];
    for (;;) {
      const question = engine.diagnose({ text, answers }, {}).nextQuestion;
      if (question === undefined) return answers;
      expect(answers.map((answer) => answer.questionId)).not.toContain(question.id);
      expect(question.options.at(-1)?.id).toBe('unknown');
      answers.push({ questionId: question.id, optionId: choose(question) });
    }
  };

  it('end after six answers, and before when nothing more can be learnt', () => {
    const answers = askAll('The car shakes.', ({ kind }) =>
      kind === 'symptom' ? 'no' : 'unknown',
    );
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter(({ optionId }) => optionId !== 'unknown').length).toBeLessThanOrEqual(6);
  });

  it("go on after 'I don't know', which uses up no answer, but not for ever", () => {
    const { length } = askAll('The car shakes.', () => 'unknown');
    expect(length).toBeGreaterThan(6);
    expect(length).toBeLessThanOrEqual(12);
  });

  it('stop when a check has confirmed a cause', () => {
    const fault = FAULTS.find(({ id }) => id === 'front-brake-pads-worn');
    const [check] = fault?.checks ?? [];
    const confirms = check?.outcomes.findIndex(({ effect }) => effect === 'confirms') ?? -1;
    const questionId = `check:front-brake-pads-worn/${checkId(check?.title ?? '')}`;
    const asked = (optionId: string) =>
      engine.diagnose({ text: 'Brakes squeal.', answers: [{ questionId, optionId }] }, {})
        .nextQuestion;
    expect(asked(`outcome-${confirms + 1}`)).toBeUndefined();
    expect(asked('unknown')).toBeDefined();
  });

  it('use the senses before they dismantle, and take no days', () => {
    const texts = Object.values(SYMPTOMS).map(({ label }) => label);
    for (const text of texts) {
      const question = engine.diagnose({ text }, {}).nextQuestion;
      if (question?.kind !== 'check') continue;
      const path = question.id.slice('check:'.length);
      const [faultId = '', id] = path.split('/');
      const asked = FAULTS.find((one) => one.id === faultId)?.checks.find(
        ({ title }) => checkId(title) === id,
      );
      expect(asked?.days, question.text).toBeUndefined();
      expect(asked === undefined ? undefined : effortOf(asked), question.text).not.toBe(
        'dismantling',
      );
    }
  });

  it('go on after what cannot be checked, which is not counted, and end all the same', () => {
    const answers: { questionId: string; optionId: string }[] = [];
    const text = 'The car shakes.';
    for (let asked = 0; asked < 40; asked += 1) {
      const question = engine.diagnose({ text, answers }, {}).nextQuestion;
      if (question === undefined) break;
      answers.push({ questionId: question.id, optionId: 'unknown' });
    }
    expect(answers.length).toBeGreaterThan(6);
    expect(answers.length).toBeLessThanOrEqual(15);
  });

  it('need no tool for somebody who has none', () => {
    const answers: { questionId: string; optionId: string }[] = [];
    const text = 'P0420 and the check engine light is on';
    const tools = new Set<string>();
    for (let asked = 0; asked < 20; asked += 1) {
      const report = { text, answers };
      const question = engine.diagnose(report, {}, { withoutTools: true }).nextQuestion;
      if (question === undefined) break;
      if (question.kind === 'check') tools.add(question.tool);
      answers.push({ questionId: question.id, optionId: 'unknown' });
    }
    expect([...tools].filter(needsTool)).toEqual([]);
    expect(engine.diagnose({ text }, {}).causes).toEqual(
      engine.diagnose({ text }, {}, { withoutTools: true }).causes,
    );
  });

  it('ask for checks with a tool that is there before those with one that is missing', () => {
    const asked = (ownedTools: readonly string[]): string[] => {
      const answers: { questionId: string; optionId: string }[] = [];
      const tools: string[] = [];
      for (let count = 0; count < 20; count += 1) {
        const report = { text: 'P0420 and the check engine light is on', answers };
        const question = engine.diagnose(report, {}, { ownedTools }).nextQuestion;
        if (question === undefined) break;
        if (question.kind === 'check' && needsTool(question.tool)) tools.push(question.tool);
        answers.push({ questionId: question.id, optionId: 'unknown' });
      }
      return tools;
    };
    const usual = asked([]);
    const last = usual.at(-1) ?? '';
    expect(usual[0]).not.toBe(last);
    expect(asked([last.toUpperCase()])[0]).toBe(last);
  });

  it('end when a check confirms the leading cause, which is then called found', () => {
    const text = 'Grinding noise when braking, metal on metal. Brake pads worn to metal.';
    const fault = 'front-brake-pads-worn';
    const check = FAULTS.find(({ id }) => id === fault)?.checks.find(({ outcomes }) =>
      outcomes.some(({ effect }) => effect === 'confirms'),
    );
    const outcome = check?.outcomes.findIndex(({ effect }) => effect === 'confirms') ?? -1;
    const answers = [
      {
        questionId: `check:${fault}/${checkId(check?.title ?? '')}`,
        optionId: `outcome-${outcome + 1}`,
      },
    ];
    const found = engine.diagnose({ text, answers }, {});
    expect(found.found).toEqual({ faultId: fault, finding: check?.outcomes[outcome]?.finding });
    expect(found.nextQuestion).toBeUndefined();
    expect(engine.diagnose({ text }, {}).found).toBeUndefined();
  });

  it("change nothing when the answer is 'I don't know'", () => {
    const text = 'Grinding noise when braking.';
    const before = engine.diagnose({ text }, {});
    const questionId = before.nextQuestion?.id ?? '';
    const after = engine.diagnose({ text, answers: [{ questionId, optionId: 'unknown' }] }, {});
    expect(after.causes.map((cause) => cause.probability)).toEqual(
      before.causes.map((cause) => cause.probability),
    );
  });

  it('ignore answers to questions that no longer exist', () => {
    const text = 'Grinding noise when braking.';
    const answers = [
      { questionId: 'check:gone/away', optionId: 'outcome-1' },
      { questionId: 'nonsense', optionId: 'yes' },
    ];
    expect(engine.diagnose({ text, answers }, {}).causes.length).toBeGreaterThan(0);
  });
});
