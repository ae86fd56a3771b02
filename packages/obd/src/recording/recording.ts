import type { ObdValue } from '../obd-value.ts';
import { PARAMETERS } from '../values/parameters.ts';

/** One value of a recording, and the steps in which the car gives it. */
export interface Channel {
  /** Of service 01; 0 for what another service says (counters of misfires). */
  readonly pid: number;
  readonly name: string;
  /** '' for none, `YES_OR_NO` for a flag. */
  readonly unit: string;
  /** What is written as a whole number of steps from `offset`; above 0. */
  readonly step: number;
  readonly offset: number;
}

/** What one channel said: as many times as values, oldest first. */
export interface Series {
  readonly channel: Channel;
  /** Milliseconds since the recording began. */
  readonly times: readonly number[];
  readonly values: readonly number[];
}

/** Something that somebody marked while it was recorded. */
export interface Marker {
  /** Milliseconds since the recording began. */
  readonly at: number;
  readonly text: string;
}

/** Values of a car over time. */
export interface Recording {
  /** Milliseconds since 1970, UTC. */
  readonly startedAt: number;
  readonly series: readonly Series[];
  readonly markers: readonly Marker[];
  /** Milliseconds from the beginning to the last value or marker. */
  readonly duration: number;
  /** Values of all channels together. */
  readonly samples: number;
}

/** Values that are recorded at once: more than a screen shows, and than an adapter answers often enough. */
export const MAX_CHANNELS = 16;
export const MAX_MARKERS = 500;
/** Characters. */
export const MAX_MARKER_TEXT = 120;
/** A day: nobody records longer, and times stay small numbers. */
export const MAX_DURATION = 24 * 60 * 60 * 1000;
/** A recording of eight restless values, 20 times a second for half an hour, takes half of it. */
export const MAX_RECORDING_BYTES = 2_000_000;

/** What is not described is written in thousandths. */
const UNKNOWN_STEP = 0.001;

/** The unit of a flag, which is recorded as 1 or 0. */
export const YES_OR_NO = 'yes = 1';

/** The channel in which a value of service 01 is recorded. */
export const channelOf = ({
  pid,
  name,
  unit,
  value,
}: Pick<ObdValue, 'pid' | 'name' | 'unit'> & Partial<Pick<ObdValue, 'value'>>): Channel => {
  if (typeof value === 'boolean') return { pid, name, unit: YES_OR_NO, step: 1, offset: 0 };
  const field = PARAMETERS.get(pid)?.fields.find((one) => one.name === name);
  const { step = UNKNOWN_STEP, offset = 0 } = field?.grid ?? {};
  return { pid, name, unit, step, offset };
};

/** Whether a value can be drawn as a line: a number or a flag of service 01. */
export const isRecordable = ({ service, value }: Pick<ObdValue, 'service' | 'value'>): boolean =>
  service === 0x01 && typeof value !== 'string';

/** The channel of this name; undefined where the recording has none, or it never said anything. */
export const seriesOf = ({ series }: Recording, name: string): Series | undefined =>
  series.find(({ channel, times }) => channel.name === name && times.length > 0);

/** What an answer of the car says of these channels, in their order; the engine's control unit answers first. */
export const rowOf = (
  channels: readonly Channel[],
  values: readonly ObdValue[],
): readonly (number | undefined)[] =>
  channels.map(({ name }) => {
    const value = values.find((one) => one.name === name)?.value;
    if (typeof value === 'boolean') return value ? 1 : 0;
    return typeof value === 'number' ? value : undefined;
  });

/** The parameters of service 01 that these channels are read from, each once. */
export const pidsOf = (channels: readonly Channel[]): readonly number[] => [
  ...new Set(channels.map(({ pid }) => pid).filter((pid) => pid !== 0)),
];
