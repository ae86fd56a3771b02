import type { Engine } from '@wrenchwise/engine/create-engine';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';

import type { LabelledPost } from './owners-posts.ts';

const SAME = 1e-9;

/** The ids of the faults that the reader holds likeliest. */
const likeliestOf = ({ faults }: LabelledPost): ReadonlySet<string> => {
  const most = Math.max(...faults.map(([, share]) => share));
  return new Set(
    faults.flatMap(([fault, share]) => (share > most - SAME ? [FAULTS[fault]?.id ?? ''] : [])),
  );
};

/** Where the likeliest fault of each post is in the engine's list, from 0; infinity where it is not. */
export const ranksOf = (
  { diagnose }: Pick<Engine, 'diagnose'>,
  posts: readonly LabelledPost[],
): readonly number[] =>
  posts.map((post) => {
    const right = likeliestOf(post);
    // A title is a sentence of its own, as the bench has it.
    const text = post.asked.replace(/^([^\n]*[^\s.?!])\s*\n/, '$1.\n');
    const at = diagnose({ text }, {}).causes.findIndex(({ faultId }) => right.has(faultId));
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  });

const shares = (ranks: readonly number[]): string =>
  [1, 3, 5]
    .map((most) => (ranks.filter((rank) => rank < most).length / ranks.length).toFixed(3))
    .join(' / ');

/** The shares of posts whose fault is first, among three and among five: of all, and of settled ones. */
export const describeRanks = (ranks: readonly number[], posts: readonly LabelledPost[]): string => {
  const settled = ranks.filter((_, at) => posts[at]?.isSettled === true);
  return `${shares(ranks)} of ${ranks.length}, settled ${shares(settled)} of ${settled.length}`;
};
