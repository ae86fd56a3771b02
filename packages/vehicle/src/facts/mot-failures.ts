import type { Vehicle } from '../vehicle.ts';

/** MOT tests to 2015, of cars up to 20 years old: how many failed, for comparison. */
export interface MotFailures {
  /** Per cent of normal tests that failed, and how many tests that is of; all ages together. */
  readonly model?: { readonly fail: number; readonly tests: number };
  /** The make's cars of the same age. */
  readonly makeAtAge?: { readonly age: number; readonly fail: number; readonly tests: number };
  /** All makes at that age. */
  readonly allAtAge?: { readonly age: number; readonly fail: number; readonly tests: number };
}

/** @param age in whole years, 3 to 20; others have no figures by age */
export const motFailuresOf = (
  _vehicle: Pick<Vehicle, 'make' | 'model'>,
  _age?: number,
): MotFailures => ({});
