import { stem } from './stem.ts';
import { symptomLexicon } from './symptoms.ts';

/** Whether an English word of the lexicon of symptoms, in any of its forms. Takes lower case. */
export const isKnownWord = (word: string): boolean => symptomLexicon().termIds.has(stem(word));
