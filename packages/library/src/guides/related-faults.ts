import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { once } from '@wrenchwise/knowledge/once';

import { isBesideFault } from './hidden-signs.ts';
import { canShareCar } from './same-car.ts';

/**
 * Faults that are easily confused, since one car can have both and they share symptoms and codes that few
 * others have: cosine similarity of P(sign | fault), weighted by the rarity of the sign among faults.
 */

type Signs = ReadonlyMap<string, number>;

const SAME_SYSTEM = 1.25;

/** Less than this is one rare sign in common: such a fault is named only where none is nearer. */
const MIN_LIKENESS = 0.06;

const chancesOf = (fault: Fault): readonly (readonly [string, number])[] => [
  ...Object.entries<number>(fault.symptoms).filter(([sign]) => !isBesideFault(fault.id, sign)),
  ...Object.entries(fault.codes ?? {}).map(([code, chance = 0]) => [code, chance] as const),
];

const signsOfAll = (faults: readonly Fault[]): ReadonlyMap<Fault, Signs> => {
  const faultsWith = new Map<string, number>();
  for (const [sign] of faults.flatMap(chancesOf)) {
    faultsWith.set(sign, (faultsWith.get(sign) ?? 0) + 1);
  }
  const weighted = (fault: Fault): Signs => {
    const weights = chancesOf(fault).map(
      ([sign, chance]) =>
        [sign, chance * Math.log(faults.length / (faultsWith.get(sign) ?? 1))] as const,
    );
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([sign, weight]) => [sign, weight / length]));
  };
  return new Map(faults.map((fault) => [fault, weighted(fault)]));
};

/** The most similar faults, the nearest first, without the fault itself. */
export type RelatedFaults = (fault: Fault, most: number) => readonly Fault[];

export const createRelatedFaults = (faults: readonly Fault[]): RelatedFaults => {
  const signs = once(() => signsOfAll(faults));
  return (fault, most) => {
    const own = signs().get(fault) ?? new Map<string, number>();
    const likeness = (other: Fault): number => {
      let sum = 0;
      for (const [sign, weight] of signs().get(other) ?? []) sum += weight * (own.get(sign) ?? 0);
      return other.system === fault.system ? sum * SAME_SYSTEM : sum;
    };
    return faults
      .filter((other) => other.id !== fault.id && canShareCar(fault, other))
      .map((other) => ({ other, likeness: likeness(other) }))
      .filter(({ likeness: found }) => found > 0)
      .sort((a, b) => b.likeness - a.likeness)
      .filter(({ likeness: found }, at) => at === 0 || found >= MIN_LIKENESS)
      .slice(0, most)
      .map(({ other }) => other);
  };
};
