/**
 * Trains the model of owners' words and writes `models/owners.bin`. A reader of replies learns from careful labels
 * first and says what the posts were about that nobody has read.
 *
 * With --inner the labelled posts that are for choosing are left out, and the product's file stays.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

import { dataFolder } from '../data-folder.ts';
import { guessFaults } from '../posts/guess-faults.ts';
import { isForChoosing, labelledOf, readOwnersPosts } from '../posts/owners-posts.ts';
import { learnOwnersWords, ownersSections } from '../posts/owners-words.ts';
import { INNER_OWNERS } from '../product-folders.ts';
import { modelBytes, writeModel } from '../write-model.ts';

const SEED = 7;

const say = (text: string) => process.stdout.write(`${text}\n`);
const isInner = process.argv.includes('--inner');

const posts = readOwnersPosts(dataFolder());
const all = labelledOf(dataFolder(), posts);
const labelled = isInner ? all.filter(({ post }) => !isForChoosing(post.id)) : all;
const read = new Set(all.map(({ post }) => post.id));
const guessed = guessFaults(posts, labelled, read);
const words = learnOwnersWords(labelled, guessed, SEED);
say(
  `${labelled.length} labelled posts, ${guessed.length} by their replies, ${words.space.names.length} features`,
);
if (isInner) {
  mkdirSync(dirname(INNER_OWNERS), { recursive: true });
  writeFileSync(INNER_OWNERS, modelBytes('owners', ownersSections(words)));
} else {
  say(writeModel('owners', ownersSections(words)));
}
