import { engine } from '@wrenchwise/engine/testing/engine';
import { describe, expect, test } from 'vitest';

import { seenFault } from './seen-fault.ts';

const seen = (symptoms: string, told: string) => {
  const { causes } = engine.diagnose({ text: symptoms }, {});
  // Only what the look through the causes asks for.
  const consultation = {
    diagnosis: { causes },
    checksOf: ({ checks }: (typeof causes)[number]) => checks,
  } as unknown as Parameters<typeof seenFault>[1];
  return seenFault(told, consultation);
};

const SITS_LOW = 'One corner of the car sits lower and it clunks over bumps, front left.';

describe('a failed part that somebody has seen', () => {
  test.each([
    'jacked it up, bottom coil is snapped about four inches up',
    'had the wheel off and the spring is broken in two',
  ])('is the finding that proves its fault: %s', (told) => {
    const found = seen(SITS_LOW, told);
    expect(found?.cause.name).toMatch(/spring/i);
    expect(found?.outcome.effect).toBe('confirms');
  });

  test.each([
    'jacked it up, the spring is not broken',
    'garage says the spring is broken',
    'looked at the spring, might it be broken?',
    'jacked it up, the spring looks fine',
    'found a broken phone charger in the boot',
  ])('is none where it is denied, feared, said by others or of something else: %s', (told) => {
    expect(seen(SITS_LOW, told)).toBeUndefined();
  });
});
