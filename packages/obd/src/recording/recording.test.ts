import {
  array,
  assert,
  constantFrom,
  double,
  integer,
  nat,
  oneof,
  option,
  property,
  string,
  tuple,
  uint8Array,
} from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PARAMETERS } from '../values/parameters.ts';
import { RecordingError } from './bytes.ts';
import { decodeRecording } from './decode-recording.ts';
import { createRecordingEncoder } from './encode-recording.ts';
import { recordingCsv } from './recording-csv.ts';
import { type Channel, channelOf, MAX_RECORDING_BYTES, type Recording } from './recording.ts';
import { summariesOf } from './summary.ts';

const STARTED = Date.UTC(2026, 10, 27, 19, 16);

/** Every value of the table that is a number in steps, as the car gives it. */
const CHANNELS: readonly Channel[] = [...PARAMETERS].flatMap(([pid, { fields }]) =>
  fields.filter(({ grid }) => grid).map(({ name, unit }) => channelOf({ pid, name, unit })),
);

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

type Row = readonly [since: number, values: readonly (number | undefined)[]];

/** Written a row at a time and taken after each, as a page does that may be closed any moment. */
const written = (channels: readonly Channel[], rows: readonly Row[]): Uint8Array => {
  const encoder = createRecordingEncoder(STARTED, channels);
  const parts = [encoder.header];
  let at = 0;
  for (const [since, values] of rows) {
    at += since;
    encoder.add(at, values);
    parts.push(encoder.take());
  }
  expect(encoder.size()).toBe(joined(parts).length);
  return joined(parts);
};

/** What a list of rows says of one channel. */
const said = (
  rows: readonly Row[],
  index: number,
): Pick<Recording['series'][number], 'times' | 'values'> => {
  let at = 0;
  const times: number[] = [];
  const values: number[] = [];
  for (const [since, row] of rows) {
    at += since;
    const value = row[index];
    if (value === undefined) continue;
    times.push(at);
    values.push(value);
  }
  return { times, values };
};

const chosen = array(constantFrom(...CHANNELS), { minLength: 1, maxLength: 8 }).map((list) =>
  list.filter(({ name }, index) => list.findIndex((one) => one.name === name) === index),
);
const inSteps = (channel: Channel) =>
  integer({ min: 0, max: 65_535 }).map(
    (steps) => Math.round((steps * channel.step + channel.offset) * 1e6) / 1e6,
  );
const anyNumber = double({ noNaN: true, noDefaultInfinity: true });
const recorded = chosen.chain((channels) =>
  tuple(
    array(
      tuple(
        nat(5000),
        tuple(...channels.map((one) => option(oneof(inSteps(one), anyNumber), { nil: undefined }))),
      ),
      { maxLength: 60 },
    ),
  ).map(([rows]) => ({ channels, rows })),
);

describe('a recording', () => {
  test('is read as it was written, whatever its values and however it was cut into pieces', () => {
    assert(
      property(recorded, ({ channels, rows }) => {
        const recording = decodeRecording(written(channels, rows));
        expect(recording.startedAt).toBe(STARTED);
        channels.forEach((channel, index) => {
          expect(recording.series[index]).toEqual({ channel, ...said(rows, index) });
        });
      }),
      { numRuns: 300 },
    );
  });

  test('has its markers where they were set, as one line each', () => {
    assert(
      property(array(tuple(nat(1000), string({ unit: 'binary' }))), (marks) => {
        const encoder = createRecordingEncoder(STARTED, CHANNELS.slice(0, 1));
        for (const [at, text] of marks) encoder.mark(at, text);
        const { markers } = decodeRecording(joined([encoder.header, encoder.take()]));
        expect(markers).toHaveLength(marks.length);
        for (const { text } of markers) expect(text).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  test('of anything else is refused, and never read as something', () => {
    assert(
      property(recorded, nat(), nat(255), ({ channels, rows }, place, byte) => {
        const bytes = written(channels, rows);
        bytes[place % bytes.length] = byte;
        try {
          const { series } = decodeRecording(bytes);
          for (const { values } of series) expect(values.every(Number.isFinite)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(RecordingError);
        }
      }),
      { numRuns: 500 },
    );
    assert(
      property(uint8Array({ maxLength: 400 }), (bytes) => {
        expect(() => decodeRecording(bytes)).toThrow(RecordingError);
      }),
    );
  });

  test('that is cut within a row is refused', () => {
    const bytes = written(CHANNELS.slice(0, 2), [[10, [1, 2]]]);
    expect(() => decodeRecording(bytes.subarray(0, bytes.length - 1))).toThrow(RecordingError);
  });
});

test('half an hour of eight restless values, 20 times a second, is far below 5 MB and complete', () => {
  const names = [0x0c, 0x05, 0x0d, 0x0b, 0x10, 0x11, 0x06, 0x42];
  const channels = names.map((pid) => {
    const [field] = PARAMETERS.get(pid)?.fields ?? [];
    return channelOf({ pid, name: field?.name ?? '', unit: field?.unit ?? '' });
  });
  let seed = 1;
  const random = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const encoder = createRecordingEncoder(STARTED, channels);
  const parts = [encoder.header];
  const rows = 30 * 60 * 20;
  for (let row = 0; row < rows; row += 1) {
    // Every value anywhere in its range each time: no car is as restless.
    const values = channels.map(({ step, offset, pid }) => {
      const raw = Math.floor(
        random() * (pid === 0x0c || pid === 0x10 || pid === 0x42 ? 65_536 : 256),
      );
      return Math.round((raw * step + offset) * 1e6) / 1e6;
    });
    encoder.add(row * 50, values);
    if (row % 20 === 0) parts.push(encoder.take());
  }
  parts.push(encoder.take());
  const bytes = joined(parts);
  expect(bytes.length).toBeLessThan(MAX_RECORDING_BYTES / 2);
  expect(decodeRecording(bytes).samples).toBe(rows * 8);
});

describe('as a table', () => {
  const channels = [
    channelOf({ pid: 0x0c, name: 'Engine speed', unit: 'rpm' }),
    channelOf({ pid: 0x05, name: 'Engine coolant temperature', unit: '°C' }),
  ];
  const encoder = createRecordingEncoder(STARTED, channels);
  encoder.add(0, [800.25, 90]);
  encoder.mark(20, '=1+1, revved');
  encoder.add(50, [2500, undefined]);
  encoder.add(50, [2510, 91]);
  const recording = decodeRecording(joined([encoder.header, encoder.take()]));

  test('every answer has its cell, and a marker is no formula', () => {
    expect(recordingCsv(recording).split('\r\n')).toEqual([
      'Seconds,Engine speed (rpm),Engine coolant temperature (°C),Marker',
      '0.000,800.25,90,',
      `0.020,,,"'=1+1, revved"`,
      '0.050,2500,91,',
      '0.050,2510,,',
      '',
    ]);
  });

  test('each value is summed up', () => {
    expect(summariesOf(recording)[0]).toEqual({
      name: 'Engine speed',
      unit: 'rpm',
      count: 3,
      min: 800.25,
      max: 2510,
      mean: (800.25 + 2500 + 2510) / 3,
      median: 2500,
    });
  });
});
