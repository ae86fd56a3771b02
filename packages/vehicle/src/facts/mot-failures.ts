import { MOT_FAILURES } from '../generated/mot-failures.ts';
import { knownMake } from '../known-make.ts';
import { knownModel } from '../known-model.ts';
import type { Vehicle } from '../vehicle.ts';
import { readTable } from './table.ts';

/** How many of many tests failed. */
export interface FailureRate {
  /** Per cent of normal tests, not retests. */
  readonly fail: number;
  readonly tests: number;
}

/**
 * MOT tests of cars up to 20 years old, to 2015: for comparing older cars with each other. A model's
 * rate mixes all ages, so that a young fleet looks good: compare with the make at an age.
 */
export interface MotFailures {
  readonly model: FailureRate | undefined;
  /** The make's cars at that age. */
  readonly makeAtAge: FailureRate | undefined;
  /** All makes at that age. */
  readonly allAtAge: FailureRate | undefined;
}

const TABLE = readTable(MOT_FAILURES);

const rateOf = (make: string, name: string): FailureRate | undefined => {
  const line = TABLE.linesOf(make).find(([called]) => called === name);
  return line === undefined ? undefined : { tests: Number(line[1]), fail: Number(line[2]) };
};

/**
 * Failure rates for comparison; each undefined where the source has none.
 *
 * @param age in whole years; figures exist for 3 to about 20
 */
export const motFailuresOf = (
  vehicle: Pick<Vehicle, 'make' | 'model'>,
  age?: number,
): MotFailures => {
  const make = knownMake(vehicle.make ?? '');
  const model = knownModel(vehicle.make ?? '', vehicle.model ?? '')?.model;
  return {
    model: make === undefined || model === undefined ? undefined : rateOf(make, model),
    makeAtAge: make === undefined || age === undefined ? undefined : rateOf(make, `@${age}`),
    allAtAge: age === undefined ? undefined : rateOf('*', `@${age}`),
  };
};
