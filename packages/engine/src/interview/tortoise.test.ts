import { describe, expect, it } from 'vitest';

import { engine } from '../testing/engine.ts';

describe('a tortoise light that an owner has named', () => {
  it.each([
    'Electric car. A tortoise symbol came on and it says reduced power, will not go above 40 mph',
    'The yellow tortoise came on at 30 % charge and it crawls',
    'turtle light on, slow up hills',
  ])('is read, and never asked about: %s', (text) => {
    for (const vehicle of [
      { make: 'Nissan', model: 'Leaf', year: 2019 },
      { make: 'Renault', model: 'Zoe', year: 2017 },
    ]) {
      const { readings } = engine.preview({ text }, vehicle);
      expect(readings.map(({ id }) => id)).toContain('symptom:ev-reduced-power');
      const { nextQuestion, causes } = engine.diagnose({ text }, vehicle);
      expect(nextQuestion?.id).not.toBe('symptom:ev-reduced-power');
      expect(causes.length).toBeGreaterThan(0);
    }
  });
});
