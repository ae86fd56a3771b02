import { rounded } from '../values/field.ts';
import { createByteWriter } from './bytes.ts';
import {
  type Channel,
  MAX_CHANNELS,
  MAX_DURATION,
  MAX_MARKER_TEXT,
  MAX_MARKERS,
} from './recording.ts';

/** The first bytes of every recording, and its edition. */
export const MAGIC: readonly number[] = [0x57, 0x57, 0x52, 0x01];

/** In place of a difference: the number itself follows, as eight bytes. */
export const EXACT = 0;

/** Beyond it differences of steps are no safe integers. */
const MAX_STEPS = 2 ** 50;

/** −1, 1, −2 … as 1, 2, 3: small differences are small numbers, whatever their sign. */
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

/** How many steps a value is; undefined where its channel's steps do not give it exactly. */
const stepsOf = (value: number, { step, offset }: Channel): number | undefined => {
  const steps = Math.round((value - offset) / step);
  return Math.abs(steps) < MAX_STEPS && Object.is(rounded(steps * step + offset), value)
    ? steps
    : undefined;
};

/** Writes a recording as it comes. The header and all rows, one behind the other, are the recording. */
export interface RecordingEncoder {
  readonly header: Uint8Array<ArrayBuffer>;
  /**
   * Values of one moment, in the order of the channels; undefined for those that were not answered.
   *
   * @param at milliseconds since the beginning; never before the row before
   */
  readonly add: (at: number, values: readonly (number | undefined)[]) => void;
  /** Marks a moment; what cannot be written of the text is left out, as is the 501st marker. */
  readonly mark: (at: number, text: string) => void;
  /** Bytes of the rows since the last call: whole rows, which may be empty. */
  readonly take: () => Uint8Array<ArrayBuffer>;
  /** Bytes of header and all rows until now. */
  readonly size: () => number;
}

/** Text as a recording takes it: on one line, whole characters, not too long. */
const markerText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_MARKER_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '');

/**
 * Begins a recording: a row is the time since the row before, which channels it has, and of each how
 * many steps it went up or down. What is written is read again exactly.
 *
 * @param startedAt milliseconds since 1970, UTC
 * @param channels 1 to 16
 */
export const createRecordingEncoder = (
  startedAt: number,
  channels: readonly Channel[],
): RecordingEncoder => {
  if (channels.length === 0 || channels.length > MAX_CHANNELS) {
    throw new RangeError(`A recording has 1 to ${MAX_CHANNELS} channels, not ${channels.length}.`);
  }
  const head = createByteWriter();
  for (const byte of MAGIC) head.varint(byte);
  head.varint(Math.round(startedAt));
  head.varint(channels.length);
  for (const { pid, name, unit, step, offset } of channels) {
    head.varint(pid);
    head.text(name);
    head.text(unit);
    head.float(step);
    head.float(offset);
  }
  const header = head.take();
  const rows = createByteWriter();
  const before = channels.map(() => 0);
  let last = 0;
  let markers = 0;
  let taken = header.length;

  /** The time since the row before, and in its lowest bit what the row is: 0 values, 1 a marker. */
  const begin = (at: number, kind: 0 | 1): void => {
    const time = Math.min(MAX_DURATION, Math.max(last, Math.round(at)));
    rows.varint((time - last) * 2 + kind);
    last = time;
  };

  return {
    header,
    add: (at, values) => {
      let present = 0;
      channels.forEach((_, index) => {
        if (Number.isFinite(values[index])) present += 2 ** index;
      });
      if (present === 0) return;
      begin(at, 0);
      rows.varint(present);
      channels.forEach((channel, index) => {
        const value = values[index];
        if (value === undefined || !Number.isFinite(value)) return;
        const steps = stepsOf(value, channel);
        if (steps === undefined) {
          rows.varint(EXACT);
          rows.float(value);
          return;
        }
        rows.varint(zigzag(steps - (before[index] ?? 0)) + 1);
        before[index] = steps;
      });
    },
    mark: (at, text) => {
      if (markers === MAX_MARKERS) return;
      markers += 1;
      begin(at, 1);
      rows.text(markerText(text));
    },
    take: () => {
      const bytes = rows.take();
      taken += bytes.length;
      return bytes;
    },
    size: () => taken + rows.length(),
  };
};
