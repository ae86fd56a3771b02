import { engine } from '@wrenchwise/engine/testing/engine';
import { describe, expect, test } from 'vitest';

import { nearestFinding } from './nearest-finding.ts';

const nearest = (symptoms: string, told: string) => {
  const { causes } = engine.diagnose({ text: symptoms }, {});
  // Only what the look through the checks asks for.
  const consultation = {
    diagnosis: { causes },
    checksOf: ({ checks }: (typeof causes)[number]) => checks,
  } as unknown as Parameters<typeof nearestFinding>[1];
  return nearestFinding(told, consultation);
};

const COLD = 'Heater blows cold and the temperature gauge never gets past a quarter.';
const BOOST = 'Diesel, black smoke and no power, loud whoosh when accelerating.';

describe('a result in an owner’s words', () => {
  test.each([
    [COLD, 'the top hose got warm straight away, never stayed cold', 'lukewarm'],
    [BOOST, 'found an oily patch under one of the charge pipes', 'oily patch'],
    [BOOST, 'had the pipes under pressure and there are bubbles', 'Bubbles'],
  ])('is the finding of a check that it comes nearest to: %s / %s', (symptoms, told, finding) => {
    expect(nearest(symptoms, told)?.outcome?.finding).toContain(finding);
  });

  test('that denies is no finding that affirms', () => {
    const found = nearest(BOOST, 'looked at the charge pipes, no split and no loose joint');
    expect(found?.outcome?.finding ?? '').not.toContain('A split');
  });

  test.each(['thank you, I will wait for Friday', 'my neighbour has a Volvo', ''])(
    'is none where nothing of a check is in it: %j',
    (told) => {
      expect(nearest(BOOST, told)).toBeUndefined();
    },
  );

  test('is weighed only with words of the check and of its finding', () => {
    expect(nearest(COLD, 'the top hose got warm straight away, never stayed cold')?.isSure).toBe(
      true,
    );
    expect(nearest(BOOST, 'bubbles')?.isSure ?? false).toBe(false);
  });
});
