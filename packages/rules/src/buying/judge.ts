import { toMiles } from '@wrenchwise/vehicle/mileage';

import { judgeIdentity } from './judge-identity.ts';
import { judgeMemory } from './judge-memory.ts';
import { dashboardMiles, judgeOdometer } from './judge-odometer.ts';
import { type BuyingFinding, type BuyingReader, FINDING_STATES, type SeenForSale } from './seen.ts';
import { WALK_ROUND } from './walk-round.ts';

const judgeWalk = ({ walkRound = {} }: SeenForSale): readonly BuyingFinding[] =>
  WALK_ROUND.map(({ id, title, where, innocent, ask }): BuyingFinding => {
    const base = { id: `walk:${id}`, title };
    const answer = walkRound[id];
    if (answer === undefined) return { ...base, state: 'not checked', figures: [where] };
    return answer === 'as it should'
      ? { ...base, state: 'consistent', figures: ['You saw nothing that differs.'] }
      : {
          ...base,
          state: 'not consistent',
          figures: ['You saw something that differs.'],
          innocent,
          ask,
        };
  });

/**
 * Sets what was seen on a car for sale beside each other: what is consistent, what is not, and what was not
 * checked. What is not consistent comes first. It says nothing about whose doing it is: each finding
 * has an innocent reading and a question.
 */
export const judgeForSale = (seen: SeenForSale, reader: BuyingReader): readonly BuyingFinding[] => {
  const ofUnit = seen.socket?.odometerKm;
  // By the lower of the two a car that was set back would pass for one that was never erased.
  const miles = Math.max(
    dashboardMiles(seen) ?? 0,
    ofUnit === undefined ? 0 : toMiles(ofUnit, 'kilometres'),
  );
  const all = [
    judgeMemory(seen, miles === 0 ? undefined : miles, reader),
    ...judgeOdometer(seen, reader),
    ...judgeIdentity(seen),
    ...judgeWalk(seen),
  ];
  return FINDING_STATES.flatMap((state) => all.filter((finding) => finding.state === state));
};
