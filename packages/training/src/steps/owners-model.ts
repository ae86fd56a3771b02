/**
 * Trains the model of owners' words and writes `models/owners.bin`. A reader of replies learns from careful labels
 * first and says what the posts were about that nobody has read.
 *
 * With --inner the labelled posts that are for choosing are left out, and the product's file stays.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

import { readUnits } from '@wrenchwise/engine/evidence/units';
import { createVocabulary, prepareIndexes } from '@wrenchwise/engine/indexes';
import { createTextComparison } from '@wrenchwise/engine/inference/fault-texts';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

import { dataFolder } from '../data-folder.ts';
import {
  isForChoosing,
  labelledOf,
  type OwnersPost,
  readOwnersPosts,
} from '../posts/owners-posts.ts';
import { learnOwnersWords, ownersSections } from '../posts/owners-words.ts';
import { readReplies } from '../posts/reader-of-replies.ts';
import { INNER_OWNERS } from '../product-folders.ts';
import { modelBytes, writeModel } from '../write-model.ts';

const SEED = 7;

/** The rest of a long reply leads away from the fault. */
const MAX_OF_A_REPLY = 600;

const say = (text: string) => process.stdout.write(`${text}\n`);
const isInner = process.argv.includes('--inner');

const vocabulary = createVocabulary(KNOWLEDGE);
const compareTexts = createTextComparison(
  prepareIndexes(KNOWLEDGE, vocabulary).faultTexts,
  KNOWLEDGE.faults.length,
);
const likenessOf = ({ replies }: OwnersPost): Float64Array => {
  const text = replies.map(([, reply]) => reply.slice(0, MAX_OF_A_REPLY)).join('\n');
  return compareTexts(readUnits(text, vocabulary).units).scores;
};

const posts = readOwnersPosts(dataFolder());
const all = labelledOf(dataFolder(), posts);
const labelled = isInner ? all.filter(({ post }) => !isForChoosing(post.id)) : all;
const read = new Set(all.map(({ post }) => post.id));
const others = posts.filter(({ id, replies }) => replies.length > 0 && !read.has(id));
const guessed = readReplies(labelled, others, likenessOf);
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
