import { wordsBetweenSpaces, type VehicleFacts } from '../evidence/vehicle-facts.ts';
import type { Fault } from '../knowledge/catalogue.ts';
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

/** Shares that were worked out for one car, by the list that a fault fits: faults share lists. */
const shareCaches = new WeakMap<ReadonlySet<string>, Map<readonly string[], number>>();

/** The share of the possible kinds that the fault fits; 0 vetoes it. */
const fitShare = <K extends string>(
  possible: ReadonlySet<K>,
  fits: readonly K[] | undefined,
  shares: Record<K, number>,
): number => {
  if (fits === undefined) return 1;
  const cache = shareCaches.get(possible) ?? new Map<readonly string[], number>();
  shareCaches.set(possible, cache);
  const known = cache.get(fits);
  if (known !== undefined) return known;
  const share = workOutShare(possible, fits, shares);
  cache.set(fits, share);
  return share;
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

const shiftNames = new Map<string, string>();

/** A model's name as it is looked for; there are few, and every diagnosis needs them. */
const wordsOf = (name: string): string => {
  const known = shiftNames.get(name);
  if (known !== undefined) return known;
  const words = wordsBetweenSpaces(name);
  shiftNames.set(name, words);
  return words;
};

const makeLists = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Makes in lower case. */
const makesOf = (makes: readonly string[]): ReadonlySet<string> => {
  const known = makeLists.get(makes);
  if (known !== undefined) return known;
  const lower = new Set(makes.map((name) => name.toLowerCase()));
  makeLists.set(makes, lower);
  return lower;
};

const within = (value: number | undefined, range: readonly [number, number] | undefined): boolean =>
  range === undefined || (value !== undefined && value >= range[0] && value <= range[1]);

const allIn = <K>(possible: ReadonlySet<K>, named: readonly K[] | undefined): boolean => {
  if (named === undefined) return true;
  for (const kind of possible) if (!named.includes(kind)) return false;
  return true;
};

/** Whether all that the shift asks for is known of the car. Unknown is not a match. */
export const shiftApplies = (shift: Shift, facts: VehicleFacts): boolean => {
  const age = facts.year === undefined ? undefined : Math.max(0, KNOWLEDGE_YEAR - facts.year);
  return (
    within(facts.year, shift.years) &&
    (shift.minAgeYears === undefined || (age !== undefined && age >= shift.minAgeYears)) &&
    (shift.maxAgeYears === undefined || (age !== undefined && age <= shift.maxAgeYears)) &&
    (shift.minMiles === undefined ||
      (facts.mileage !== undefined && facts.mileage >= shift.minMiles)) &&
    allIn(facts.fuels, shift.fuels) &&
    allIn(facts.transmissions, shift.transmissions) &&
    (shift.makes === undefined || makesOf(shift.makes).has(facts.make.toLowerCase())) &&
    (shift.models === undefined ||
      shift.models.some((name) => facts.modelWords.includes(wordsOf(name))))
  );
};

/** The shifts of several known weaknesses may not multiply without end. */
const MOST_SHIFT = 12;

export interface VehiclePrior {
  /** Cases among 1,000 reports, on this car. 0: the car cannot have it. */
  readonly weight: number;
  readonly applied: readonly Shift[];
}

/** How common the fault is on this car, before any evidence. */
export const vehiclePrior = (fault: Fault, facts: VehicleFacts): VehiclePrior => {
  const { fits } = fault;
  if (facts.year !== undefined && !within(facts.year, fits?.years))
    return { weight: 0, applied: [] };
  const share =
    fitShare(facts.fuels, fits?.fuels, FUEL_SHARES) *
    fitShare(facts.transmissions, fits?.transmissions, TRANSMISSION_SHARES);
  if (share === 0) return { weight: 0, applied: [] };
  if (fault.shifts === undefined) return { weight: fault.prior * share, applied: [] };
  const applied = fault.shifts.filter((shift) => shiftApplies(shift, facts));
  const factor = applied.reduce((product, shift) => product * shift.factor, 1);
  const bounded = Math.min(MOST_SHIFT, Math.max(1 / MOST_SHIFT, factor));
  return { weight: fault.prior * share * bounded, applied };
};
