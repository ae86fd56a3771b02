import type { GuideData } from '@wrenchwise/domain/diagnosis';
import { describe, expect, test } from 'vitest';

import { inertGuide } from './inert-guide.ts';

const OURS: GuideData = {
  overview: 'Both front wheels are done together.',
  estimated_time: '1½–3 hours',
  tools_required: ['Torque wrench'],
  parts_required: ['Front brake pad set, $30-$90'],
  step_by_step_instructions: ['Slacken the wheel nuts.', 'Top up with 0.5 litres of fluid.'],
  safety_precautions: ['Never work under a car that is held by a jack alone.'],
  cost_estimate: 'Parts: $30-$90.',
};

const stepsOf = (...steps: string[]) =>
  inertGuide({ step_by_step_instructions: steps }, OURS)?.step_by_step_instructions;

describe('a guide from outside', () => {
  test.each([
    ['Tighten the nuts to 120 Nm.', 'Tighten the nuts to the figure in the vehicle’s manual.'],
    ['Tighten to 80-90 ft-lbs now', 'Tighten to the figure in the vehicle’s manual now'],
    ['Fill with 4,5 l of 5W-30.', /^Fill with the figure in .* of the grade in .*\.$/],
    ['Top up with 0.5 litres of fluid.', 'Top up with 0.5 litres of fluid.'],
    ['The part is £45 new.', 'The part is the usual price new.'],
    ['Wait 10 minutes, then turn the 13 mm bolt.', 'Wait 10 minutes, then turn the 13 mm bolt.'],
  ])('states no figure that our own lacks: %s', (written, read) => {
    const [first] = stepsOf(written, 'Go on.') ?? [];
    if (typeof read === 'string') expect(first).toBe(read);
    else expect(first).toMatch(read);
  });

  test.each([
    ['<b>Jack</b> it up <script>alert(1)</script>', 'Jack it up'],
    ['<img src=x onerror=alert(1)>Look', 'Look'],
    ['See [this film](https://evil.example/a) first', 'See this film first'],
    ['Visit https://evil.example/x today', 'Visit today'],
    ['1. **Undo** the clip', 'Undo the clip'],
    ['Lift‮ it', 'Lift it'],
  ])('is plain text: %s', (written, read) => {
    expect(stepsOf(written, 'Go on.')?.[0]).toBe(read);
  });

  test('keeps our cautions, parts and prices', () => {
    expect(
      inertGuide(
        {
          step_by_step_instructions: ['One.', 'Two.'],
          safety_precautions: ['Wear gloves.'],
          parts_required: ['Gold pads, $900'],
          cost_estimate: 'Free!',
        },
        OURS,
      ),
    ).toMatchObject({
      safety_precautions: [...OURS.safety_precautions, 'Wear gloves.'],
      parts_required: OURS.parts_required,
      cost_estimate: OURS.cost_estimate,
    });
  });

  test('of a single step is none', () => {
    expect(stepsOf('Replace it.')).toBeUndefined();
  });

  test('of hostile length is read in linear time and cut', () => {
    const steps = ['<', '[](', '1 ', '<script>', 'a'].map((sign) => sign.repeat(500_000));
    expect(JSON.stringify(stepsOf(...steps, 'Go on.', 'Done.')).length).toBeLessThan(6000);
  });
});
