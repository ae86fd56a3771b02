import { describe, expect, test } from 'vitest';

import { FAULTS } from './catalogue.ts';
import { CONDITION_PATTERNS } from './condition-patterns.ts';
import type { ConditionId } from './schema.ts';

const readIn = (text: string): readonly ConditionId[] =>
  CONDITION_PATTERNS.filter(([, pattern]) => [...text.matchAll(pattern)].length > 0).map(
    ([id]) => id,
  );

describe('the circumstances of an owner', () => {
  test.each<[ConditionId, string]>([
    ['cured-by-restart', 'Goes into limp mode, restart it and it is fine again'],
    ['cured-by-restart', 'switch it off and on again and the steering light goes away'],
    ['cured-by-restart', 'no power until I restart the car'],
    ['cured-by-restart', 'warning clears after a restart'],
    ['key-out-running', 'the key comes out while the engine is running'],
    ['key-out-running', 'I can pull the key out and it keeps running'],
    ['ignition-off', 'brake lights stay lit with the ignition off'],
    ['ignition-off', 'the fan goes on even with the key out'],
    ['ignition-off', 'something clicks after I lock the car'],
    ['after-jump-start', 'since I jump started it the radio is dead'],
    ['after-jump-start', 'after a jump it ran for a mile and died'],
    ['short-trips', 'I only do short trips'],
    ['short-trips', 'mostly used around town'],
    ['short-trips', 'it is just the school run, never on the motorway'],
    ['in-gear-standing', 'shakes when stopped in drive'],
    ['in-gear-standing', 'vibrates in gear at the lights'],
    ['clutch-pressed', 'the noise goes when I press the clutch'],
    ['clutch-pressed', 'squeals with my foot on the clutch'],
    ['full-lock', 'groans on full lock'],
    ['full-lock', 'clicks with the wheel turned all the way left'],
    ['after-long-standing', 'it has been stood for three months'],
    ['after-long-standing', 'came back from a two week holiday and the brakes were stuck'],
    ['lights-on', 'dash goes dim when I turn the headlights on'],
    ['lights-on', 'only with the lights on'],
  ])('%s is read from “%s”', (id, text) => {
    expect(readIn(text)).toContain(id);
  });

  test.each([
    'I had to stop for a short while and restart the journey',
    'The clutch slips in fifth',
    'The steering is fine and the lights are fine',
    'the oil light came on',
    'I turned left and it stalled',
    'The key is stiff in the door',
    'The fuel light is on with a half full tank',
    'stood at the lights it idles well',
  ])('are not read where they are not reported: %s', (text) => {
    expect(readIn(text)).toEqual([]);
  });

  test('are each discriminative for at least two faults', () => {
    const told = CONDITION_PATTERNS.map(([id]) => ({
      id,
      faults: FAULTS.filter(({ conditions }) => (conditions?.[id] ?? 0) > 0.23).length,
    }));
    expect(told.filter(({ faults }) => faults < 2)).toEqual([]);
  });

  test('are found in linear time in a long text without ends of sentences', () => {
    const text = 'restart the car key out while stood for when the the the short '.repeat(120);
    // A pattern that backtracks over the whole text would run into the suite's limit here.
    expect(readIn(text).length).toBeLessThanOrEqual(CONDITION_PATTERNS.length);
  });
});
