import type { Fault } from '@wrenchwise/knowledge/catalogue';

import type { OutsideOpinion } from '../diagnosis.ts';
import type { Posterior } from './posterior.ts';
import type { Contribution, Weighing } from './weighing.ts';

/**
 * The most that an opinion raises the odds of a cause, where the model is sure of it, and the most
 * that one lowers them (decision 148).
 */
const MAX_FOR = Math.log(8);
const MOST_AGAINST = Math.log(3);

const MEANINGS = {
  for: 'A language model takes these words as a pointer to it',
  against: 'A language model takes these words as speaking against it',
} as const;

/** The opinions by fault, within bounds. */
const weightsOf = (opinions: readonly OutsideOpinion[]): ReadonlyMap<string, OutsideOpinion> =>
  new Map(
    opinions.flatMap((opinion) =>
      Number.isFinite(opinion.weight)
        ? [
            [
              opinion.faultId,
              {
                ...opinion,
                weight: Math.max(-MOST_AGAINST, Math.min(MAX_FOR, opinion.weight)),
              },
            ],
          ]
        : [],
    ),
  );

/**
 * The posterior with opinions: each raises the odds of its cause at most eightfold, or lowers them to a third. What the car
 * cannot have stays impossible; the shares of systems stay.
 */
export const withOpinions = (
  result: Posterior,
  weighing: Weighing,
  faults: readonly Fault[],
  opinions: readonly OutsideOpinion[] = [],
): Posterior => {
  if (opinions.length === 0) return result;
  const weights = weightsOf(opinions);
  const moved = result.faults.map((p, place) => {
    const fault = faults[weighing.standings[place]?.fault ?? -1];
    const weight = fault === undefined ? undefined : weights.get(fault.id)?.weight;
    return weight === undefined ? p : p * Math.exp(weight);
  });
  const total = moved.reduce((sum, p) => sum + p, result.other);
  if (total === 0) return result;
  return { ...result, faults: moved.map((p) => p / total), other: result.other / total };
};

/** What an opinion contributes to a fault, for its explanation. */
export const opinionContribution = (
  { id }: Fault,
  opinions: readonly OutsideOpinion[] = [],
): Contribution[] => {
  const opinion = weightsOf(opinions).get(id);
  return opinion === undefined
    ? []
    : [
        {
          key: 'opinion',
          text: opinion.words,
          source: 'language-model',
          meaning: opinion.weight < 0 ? MEANINGS.against : MEANINGS.for,
          weight: opinion.weight,
        },
      ];
};
