import { ownersFeatures } from '@wrenchwise/engine/model/owners-model';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';

import { hundredths, sparseSections } from '../sparse-sections.ts';
import type { SectionValue } from '../write-model.ts';
import { type FeatureSpace, matrixIn, spaceOf } from './feature-matrix.ts';
import { askedText, type LabelledPost } from './owners-posts.ts';
import type { GuessedPost } from './reader-of-replies.ts';
import { type SparseSoftmax, trainSparseSoftmax } from './sparse-softmax.ts';
import { targetsOf, usualOf } from './targets.ts';

/** As `engine/src/model/owners-model.ts` values words, pairs and words of the title. */
const LENGTHS = { w: 1, b: 0.7, t: 0.6 };
const SPACE = { least: 4, most: 60_000, lengths: LENGTHS };
const OPTIONS = { passes: 6, rate: 0.12, penalty: 2e-5 };

/** What the replies say counts up to this, beside a careful reader's label; what they leave open, not at all. */
const GUESSED_WEIGHT = 1;
const MIN_SURE = 0.12;

/** How much of a fault's usual share is taken out (decisions 138 and 162). */
const USUAL = 0.5;

/** Weights below this, in log-odds of a feature of full length, are dropped. */
const MIN_WEIGHT = 0.1;

/** What owners' words say of the faults. */
export interface OwnersWords {
  readonly space: FeatureSpace;
  readonly model: SparseSoftmax;
  readonly usual: Float32Array;
}

/** Learns from careful labels and, as far as they are sure, from what replies say of other posts. */
export const learnOwnersWords = (
  labelled: readonly LabelledPost[],
  guessed: readonly GuessedPost[],
  seed: number,
): OwnersWords => {
  // How rare a word is, is learnt of all posts: those of which nothing is sure included.
  const read = labelled.map(({ asked }) => ownersFeatures(asked));
  const space = spaceOf(
    (function* () {
      yield* read;
      for (const { post } of guessed) yield ownersFeatures(askedText(post));
    })(),
    SPACE,
  );
  const sure = guessed.filter((one) => one.sure >= MIN_SURE);
  const texts = [...read, ...sure.map(({ post }) => ownersFeatures(askedText(post)))];
  const faults = [...labelled, ...sure].map((one) => one.faults);
  const weights = Float32Array.from([
    ...labelled.map(({ weight }) => weight),
    ...sure.map((one) => GUESSED_WEIGHT * Math.min(1, 2 * one.sure)),
  ]);
  const model = trainSparseSoftmax(
    { features: matrixIn(space, texts), targets: targetsOf(faults), weights },
    { ...OPTIONS, columns: space.names.length, classes: FAULTS.length, seed },
  );
  return { space, model, usual: usualOf(faults, weights, FAULTS.length) };
};

/** The sections that `engine/src/model/owners-model.ts` reads. */
export const ownersSections = ({
  space: { names, rarities },
  model: { bias, weights },
  usual,
}: OwnersWords): Readonly<Record<string, SectionValue>> => ({
  ...sparseSections(
    names.map((name, column) => ({
      name,
      rarity: rarities[column] ?? 0,
      weights: weights.subarray(column * bias.length, (column + 1) * bias.length),
    })),
    MIN_WEIGHT,
  ),
  faults: ['text', FAULTS.map(({ id }) => id).join('\n')],
  bias: ['i16', hundredths(bias)],
  usual: ['i16', hundredths(usual.map((log) => USUAL * log))],
});
