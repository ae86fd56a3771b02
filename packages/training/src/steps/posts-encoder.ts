/**
 * Trains the encoder of owners' posts on posts and their replies and writes `models/encoder.bin`, with
 * the centres of faults by careful labels. Then both move to what careful readers and the reader of replies say.
 *
 * With --inner the labelled posts that are for choosing are left out, and the product's file stays.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

import { dataFolder } from '../data-folder.ts';
import { guessFaults } from '../posts/guess-faults.ts';
import { isForChoosing, labelledOf, readOwnersPosts } from '../posts/owners-posts.ts';
import { encoderSections, learnPostsAndReplies, moveToFaults } from '../posts/posts-and-replies.ts';
import { INNER_ENCODER } from '../product-folders.ts';
import { modelBytes, writeModel } from '../write-model.ts';

const SEED = 3;

const say = (text: string) => process.stdout.write(`${text}\n`);
const isInner = process.argv.includes('--inner');

const posts = readOwnersPosts(dataFolder());
const all = labelledOf(dataFolder(), posts);
// Replies give the cause away: the pairs of posts to choose by are left out with their labels.
const isTrained = ({ id }: { readonly id: string }): boolean => !isInner || !isForChoosing(id);
const chosen = new Set(all.filter(({ post }) => !isTrained(post)).map(({ post }) => post.id));
const learnt = learnPostsAndReplies(
  posts.filter(({ id }) => !chosen.has(id)),
  SEED,
  (pass, loss) => say(`pass ${pass}: loss ${loss.toFixed(3)}`),
);
const labelled = all.filter(({ post }) => isTrained(post));
const guessed = guessFaults(posts, labelled, new Set(all.map(({ post }) => post.id)));
const moved = moveToFaults(learnt, labelled, guessed, SEED);
if (isInner) {
  mkdirSync(dirname(INNER_ENCODER), { recursive: true });
  writeFileSync(INNER_ENCODER, modelBytes('encoder', encoderSections(moved)));
} else {
  say(writeModel('encoder', encoderSections(moved)));
}
