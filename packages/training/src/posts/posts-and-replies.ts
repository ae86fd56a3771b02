import { asWritten } from '@wrenchwise/knowledge/british-wording';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';

import { nameSections, type SectionValue } from '../write-model.ts';
import { trainVectors, type Vectors } from './contrast.ts';
import { type FaultCentres, learnFaultCentres } from './fault-centres.ts';
import { type Features, type FeatureSpace, matrixIn, spaceOf } from './feature-matrix.ts';
import { askedText, type LabelledPost, type OwnersPost } from './owners-posts.ts';
import { repliesFeatures, wordsAndPairs } from './post-features.ts';
import type { GuessedPost } from './reader-of-replies.ts';
import { targetsOf, usualOf } from './targets.ts';
import { encodeAll } from './vectors.ts';

/** As `engine/src/model/posts-encoder.ts` values words and pairs, and the length of its vectors. */
const LENGTHS = { w: 1, b: 0.7 };
const DIMENSIONS = 256;
const SPACE = { least: 8, most: 30_000, lengths: LENGTHS };
const OPTIONS = {
  dimensions: DIMENSIONS,
  batch: 1024,
  passes: 10,
  share: 0.35,
  sharpness: 18,
  rate: 0.35,
};

/** What a labelled post and the catalogue's own words add to a fault's centre, beside the replies. */
const POST_SHARE = 0.5;
const OWN_SHARE = 2;

/** The largest stored component, and the scale of 1 in hundred-thousandths. */
const MAX_COMPONENT = 127;
const SCALE = 1e5;

/** Where owners' words and those of who answered lie. */
export interface PostsAndReplies {
  readonly spaces: { readonly posts: FeatureSpace; readonly replies: FeatureSpace };
  readonly vectors: Vectors;
}

const mapped = function* <T>(list: readonly T[], of: (one: T) => Features): Generator<Features> {
  for (const one of list) yield of(one);
};

const postFeatures = (post: OwnersPost): Features => wordsAndPairs(askedText(post));

/** Learns from posts and their replies, without any label. @param after as in `trainVectors` */
export const learnPostsAndReplies = (
  posts: readonly OwnersPost[],
  seed: number,
  after: (pass: number, loss: number) => void,
): PostsAndReplies => {
  const answered = posts.filter(({ replies }) => replies.length > 0);
  const spaces = {
    posts: spaceOf(mapped(answered, postFeatures), SPACE),
    replies: spaceOf(mapped(answered, repliesFeatures), SPACE),
  };
  const pairs = {
    posts: matrixIn(spaces.posts, mapped(answered, postFeatures)),
    replies: matrixIn(spaces.replies, mapped(answered, repliesFeatures)),
  };
  const widths = { posts: spaces.posts.names.length, replies: spaces.replies.names.length };
  return { spaces, vectors: trainVectors(pairs, { ...OPTIONS, widths, seed, after }) };
};

/**
 * The centre of each fault, of length 1 each: of the posts and replies that careful readers gave it, by how
 * settled they are, and of its own name, summary and patterns.
 */
const centresOf = (
  { spaces, vectors }: PostsAndReplies,
  labelled: readonly LabelledPost[],
): Float64Array => {
  const replied = encodeAll(
    matrixIn(
      spaces.replies,
      mapped(labelled, ({ post }) => repliesFeatures(post)),
    ),
    vectors.replies,
    DIMENSIONS,
  );
  const asked = encodeAll(
    matrixIn(
      spaces.posts,
      mapped(labelled, (one) => wordsAndPairs(one.asked)),
    ),
    vectors.posts,
    DIMENSIONS,
  );
  const own = encodeAll(
    matrixIn(
      spaces.replies,
      mapped(FAULTS, (fault) => {
        const { name, workshopName, summary, patterns } = asWritten(fault);
        return wordsAndPairs([`${name} ${workshopName}`, summary, ...patterns].join('\n'));
      }),
    ),
    vectors.replies,
    DIMENSIONS,
  );
  const centres = own.map((value) => OWN_SHARE * value);
  labelled.forEach(({ faults, weight }, row) => {
    for (const [fault, share] of faults) {
      for (let k = 0; k < DIMENSIONS; k += 1) {
        const from = row * DIMENSIONS + k;
        const to = fault * DIMENSIONS + k;
        const value = (replied[from] ?? 0) + POST_SHARE * (asked[from] ?? 0);
        centres[to] = (centres[to] ?? 0) + weight * share * value;
      }
    }
  });
  for (let from = 0; from < centres.length; from += DIMENSIONS) {
    const centre = centres.subarray(from, from + DIMENSIONS);
    const length = Math.sqrt(centre.reduce((sum, value) => sum + value * value, 0)) || 1;
    centre.forEach((value, k) => {
      centre[k] = value / length;
    });
  }
  return centres;
};

/** What replies say counts half beside a careful label, and not at all where they leave it open. */
const GUESSED_WEIGHT = 0.5;
const MIN_SURE = 0.12;
const MOVING = {
  dimensions: DIMENSIONS,
  batch: 512,
  passes: 6,
  share: 0.5,
  sharpness: 18,
  rate: 0.1,
};

/** Vectors of owners' words, and the centre of each fault among them. */
export interface PostsAndFaults extends FaultCentres {
  readonly space: FeatureSpace;
}

/** Vectors and centres, moved to where the posts of each fault are. */
export const moveToFaults = (
  learnt: PostsAndReplies,
  labelled: readonly LabelledPost[],
  guessed: readonly GuessedPost[],
  seed: number,
): PostsAndFaults => {
  const space = learnt.spaces.posts;
  const sure = guessed.filter((one) => one.sure >= MIN_SURE);
  const faults = [...labelled, ...sure].map((one) => one.faults);
  const weights = Float32Array.from([
    ...labelled.map(({ weight }) => weight),
    ...sure.map((one) => GUESSED_WEIGHT * Math.min(1, 2 * one.sure)),
  ]);
  const asked = (function* () {
    for (const one of labelled) yield wordsAndPairs(one.asked);
    for (const { post } of sure) yield postFeatures(post);
  })();
  const moved = learnFaultCentres(
    { vectors: learnt.vectors.posts, centres: centresOf(learnt, labelled) },
    { features: matrixIn(space, asked), targets: targetsOf(faults), weights },
    usualOf(faults, weights, FAULTS.length),
    { ...MOVING, seed },
  );
  return { space, ...moved };
};

/** The sections that `engine/src/model/posts-encoder.ts` reads. */
export const encoderSections = ({
  space,
  vectors,
  centres,
}: PostsAndFaults): Readonly<Record<string, SectionValue>> => {
  const rows = space.names.map((_, row) => {
    const vector = vectors.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
    const most = vector.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
    const scale = Math.max(1, Math.ceil((most / MAX_COMPONENT) * SCALE));
    return { scale, values: Array.from(vector, (value) => Math.round((value / scale) * SCALE)) };
  });
  // Only how near a text is to a fault beside others counts: one scale for all of them.
  const largest = centres.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  return {
    ...nameSections('names', space.names),
    rarities: ['u16', Array.from(space.rarities, (rarity) => Math.round(rarity * 20))],
    scales: ['u16', rows.map(({ scale }) => scale)],
    vectors: ['i8', rows.flatMap(({ values }) => values)],
    faults: ['text', FAULTS.map(({ id }) => id).join('\n')],
    centres: ['i8', Array.from(centres, (value) => Math.round((value / largest) * MAX_COMPONENT))],
  };
};
