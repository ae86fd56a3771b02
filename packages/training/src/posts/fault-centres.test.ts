import { expect, it } from 'vitest';

import { learnFaultCentres } from './fault-centres.ts';
import { matrixIn, spaceOf } from './feature-matrix.ts';
import { targetsOf } from './targets.ts';
import { encodeAll } from './vectors.ts';

/** What owners say of four faults, and words that say nothing. */
const TOPICS = ['squeak stop', 'dead morning', 'steam hot', 'clunk bump'] as const;
const FILLERS = ['car', 'yesterday', 'help', 'thanks', 'road', 'drive', 'year'];
const DIMENSIONS = 16;

const featuresOf = (text: string) => text.split(' ').map((word) => [`w:${word}`, 1] as const);
const texts = Array.from({ length: 64 }, (_, at) =>
  featuresOf(`${TOPICS[at % 4]} ${FILLERS[at % 7]} ${FILLERS[(at * 3 + 1) % 7]}`),
);
const space = spaceOf(texts, { least: 1, most: 99, lengths: { w: 1 } });
const usual = new Float32Array(4).fill(Math.log(1 / 4));
const rows = {
  features: matrixIn(space, texts),
  targets: targetsOf(texts.map((_, at) => [[at % 4, 1] as const])),
  weights: new Float32Array(64).fill(1),
};
/** Words lie anywhere, and all centres in one place. */
const start = {
  vectors: Float64Array.from({ length: space.names.length * DIMENSIONS }, (_, i) =>
    Math.sin(12.9898 * i),
  ),
  centres: new Float64Array(4 * DIMENSIONS).fill(0.1),
};
const learnt = (seed: number) =>
  learnFaultCentres(start, rows, usual, {
    dimensions: DIMENSIONS,
    batch: 16,
    passes: 150,
    share: 0.8,
    sharpness: 8,
    rate: 0.1,
    seed,
  });

const nearestTo = (text: string, { vectors, centres }: ReturnType<typeof learnt>): number => {
  const encoded = encodeAll(matrixIn(space, [featuresOf(text)]), vectors, DIMENSIONS);
  const near = Array.from({ length: 4 }, (_, fault) =>
    encoded.reduce((sum, value, k) => sum + value * (centres[fault * DIMENSIONS + k] ?? 0), 0),
  );
  return near.indexOf(Math.max(...near));
};

it('brings what owners say of a fault to its centre', () => {
  const moved = learnt(3);
  expect(TOPICS.map((text) => nearestTo(`${text} road`, moved))).toEqual([0, 1, 2, 3]);
  // Each of its words by itself as well.
  expect(['stop', 'morning', 'hot', 'bump'].map((word) => nearestTo(word, moved))).toEqual([
    0, 1, 2, 3,
  ]);
});

it('gives the same numbers for the same seed, and leaves what it started from', () => {
  const before = start.vectors.slice();
  expect(learnt(3).centres).toEqual(learnt(3).centres);
  expect(start.vectors).toEqual(before);
});
