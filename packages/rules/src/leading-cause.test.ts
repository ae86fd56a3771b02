import { engine } from '@wrenchwise/engine/testing/engine';
import { describe, expect, it } from 'vitest';

import { DiagnosisResult } from './diagnosis.ts';
import { driveAnswer } from './drive-answer.ts';
import {
  floorChanges,
  headlineOf,
  leadingCause,
  leadingRepair,
  NO_LEADING_CAUSE,
  NOTHING_FOUND,
  shownSeverity,
} from './leading-cause.ts';

const diagnosed = (text: string) => DiagnosisResult.parse(engine.diagnose({ text }, {}));
const CLEAR = diagnosed('grinding noise from the front when I brake');

/** The same answer with every cause a guess, and without an alert. */
const guessed = (): DiagnosisResult => ({
  ...CLEAR,
  alerts: [],
  causes: CLEAR.causes.map((cause) => ({ ...cause, probability: cause.probability / 10 })),
});

describe('the one floor', () => {
  it.each([
    [[0.18, 0.1], 0.18],
    [[0.71], 0.71],
    [[0.17, 0.16], undefined],
    [[0.02], undefined],
    [[], undefined],
  ])('of causes with %j the leading one has %j', (probabilities, leading) => {
    const causes = probabilities.map((probability) => ({ probability }));
    expect(leadingCause(causes)?.probability).toBe(leading);
  });

  it('leaves an answer of the engine as it is', () => {
    expect(floorChanges(CLEAR)).toEqual({});
    expect(shownSeverity(CLEAR)).toBe(CLEAR.severity);
  });

  it('takes verdict, severity and prices back where they rested on guesses', () => {
    const [first] = CLEAR.causes;
    const stored = {
      ...guessed(),
      canDrive: { verdict: 'no' as const, reason: first?.canDrive.reason ?? '' },
    };
    expect(shownSeverity(stored)).toBeNull();
    const floored = { ...stored, ...floorChanges(stored) };
    expect(floored).toMatchObject({ canDrive: { verdict: 'caution' }, parts_and_cost: [] });
    expect(driveAnswer(floored).about).toBeUndefined();
  });

  it('leaves a verdict that rests on a sign, and an alert with its severity', () => {
    const bySign = { ...guessed(), canDrive: { verdict: 'no' as const, reason: 'A red light.' } };
    expect(floorChanges(bySign).canDrive).toBeUndefined();
    const alarmed = diagnosed('there is smoke and flames from under the bonnet');
    const lowered = alarmed.causes.map((cause) => ({ ...cause, probability: 0.02 }));
    expect(floorChanges({ ...alarmed, causes: lowered })).toEqual({});
    expect(shownSeverity({ ...alarmed, causes: lowered })).toBe('high');
  });

  it('calls a diagnosis by its leading cause, or says why there is none', () => {
    expect(headlineOf({ topCause: { name: 'Worn pads' }, nothingFound: false })).toBe('Worn pads');
    expect(headlineOf({ topCause: null, nothingFound: false })).toBe(NO_LEADING_CAUSE);
    expect(headlineOf({ topCause: null, nothingFound: true })).toBe(NOTHING_FOUND);
  });
});

describe('the leading repair', () => {
  const fan = (faultId: string, probability: number) => ({
    faultId,
    name: `Name of ${faultId}`,
    probability,
    repair: { id: 'cooling-fan-dead', name: 'Cooling fan does not run', variant: faultId },
  });
  const pump = { faultId: 'water-pump', name: 'Worn water pump', probability: 0.25 };

  it('names a diagnosis with the sum of its variants, of which none may be the likeliest cause', () => {
    const repair = leadingRepair([fan('motor', 0.2), pump, fan('relay', 0.15)]);
    expect(repair).toMatchObject({
      name: 'Cooling fan does not run',
      leading: { faultId: 'motor' },
    });
    expect(repair?.probability).toBeCloseTo(0.35);
  });

  it('is the one cause where no other variant is listed', () => {
    expect(leadingRepair([pump, fan('relay', 0.2)])).toMatchObject({
      name: 'Worn water pump',
      probability: 0.25,
    });
  });

  it('is nothing while each cause is a guess, whatever they add up to', () => {
    expect(leadingRepair([fan('motor', 0.12), fan('relay', 0.12)])).toBeUndefined();
  });
});
