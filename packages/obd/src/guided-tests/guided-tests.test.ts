import { describe, expect, test } from 'vitest';

import type { FaultName } from '../emulated/faults.ts';
import { decodeRecording } from '../recording/decode-recording.ts';
import { createRecordingEncoder } from '../recording/encode-recording.ts';
import { withinRange } from '../recording/normal-range.ts';
import { channelOf, type Recording } from '../recording/recording.ts';
import { type Drive, recordDrive } from '../testing/record-drive.ts';
import { type GuidedTestId, type TestResult, VALUE } from './guided-test.ts';
import { GUIDED_TESTS } from './guided-tests.ts';

const idling = { rpm: () => undefined, speed: () => 0 };
const HELD_FROM = 930;
type Driven = Exclude<GuidedTestId, 'misfire-balance' | 'filter-regeneration'>;

const DRIVES: Readonly<Record<Driven, Drive>> = {
  cranking: { from: -5, to: 4, every: 0.05, driving: idling },
  charging: { from: 0, to: 45, every: 0.25, driving: idling },
  'warm-up': {
    from: 0,
    to: 1000,
    every: 2,
    driving: { rpm: () => 1900, speed: (seconds) => (seconds > 30 ? 60 : 0) },
  },
  'fuel-trims': {
    from: 900,
    to: 960,
    every: 0.2,
    driving: { rpm: (seconds) => (seconds > HELD_FROM ? 2500 : undefined), speed: () => 0 },
  },
};

const carWith = (fault?: FaultName) => (fault === undefined ? {} : { fault });

const resultOf = async (
  id: Driven,
  fault?: FaultName,
  drive: Drive = DRIVES[id],
  fuel = 'petrol',
): Promise<TestResult> => {
  const test = GUIDED_TESTS[id];
  return test.judge(await recordDrive(drive, test, carWith(fault)), { fuel });
};

describe('a guided test of an emulated car', () => {
  test.each([
    ['cranking', undefined, 'as it should be', 'cranks well'],
    ['cranking', 'battery', 'not as it should be', 'cranks low'],
    ['charging', undefined, 'as it should be', 'charges'],
    ['charging', 'battery', 'as it should be', 'charges'],
    ['charging', 'alternator', 'not as it should be', 'does not charge'],
    ['warm-up', undefined, 'as it should be', 'warms up'],
    ['warm-up', 'thermostat', 'not as it should be', 'stays cool'],
    ['warm-up', 'coolant-sensor', 'not as it should be', 'sensor open'],
    ['fuel-trims', undefined, 'as it should be', 'trims small'],
    ['fuel-trims', 'vacuum-leak', 'not as it should be', 'lean at idle'],
    ['fuel-trims', 'fuel-pressure', 'not as it should be', 'lean'],
    ['fuel-trims', 'thermostat', 'cannot say', 'not warm'],
  ] as const)('%s, %s: %s', async (id, fault, verdict, reason) => {
    expect(await resultOf(id, fault)).toMatchObject({ verdict, reason });
  });

  test('gives the figures that it judged by, and words for a diagnosis', async () => {
    const { figures, words } = await resultOf('cranking', 'battery');
    expect(figures).toEqual([
      { name: VALUE.volts, when: 'at rest', value: 12.3, unit: 'V' },
      { name: VALUE.volts, when: 'cranking', value: 7.8, unit: 'V' },
    ]);
    expect(words).toBe(
      'Battery voltage, engine off: 12.3 V\nBattery voltage while cranking: 7.8 V',
    );
  });

  test('is left open where it was ended too early, or the car lacks the value', async () => {
    for (const id of ['charging', 'fuel-trims'] as const) {
      const short = { ...DRIVES[id], to: DRIVES[id].from + 12 };
      expect(await resultOf(id, undefined, short)).toMatchObject({
        reason: 'too short',
        words: '',
      });
    }
    const soon = { ...DRIVES['warm-up'], to: 300 };
    expect(await resultOf('warm-up', 'thermostat', soon)).toMatchObject({
      verdict: 'cannot say',
      reason: 'still warming up',
      words: '',
    });
    const running = { ...DRIVES.cranking, from: 5, to: 15 };
    expect(await resultOf('cranking', 'battery', running)).toMatchObject({
      reason: 'no start seen',
    });
    const onlySpeed = await recordDrive(DRIVES.charging, { needs: [VALUE.rpm], alsoReads: [] });
    expect(GUIDED_TESTS.charging.judge(onlySpeed, {})).toMatchObject({ reason: 'value missing' });
  });

  test('never calls a battery good when the adapter answered too seldom to see it dip', async () => {
    const slow = { ...DRIVES.cranking, every: 0.8 };
    expect((await resultOf('cranking', undefined, slow)).verdict).toBe('cannot say');
  });

  test('says of an engine that only idled no more than is sure', async () => {
    const idle = { ...DRIVES['warm-up'], driving: idling };
    expect(await resultOf('warm-up', 'thermostat', idle)).toMatchObject({
      reason: 'stays cool at idle',
    });
    const long = { ...idle, to: 1300 };
    expect((await resultOf('warm-up', 'thermostat', long)).reason).toBe('stays cool');
    expect((await resultOf('warm-up', 'thermostat', long, 'diesel')).verdict).toBe('cannot say');
  });

  test('has nothing to say of a diesel’s trims', async () => {
    expect((await resultOf('fuel-trims', undefined, undefined, 'diesel')).reason).toBe(
      'no trims of a diesel',
    );
  });
});

describe('a normal range', () => {
  const whole = (fault?: FaultName) =>
    recordDrive(
      { ...DRIVES['warm-up'], every: 5 },
      { needs: [VALUE.coolant, VALUE.rpm, VALUE.volts], alsoReads: [] },
      carWith(fault),
    );

  test('is compared with the answers of its own state of the engine only', async () => {
    const sound = await whole();
    const coolant = withinRange(sound, VALUE.coolant);
    expect(coolant?.judged).toBeGreaterThan(50);
    expect(coolant?.judged).toBeLessThan(201);
    const dead = withinRange(await whole('alternator'), VALUE.volts);
    expect(dead).toMatchObject({ judged: 201, within: 0 });
    expect(withinRange(sound, 'Odometer')).toBeUndefined();
  });
});

/** Rows that no emulated car drives: from 0 °C up, every 5 s. */
const drawn = (coolant: (seconds: number) => number, speed: number): Recording => {
  const channels = [
    channelOf({ pid: 0x05, name: VALUE.coolant, unit: '°C' }),
    channelOf({ pid: 0x0c, name: VALUE.rpm, unit: 'rpm' }),
    channelOf({ pid: 0x0d, name: VALUE.speed, unit: 'km/h' }),
  ];
  const encoder = createRecordingEncoder(0, channels);
  for (let seconds = 0; seconds <= 1200; seconds += 5) {
    encoder.add(seconds * 1000, [Math.round(coolant(seconds)), 1800, speed]);
  }
  const rows = encoder.take();
  return decodeRecording(new Uint8Array([...encoder.header, ...rows]));
};

describe('warming up', () => {
  const reasonOf = (coolant: (seconds: number) => number, speed = 60) =>
    GUIDED_TESTS['warm-up'].judge(drawn(coolant, speed), { fuel: 'petrol' }).reason;

  test.each([
    [
      'falls again on the open road',
      (s: number) => (s < 600 ? 10 + s / 7 : 95 - (s - 600) / 15),
      'cools down again',
    ],
    ['boils', (s: number) => 20 + s / 10, 'too hot'],
    ['takes twenty minutes', (s: number) => 10 + s / 15, 'slow to warm up'],
    ['was warm before', () => 90, 'started warm'],
  ] as const)('that %s is no good sign', (_, coolant, reason) => {
    expect(reasonOf(coolant)).toBe(reason);
  });
});
