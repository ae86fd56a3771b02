import type { Fault } from '@wrenchwise/knowledge/catalogue';
import type { Shift } from '@wrenchwise/knowledge/schema';
import type { Equipment } from '@wrenchwise/vehicle/equipment';
import type { Fuel, Transmission } from '@wrenchwise/vehicle/vehicle';

import { wordsBetweenSpaces, type VehicleFacts } from '../evidence/vehicle-facts.ts';

/** Shares of kinds of car on British and American roads together, the default (rough). */
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

/** The shares of kinds, adjusted by facts about the model. */
const movedShares = <K extends Fuel | Transmission>(
  shares: Record<K, number>,
  { knowledge, listed }: Pick<VehicleFacts, 'knowledge' | 'listed'>,
): Record<K, number> => {
  const moved = { ...shares };
  for (const kind in moved) moved[kind] *= listed[kind] ?? 1;
  for (const { odds = {} } of knowledge) for (const kind in moved) moved[kind] *= odds[kind] ?? 1;
  return moved;
};

/** What an assumption about a kind leaves to all others together: it may be wrong. */
const LEFT_TO_OTHERS = 0.05;

/** The shares with what is assumed: the others become rare, none impossible. */
const withExpected = <K extends Fuel | Transmission>(
  shares: Record<K, number>,
  possible: ReadonlySet<K>,
  expected: ReadonlySet<K>,
): Record<K, number> => {
  let assumed = 0;
  let others = 0;
  for (const kind of possible) {
    if (expected.has(kind)) assumed += shares[kind];
    else others += shares[kind];
  }
  const factor = (assumed * LEFT_TO_OTHERS) / ((1 - LEFT_TO_OTHERS) * others);
  if (others === 0 || assumed === 0 || factor >= 1) return shares;
  const moved = { ...shares };
  for (const kind of possible) if (!expected.has(kind)) moved[kind] *= factor;
  return moved;
};

/** The share of new cars with electric steering from each model year on (rough). */
const ELECTRIC_STEERING: readonly (readonly [year: number, share: number])[] = [
  [2015, 0.85],
  [2010, 0.6],
  [2004, 0.3],
  [0, 0.05],
];

/** The share of such cars with the equipment that the fault needs. */
const equipmentShare = (needs: Equipment | undefined, facts: VehicleFacts): number => {
  if (needs === undefined) return 1;
  if (facts.lacks.has(needs)) return 0;
  if (needs === 'sliding-door' || facts.year === undefined) return 1;
  const other = needs === 'electric-steering' ? 'hydraulic-steering' : 'electric-steering';
  if (facts.lacks.has(other)) return 1;
  const { year } = facts;
  const electric = ELECTRIC_STEERING.find(([from]) => year >= from)?.[1] ?? 0.5;
  return needs === 'electric-steering' ? electric : 1 - electric;
};

/** The share of the possible kinds that a fault fits; 0 vetoes it. */
type FitShare<K> = (fits: readonly K[] | undefined) => number;

/** For one car; cached by list of kinds, since faults share lists. */
const fitShareOf = <K extends Fuel | Transmission>(
  possible: ReadonlySet<K>,
  expected: ReadonlySet<K>,
  shares: Record<K, number>,
  facts: Pick<VehicleFacts, 'knowledge' | 'listed'>,
): FitShare<K> => {
  const moved = movedShares(shares, facts);
  // What the report says counts, even if the table excludes it for the model.
  const listed = [...possible].some((kind) => moved[kind] > 0) ? moved : shares;
  const used = withExpected(listed, possible, expected);
  const workedOut = new Map<readonly K[], number>();
  return (fits) => {
    if (fits === undefined) return 1;
    const known = workedOut.get(fits);
    if (known !== undefined) return known;
    const share = workOutShare(possible, fits, used);
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

/** The applicability of a fault in one flat shape: read hundreds of times. */
interface Occurrence {
  readonly prior: number;
  readonly years: readonly [number, number] | undefined;
  readonly fuels: readonly Fuel[] | undefined;
  readonly transmissions: readonly Transmission[] | undefined;
  readonly named: NamedCars;
  readonly needs: Equipment | undefined;
  readonly shifts: readonly CompiledShift[];
}

/** A restriction to makes and models. */
interface NamedCars {
  /** In lower case. */
  readonly makes: ReadonlySet<string> | undefined;
  /** Words between spaces. */
  readonly models: readonly string[] | undefined;
}

interface CompiledShift extends NamedCars {
  readonly shift: Shift;
  readonly factor: number;
  readonly years: readonly [number, number] | undefined;
  readonly minAgeYears: number;
  readonly maxAgeYears: number;
  readonly minMiles: number;
  readonly fuels: readonly Fuel[] | undefined;
  readonly transmissions: readonly Transmission[] | undefined;
}

const NO_LEAST = Number.NEGATIVE_INFINITY;
const NO_MOST = Number.POSITIVE_INFINITY;

const compileNames = (named: Pick<Shift, 'makes' | 'models'> = {}): NamedCars => ({
  makes: named.makes && new Set(named.makes.map((name) => name.toLowerCase())),
  models: named.models?.map(wordsBetweenSpaces),
});

const compileShift = (shift: Shift): CompiledShift => ({
  shift,
  factor: shift.factor,
  years: shift.years,
  minAgeYears: shift.minAgeYears ?? NO_LEAST,
  maxAgeYears: shift.maxAgeYears ?? NO_MOST,
  minMiles: shift.minMiles ?? NO_LEAST,
  fuels: shift.fuels,
  transmissions: shift.transmissions,
  ...compileNames(shift),
});

const compileFault = ({ prior, fits, shifts = [] }: Fault): Occurrence => ({
  prior,
  years: fits?.years,
  fuels: fits?.fuels,
  transmissions: fits?.transmissions,
  named: compileNames(fits),
  needs: fits?.needs,
  shifts: shifts.map(compileShift),
});

const within = (value: number | undefined, range: readonly [number, number] | undefined): boolean =>
  range === undefined || (value !== undefined && value >= range[0] && value <= range[1]);

/** Whether a number is within bounds; an unknown one only where there are none. */
const between = (value: number | undefined, least: number, most: number): boolean =>
  value === undefined ? least === NO_LEAST && most === NO_MOST : value >= least && value <= most;

const allIn = <K>(possible: ReadonlySet<K>, named: readonly K[] | undefined): boolean => {
  if (named === undefined) return true;
  for (const kind of possible) if (!named.includes(kind)) return false;
  return true;
};

/** Whether all conditions of the shift are known to hold. Unknown is not a match. */
const shiftApplies = (shift: CompiledShift, facts: VehicleFacts, age: number | undefined) =>
  (shift.makes === undefined || shift.makes.has(facts.makeInLowerCase)) &&
  within(facts.year, shift.years) &&
  between(age, shift.minAgeYears, shift.maxAgeYears) &&
  between(facts.mileage, shift.minMiles, NO_MOST) &&
  allIn(facts.expectedFuels, shift.fuels) &&
  allIn(facts.expectedTransmissions, shift.transmissions) &&
  (shift.models === undefined || shift.models.some((name) => facts.modelWords.includes(name)));

/** The share of all cars that such a restricted fault fits (rough). */
const NAMED_SHARE = 0.005;

/** The share of the possible cars that a fault of certain makes and models fits. */
const namedShare = ({ makes, models }: NamedCars, facts: VehicleFacts): number => {
  if (makes === undefined) return 1;
  if (facts.make === '') return NAMED_SHARE;
  if (!makes.has(facts.makeInLowerCase)) return 0;
  if (models === undefined || facts.model === '') return 1;
  return models.some((name) => facts.modelWords.includes(name)) ? 1 : 0;
};

/** Bounds the product of several shifts. */
const MAX_SHIFT = 12;

/** The priors of all faults on a car, in catalogue order. */
export interface VehiclePriors {
  /**
   * The prior of each fault on this car, as cases among 1,000 reports. 0: the car cannot have it.
   */
  readonly priorsOf: (facts: VehicleFacts) => Float64Array;
  /** The shifts of a fault that apply to this car. */
  readonly appliedShifts: (fault: number, facts: VehicleFacts) => readonly Shift[];
}

/** @param currentYear the year from which ages of cars are counted */
export const createVehiclePriors = (
  faults: readonly Fault[],
  currentYear: number,
): VehiclePriors => {
  const occurrences = faults.map(compileFault);
  const ageOf = ({ year }: VehicleFacts): number | undefined =>
    year === undefined ? undefined : Math.max(0, currentYear - year);
  return {
    appliedShifts: (fault, facts) =>
      (occurrences[fault]?.shifts ?? [])
        .filter((shift) => shiftApplies(shift, facts, ageOf(facts)))
        .map(({ shift }) => shift),
    priorsOf: (facts) => {
      const fuelShare = fitShareOf(facts.fuels, facts.expectedFuels, FUEL_SHARES, facts);
      const transmissionShare = fitShareOf(
        facts.transmissions,
        facts.expectedTransmissions,
        TRANSMISSION_SHARES,
        facts,
      );
      const age = ageOf(facts);
      const priors = new Float64Array(occurrences.length);
      occurrences.forEach(({ prior, years, fuels, transmissions, named, needs, shifts }, at) => {
        if (facts.year !== undefined && !within(facts.year, years)) return;
        const share =
          fuelShare(fuels) *
          transmissionShare(transmissions) *
          namedShare(named, facts) *
          equipmentShare(needs, facts);
        if (share === 0) return;
        let factor = 1;
        for (const shift of shifts) if (shiftApplies(shift, facts, age)) factor *= shift.factor;
        priors[at] = prior * share * Math.min(MAX_SHIFT, Math.max(1 / MAX_SHIFT, factor));
      });
      return priors;
    },
  };
};
