import { isFunctionWord } from '@wrenchwise/knowledge/function-words';

import { type Language, LANGUAGES } from './languages.ts';

/** Characters of a text that are examined. */
const MAX_LENGTH = 2_000;

/** Distinct words that identify a language, when they outnumber the English ones. */
const MIN_WORDS = 2;

/** Words that too many languages share. */
const SHARED: ReadonlySet<string> = new Set(
  'auto start motor radio motorcycle system sensor garage problem'.split(' '),
);

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

const WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  LANGUAGES.map(({ id, words = '' }) => [id, new Set(words.split(' '))]),
);

const knows = ({ id }: Language, word: string): boolean => WORDS.get(id)?.has(word) === true;

/** The language by script; English unless most letters are of another script. */
const byScript = (text: string): Language | undefined => {
  const latin = countOf(text, /\p{Script=Latin}/gu);
  const others = countOf(text, /\p{L}/gu) - latin;
  if (others <= latin) return undefined;
  return LANGUAGES.find(({ script }) => script !== undefined && countOf(text, script) > 0);
};

/**
 * The language of a text, by script and common words; undefined for English, also with some foreign
 * words, codes and typing errors.
 */
export const foreignLanguageOf = (
  text: string,
  isKnownWord: (word: string) => boolean,
): Language | undefined => {
  const read = text.slice(0, MAX_LENGTH);
  const script = byScript(read);
  if (script !== undefined) return script;
  const words = read.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best: { readonly language: Language; readonly hits: number } | undefined;
  for (const language of LANGUAGES) {
    const hits = new Set(words.filter((word) => knows(language, word))).size;
    if (hits > (best?.hits ?? 0)) best = { language, hits };
  }
  if (best === undefined || best.hits < MIN_WORDS) return undefined;
  const { language, hits } = best;
  const english = new Set(
    words.filter(
      (word) =>
        !SHARED.has(word) && !knows(language, word) && (isFunctionWord(word) || isKnownWord(word)),
    ),
  ).size;
  return hits > english ? language : undefined;
};
