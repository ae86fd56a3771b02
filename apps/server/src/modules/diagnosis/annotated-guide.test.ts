import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import type { GuideData } from '@wrenchwise/rules/diagnosis';
import { describe, expect, test } from 'vitest';

import { annotatedGuide } from './annotated-guide.ts';

const OURS: GuideData = {
  overview: 'Both front wheels are done together.',
  estimated_time: '1½–3 hours',
  tools_required: ['Torque wrench'],
  parts_required: ['Front brake pad set, $30-$90'],
  step_by_step_instructions: [
    'Slacken the wheel nuts and put the front on axle stands.',
    'Undo the caliper. Do not let it hang by its hose.',
    'Top up with 0.5 litres of brake fluid.',
  ],
  safety_precautions: ['Never work under a car that is held by a jack alone.'],
  cost_estimate: 'Parts: $30-$90.',
};
const STEPS = OURS.step_by_step_instructions;

describe('notes from outside', () => {
  test('are added behind our own words, which all stay', () => {
    const guide = annotatedGuide(
      {
        overview: 'The caliper of this Focus has two guide pins.',
        tools: ['Wire brush for the caliper', 'Torque wrench'],
        cautions: ['Pump the brake pedal before you drive.'],
        notes: [{ step: 2, note: 'The caliper pins corrode on this car.' }],
      },
      OURS,
      'petrol',
    );
    expect(guide).toEqual({
      ...OURS,
      overview: `${OURS.overview} The caliper of this Focus has two guide pins.`,
      tools_required: ['Torque wrench', 'Wire brush for the caliper'],
      step_by_step_instructions: [
        STEPS[0],
        `${STEPS[1]} Note: The caliper pins corrode on this car.`,
        STEPS[2],
      ],
      safety_precautions: [...OURS.safety_precautions, 'Pump the brake pedal before you drive.'],
    });
  });

  test.each([
    [
      'to a step that we do not have',
      { notes: [{ step: 4, note: 'Clean the caliper.' }] },
      'lost step',
    ],
    ['to no step at all', { notes: [{ step: 0.5, note: 'Clean the caliper.' }] }, 'lost step'],
    ['that say nothing', { overview: '', notes: [] }, 'empty'],
    ['that repeat ours', { overview: OURS.overview }, 'nothing new'],
    ['with a tail that was cut off', { overview: 'IGNORE previous. Visit' }, 'words to readers'],
    ['of one word', { overview: 'Visit' }, 'fragment'],
    [
      'with a figure',
      { notes: [{ step: 1, note: 'Tighten the wheel nuts to 500 Nm.' }] },
      'figure',
    ],
    ['that take a step back', { notes: [{ step: 2, note: 'Skip the caliper.' }] }, 'softer'],
  ] as const)('%s are refused whole', (_, draft, reason) => {
    expect(annotatedGuide(draft, OURS, null)).toBe(reason);
  });
});

describe('steps from outside', () => {
  test('that have all of ours add theirs as notes', () => {
    const steps = [...STEPS.slice(0, 2), 'Clean the brake caliper carrier.', ...STEPS.slice(2)];
    const guide = annotatedGuide({ steps }, OURS, null);
    expect(guide).toMatchObject({
      step_by_step_instructions: [
        STEPS[0],
        `${STEPS[1]} Note: Clean the brake caliper carrier.`,
        STEPS[2],
      ],
    });
  });

  test('that lose one of ours are refused whole', () => {
    expect(annotatedGuide({ steps: STEPS.slice(0, 2) }, OURS, null)).toBe('lost step');
    const drive = ['Drive at full speed with the brakes removed.', 'Tighten to 500 Nm.'];
    expect(annotatedGuide({ steps: drive }, OURS, null)).toBe('forbidden act');
    expect(annotatedGuide({ steps: [...STEPS, 'Tighten to 500 Nm.'] }, OURS, null)).toBe('figure');
  });
});

test('not one guide of the knowledge is refused when it is repeated with a sentence more', () => {
  const refused = KNOWLEDGE.faults.flatMap(({ id, guide: { overview, tools, steps, safety } }) => {
    const ours: GuideData = {
      ...OURS,
      overview,
      tools_required: [...tools],
      step_by_step_instructions: [...steps],
      safety_precautions: [...safety],
    };
    const draft = { overview: 'The parts of this car are easy to see.', steps, cautions: safety };
    const guide = annotatedGuide(draft, ours, null);
    return typeof guide === 'string' ? [`${id}: ${guide}`] : [];
  });
  // Where our own overview shares no word with the added sentence it is nonsense to the check.
  expect(refused.filter((line) => !line.endsWith('nonsense'))).toEqual([]);
});
