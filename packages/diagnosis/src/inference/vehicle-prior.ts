import { wordsBetweenSpaces, type VehicleFacts } from '../evidence/vehicle-facts.ts';
import { FAULTS } from '../knowledge/catalogue.ts';
import type { Shift } from '../knowledge/schema.ts';
import { KNOWLEDGE_YEAR } from '../knowledge/version.ts';
import type { Fuel, Transmission } from '../vehicle.ts';

/** Shares of cars on British and American roads together, for when nothing is known (rough). */
const FUEL_SHARES: Record<Fuel, number> = {
  petrol: 0.72,
  diesel: 0.14,
  hybrid: 0.07,
  'plug-in-hybrid': 0.02,
  electric: 0.04,
  lpg: 0.01,
};

const TRANSMISSION_SHARES: Record<Transmission, number> = {
  manual: 0.28,
  automatic: 0.48,
  cvt: 0.12,
  'dual-clutch': 0.07,
  'single-speed': 0.05,
};

/** The share of the possible kinds that a fault fits; 0 vetoes it. */
type FitShare<K> = (fits: readonly K[] | undefined) => number;

/** For one car; worked out once for each list of kinds, because faults share lists. */
const fitShareOf = <K extends string>(
  possible: ReadonlySet<K>,
  shares: Record<K, number>,
): FitShare<K> => {
  const workedOut = new Map<readonly K[], number>();
  return (fits) => {
    if (fits === undefined) return 1;
    const known = workedOut.get(fits);
    if (known !== undefined) return known;
    const share = workOutShare(possible, fits, shares);
    workedOut.set(fits, share);
    return share;
  };
};

const workOutShare = <K extends string>(
  possible: ReadonlySet<K>,
  fits: readonly K[],
  shares: Record<K, number>,
): number => {
  let all = 0;
  let fitting = 0;
  for (const kind of possible) {
    all += shares[kind];
    if (fits.includes(kind)) fitting += shares[kind];
  }
  return all === 0 ? 0 : fitting / all;
};

/** What decides how common a fault is on a car, in one shape for all faults: read hundreds of times. */
interface Occurrence {
  readonly prior: number;
  readonly years: readonly [number, number] | undefined;
  readonly fuels: readonly Fuel[] | undefined;
  readonly transmissions: readonly Transmission[] | undefined;
  readonly shifts: readonly CompiledShift[];
}

interface CompiledShift {
  readonly shift: Shift;
  readonly factor: number;
  readonly years: readonly [number, number] | undefined;
  readonly minAgeYears: number;
  readonly maxAgeYears: number;
  readonly minMiles: number;
  readonly fuels: readonly Fuel[] | undefined;
  readonly transmissions: readonly Transmission[] | undefined;
  /** In lower case. */
  readonly makes: ReadonlySet<string> | undefined;
  /** Words between spaces. */
  readonly models: readonly string[] | undefined;
}

const NO_LEAST = Number.NEGATIVE_INFINITY;
const NO_MOST = Number.POSITIVE_INFINITY;

const compileShift = (shift: Shift): CompiledShift => ({
  shift,
  factor: shift.factor,
  years: shift.years,
  minAgeYears: shift.minAgeYears ?? NO_LEAST,
  maxAgeYears: shift.maxAgeYears ?? NO_MOST,
  minMiles: shift.minMiles ?? NO_LEAST,
  fuels: shift.fuels,
  transmissions: shift.transmissions,
  makes: shift.makes && new Set(shift.makes.map((name) => name.toLowerCase())),
  models: shift.models?.map(wordsBetweenSpaces),
});

let compiled: readonly Occurrence[] | undefined;

/** By fault index. */
const occurrences = (): readonly Occurrence[] => {
  compiled ??= FAULTS.map(({ prior, fits, shifts = [] }) => ({
    prior,
    years: fits?.years,
    fuels: fits?.fuels,
    transmissions: fits?.transmissions,
    shifts: shifts.map(compileShift),
  }));
  return compiled;
};

const within = (value: number | undefined, range: readonly [number, number] | undefined): boolean =>
  range === undefined || (value !== undefined && value >= range[0] && value <= range[1]);

/** Whether a number is within bounds; when it is not known, only where there are none. */
const between = (value: number | undefined, least: number, most: number): boolean =>
  value === undefined ? least === NO_LEAST && most === NO_MOST : value >= least && value <= most;

const allIn = <K>(possible: ReadonlySet<K>, named: readonly K[] | undefined): boolean => {
  if (named === undefined) return true;
  for (const kind of possible) if (!named.includes(kind)) return false;
  return true;
};

/** Whether all that the shift asks for is known of the car. Unknown is not a match. */
const shiftApplies = (shift: CompiledShift, facts: VehicleFacts, age: number | undefined) =>
  (shift.makes === undefined || shift.makes.has(facts.makeInLowerCase)) &&
  within(facts.year, shift.years) &&
  between(age, shift.minAgeYears, shift.maxAgeYears) &&
  between(facts.mileage, shift.minMiles, NO_MOST) &&
  allIn(facts.fuels, shift.fuels) &&
  allIn(facts.transmissions, shift.transmissions) &&
  (shift.models === undefined || shift.models.some((name) => facts.modelWords.includes(name)));

const ageOf = ({ year }: VehicleFacts): number | undefined =>
  year === undefined ? undefined : Math.max(0, KNOWLEDGE_YEAR - year);

/** The shifts of a fault, by its index in `FAULTS`, that apply to this car. */
export const appliedShifts = (fault: number, facts: VehicleFacts): readonly Shift[] =>
  (occurrences()[fault]?.shifts ?? [])
    .filter((shift) => shiftApplies(shift, facts, ageOf(facts)))
    .map(({ shift }) => shift);

/** The shifts of several known weaknesses may not multiply without end. */
const MOST_SHIFT = 12;

/**
 * How common each fault is on this car before any evidence, by index in `FAULTS`: cases among
 * 1,000 reports. 0: the car cannot have it.
 */
export const vehiclePriors = (facts: VehicleFacts): Float64Array => {
  const fuelShare = fitShareOf(facts.fuels, FUEL_SHARES);
  const transmissionShare = fitShareOf(facts.transmissions, TRANSMISSION_SHARES);
  const age = ageOf(facts);
  const priors = new Float64Array(FAULTS.length);
  occurrences().forEach(({ prior, years, fuels, transmissions, shifts }, at) => {
    if (facts.year !== undefined && !within(facts.year, years)) return;
    const share = fuelShare(fuels) * transmissionShare(transmissions);
    if (share === 0) return;
    let factor = 1;
    for (const shift of shifts) if (shiftApplies(shift, facts, age)) factor *= shift.factor;
    priors[at] = prior * share * Math.min(MOST_SHIFT, Math.max(1 / MOST_SHIFT, factor));
  });
  return priors;
};
