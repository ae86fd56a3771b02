import { isFunctionWord } from '@wrenchwise/knowledge/function-words';
import { stem } from '@wrenchwise/knowledge/stem';

/** The properties of a word, independent of context. */
export interface Word {
  /** Lower case, straight apostrophe. */
  readonly text: string;
  readonly stem: string;
  /** A function word: it says nothing about a fault. */
  readonly isFunction: boolean;
  /** Whether it negates what follows: always ('not'), or only before 'to' or a verb in -ing. */
  readonly denies: 'always' | 'before-to' | 'before-ing' | undefined;
  /** Ends the scope of a negation: 'but', 'because'. */
  readonly endsDenial: boolean;
  /** A temporal conjunction: 'when I brake, …'. */
  readonly opensSetting: boolean;
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const SETTING_WORDS = setOf(
  'when while whenever if as after on under every at during upon once in over since',
);

const NEGATORS = setOf(
  `not no never without none neither nor cannot cant can't wont won't doesnt doesn't dont don't didnt didn't
  isnt isn't arent aren't wasnt wasn't werent weren't hasnt hasn't havent haven't hadnt hadn't couldnt couldn't
  wouldnt wouldn't shouldnt shouldn't aint ain't refuse refuses refused refusing nothing`,
);

/** They negate a following 'to' with a verb: 'fails to start', 'unable to shift'. */
const NEGATORS_BEFORE_TO = setOf('fails failed fail failing unable failure');

/** They negate a following verb in -ing: 'stopped charging', 'quit cooling'. */
const NEGATORS_BEFORE_ING = setOf('stopped stops stop quit quits ceased');

const SCOPE_ENDS = setOf(
  `and but because due since so then however until unless although though except when while if where whenever
  only just which after before yet still once`,
);

const lookUp = (raw: string): Word => {
  const text = raw.toLowerCase().replace(/[’ʼ`]/g, "'");
  return {
    text,
    stem: stem(text),
    isFunction: isFunctionWord(text),
    denies: NEGATORS.has(text)
      ? 'always'
      : NEGATORS_BEFORE_TO.has(text)
        ? 'before-to'
        : NEGATORS_BEFORE_ING.has(text)
          ? 'before-ing'
          : undefined,
    endsDenial: SCOPE_ENDS.has(text),
    opensSetting: SETTING_WORDS.has(text),
  };
};

/** The properties of a word by its spelling. */
export type WordOf = (raw: string) => Word;

/** The size of the cache: only the knowledge has 60,000 words, but few distinct ones. */
const MAX_WORDS = 20_000;

/**
 * Longer words are rare, and a JavaScript engine may keep their whole source text alive (sliced
 * strings).
 */
export const MAX_CACHED_LENGTH = 12;

/** Looks words up, with a cache. */
export const createWordReader = (): WordOf => {
  const words = new Map<string, Word>();
  return (raw) => {
    const known = words.get(raw);
    if (known !== undefined) return known;
    const word = lookUp(raw);
    if (raw.length <= MAX_CACHED_LENGTH && words.size < MAX_WORDS) words.set(raw, word);
    return word;
  };
};
