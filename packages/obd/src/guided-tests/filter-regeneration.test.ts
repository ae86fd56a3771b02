import { describe, expect, test } from 'vitest';

import type { CarOptions } from '../emulated/cars.ts';
import { decodeRecording } from '../recording/decode-recording.ts';
import { createRecordingEncoder } from '../recording/encode-recording.ts';
import { channelOf, type Recording } from '../recording/recording.ts';
import { type Drive, recordDrive } from '../testing/record-drive.ts';
import { filterRegeneration } from './filter-regeneration.ts';
import { isMovingIn, VALUE } from './guided-test.ts';

/** Driven for so long, then stopped with the engine idling. */
const drive = (from: number, stops: number): Drive => ({
  from,
  to: stops + 30,
  every: 1,
  driving: {
    rpm: (seconds) => (seconds > from + 20 && seconds < stops ? 2100 : undefined),
    speed: (seconds) => (seconds > from + 20 && seconds < stops ? 90 : 0),
  },
});

const recorded = (car: CarOptions, how: Drive) => recordDrive(how, filterRegeneration, car);
const judged = async (car: CarOptions, how: Drive) =>
  filterRegeneration.judge(await recorded(car, how), { fuel: 'diesel' });

const DIESEL: CarOptions = { fuel: 'diesel' };
const BLOCKED: CarOptions = { fault: 'particulate-filter' };

describe('the particulate filter of an emulated diesel', () => {
  test('is seen burning its soot, and after it has', async () => {
    expect(await judged(DIESEL, drive(900, 1500))).toMatchObject({
      verdict: 'as it should be',
      reason: 'regenerating',
    });
    expect(await judged(DIESEL, drive(900, 2000))).toMatchObject({
      verdict: 'as it should be',
      reason: 'regenerated',
    });
  });

  test('that is blocked shows its pressure at rest, with figures for a diagnosis', async () => {
    const { verdict, reason, words } = await judged(BLOCKED, drive(900, 1500));
    expect({ verdict, reason }).toEqual({
      verdict: 'not as it should be',
      reason: 'filter blocked',
    });
    expect(words).toBe(
      'Particulate filter pressure difference, at idle: 18.6 kPa\nParticulate filter load: 96 %',
    );
  });

  test('of a car that was not driven is judged by pressure and load', async () => {
    const still: Drive = { ...drive(300, 300), to: 330 };
    expect(await judged(DIESEL, still)).toMatchObject({
      verdict: 'as it should be',
      reason: 'filter clear',
    });
  });

  test('is not there in a petrol car', async () => {
    expect(await judged({}, drive(900, 1000))).toMatchObject({
      verdict: 'cannot say',
      reason: 'no filter reported',
    });
  });

  test('is done once the car was driven and has stopped again, never while it moves', async () => {
    const whole = await recorded(DIESEL, drive(900, 1500));
    expect(filterRegeneration.isDone?.(whole)).toBe(true);
    expect(isMovingIn(whole)).toBe(false);
    const moving = await recorded(DIESEL, { ...drive(900, 1500), to: 1490 });
    expect(filterRegeneration.isDone?.(moving)).toBe(false);
    expect(isMovingIn(moving)).toBe(true);
    const standing = await recorded(DIESEL, { ...drive(900, 1500), to: 918 });
    expect(filterRegeneration.isDone?.(standing)).toBe(false);
  });
});

/** A minute of standing with these values, one a second. */
const drawn = (
  values: Readonly<Record<string, readonly [pid: number, value: number]>>,
): Recording => {
  const names = Object.keys(values);
  const encoder = createRecordingEncoder(
    0,
    names.map((name) => channelOf({ pid: values[name]?.[0] ?? 0, name, unit: '' })),
  );
  for (let second = 0; second <= 90; second += 1) {
    encoder.add(
      second * 1000,
      names.map((name) => values[name]?.[1]),
    );
  }
  return decodeRecording(new Uint8Array([...encoder.header, ...encoder.take()]));
};

describe('a particulate filter', () => {
  const still = { [VALUE.speed]: [0x0d, 0], [VALUE.rpm]: [0x0c, 820] } as const;
  const pressure = (kpa: number) => ({ [VALUE.filterPressure]: [0x7a, kpa] as const });
  const load = (share: number) => ({ [VALUE.filterLoad]: [0x8b, share] as const });

  test.each([
    ['with some soot is left open', { ...still, ...pressure(2.6) }, 'filter filling'],
    [
      'that is due to burn is none that is blocked',
      { ...still, ...pressure(0.8), ...load(94) },
      'regeneration due',
    ],
    [
      'with a sensor that shows pressure without flow',
      { ...still, [VALUE.rpm]: [0x0c, 0] as const, ...pressure(2.2) },
      'filter sensor wrong',
    ],
    [
      'whose car says nothing of burning is judged by its heat',
      { ...still, ...pressure(1), [VALUE.filterInlet]: [0x7c, 612] as const },
      'hot as in regeneration',
    ],
    [
      'of a car that gives temperatures only and is not hot',
      { ...still, [VALUE.filterInlet]: [0x7c, 240] as const },
      'no sign of regeneration',
    ],
  ] as const)('%s', (_, values, reason) => {
    expect(filterRegeneration.judge(drawn(values), {}).reason).toBe(reason);
  });
});
