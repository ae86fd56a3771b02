import type { Fault } from '@wrenchwise/knowledge/catalogue';
import type { Knowledge } from '@wrenchwise/knowledge/knowledge';
import type { SystemId } from '@wrenchwise/knowledge/systems';

import { withAdvisories } from './advisory-needs.ts';
import { faultNeeds, type OutlookFigures } from './fault-needs.ts';
import { OUTLOOK_CHECK, OUTLOOK_METHOD } from './method.ts';
import type { LikelyNeed, Outlook, OutlookInput } from './outlook.ts';
import { sceneOf } from './scene.ts';
import { recallNeeds, serviceNeeds } from './service-needs.ts';
import { wearNeeds } from './wear-needs.ts';

export type OutlookOf = (input: OutlookInput) => Outlook;

/** Chance below which a fault is not named by itself. */
const MIN_CHANCE = 0.01;
const MAX_FAULTS = 10;
/** Of the normal distribution: 80 % lie within so many standard deviations. */
const FOUR_OF_FIVE = 1.28;

const systemsOf = (needs: readonly LikelyNeed[]): Outlook['systems'] => {
  const none = new Map<SystemId, number>();
  for (const { system, chance } of needs) {
    if (system !== undefined) none.set(system, (none.get(system) ?? 1) * (1 - chance));
  }
  return [...none]
    .map(([system, without]) => ({ system, chance: 1 - without }))
    .toSorted((a, b) => b.chance - a.chance);
};

const budgetOf = (needs: readonly LikelyNeed[]): Outlook['budget'] => {
  let expected = 0;
  let variance = 0;
  let sure = 0;
  for (const { chance, cost } of needs) {
    const middle = (cost.low + cost.high) / 2;
    expected += chance * middle;
    // Whether it comes, and where in its range it then lies (evenly).
    variance += chance * (1 - chance) * middle ** 2 + (chance * (cost.high - cost.low) ** 2) / 12;
    if (chance === 1) sure += cost.low;
  }
  const spread = FOUR_OF_FIVE * Math.sqrt(variance);
  return {
    expected: Math.round(expected),
    low: Math.round(Math.max(sure, expected - spread)),
    high: Math.round(expected + spread),
  };
};

/**
 * What is likely to need attention on a car in the next 12 months or 10,000 miles. `OUTLOOK_METHOD`
 * says how it is worked out. Pure: the same input gives the same outlook.
 */
export const createOutlook = (
  { faults }: Pick<Knowledge, 'faults'>,
  figures: OutlookFigures,
): OutlookOf => {
  const byId: ReadonlyMap<string, Fault> = new Map(faults.map((fault) => [fault.id, fault]));
  return (input) => {
    const scene = sceneOf(input);
    const broken = withAdvisories(
      [...wearNeeds(byId, scene), ...faultNeeds(faults, figures, scene)],
      byId,
      scene,
    );
    const services = serviceNeeds(scene);
    const byChance = (a: LikelyNeed, b: LikelyNeed) => b.chance - a.chance;
    const named = broken
      .filter((need) => need.kind !== 'fault' && need.chance >= MIN_CHANCE)
      .concat(
        broken
          .filter((need) => need.kind === 'fault' && need.chance >= MIN_CHANCE)
          .toSorted(byChance)
          .slice(0, MAX_FAULTS),
      );
    return {
      needs: [...services, ...named, ...recallNeeds(scene)].toSorted(byChance),
      systems: systemsOf(broken),
      until: scene.until,
      budget: budgetOf([...services, ...broken]),
      currency: scene.pricing.currency,
      method: OUTLOOK_METHOD,
      check: OUTLOOK_CHECK,
    };
  };
};
