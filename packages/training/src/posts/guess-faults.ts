import { readUnits } from '@wrenchwise/engine/evidence/units';
import { createVocabulary, prepareIndexes } from '@wrenchwise/engine/indexes';
import { createTextComparison } from '@wrenchwise/engine/inference/fault-texts';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

import type { LabelledPost, OwnersPost } from './owners-posts.ts';
import { type GuessedPost, readReplies } from './reader-of-replies.ts';

/** The rest of a long reply leads away from the fault. */
const MAX_OF_A_REPLY = 600;

/**
 * What the replies say of the posts that nobody has read, by a reader of replies that learns from careful labels.
 *
 * @param labelled what it learns from
 * @param read the ids of all posts that somebody has read
 */
export const guessFaults = (
  posts: readonly OwnersPost[],
  labelled: readonly LabelledPost[],
  read: ReadonlySet<string>,
): readonly GuessedPost[] => {
  const vocabulary = createVocabulary(KNOWLEDGE);
  const compareTexts = createTextComparison(
    prepareIndexes(KNOWLEDGE, vocabulary).faultTexts,
    KNOWLEDGE.faults.length,
  );
  const likenessOf = ({ replies }: OwnersPost): Float64Array => {
    const text = replies.map(([, reply]) => reply.slice(0, MAX_OF_A_REPLY)).join('\n');
    return compareTexts(readUnits(text, vocabulary).units).scores;
  };
  const others = posts.filter(({ id, replies }) => replies.length > 0 && !read.has(id));
  return readReplies(labelled, others, likenessOf);
};
