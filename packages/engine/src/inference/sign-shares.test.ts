import { describe, expect, it } from 'vitest';

import { engine } from '../testing/engine.ts';

const shareOf = (text: string, faultId: string): number =>
  engine.diagnose({ text }, {}).causes.find((one) => one.faultId === faultId)?.probability ?? 0;

const BATTERY = 'starter-battery-worn';
const STARTER = 'starter-motor-worn';

describe('a click and no start', () => {
  it.each(['Just clicks when I turn the key', "Car won't start, just makes a clicking sound"])(
    'is about as much a matter of the battery as of the starter: %s',
    (text) => {
      expect(shareOf(text, BATTERY)).toBeGreaterThan(0.8 * shareOf(text, STARTER));
    },
  );

  it.each([
    'Turn the key and it just clicks, lights are bright',
    'Clicks once loudly when turning the key, radio works fine',
  ])('is the starter rather than the battery where there is current: %s', (text) => {
    expect(shareOf(text, STARTER)).toBeGreaterThan(3 * shareOf(text, BATTERY));
  });

  it('is the battery rather than the starter where the lights dim', () => {
    const text = 'Just clicks when I turn the key and the lights are dim';
    expect(shareOf(text, BATTERY)).toBeGreaterThan(shareOf(text, STARTER));
  });

  it('is divided by its words where an owner has written many', () => {
    const text =
      'It clicks when I turn the key. The starter motor was making a slow grinding sound for weeks, a tap with a hammer on its body brought it back twice, cold mornings are worse than warm ones, and the battery is new and was tested good by the garage on Monday.';
    expect(shareOf(text, STARTER)).toBeGreaterThan(shareOf(text, BATTERY));
  });
});
