import { describe, expect, test } from 'vitest';

import { notesOfSteps } from './same-steps.ts';

const OURS = [
  'Put the front on axle stands and take the wheel off.',
  'Undo the guide pins and lift the caliper off. Do not let it hang by its hose.',
  'Top up with 0.5 litres of brake fluid.',
];

describe('a list of steps from outside', () => {
  test('with all of ours in their order adds its other sentences as notes to them', () => {
    expect(
      notesOfSteps(
        [
          'Park on level ground.',
          'Put the front on axle stands and take off the wheel.',
          'Undo both guide pins, then lift off the caliper. Do not let it hang by the hose. The pins corrode on this car.',
          'Clean the carrier with a wire brush.',
          'Top up the brake fluid with 0.5 litres.',
        ],
        OURS,
      ),
    ).toEqual([
      { step: 1, note: 'Park on level ground.' },
      { step: 2, note: 'The pins corrode on this car.' },
      { step: 2, note: 'Clean the carrier with a wire brush.' },
    ]);
  });

  test('may spread one of ours over several', () => {
    const [first = '', second = '', third = ''] = OURS;
    const [undo = '', hang = ''] = second.split('. ');
    expect(notesOfSteps([first, `${undo}.`, hang, third], OURS)).toEqual([]);
  });

  test.each<[string, string, readonly string[]]>([
    ['loses a step', 'lost step', [OURS[0] ?? '', OURS[2] ?? '']],
    ['changes their order', 'lost step', [OURS[1] ?? '', OURS[0] ?? '', OURS[2] ?? '']],
    ['says something else', 'lost step', ['Drive at full speed.', 'Tighten to 500 Nm.']],
    ['is empty', 'lost step', []],
    [
      'loses a caution',
      'lost caution',
      [
        OURS[0] ?? '',
        'Undo the guide pins and lift the caliper off. Let it hang by its hose.',
        OURS[2] ?? '',
      ],
    ],
    [
      'changes a figure',
      'lost figure',
      [OURS[0] ?? '', OURS[1] ?? '', 'Top up with 5 litres of brake fluid.'],
    ],
    [
      'loses a figure',
      'lost figure',
      [OURS[0] ?? '', OURS[1] ?? '', 'Top up with the litres of brake fluid.'],
    ],
  ])('that %s is refused', (_, reason, theirs) => {
    expect(notesOfSteps(theirs, OURS)).toBe(reason);
  });
});
