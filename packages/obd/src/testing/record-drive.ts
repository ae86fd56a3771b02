import { createEmulatedAdapter } from '../emulated/adapter.ts';
import { type CarOptions, emulatedCar } from '../emulated/cars.ts';
import type { Driving } from '../emulated/running.ts';
import type { GuidedTest } from '../guided-tests/guided-test.ts';
import { misfireCounters } from '../guided-tests/misfire-counters.ts';
import { decodeRecording } from '../recording/decode-recording.ts';
import { createRecordingEncoder } from '../recording/encode-recording.ts';
import {
  channelOf,
  isRecordable,
  MAX_CHANNELS,
  pidsOf,
  type Recording,
  rowOf,
} from '../recording/recording.ts';
import { firstOfEach } from '../report-words.ts';
import { openSession, type Transport } from '../session.ts';

/** A drive in which a guided test is done, by the seconds since the engine was started. */
export interface Drive {
  readonly from: number;
  readonly to: number;
  /** Between two answers, in seconds. */
  readonly every: number;
  readonly driving: Driving;
}

/** Between two looks at the counters of misfires, in seconds. */
const COUNTED_EVERY = 10;

const transportOf = (type: (text: string) => string): Transport => {
  let listen: (text: string) => void = () => undefined;
  return {
    write: (text) => {
      const printed = type(text);
      queueMicrotask(() => listen(printed));
      return Promise.resolve();
    },
    onText: (listener) => {
      listen = listener;
      return () => undefined;
    },
    onEnd: () => () => undefined,
    after: () => () => undefined,
  };
};

/** All that an emulated car gives of a test's values, recorded through the adapter while it is driven. */
export const recordDrive = async (
  { from, to, every, driving }: Drive,
  {
    needs,
    needsOneOf = [],
    alsoReads,
    readsCounters,
  }: Pick<GuidedTest, 'needs' | 'needsOneOf' | 'alsoReads' | 'readsCounters'>,
  options: Omit<CarOptions, 'driving'> = {},
): Promise<Recording> => {
  const adapter = createEmulatedAdapter(emulatedCar({ ...options, driving }));
  let seconds = from;
  const session = await openSession(transportOf((text) => adapter.type(text, seconds)));
  const { values, tests } = await session.report();
  const channels = [...needs, ...needsOneOf, ...alsoReads].flatMap((name) =>
    firstOfEach(values)
      .filter((value) => value.name === name && isRecordable(value))
      .map((value) => channelOf(value)),
  );
  const counters = readsCounters
    ? misfireCounters(tests, MAX_CHANNELS - channels.length)
    : undefined;
  const all = [...channels, ...(counters?.channels ?? [])];
  const encoder = createRecordingEncoder(0, all);
  let countedAt = Number.NEGATIVE_INFINITY;
  for (; seconds <= to; seconds += every) {
    const answers = [...(await session.values(pidsOf(channels)))];
    if (counters && seconds - countedAt >= COUNTED_EVERY) {
      answers.push(...(await counters.read(session)));
      countedAt = seconds;
    }
    encoder.add((seconds - from) * 1000, rowOf(all, answers));
  }
  return decodeRecording(new Uint8Array([...encoder.header, ...encoder.take()]));
};
