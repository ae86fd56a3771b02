import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { openModel } from './model-file.ts';
import { createOwnersModel } from './owners-model.ts';

const FILE = join(import.meta.dirname, '..', '..', 'models', 'owners.bin');

/** Reads texts beside an encoder of one fault, whose nearness is the number of features that it is given. */
const read = createOwnersModel(
  openModel(readFileSync(FILE), 'owners'),
  ['front-brake-pads-worn'],
  (features) => Float64Array.of(features.size),
);

const nearnessOf = (text: string): number => read(text).nearness[0] ?? 0;

const TITLE = 'Grinding when I brake';
const BODY = 'It began yesterday on the motorway. Any ideas?';

it('the title of a post counts by itself beside the whole post', () => {
  const whole = read(`${TITLE}.\n${BODY}`);
  // The words of the title are features of their own, with a prefix that no encoder knows.
  const withoutTitle = nearnessOf(`${TITLE}. ${BODY}`);
  const titleWords = 2;
  const byItself = (whole.nearness[0] ?? 0) - withoutTitle - whole.trust * titleWords;
  expect(byItself).toBeCloseTo(nearnessOf(TITLE) / 3, 6);
});

it('a text of one line has no title', () => {
  const { nearness, trust } = read(BODY);
  expect((nearness[0] ?? 0) / trust).toBeCloseTo(Math.round((nearness[0] ?? 0) / trust), 6);
});
