import { expect, it } from 'vitest';

import { trainVectors } from './contrast.ts';
import { matrixIn, spaceOf } from './feature-matrix.ts';
import { encodeAll } from './vectors.ts';

/** What owners say and what mechanics answer: no word is in both. */
const TOPICS = [
  ['squeak stop', 'pad rotor'],
  ['dead morning', 'battery alternator'],
  ['steam hot', 'thermostat coolant'],
  ['clunk bump', 'bush link'],
] as const;
const FILLERS = ['car', 'yesterday', 'help', 'thanks', 'road', 'drive', 'year'];

const featuresOf = (text: string) => text.split(' ').map((word) => [`w:${word}`, 1] as const);
const filled = (text: string, at: number) =>
  featuresOf(`${text} ${FILLERS[at % 7]} ${FILLERS[(at * 3 + 1) % 7]}`);
const LENGTHS = { lengths: { w: 1 } };
const texts = Array.from({ length: 64 }, (_, at) => TOPICS[at % 4] ?? TOPICS[0]);
const posts = texts.map(([asked], at) => filled(asked, at));
const replies = texts.map(([, answered], at) => filled(answered, at + 2));
const spaces = [posts, replies].map((rows) => spaceOf(rows, { least: 1, most: 99, ...LENGTHS }));
const [postSpace, replySpace] = spaces;
if (postSpace === undefined || replySpace === undefined) throw new Error('Two spaces were made.');

const OPTIONS = {
  widths: { posts: postSpace.names.length, replies: replySpace.names.length },
  dimensions: 16,
  batch: 16,
  passes: 20,
  share: 0.8,
  sharpness: 8,
  rate: 0.35,
  seed: 3,
};
const pairs = { posts: matrixIn(postSpace, posts), replies: matrixIn(replySpace, replies) };

it('brings an owner’s words near to the words of those who answered, and no others', () => {
  const vectors = trainVectors(pairs, OPTIONS);
  const asked = encodeAll(
    matrixIn(
      postSpace,
      TOPICS.map(([text]) => featuresOf(text)),
    ),
    vectors.posts,
    16,
  );
  const answered = encodeAll(
    matrixIn(
      replySpace,
      TOPICS.map(([, text]) => featuresOf(text)),
    ),
    vectors.replies,
    16,
  );
  const cosine = (i: number, j: number) =>
    asked
      .subarray(i * 16, i * 16 + 16)
      .reduce((sum, x, k) => sum + x * (answered[j * 16 + k] ?? 0), 0);
  const nearest = TOPICS.map((_, i) => {
    const near = TOPICS.map((__, j) => cosine(i, j));
    return near.indexOf(Math.max(...near));
  });
  expect(nearest).toEqual([0, 1, 2, 3]);
  expect(cosine(0, 0)).toBeGreaterThan(cosine(0, 1) + 0.3);
});

it('loses less from pass to pass, and gives the same vectors by the same seed', () => {
  const losses: number[] = [];
  const first = trainVectors(pairs, { ...OPTIONS, after: (_, loss) => losses.push(loss) });
  expect(losses).toHaveLength(20);
  expect(losses.at(-1)).toBeLessThan((losses[0] ?? 0) * 0.8);
  expect(trainVectors(pairs, OPTIONS).posts).toEqual(first.posts);
});
