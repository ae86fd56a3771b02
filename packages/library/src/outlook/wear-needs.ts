import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { addDays, daysBetween } from '@wrenchwise/vehicle/service/service-dates';

import type { LikelyNeed, Repaired } from './outlook.ts';
import { costsOf, DAYS_OF_YEAR, lastRepair, type Scene } from './scene.ts';
import { WEAR_PARTS, wearChance, type WearPart } from './wear-parts.ts';

/** Miles or years since the part was new; undefined when it may have been replaced unrecorded. */
const usedOf = (
  isByMiles: boolean,
  median: number,
  repair: Repaired | undefined,
  { input, mileage, age, milesPerYear }: Scene,
): number | undefined => {
  const years =
    repair?.date === undefined
      ? undefined
      : Math.max(0, daysBetween(repair.date, input.today)) / DAYS_OF_YEAR;
  const miles =
    repair?.mileage === undefined || mileage === undefined
      ? undefined
      : Math.max(0, mileage - repair.mileage);
  if (repair !== undefined) {
    return isByMiles
      ? (miles ?? (years === undefined ? undefined : years * milesPerYear))
      : (years ?? (miles === undefined ? undefined : miles / milesPerYear));
  }
  const fromNew = isByMiles ? mileage : age;
  return fromNew === undefined || fromNew > median ? undefined : fromNew;
};

const wearNeed = (part: WearPart, fault: Fault, scene: Scene): LikelyNeed => {
  const { input, car, milesPerYear, days, miles, mileage } = scene;
  const isElectrified =
    car.fuel === 'electric' || car.fuel === 'hybrid' || car.fuel === 'plug-in-hybrid';
  const factor =
    (isElectrified ? (part.electrified ?? 1) : 1) *
    Math.min(1, ...(input.useProfile?.severe ?? []).map((use) => part.severe?.[use] ?? 1));
  const isByMiles = 'miles' in part.life;
  const median = ('miles' in part.life ? part.life.miles : part.life.years) * factor;
  const repair = lastRepair(input.repaired ?? [], fault.id);
  const used = usedOf(isByMiles, median, repair, scene);
  const ahead = isByMiles ? miles : days / DAYS_OF_YEAR;
  const left = used === undefined ? undefined : Math.max(0, median - used);
  const dayLeft =
    left === undefined
      ? undefined
      : Math.round((isByMiles ? left / milesPerYear : left) * DAYS_OF_YEAR);
  const isWithin = dayLeft !== undefined && dayLeft <= days;
  const life = isByMiles
    ? `${(Math.round(median / 1000) * 1000).toLocaleString('en-GB')} miles`
    : `${Math.round(median * 2) / 2} years`;
  return {
    kind: 'wear',
    id: fault.id,
    title: fault.name,
    faultId: fault.id,
    item: undefined,
    system: fault.system,
    reasons: [
      `On such a car and at such use, ${part.called} usually last about ${life}.`,
      used === undefined
        ? 'There is no record of when it was last replaced.'
        : repair === undefined
          ? 'There is no record of a replacement since the car was new.'
          : 'Reckoned from when it was last replaced.',
    ],
    chance: wearChance(median, part.shape, { used, ahead }),
    ...costsOf(fault, scene.pricing),
    date: isWithin ? addDays(input.today, dayLeft) : undefined,
    mileage:
      isWithin && isByMiles && left !== undefined && mileage !== undefined
        ? Math.round(mileage + left)
        : undefined,
  };
};

/** Parts that wear out, each with its chance. */
export const wearNeeds = (byId: ReadonlyMap<string, Fault>, scene: Scene): readonly LikelyNeed[] =>
  WEAR_PARTS.flatMap((part) => {
    const fault = byId.get(part.faultId);
    return fault !== undefined && (part.fits?.(scene.car) ?? true)
      ? [wearNeed(part, fault, scene)]
      : [];
  });
