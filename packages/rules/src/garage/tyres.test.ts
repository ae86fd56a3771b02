import { describe, expect, test } from 'vitest';

import {
  type Fitting,
  latestTread,
  thinnestTread,
  treadLaw,
  treadState,
  tyreMiles,
} from './tyres.ts';

const fitting = (odometer: number | null, offOdometer: number | null | undefined): Fitting => ({
  swapId: '5b0f3f5e-3f6f-4a55-8a0e-6f1f7a0c2b11',
  on: '2025-04-01',
  odometer,
  offSwapId: offOdometer === undefined ? null : '5b0f3f5e-3f6f-4a55-8a0e-6f1f7a0c2b12',
  off: offOdometer === undefined ? null : '2025-11-01',
  offOdometer: offOdometer ?? null,
});
const reading = (date: string, depths: object) => ({ id: date, date, depths });

describe('the distance of a set', () => {
  test('is that of each time it was on, and of now by the odometer', () => {
    const fittings = [fitting(10_000, 14_000), fitting(18_000, undefined)];
    expect(tyreMiles({ fittings }, 20_500)).toEqual({ miles: 6500, isWhole: true });
  });

  test('says when a reading is missing, and is unknown without any', () => {
    const fittings = [fitting(10_000, 14_000), fitting(null, undefined)];
    expect(tyreMiles({ fittings }, 20_500)).toEqual({ miles: 4000, isWhole: false });
    expect(tyreMiles({ fittings: [fitting(null, 1)] }, 2)).toEqual({ miles: null, isWhole: false });
  });
});

describe('the tread of a set', () => {
  const set = {
    treads: [
      reading('2025-01-01', { 'front-left': 5, 'rear-left': 4, spare: 1 }),
      reading('2026-01-01', { 'front-left': 2.9 }),
    ],
  };

  test('is the latest of each position', () => {
    expect(latestTread(set)).toEqual({ 'front-left': 2.9, 'rear-left': 4, spare: 1 });
  });

  test('is judged by its thinnest tyre, the spare left out', () => {
    const law = treadLaw('GB', { isMotorbike: false });
    expect(thinnestTread(set, law)).toEqual({ mm: 2.9, state: 'worn' });
    expect(thinnestTread({ treads: [] }, law)).toBeUndefined();
  });
});

describe('the law', () => {
  test('takes 1.6 mm of a car in Britain, and 1 mm of a motorbike', () => {
    expect(treadLaw('GB', { isMotorbike: false })?.limitMm).toBe(1.6);
    expect(treadLaw('GB', { isMotorbike: true })?.limitMm).toBe(1);
    expect(treadLaw('DE', { isMotorbike: false })?.limitMm).toBe(1.6);
  });

  test('is not made up where we do not know it', () => {
    expect(treadLaw('AU', { isMotorbike: false })).toBeUndefined();
    expect(treadLaw('DE', { isMotorbike: true })).toBeUndefined();
    expect(treadState(1, undefined)).toBe('worn');
  });

  test('calls exactly the limit worn, not illegal, and 3 mm good', () => {
    const law = treadLaw('GB', { isMotorbike: false });
    expect([1.5, 1.6, 2.9, 3].map((mm) => treadState(mm, law))).toEqual([
      'illegal',
      'worn',
      'worn',
      'good',
    ]);
  });
});
