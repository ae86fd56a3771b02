import { rounded } from '../values/field.ts';
import { type ByteReader, createByteReader, RecordingError } from './bytes.ts';
import { EXACT, MAGIC } from './encode-recording.ts';
import {
  type Channel,
  type Marker,
  MAX_CHANNELS,
  MAX_DURATION,
  MAX_MARKER_TEXT,
  MAX_MARKERS,
  type Recording,
} from './recording.ts';

const MAX_PID = 0xff;
const MAX_NAME = 120;
const MAX_UNIT = 12;
/** Until 2100. */
const MAX_STARTED_AT = 4_102_444_800_000;

const unzigzag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

const readChannel = (reader: ByteReader): Channel => {
  const pid = reader.varint(MAX_PID);
  const name = reader.text(MAX_NAME);
  const unit = reader.text(MAX_UNIT);
  const step = reader.float();
  const offset = reader.float();
  if (name === '' || step <= 0) throw new RecordingError('A channel has no name or no step.');
  return { pid, name, unit, step, offset };
};

const readHeader = (reader: ByteReader): { startedAt: number; channels: Channel[] } => {
  for (const byte of MAGIC) {
    if (reader.varint() !== byte) throw new RecordingError('This is no recording.');
  }
  const startedAt = reader.varint(MAX_STARTED_AT);
  const count = reader.varint(MAX_CHANNELS);
  if (count === 0) throw new RecordingError('A recording has a channel at least.');
  const channels = Array.from({ length: count }, () => readChannel(reader));
  if (new Set(channels.map(({ name }) => name)).size < count) {
    throw new RecordingError('Two channels have one name.');
  }
  return { startedAt, channels };
};

interface Track {
  readonly channel: Channel;
  readonly times: number[];
  readonly values: number[];
  steps: number;
}

const addValue = (reader: ByteReader, track: Track, at: number): void => {
  const token = reader.varint();
  const { channel } = track;
  if (token === EXACT) {
    track.values.push(reader.float());
  } else {
    track.steps += unzigzag(token - 1);
    const value = rounded(track.steps * channel.step + channel.offset);
    if (!Number.isSafeInteger(track.steps) || !Number.isFinite(value)) {
      throw new RecordingError('A value is too large.');
    }
    track.values.push(value);
  }
  track.times.push(at);
};

/**
 * Reads a recording: the exact inverse of writing it.
 *
 * @throws RecordingError for anything that no encoder wrote
 */
export const decodeRecording = (bytes: Uint8Array): Recording => {
  const reader = createByteReader(bytes);
  const { startedAt, channels } = readHeader(reader);
  const tracks = channels.map((channel): Track => ({ channel, times: [], values: [], steps: 0 }));
  const markers: Marker[] = [];
  const masks = 2 ** channels.length - 1;
  let at = 0;
  let samples = 0;
  while (!reader.isAtEnd()) {
    const head = reader.varint();
    at += Math.floor(head / 2);
    if (at > MAX_DURATION) throw new RecordingError('A recording lasts a day at most.');
    if (head % 2 === 1) {
      if (markers.length === MAX_MARKERS) throw new RecordingError('There are too many markers.');
      markers.push({ at, text: reader.text(MAX_MARKER_TEXT) });
      continue;
    }
    const present = reader.varint(masks);
    if (present === 0) throw new RecordingError('A row has no value.');
    tracks.forEach((track, index) => {
      if (Math.floor(present / 2 ** index) % 2 === 0) return;
      addValue(reader, track, at);
      samples += 1;
    });
  }
  return {
    startedAt,
    series: tracks.map(({ channel, times, values }) => ({ channel, times, values })),
    markers,
    duration: at,
    samples,
  };
};
