import { describe, expect, test } from 'vitest';

import { ruledOutParts } from './evidence/ruled-out-parts.ts';
import { engine } from './testing/engine.ts';

const CAR = { make: 'Nissan', model: 'Qashqai', year: 2011, fuel: 'petrol' } as const;

const shareOf = (text: string, faultId: string): number =>
  engine.diagnose({ text }, CAR).causes.find((one) => one.faultId === faultId)?.probability ?? 0;

describe('a part that is asked to be new or in order', () => {
  test.each([
    [
      "Car won't start in the morning, just clicks rapidly and the dash lights dim.",
      'The battery is only 3 months old.',
      'starter-battery-worn',
    ],
    [
      'Engine light on and it misfires and shakes at idle, code P0301.',
      'I already changed the spark plugs last month.',
      'spark-plugs-worn',
    ],
    [
      'Humming noise that gets louder with speed and changes when I turn left.',
      'I just fitted new tyres all round.',
      'tyre-cupping-noise',
    ],
    [
      'Squeal from the engine on a cold start, battery light flickers.',
      'The drive belt looks fine.',
      'drive-belt-worn',
    ],
  ])('makes its own fault less likely: %s %s', (report, told, faultId) => {
    const before = shareOf(report, faultId);
    expect(before).toBeGreaterThan(0.01);
    expect(shareOf(`${report} ${told}`, faultId)).toBeLessThan(before);
  });

  test.each([
    'I need new front brake pads.',
    'The garage quoted for a new battery.',
    'Do I want the battery replaced?',
    'The engine is running fine.',
    'The spark plugs are not new.',
  ])('is not read where nothing was done, or no part is named: %s', (text) => {
    expect(ruledOutParts(text)).toEqual([]);
  });

  test('says so in its reasons', () => {
    const text =
      "Won't start, just clicks and the dash lights dim. The battery is only 3 months old.";
    const cause = engine
      .diagnose({ text }, CAR)
      .causes.find(({ faultId }) => faultId === 'starter-battery-worn');
    expect(cause?.evidence).toContainEqual(
      expect.objectContaining({ effect: 'against', meaning: expect.stringMatching(/new part/) }),
    );
  });

  test('on one axle says nothing of the other', () => {
    const report = 'Grinding noise from the front when I brake.';
    const told = `${report} It has new rear brake pads.`;
    expect(shareOf(told, 'front-brake-pads-worn')).toBeGreaterThan(0.5);
  });
});
