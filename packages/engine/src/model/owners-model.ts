import { stem } from '@wrenchwise/knowledge/stem';

import { MAX_CACHED_LENGTH } from '../evidence/words.ts';
import { isTopicless } from './features.ts';
import type { ModelFile } from './model-file.ts';
import type { ReadNearness } from './posts-encoder.ts';
import { createSparseRows, type SparseRow } from './sparse-rows.ts';

/** Words, pairs of words, and words of the title: the length of each family. */
const FAMILY_LENGTHS = { w: 1, b: 0.7, t: 0.6 } as const;
type OwnersFamily = keyof typeof FAMILY_LENGTHS;

/** Words beyond these are not looked at: what is wrong is said before. */
const MAX_WORDS = 450;

/** A text with so many known words is trusted half. */
const HALF_SURE = 3;

/** How much the nearness of the title by itself counts beside that of the whole text. */
const TITLE = 1 / 3;

const trustIn = (known: number): number => known / (known + HALF_SURE);

/** The bounds of what this model may say: e^-9 to e^5 times as likely as usual. */
const LEAST = -9;
const MOST = 5;

const NUMBER = /^\d+$/;

/** Pairs of words are of one sentence: their order says nothing. A point within a number ends none. */
const SENTENCE_END = /[.!?;](?=\s|$)|\n/;

/** Trouble codes are evidence of their own. */
const CODE = /\b[PBCU][0-9A-F]{4}\b/gi;

type StemOf = (word: string) => string;

/** The most stems that are remembered, of words that are short enough to come again. */
const MAX_STEMS = 20_000;

/** Stems words that were stemmed before from memory. */
const createStemmer = (): StemOf => {
  const stems = new Map<string, string>();
  return (word) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const made = stem(word);
    if (word.length <= MAX_CACHED_LENGTH && stems.size < MAX_STEMS) stems.set(word, made);
    return made;
  };
};

/** The stems of each sentence: letters and digits as they are written, without apostrophes. */
const stemsOf = (text: string, stemOf: StemOf): readonly (readonly string[])[] => {
  let left = MAX_WORDS;
  return text
    .replace(CODE, ' ')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(SENTENCE_END)
    .map((sentence) => {
      const words = (sentence.match(/[a-z0-9]+/g) ?? []).slice(0, left);
      left -= words.length;
      return words.map((word) => (NUMBER.test(word) ? '#' : stemOf(word)));
    });
};

/** The title of a post: a first line of its own. The order of a text's sentences says nothing. */
const titleOf = (text: string): string => /^\s*(\S[^\n]*)\n\s*\S/.exec(text)?.[1] ?? '';

const featuresOf = (text: string, stemOf: StemOf): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const add = (name: string): void => {
    found.set(name, (found.get(name) ?? 0) + 1);
  };
  for (const sentence of stemsOf(text, stemOf)) {
    let previous: string | undefined;
    for (const word of sentence) {
      if (!isTopicless(word)) add(`w:${word}`);
      if (previous !== undefined) add(`b:${previous} ${word}`);
      previous = word;
    }
  }
  for (const word of stemsOf(titleOf(text), stemOf).flat()) {
    if (!isTopicless(word)) add(`t:${word}`);
  }
  return found;
};

/** The model's features of a text by name, with their number. */
export const ownersFeatures = (text: string): ReadonlyMap<string, number> => featuresOf(text, stem);

/** What owners' posts with the same words were about. */
export interface OwnersReading {
  /** The logarithm of how much likelier than usual each fault is, by catalogue index, times trust. */
  readonly weights: Float64Array;
  /**
   * How much nearer than usual the words are to each fault, in standard deviations times trust; those of the title count
   * by themselves as well, since it says what the trouble is.
   */
  readonly nearness: Float64Array;
  /** 0–1: how much of a text these words are, from none known to many. */
  readonly trust: number;
}

/** Reads a text as owners' posts with known answers were read. */
export type ReadOwnersWords = (text: string) => OwnersReading;

interface FoundRow {
  readonly row: SparseRow;
  readonly family: OwnersFamily;
  value: number;
}

/**
 * A softmax over faults by the words of owners' posts in public forums, trained on what careful readers
 * and, weighed by how sure they are, the replies say of them (decision 138). It says how much likelier
 * than usual each fault is. Sections beside those of `sparse-rows.ts`: `faults` (ids by class), `bias`
 * and `usual` (the logarithm of each fault's share of the training posts), in hundredths.
 *
 * @param faultIds ids by catalogue index; faults that the model does not know keep weight 0
 * @param readNearness where the encoder of posts is loaded
 */
export const createOwnersModel = (
  file: ModelFile,
  faultIds: readonly string[],
  readNearness?: ReadNearness,
): ReadOwnersWords => {
  const indexOf = new Map(faultIds.map((id, at) => [id, at]));
  const places = file
    .text('faults')
    .split('\n')
    .map((id) => indexOf.get(id) ?? -1);
  const rows = createSparseRows(file);
  const stemOf = createStemmer();
  const isKnownWord = (name: string): boolean =>
    name.startsWith('w:') && rows.find(name) !== undefined;
  const bias = Float64Array.from(file.i16('bias'), (value) => value / 100);
  const usual = Float64Array.from(file.i16('usual'), (value) => value / 100);
  return (text) => {
    const found: FoundRow[] = [];
    const squares = { w: 0, b: 0, t: 0 };
    const features = featuresOf(text, stemOf);
    for (const [name, count] of features) {
      const row = rows.find(name);
      if (row === undefined) continue;
      // The first letter of a feature's name is its family.
      const family = name.slice(0, 1) as OwnersFamily;
      const value = (1 + Math.log(count)) * row.rarity;
      squares[family] += value * value;
      found.push({ row, family, value });
    }
    const scores = bias.slice();
    for (const one of found) {
      one.value *= FAMILY_LENGTHS[one.family] / Math.sqrt(Math.max(squares[one.family], 1e-6));
      const { classes, weights } = one.row;
      for (let i = 0; i < classes.length; i += 1) {
        const at = classes[i] ?? 0;
        scores[at] = (scores[at] ?? 0) + one.value * (weights[i] ?? 0);
      }
    }
    const said = new Float64Array(faultIds.length);
    const known = found.reduce((count, { family }) => count + (family === 'w' ? 1 : 0), 0);
    const trust = trustIn(known);
    if (found.length > 0) {
      let most = Number.NEGATIVE_INFINITY;
      for (const score of scores) most = Math.max(most, score);
      let sum = 0;
      for (const score of scores) sum += Math.exp(score - most);
      const log = Math.log(sum) + most;
      scores.forEach((score, i) => {
        const place = places[i] ?? -1;
        if (place < 0) return;
        said[place] = trust * Math.min(MOST, Math.max(LEAST, score - log - (usual[i] ?? 0)));
      });
    }
    const nearness = new Float64Array(faultIds.length);
    const addNearness = (own: ReadonlyMap<string, number>, share: number): void => {
      readNearness?.(own).forEach((near, at) => {
        nearness[at] = (nearness[at] ?? 0) + share * near;
      });
    };
    addNearness(features, trust);
    const title = titleOf(text);
    if (title !== '') {
      const own = featuresOf(title, stemOf);
      addNearness(own, TITLE * trustIn([...own.keys()].filter(isKnownWord).length));
    }
    return { weights: said, nearness, trust };
  };
};
