import { describe, expect, test } from 'vitest';

import type { CarOptions } from '../emulated/cars.ts';
import { decodeRecording } from '../recording/decode-recording.ts';
import { createRecordingEncoder } from '../recording/encode-recording.ts';
import { channelOf, type Recording } from '../recording/recording.ts';
import { type Drive, recordDrive } from '../testing/record-drive.ts';
import { VALUE } from './guided-test.ts';
import { misfireBalance } from './misfire-balance.ts';
import { misfireCounters } from './misfire-counters.ts';

const IDLING: Drive = {
  from: 900,
  to: 960,
  every: 0.1,
  driving: { rpm: () => undefined, speed: () => 0 },
};

const judged = async (car: CarOptions, drive: Partial<Drive> = {}) =>
  misfireBalance.judge(await recordDrive({ ...IDLING, ...drive }, misfireBalance, car), {});

describe('the misfire balance of an emulated car', () => {
  test('says which cylinder misfires where the car counts, and gives its counters to a diagnosis', async () => {
    const { verdict, reason, cylinders, figures, words } = await judged({ fault: 'misfire-coil' });
    expect({ verdict, reason, cylinders }).toEqual({
      verdict: 'not as it should be',
      reason: 'one cylinder misfires',
      cylinders: [2],
    });
    expect(figures).toContainEqual({
      name: 'Misfires',
      cylinder: 2,
      when: 'in this test',
      value: 75,
      unit: '',
    });
    expect(figures).toContainEqual({
      name: 'Misfires',
      cylinder: 3,
      when: 'in this test',
      value: 0,
      unit: '',
    });
    expect(words).toContain('Misfire counter, cylinder 2: 1425');
    expect(words).toContain('Misfire counter, cylinder 1: 0');
  });

  test('of a sound car is good after three quarters of a minute, not before', async () => {
    expect(await judged({})).toMatchObject({ verdict: 'as it should be', reason: 'no misfires' });
    expect(await judged({}, { to: 930 })).toMatchObject({ reason: 'too short', words: '' });
  });

  test('without counters says of an uneven idle that it cannot tell which cylinder', async () => {
    const car: CarOptions = { fault: 'misfire-coil', countsNoMisfires: true };
    const found = await judged(car);
    expect(found).toMatchObject({
      verdict: 'not as it should be',
      reason: 'uneven, cylinder unknown',
    });
    expect(found.words).not.toMatch(/cylinder \d/);
  });

  test('without counters never calls a steady idle free of misfires', async () => {
    expect(await judged({ countsNoMisfires: true })).toMatchObject({
      verdict: 'cannot say',
      reason: 'steady without counters',
    });
  });

  test('without counters leaves it open where the adapter answers too seldom', async () => {
    const car: CarOptions = { fault: 'misfire-coil', countsNoMisfires: true };
    expect(await judged(car, { every: 0.5 })).toMatchObject({ reason: 'answers too seldom' });
  });

  test('distinguishes slow hunting from a misfire', async () => {
    expect(await judged({ fault: 'vacuum-leak' })).toMatchObject({ reason: 'idle hunts' });
    expect(await judged({ fault: 'vacuum-leak', countsNoMisfires: true })).toMatchObject({
      reason: 'idle hunts',
    });
  });

  test('of a cold engine says only what was counted', async () => {
    const cold = { from: 5, to: 65 };
    expect(await judged({}, cold)).toMatchObject({ reason: 'not warm' });
    expect(await judged({ fault: 'misfire-coil' }, cold)).toMatchObject({
      reason: 'one cylinder misfires',
    });
  });
});

/** A minute of a steady idle, and what each cylinder had counted at its beginning and end. */
const counted = (counts: readonly (readonly [before: number, after: number])[]): Recording => {
  const counters = misfireCounters(
    counts.map((_, index) => ({
      monitor: 0xa2 + index,
      test: 0x0c,
      name: '',
      value: 0,
      low: 0,
      high: 65_535,
      unit: 'counts',
      passed: true,
      controlUnit: '7E8',
    })),
  );
  const rpm = channelOf({ pid: 0x0c, name: VALUE.rpm, unit: 'rpm' });
  const encoder = createRecordingEncoder(0, [rpm, ...(counters?.channels ?? [])]);
  for (let tick = 0; tick <= 600; tick += 1) {
    const at = tick === 0 ? 0 : 1;
    const isRead = tick === 0 || tick === 600;
    encoder.add(tick * 100, [800, ...counts.map((pair) => (isRead ? pair[at] : undefined))]);
  }
  return decodeRecording(new Uint8Array([...encoder.header, ...encoder.take()]));
};

describe('counters of misfires', () => {
  test.each([
    [
      'of one cylinder',
      [
        [0, 40],
        [0, 2],
        [0, 0],
        [0, 1],
      ],
      'one cylinder misfires',
    ],
    [
      'of two cylinders',
      [
        [0, 40],
        [0, 35],
        [0, 0],
        [0, 0],
      ],
      'several cylinders misfire',
    ],
    [
      'of some strays',
      [
        [0, 1],
        [0, 0],
        [0, 2],
        [0, 0],
      ],
      'few misfires',
    ],
    [
      'that were high before',
      [
        [0, 0],
        [0, 0],
        [310, 310],
        [2, 2],
      ],
      'misfired before',
    ],
    [
      'that began anew',
      [
        [900, 0],
        [900, 0],
        [900, 0],
        [900, 0],
      ],
      'no misfires',
    ],
    [
      'of nothing',
      [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      'no misfires',
    ],
  ] as const)('%s: %s', (_, counts, reason) => {
    expect(misfireBalance.judge(counted(counts), {}).reason).toBe(reason);
  });

  test('of eight cylinders find room in a recording without their averages', () => {
    const of = (count: number) =>
      misfireCounters(
        Array.from({ length: count }, (_, index) => index).flatMap((index) =>
          [0x0b, 0x0c].map((kind) => ({
            monitor: 0xa2 + index,
            test: kind,
            name: '',
            value: 0,
            low: 0,
            high: 12,
            unit: 'counts',
            passed: true,
            controlUnit: '7E8',
          })),
        ),
        13,
      )?.channels.length;
    expect([of(1), of(4), of(8), of(12)]).toEqual([undefined, 8, 8, 12]);
  });
});
