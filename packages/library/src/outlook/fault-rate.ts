import { motFailuresOf } from '@wrenchwise/vehicle/facts/mot-failures';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

/**
 * Faults in a year for each car of that age that fails the yearly test, which looks at safety and
 * exhaust only. An assumption: owners of three-year-old cars report one to two problems a year
 * (J.D. Power, US, small ones included), of whom 13 % fail.
 */
const FAULTS_PER_FAILURE = 3;

/** Ages for which failure rates exist; younger cars have fewer, older ones as many. */
const FIRST_AGE = 3;
const LAST_AGE = 20;

const AVERAGE_MILES = 9000;

/**
 * The share of cars of an age that fail the yearly test, 0–1: all makes and its own in equal parts.
 *
 * @param age in years; figures exist from 3 to 20, and the nearest of them counts
 */
export const failingShare = (vehicle: Pick<Vehicle, 'make' | 'model'>, age: number): number => {
  const rates = motFailuresOf(vehicle, Math.min(LAST_AGE, Math.max(FIRST_AGE, Math.floor(age))));
  const all = rates.allAtAge?.fail ?? 30;
  return (all + (rates.makeAtAge?.fail ?? all)) / 2 / 100;
};

/**
 * Faults that a car has in a year beside wear parts and services, on average. Taken from the share of
 * cars of its age that fail the MOT test, all makes and its own in equal parts; half of it goes with
 * the miles driven.
 *
 * @param age in years; unknown counts as eight
 */
export const faultsPerYear = (
  vehicle: Pick<Vehicle, 'make' | 'model'>,
  age: number | undefined,
  milesPerYear: number,
): number => {
  const years = age ?? 8;
  const share = failingShare(vehicle, years);
  const youth = years < FIRST_AGE ? (years + 2) / (FIRST_AGE + 2) : 1;
  const use = Math.min(2, 0.5 + (0.5 * milesPerYear) / AVERAGE_MILES);
  return FAULTS_PER_FAILURE * share * youth * use;
};
