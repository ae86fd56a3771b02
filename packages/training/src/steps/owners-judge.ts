/**
 * Prints how often the engine names the right fault of the labelled posts that `owners-model.ts --inner` and
 * `posts-encoder.ts --inner` left out: without the two models, with the first, and with both. The posts that are set
 * aside stay so (`npm run bench -- strangers`).
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { createEngine } from '@wrenchwise/engine/create-engine';
import type { Models } from '@wrenchwise/engine/model/model-file';
import { readModels } from '@wrenchwise/engine/read-models';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

import { dataFolder } from '../data-folder.ts';
import { isForChoosing, labelledOf, readOwnersPosts } from '../posts/owners-posts.ts';
import { describeRanks, ranksOf } from '../posts/ranks.ts';
import { INNER_ENCODER, INNER_OWNERS, MODELS } from '../product-folders.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

const judged = labelledOf(dataFolder(), readOwnersPosts(dataFolder())).filter(
  ({ post, isOpen }) => isForChoosing(post.id) && !isOpen,
);
const { systems, faults, clauses } = readModels(MODELS);
const others = { systems, faults, clauses };
const owners = readFileSync(INNER_OWNERS);
const states: Readonly<Record<string, Models>> = {
  without: others,
  'with words': { ...others, owners },
  'with words and encoder': { ...others, owners, encoder: readFileSync(INNER_ENCODER) },
};
for (const [name, models] of Object.entries(states)) {
  say(`${name}: ${describeRanks(ranksOf(createEngine(KNOWLEDGE, models), judged), judged)}`);
}
