import words from '../../models/intent-words.json' with { type: 'json' };
import { openSentenceVectors } from './sentence-vector.ts';

/** The word vectors that ship. */
export const sentenceVectors = openSentenceVectors(words);
