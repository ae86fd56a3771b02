import { openModel } from '@wrenchwise/engine/model/model-file';
import { createOwnersModel } from '@wrenchwise/engine/model/owners-model';
import { createPostsEncoder } from '@wrenchwise/engine/model/posts-encoder';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { expect, it } from 'vitest';

import { modelBytes } from '../write-model.ts';
import type { LabelledPost } from './owners-posts.ts';
import { learnOwnersWords, ownersSections } from './owners-words.ts';
import { encoderSections } from './posts-and-replies.ts';
import { readReplies } from './reader-of-replies.ts';

const ids = FAULTS.map(({ id }) => id);
const placeOf = (id: string): number => ids.indexOf(id);

const FAULTS_OF = {
  'front-brake-pads-worn': [
    'Brakes grind\nThey grind when I stop.',
    'Your pads are gone, look at the rotors.',
  ],
  'starter-battery-worn': [
    'Dead again\nIt will not crank.',
    'Charge the battery and load test it.',
  ],
} as const;
const [PADS = -1, BATTERY = -1] = Object.keys(FAULTS_OF).map(placeOf);

const posts = Array.from({ length: 12 }, (_, at): LabelledPost => {
  const [fault, [asked, reply]] =
    at % 2 === 0
      ? ([PADS, FAULTS_OF['front-brake-pads-worn']] as const)
      : ([BATTERY, FAULTS_OF['starter-battery-worn']] as const);
  const [title = '', text = ''] = asked.split('\n');
  return {
    post: { id: String(at), title, text, replies: [[1, reply]] },
    asked,
    faults: [[fault, 1]],
    weight: 1,
    isOpen: false,
    isSettled: true,
  };
});
const noLikeness = () => new Float64Array(FAULTS.length);

it('reads of the replies what an unread post was about', () => {
  const unread = {
    id: 'x',
    title: 'Odd noise',
    text: 'What is it?',
    replies: [[2, FAULTS_OF['front-brake-pads-worn'][1]]],
  } as const;
  const [guess] = readReplies(posts, [unread], noLikeness);
  expect(guess?.faults[0]?.[0]).toBe(PADS);
  expect(guess?.sure).toBeGreaterThan(0.1);
});

it('writes what it learnt of owners’ words so that the product says the same', () => {
  const learnt = learnOwnersWords(posts, [], 7);
  const bytes = modelBytes('owners', ownersSections(learnt));
  const read = createOwnersModel(openModel(bytes, 'owners'), ids);
  const { weights, trust } = read('it grinds when I stop');
  expect(trust).toBeGreaterThan(0.3);
  expect(weights[PADS]).toBeGreaterThan((weights[BATTERY] ?? 0) + 1);
  expect(read('nothing of this is known').trust).toBe(0);
});

it('writes vectors so that a text is nearest to its own centre', () => {
  const names = ['b:grind when', 'w:crank', 'w:grind'];
  const vectors = new Float64Array(3 * 256);
  // Grinding is along the first axis, cranking along the second.
  vectors.set([0.5, 0], 0);
  vectors.set([0, 2], 256);
  vectors.set([1, 0.1], 512);
  const centres = new Float64Array(FAULTS.length * 256);
  // Learnt centres have any length.
  centres[PADS * 256] = 3;
  centres[BATTERY * 256 + 1] = 2.5;
  const rarities = Float32Array.of(2, 3, 2.5);
  const space = { names, rarities, lengths: { w: 1, b: 0.7 } };
  const bytes = modelBytes('encoder', encoderSections({ space, vectors, centres }));
  const nearness = createPostsEncoder(
    openModel(bytes, 'encoder'),
    ids,
  )(
    new Map([
      ['w:grind', 1],
      ['b:grind when', 1],
    ]),
  );
  expect(nearness.indexOf(Math.max(...nearness))).toBe(PADS);
  const cranking = createPostsEncoder(openModel(bytes, 'encoder'), ids)(new Map([['w:crank', 1]]));
  expect(cranking.indexOf(Math.max(...cranking))).toBe(BATTERY);
});
