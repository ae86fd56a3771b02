import { isFunctionWord } from '@wrenchwise/knowledge/function-words';
import { stem } from '@wrenchwise/knowledge/stem';

/** A word as the reader knows it, wherever it stands. */
export interface Word {
  /** Lower case, straight apostrophe. */
  readonly text: string;
  readonly stem: string;
  /** It carries nothing about a fault. */
  readonly isFunction: boolean;
  /** Whether it denies what follows: always ('not'), or before 'to' or a verb in -ing alone. */
  readonly denies: 'always' | 'before-to' | 'before-ing' | undefined;
  /** No denial reaches over it: 'but', 'because'. */
  readonly endsDenial: boolean;
  /** A clause that begins with it says when: 'when I brake, …'. */
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

/** After these, 'to' and a verb, they deny it: 'fails to start', 'unable to shift'. */
const NEGATORS_BEFORE_TO = setOf('fails failed fail failing unable failure');

/** After these, a verb in -ing is denied: 'stopped charging', 'quit cooling'. */
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

/** What is known of a word, as it is written. */
export type WordOf = (raw: string) => Word;

/** So many different words are kept: the knowledge alone has 60,000 words, and few different ones. */
const MOST_WORDS = 20_000;

/** Longer words are rare, and to a JavaScript engine may be views that keep their whole text alive. */
export const MAX_CACHED_LENGTH = 12;

/** Looks words up, and keeps what it found of common ones. */
export const createWordReader = (): WordOf => {
  const words = new Map<string, Word>();
  return (raw) => {
    const known = words.get(raw);
    if (known !== undefined) return known;
    const word = lookUp(raw);
    if (raw.length <= MAX_CACHED_LENGTH && words.size < MOST_WORDS) words.set(raw, word);
    return word;
  };
};
