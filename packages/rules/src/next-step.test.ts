import { describe, expect, it } from 'vitest';

import type { PlanStep, Question } from './diagnosis.ts';
import { likelihoodWords } from './likelihood-words.ts';
import { type Acted, nextStepOf } from './next-step.ts';

const step = (kind: PlanStep['kind'], faultId = 'pads'): PlanStep => ({
  id: `${faultId}/${kind}`,
  kind,
  title: kind === 'check' ? 'Measure the lining' : 'Replace the pads',
  faultId,
  minutes: { low: 10, high: 20 },
});
const question = (kind: Question['kind']): Question => ({
  id: kind,
  kind,
  text: 'Does it pull?',
  steps: [],
  minutes: 1,
  tool: 'none',
  options: [],
  gain: 0.2,
});
const acted = (changes: Partial<Acted> = {}): Acted => ({
  canDrive: { verdict: 'caution' },
  causes: [{ faultId: 'pads', diy: 'moderate', probability: 0.6, repairTitle: 'Replace the pads' }],
  plan: [step('check'), step('repair'), step('repair', 'disc')],
  ...changes,
});

describe('the next step', () => {
  it('is to stop where the car must not be driven, whatever else could be asked', () => {
    const stopped = acted({ canDrive: { verdict: 'no' }, nextQuestion: question('symptom') });
    expect(nextStepOf(stopped)).toEqual({ kind: 'stop' });
  });

  it('is the question that shows most, named a check where it needs hands', () => {
    expect(nextStepOf(acted({ nextQuestion: question('symptom') })).kind).toBe('answer');
    expect(nextStepOf(acted({ nextQuestion: question('check') })).kind).toBe('check');
  });

  it('is the leading cause’s own repair where that can be done at home, otherwise to book it', () => {
    expect(nextStepOf(acted())).toEqual({ kind: 'plan', step: step('repair') });
    const hard = acted({
      causes: [
        { faultId: 'pads', diy: 'workshop', probability: 0.6, repairTitle: 'Replace the pads' },
      ],
    });
    expect(nextStepOf(hard)).toEqual({
      kind: 'book',
      repairTitle: 'Replace the pads',
    });
    expect(nextStepOf(acted({ plan: [] })).kind).toBe('book');
  });

  it('is to describe it again where every cause is a guess, and a service where nothing is wrong', () => {
    const guess = {
      faultId: 'pads',
      diy: 'workshop',
      probability: 0.17,
      repairTitle: 'Pads',
    } as const;
    expect(nextStepOf(acted({ causes: [guess], plan: [] }))).toEqual({ kind: 'describe' });
    const fine = acted({ causes: [], nothingFound: { message: 'All is well.' } });
    expect(nextStepOf({ ...fine, canDrive: { verdict: 'yes' } })).toEqual({ kind: 'service' });
  });

  it('is to describe it again where no cause is known', () => {
    expect(nextStepOf(acted({ causes: [], plan: [] }))).toEqual({ kind: 'describe' });
  });
});

describe('a likelihood in words', () => {
  it.each([
    [[0.84, 0.1], 'Probably', 1],
    [[0.5, 0.45], 'Probably', 1],
    [[0.4, 0.2, 0.1], 'Possibly', 1],
    [[0.12, 0.05], 'Possibly, among others', 1],
    // Together under a half: not one of the two.
    [[0.25, 0.24], 'Possibly', 1],
    [[0.19, 0.19, 0.18], 'One of three', 3],
    [[0.16, 0.15, 0.14], 'Possibly, among others', 1],
    [[0.4, 0.3, 0.1], 'One of two', 2],
    [[0.3, 0.25, 0.2, 0.19], 'One of three', 3],
    [[], 'Possibly, among others', 1],
  ] as const)('%j is %s', (shares, words, named) => {
    expect(likelihoodWords(shares)).toEqual({ words, named });
  });
});
