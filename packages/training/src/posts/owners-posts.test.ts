import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { OWNERS_LABELS } from '../product-folders.ts';
import { isAside, isForChoosing } from './owners-posts.ts';

// JSON lines of the repository with an id each.
const idsOf = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly id: string }).id);

const trained = idsOf(OWNERS_LABELS);
const aside = idsOf(join(OWNERS_LABELS, '..', 'owners-posts-aside.jsonl'));

it('trains on no post that the yardstick measures', () => {
  expect(aside.filter((id) => !isAside(id))).toEqual([]);
  expect(trained.filter(isAside)).toEqual([]);
});

it('chooses on three tenths of the posts that are trained on', () => {
  expect(trained.filter(isForChoosing).length / trained.length).toBeCloseTo(0.3, 1);
});
