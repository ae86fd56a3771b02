import { engine } from '@wrenchwise/engine/testing/engine';
import { describe, expect, test } from 'vitest';

import { knownTopic } from './known-topics.ts';

const topic = (symptoms: string, question: string, codes: readonly string[] = []) => {
  const answer = engine.diagnose({ text: symptoms }, {});
  // Only what a topic is made from.
  const consultation = {
    diagnosis: { ...answer, symptoms, codes: codes.map((code) => ({ code })) },
    focus: {},
    car: 'Ford Focus',
    meaningOf: (code: string) => (code === 'C0035' ? 'Front left wheel speed sensor' : ''),
  } as unknown as Parameters<typeof knownTopic>[1];
  return knownTopic(question, consultation)?.text ?? '';
};

describe('a makeshift until the repair', () => {
  test('tape is for an air hose at low pressure', () => {
    expect(topic('Loud whoosh when accelerating, split boost hose', 'can i tape it up')).toContain(
      'low pressure',
    );
  });

  test('tape is for no fuel line', () => {
    const text = topic('Fuel leak from a fuel line under the car', 'can i tape the pipe up');
    expect(text).toContain('recovered');
    expect(text).not.toContain('may hold');
  });
});

describe('what a wet carpet is tested with', () => {
  const WET = 'Wet patch in the rear footwell, smells musty';

  test.each([
    ['how do i find it with a hose', 'Begin low'],
    ['where is the water getting in', 'membrane'],
  ])('is said: %s', (question, says) => {
    expect(topic(WET, question)).toContain(says);
  });
});

test('two warnings at once are one belt only where somebody asks why', () => {
  const report = 'Battery light came on and the temperature climbed';
  expect(topic(report, 'why did both come on at the same time')).toContain('one belt');
  expect(topic(report, 'should i do the tensioner at the same time')).not.toContain('one belt');
});

test('which wheel is meant is said where a stored code names it', () => {
  expect(topic('ABS light on', 'which wheel is that', ['C0035'])).toContain('Front left');
  expect(topic('ABS light on', 'which wheel is that')).not.toContain('Front left');
});

test.each([
  [
    'Broken front spring after a speed bump',
    'can I claim off the council for the pothole',
    /inspected or mended/,
  ],
  [
    'Loud roar, catalytic converter cut off',
    'will my third party fire and theft cover it',
    /crime reference/,
  ],
  [
    'Dead 12 V battery',
    'does the battery have to be special or any battery of that size do',
    /AGM/,
  ],
  ['Air con blows warm', 'ebay regas can any good', /leak test first/],
])(
  'what is the same for every car is answered from a topic: %s, %s',
  (symptoms, question, says) => {
    expect(topic(symptoms, question)).toMatch(says);
  },
);
