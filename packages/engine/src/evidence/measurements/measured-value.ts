import type { MeasuringTag, Parameter } from '@wrenchwise/knowledge/parameters/parameter';

import type { Measurement, MeasuringCondition } from '../../diagnosis.ts';

/** A measurement with what the inference needs of it. */
export interface MeasuredValue extends Measurement {
  /** By it, it is taken back: 'measurement:coolant-temperature:88'. */
  readonly id: string;
  readonly of: Parameter;
  /** In the parameter's own unit. */
  readonly own: number;
  readonly tags: ReadonlySet<MeasuringTag>;
  /** Its words, in UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
}

/** A value with its place, before it is judged. */
export interface RawValue {
  readonly of: Parameter;
  /** As written, in `unit`. */
  readonly value: number;
  readonly unit: string;
  readonly own: number;
  /** The others of its row: cylinders, wheels. In the parameter's own unit. */
  readonly row: readonly number[];
  /** The cylinder or wheel that a list names. */
  readonly place?: string;
  /** What it should be by its label, in the parameter's own unit. */
  readonly rated?: number;
  readonly tags: ReadonlySet<MeasuringTag>;
  readonly start: number;
  readonly end: number;
}

/** The condition that is shown: the engine is warm only while it runs. */
export const conditionOf = (tags: ReadonlySet<MeasuringTag>): MeasuringCondition | undefined => {
  for (const tag of tags) if (tag !== 'warm') return tag;
  return tags.has('warm') ? 'running' : undefined;
};

/** The most characters of a quotation. */
const MAX_QUOTE = 120;

export const clip = (text: string): string =>
  (text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text).trim();
