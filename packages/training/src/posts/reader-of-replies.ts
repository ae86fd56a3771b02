import { FAULTS } from '@wrenchwise/knowledge/catalogue';

import { matrixIn, rowsOf, spaceOf } from './feature-matrix.ts';
import type { FaultShares, LabelledPost, OwnersPost } from './owners-posts.ts';
import { threadFeatures } from './post-features.ts';
import { logProbabilities, trainSparseSoftmax } from './sparse-softmax.ts';
import { targetsOf, usualOf } from './targets.ts';

/** A post with what the replies say of it. */
export interface GuessedPost {
  readonly post: OwnersPost;
  readonly faults: FaultShares;
  /** How likely the first fault is, 0–1. */
  readonly sure: number;
}

/** Words and pairs of the post, words of its title, words and pairs of the replies. */
const LENGTHS = { w: 1, b: 0.7, t: 0.6, r: 1.3, R: 1 };
const SPACE = { least: 3, most: 60_000, lengths: LENGTHS };
const OPTIONS = { passes: 12, rate: 0.15, penalty: 1e-5, seed: 7 };

/** What a point of likeness of the replies to a fault's text adds to its log-odds. */
const LIKENESS = 0.1;

/** How much of a fault's usual share is taken out: the readers chose posts of many faults. */
const USUAL = 0.5;

/** The faults that are named, and the power that brings the first of them out. */
const MAX_FAULTS = 5;
const POWER = 1.7;

/** Texts of the catalogue that replies are like: scores by catalogue index. */
export type LikenessOfReplies = (post: OwnersPost) => Float64Array;

const leading = (scores: Float32Array, usual: Float32Array, likeness: Float64Array) => {
  const adjusted = scores.map(
    (score, at) => score - USUAL * (usual[at] ?? 0) + LIKENESS * (likeness[at] ?? 0),
  );
  const most = adjusted.reduce((a, b) => Math.max(a, b));
  const chances = adjusted.map((score) => Math.exp(score - most));
  const sum = chances.reduce((a, b) => a + b, 0);
  return Array.from(chances, (chance, fault) => [fault, chance / sum] as const)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_FAULTS);
};

/**
 * Learns from labelled posts what post and replies together say, and says it of others. Faults of the
 * catalogue in its order; the most frequent mistake is a fault beside the right one.
 */
export const readReplies = (
  labelled: readonly LabelledPost[],
  others: readonly OwnersPost[],
  likenessOf: LikenessOfReplies,
): readonly GuessedPost[] => {
  const threads = labelled.map(({ post }) => threadFeatures(post));
  const space = spaceOf(threads, SPACE);
  const faults = labelled.map((one) => one.faults);
  const weights = Float32Array.from(labelled, ({ weight }) => weight);
  const model = trainSparseSoftmax(
    { features: matrixIn(space, threads), targets: targetsOf(faults), weights },
    { ...OPTIONS, columns: space.names.length, classes: FAULTS.length },
  );
  const usual = usualOf(faults, new Float32Array(labelled.length).fill(1), FAULTS.length);
  const features = matrixIn(
    space,
    (function* () {
      for (const post of others) yield threadFeatures(post);
    })(),
  );
  const scores = new Float32Array(FAULTS.length);
  return Array.from({ length: rowsOf(features) }, (_, row) => row).flatMap((row) => {
    const post = others[row];
    if (post === undefined) return [];
    logProbabilities(model, features, row, scores);
    const first = leading(scores, usual, likenessOf(post));
    const sum = first.reduce((total, [, chance]) => total + chance ** POWER, 0);
    return [
      {
        post,
        faults: first.map(([fault, chance]) => [fault, chance ** POWER / sum] as const),
        sure: first[0]?.[1] ?? 0,
      },
    ];
  });
};
