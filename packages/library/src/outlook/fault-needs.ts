import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { daysBetween } from '@wrenchwise/vehicle/service/service-dates';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

import { faultsPerYear } from './fault-rate.ts';
import type { LikelyNeed } from './outlook.ts';
import { costsOf, DAYS_OF_YEAR, lastRepair, type Scene } from './scene.ts';
import { WEAR_PARTS } from './wear-parts.ts';

/** The engine's figures that an outlook is made from. */
export interface OutlookFigures {
  /** The prior of each fault of the knowledge on a car, in catalogue order. */
  readonly priorsOf: (vehicle: Vehicle) => Float64Array;
}

/** What a due service covers, and what only recalled cars have: not foreseen as faults. */
const NOT_FORESEEN: ReadonlySet<string> = new Set([
  'airbag-inflator-degraded',
  'cabin-filter-blocked',
  'diesel-fuel-filter-clogged',
  'spark-plugs-worn',
  'timing-belt-overdue',
  'wiper-blades-worn',
]);

/** A repair lowers the chance of the same fault for some years. */
const REPAIRED_DAYS = 3 * DAYS_OF_YEAR;
const REPAIRED_FACTOR = 0.2;

/** Whether the knowledge says that a fault comes with age or miles; the rest is not foreseen. */
const comesWithAge = ({ shifts = [] }: Fault): boolean =>
  shifts.some(
    ({ factor, minAgeYears, minMiles }) =>
      factor > 1 && (minAgeYears !== undefined || minMiles !== undefined),
  );

const ageReason = (fault: Fault, { age, mileage }: Scene): string => {
  const shift = (fault.shifts ?? []).find(
    ({ factor, minAgeYears = 0, minMiles = 0 }) =>
      factor > 1 &&
      minAgeYears + minMiles > 0 &&
      (minAgeYears === 0 || (age !== undefined && age >= minAgeYears)) &&
      (minMiles === 0 || (mileage !== undefined && mileage >= minMiles)),
  );
  if (shift === undefined) return 'It becomes more common as cars get older.';
  return shift.minMiles === undefined
    ? `It is more common from an age of ${shift.minAgeYears} years.`
    : `It is more common from ${shift.minMiles.toLocaleString('en-GB')} miles.`;
};

/** Faults that come with age or miles, each with its chance. */
export const faultNeeds = (
  faults: readonly Fault[],
  figures: OutlookFigures,
  scene: Scene,
): readonly LikelyNeed[] => {
  const { input, age, milesPerYear, days, miles, mileage } = scene;
  const priors = figures.priorsOf({
    ...input.vehicle,
    ...(mileage === undefined ? {} : { mileage: mileage + Math.round(miles / 2) }),
  });
  const isWear: ReadonlySet<string> = new Set(WEAR_PARTS.map(({ faultId }) => faultId));
  const isForeseen = (fault: Fault) =>
    !isWear.has(fault.id) && !NOT_FORESEEN.has(fault.id) && comesWithAge(fault);
  const foreseen = faults.flatMap((fault, at) => {
    const prior = priors[at] ?? 0;
    return prior > 0 && isForeseen(fault) ? [{ fault, prior }] : [];
  });
  const all = foreseen.reduce((sum, { prior }) => sum + prior, 0);
  const rate = faultsPerYear(input.vehicle, age, milesPerYear) * (days / DAYS_OF_YEAR);
  return foreseen.map(({ fault, prior }): LikelyNeed => {
    const repair = lastRepair(input.repaired ?? [], fault.id);
    const isRecent =
      repair?.date !== undefined && daysBetween(repair.date, input.today) < REPAIRED_DAYS;
    const chance = (1 - Math.exp((-rate * prior) / all)) * (isRecent ? REPAIRED_FACTOR : 1);
    return {
      kind: 'fault',
      id: fault.id,
      title: fault.name,
      faultId: fault.id,
      item: undefined,
      system: fault.system,
      reasons: [
        ageReason(fault, scene),
        ...(isRecent ? ['It was repaired within the last three years.'] : []),
      ],
      chance,
      ...costsOf(fault, scene.pricing),
      date: undefined,
      mileage: undefined,
    };
  });
};
