import type { Value } from './values/field.ts';

/** A figure of the car. */
export interface ObdValue {
  readonly service: number;
  /** Of a parameter, monitor or kind of information. */
  readonly pid: number;
  readonly name: string;
  readonly value: Value;
  readonly unit: string;
  /** The control unit's id; '' where the adapter prints no headers. */
  readonly controlUnit: string;
}
