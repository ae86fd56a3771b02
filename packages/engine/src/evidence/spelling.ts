import { once } from '@wrenchwise/knowledge/once';
import { stem } from '@wrenchwise/knowledge/stem';

import { CONFUSABLE_WORDS } from './confusable-words.ts';
import { MAX_CACHED_LENGTH, type Word } from './words.ts';

/** Misspellings beyond edit distance one, or that are words themselves. */
const KNOWN_SLIPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    vehical: 'vehicle',
    alternater: 'alternator',
    stearing: 'steering',
    steerring: 'steering',
    rotars: 'rotors',
    excelerate: 'accelerate',
    excelerating: 'accelerating',
    excelleration: 'acceleration',
    accelarator: 'accelerator',
    overheeting: 'overheating',
    leek: 'leak',
    leeking: 'leaking',
    petal: 'pedal',
    peddle: 'pedal',
    petals: 'pedals',
    idel: 'idle',
    idles: 'idle',
    breakes: 'brakes',
    braks: 'brakes',
    brks: 'brakes',
    whel: 'wheel',
    weel: 'wheel',
    tyer: 'tyre',
    engin: 'engine',
    eng: 'engine',
    lite: 'light',
    lites: 'lights',
    wierd: 'weird',
    smel: 'smell',
    nois: 'noise',
    noice: 'noise',
    exaust: 'exhaust',
    muffeler: 'muffler',
    jurk: 'jerk',
    jurking: 'jerking',
    shaks: 'shakes',
    strt: 'start',
    wont: "won't",
  }),
);

/**
 * Stems of makes and models at edit distance one from a word of the lexicon: a Buick is no brick.
 */
const NAMES: ReadonlySet<string> = new Set(
  'buick dodge lincoln saturn cruze focus fiesta lancer titan civic pilot rogue sonic spark tiguan stinger'
    .split(' ')
    .map(stem),
);

const BRAKE_PARTS: ReadonlySet<string> = new Set(
  'pad pads fluid light lights pedal line lines rotor rotors disc discs caliper calipers warning system booster'.split(
    ' ',
  ),
);

/** The size of the cache: owners repeat their words. */
const MAX_CORRECTED = 20_000;

const MIN_LENGTH = 5;

const deletions = (word: string): string[] => {
  const out: string[] = [];
  for (let i = 1; i < word.length; i += 1) out.push(word.slice(0, i) + word.slice(i + 1));
  return out;
};

/**
 * Known stems by each of their one-letter deletions: candidates without a scan (symmetric delete).
 */
const deletionIndex = (vocabulary: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const byDeletion = new Map<string, string>();
  for (const known of vocabulary) {
    if (known.length < MIN_LENGTH || known.includes('_')) continue;
    for (const key of [known, ...deletions(known)]) {
      if (!byDeletion.has(key)) byDeletion.set(key, known);
    }
  }
  return byDeletion;
};

/** Corrects misspelt words. */
export interface Spelling {
  /**
   * The stem of a word, corrected. An unknown word of five letters or more that is not ordinary
   * English becomes the known stem at edit distance one (insertion, deletion, substitution,
   * transposition; never in the first letter). Others stay.
   */
  readonly correctedStem: (word: Word, next: Word | undefined) => string;
  /** Whether the corrector knows a stem as correct. */
  readonly isSpeltRight: (root: string) => boolean;
}

/**
 * @param vocabulary the stems that words may be corrected to
 * @param others further correct stems, which stay as they are
 */
export const createSpelling = (
  vocabulary: ReadonlySet<string>,
  others: ReadonlySet<string>,
): Spelling => {
  const correct: ReadonlySet<string> = new Set([...vocabulary, ...others]);
  const longest = Math.max(0, ...Array.from(vocabulary, (term) => term.length));
  const index = once(() => deletionIndex(vocabulary));
  const corrected = new Map<string, string>();

  const nearestStem = ({ text, stem: root, isFunction }: Word): string => {
    const slip = KNOWN_SLIPS.get(text);
    if (slip !== undefined) return stem(slip);
    if (text.length < MIN_LENGTH || isFunction) return root;
    if (root.length < MIN_LENGTH || correct.has(root)) return root;
    // One error changes a length by one: a longer word is near nothing, however long it is.
    if (root.length > longest + 1) return root;
    if (CONFUSABLE_WORDS.has(root) || NAMES.has(root)) return root;
    for (const key of [root, ...deletions(root)]) {
      const candidate = index().get(key);
      if (candidate !== undefined && candidate[0] === root[0]) return stem(candidate);
    }
    return root;
  };

  return {
    isSpeltRight: (root) => correct.has(root),
    correctedStem: (word, next) => {
      const { text } = word;
      if (text.startsWith('break')) {
        if (text === 'breaks') return next?.text === 'down' ? word.stem : stem('brakes');
        if (text === 'breaking') return next?.text === 'down' ? word.stem : stem('braking');
        if (text === 'break' && next !== undefined && BRAKE_PARTS.has(next.text)) {
          return stem('brake');
        }
      }
      const known = corrected.get(text);
      if (known !== undefined) return known;
      const meant = nearestStem(word);
      if (text.length <= MAX_CACHED_LENGTH && corrected.size < MAX_CORRECTED) {
        corrected.set(text, meant);
      }
      return meant;
    },
  };
};
