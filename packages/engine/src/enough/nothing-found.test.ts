import { describe, expect, test } from 'vitest';

import { engine } from '../testing/engine.ts';

const diagnose = (text: string) => engine.diagnose({ text }, {});

describe('a report of a healthy car', () => {
  test.each([
    'nothing wrong with it, just needs a service and maybe an MOT check',
    'just a service',
    'no noise when braking, everything is fine',
    'no noise at all and no warning lights, just a service due',
    'Car runs fine, no fault codes, all monitors ready.',
    'How much for a full service?',
    'It drives perfectly and passed its MOT last week.',
  ])('gets no cause, no severity, no alert, and may be driven: %s', (text) => {
    const answer = diagnose(text);
    expect(answer.nothingFound?.message).toMatch(/points to a fault/);
    expect(answer).toMatchObject({ causes: [], alerts: [], plan: [], possible_causes: [] });
    expect(answer.canDrive.verdict).toBe('yes');
    expect(answer.needsMore).toBeUndefined();
    expect(answer.nextQuestion).toBeUndefined();
    expect(engine.preview({ text }, {})).toMatchObject({
      isEnough: true,
      nothingFound: answer.nothingFound,
    });
  });

  test.each([
    'It runs fine but there is a rattle at idle',
    'everything works but the radio is dead',
    'Just had a service and now the oil light is on',
    'nothing wrong with it except that the brakes grind',
    'no noise but it pulls to the left',
    'Everything is fine until it gets hot, then it stalls',
    'P0420 stored, drives fine',
    'weird noise',
  ])('is not one with a sign, a code or too few words: %s', (text) => {
    expect(diagnose(text).nothingFound).toBeUndefined();
  });

  test('stays one when a workshop wants work on it: their opinion is examined, and brings no cause', () => {
    const answer = diagnose(
      'It runs fine, no trouble at all. The garage says the wet belt is due and wants £1,050.',
    );
    expect(answer.causes).toEqual([]);
    expect(answer.nothingFound?.message).toMatch(/points to a fault/);
    expect(answer.claims).toMatchObject([{ by: 'garage' }]);
  });
});
