import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { shiftClock } from './clock-offset.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;
const RealDate = Date;
beforeEach(() => shiftClock(YEAR));
afterEach(() => {
  globalThis.Date = RealDate;
});

const isShifted = (shown: number): boolean => Math.abs(shown - RealDate.now() - YEAR) < 5000;

describe('a shifted clock', () => {
  test('shifts every way of asking for now', () => {
    expect(isShifted(Date.now())).toBe(true);
    expect(isShifted(new Date().getTime())).toBe(true);
    expect(isShifted(RealDate.parse(Date()) + 1000)).toBe(true);
  });

  test('leaves a given date as it is', () => {
    expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(new Date('2026-02-03T04:05:06Z').getTime()).toBe(RealDate.UTC(2026, 1, 3, 4, 5, 6));
    expect(new Date(2026, 1, 3).getDate()).toBe(3);
    expect(Date.UTC(2026, 0, 1)).toBe(RealDate.UTC(2026, 0, 1));
    expect(Date.parse('2026-01-01')).toBe(RealDate.parse('2026-01-01'));
  });

  test('makes dates that are dates', () => {
    const date = new Date();
    expect(date).toBeInstanceOf(Date);
    expect(date).toBeInstanceOf(RealDate);
    expect(new RealDate()).toBeInstanceOf(Date);
    expect(structuredClone(date).getTime()).toBe(date.getTime());
    class Deadline extends Date {}
    const deadline = new Deadline();
    expect(deadline).toBeInstanceOf(Deadline);
    expect(isShifted(deadline.getTime())).toBe(true);
  });
});

test('an offset of nothing leaves the clock alone', () => {
  globalThis.Date = RealDate;
  shiftClock(0);
  expect(Date).toBe(RealDate);
});
