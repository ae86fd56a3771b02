import type { Recording, Series } from './recording.ts';

/** What a channel of a recording said, in its unit. */
export interface Summary {
  readonly name: string;
  readonly unit: string;
  readonly count: number;
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly median: number;
}

/** The middle one; of an even number the lower of both. NaN of none. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** The lowest of values, however many; Infinity of none. */
export const lowestOf = (values: readonly number[]): number =>
  values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);

/** The highest of values, however many; -Infinity of none. */
export const highestOf = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);

const summaryOf = ({ channel, values }: Series): Summary => ({
  name: channel.name,
  unit: channel.unit,
  count: values.length,
  min: lowestOf(values),
  max: highestOf(values),
  mean: values.reduce((sum, value) => sum + value, 0) / values.length,
  median: medianOf(values),
});

/** Each channel that said anything, in the order of the recording. */
export const summariesOf = ({ series }: Recording): readonly Summary[] =>
  series.filter(({ times }) => times.length > 0).map(summaryOf);
