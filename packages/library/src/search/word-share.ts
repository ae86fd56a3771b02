import { isFunctionWord } from '@wrenchwise/knowledge/function-words';
import { stem } from '@wrenchwise/knowledge/stem';

import { CAR_SYNONYMS } from './car-synonyms.ts';
import { wordsIn } from './words.ts';

const stemsOf = (text: string): readonly string[] =>
  wordsIn(text)
    .flatMap((word) => (CAR_SYNONYMS.get(word.text) ?? word.text).split(' '))
    .filter((word) => !isFunctionWord(word))
    .map((word) => stem(word.replaceAll("'", '')));

/** The share of a query's discriminative words that a text has, 0–1; 0 for a query without any. */
export const wordShare = (query: string, text: string): number => {
  const asked = new Set(stemsOf(query));
  const there = new Set(stemsOf(text));
  return asked.size === 0 ? 0 : [...asked].filter((one) => there.has(one)).length / asked.size;
};
