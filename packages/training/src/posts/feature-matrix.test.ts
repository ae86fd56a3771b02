import { ownersFeatures } from '@wrenchwise/engine/model/owners-model';
import { expect, it } from 'vitest';

import { matrixIn, rowsOf, spaceOf } from './feature-matrix.ts';

const POSTS = [
  'Battery light\nThe battery light came on. Belt squeals.',
  'Battery dead\nThe battery is dead again. Belt is fine.',
  'Brake squeal\nThe brakes squeal when cold. New battery.',
];
const LENGTHS = { w: 1, b: 0.7, t: 0.6 };
const space = spaceOf(POSTS.map(ownersFeatures), { least: 2, most: 100, lengths: LENGTHS });

it('pairs no words over the end of a sentence, nor words of a title with those of the text', () => {
  const names = POSTS.flatMap((post) => [...ownersFeatures(post).keys()]);
  expect(names).toContain('b:belt squeal');
  expect(names).not.toContain('b:on belt');
  expect(names).not.toContain('b:light the');
});

it('leaves out what only one text has, and keeps the most frequent where there is a limit', () => {
  expect(space.names).toContain('w:batter');
  expect(space.names).not.toContain('w:cold');
  const small = spaceOf(POSTS.map(ownersFeatures), { least: 1, most: 1, lengths: { w: 1 } });
  expect(small.names).toEqual(['w:batter']);
});

it('brings each family of a row to its length', () => {
  const matrix = matrixIn(space, POSTS.map(ownersFeatures));
  expect(rowsOf(matrix)).toBe(POSTS.length);
  const lengths: Record<string, number> = {};
  for (let at = matrix.starts[0] ?? 0; at < (matrix.starts[1] ?? 0); at += 1) {
    const family = space.names[matrix.columns[at] ?? 0]?.slice(0, 1) ?? '';
    lengths[family] = (lengths[family] ?? 0) + (matrix.values[at] ?? 0) ** 2;
  }
  for (const [family, square] of Object.entries(lengths)) {
    expect(Math.sqrt(square)).toBeCloseTo(LENGTHS[family as keyof typeof LENGTHS], 5);
  }
  expect(Object.keys(lengths).toSorted()).toEqual(['b', 't', 'w']);
});

it('gives a text without a known word an empty row', () => {
  const { starts } = matrixIn(space, [
    ownersFeatures('nothing of it'),
    ownersFeatures(POSTS[0] ?? ''),
  ]);
  expect(starts[1]).toBe(0);
  expect(starts[2]).toBeGreaterThan(0);
});
