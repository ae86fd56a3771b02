import type { CommonQuestion } from '@wrenchwise/knowledge/chat/common-question';
import { stem } from '@wrenchwise/knowledge/stem';

import { wordsForVectors } from './intent/sentence-vector.ts';
import { sentenceVectors } from './intent/sentence-vectors.ts';
import { normalise } from './normalise.ts';

/** A common question, and how near its wording is to what was asked, 0–1. */
export interface NearQuestion {
  readonly entry: CommonQuestion;
  readonly nearness: number;
  /** How much was asked beside the form of words and the subject: a rare word counts up to 2. */
  readonly content: number;
  /** How many words say that. */
  readonly words: number;
  /** How much of its nearest wording was said, 0–1. */
  readonly said: number;
}

export interface QuestionIndex {
  /**
   * The questions that come nearest to a message, the nearest first; none where there is none on its subject.
   *
   * @param words the message, normalised
   * @param subject normalised names of what it may be about
   * @param count how many at most
   */
  readonly nearest: (words: string, subject: string, count: number) => readonly NearQuestion[];
}

/** A word as it was written with its stem, what it weighs, and its vector where it has one. */
export interface Word {
  readonly text: string;
  readonly stem: string;
  readonly weight: number;
  readonly about: Float32Array | undefined;
}

/** Words by their places in the vocabulary. */
type Places = readonly number[];

interface Indexed {
  readonly entry: CommonQuestion;
  readonly asks: readonly { readonly words: Places; readonly vector: Float32Array }[];
  /** Words of all wordings and of the answer. */
  readonly all: Places;
  /** Names of its subject, normalised; none: it is general. */
  readonly names: readonly string[];
  /** Stems of its subject: that both name it says nothing of what is asked about it. */
  readonly subject: ReadonlySet<string>;
}

/** Words that every question has weigh next to nothing: a form of words is no subject. */
const OF_QUESTIONS: ReadonlySet<string> = new Set(
  'what why how when where which who do does did can could should would will is are was be been have has had it that this the a an my your i you they he she and or if to of in on for with at from as me so just then there any not no'
    .split(' ')
    .map((word) => stem(word)),
);
const MIN_WEIGHT = 0.05;
const MAX_WEIGHT = 2;

/** A word that weighs less is of the form of a question. */
export const SAYS_SOMETHING = 0.3;

/** Below this two words have nothing in common; above, another word for one thing counts this much of its cosine. */
const MIN_ALIKE = 0.45;
const OTHER_WORD = 0.85;

/** The shares of the nearest wording, of all words of question and answer, and of the sentences' vectors. */
const OF_WORDING = 0.3;
const OF_WHOLE = 0.4;
const OF_VECTORS = 0.3;

/** Of the nearest wording: what it says counts a little more than what was asked beside it. */
const OF_EXAMPLE = 0.55;

/** The product of a vector with the one that begins at a place of an array. */
const dotAt = (a: Float32Array, all: Float32Array, from: number): number => {
  let sum = 0;
  for (let k = 0; k < a.length; k += 1) sum += (a[k] ?? 0) * (all[from + k] ?? 0);
  return sum;
};

/** The vectors of some words in one array, zeros where a word has none: thousands are compared at once. */
const vectorsOf = (
  words: readonly Word[],
): { readonly all: Float32Array; readonly size: number } => {
  const size = words.find(({ about }) => about !== undefined)?.about?.length ?? 0;
  const all = new Float32Array(words.length * size);
  words.forEach(({ about }, at) => about !== undefined && all.set(about, at * size));
  return { all, size };
};

/** How alike two words are, 0–1: 1 for forms of one word, 0 for words that have nothing in common. */
const likeness = (one: Word, other: Word): number => {
  if (one.stem === other.stem) return 1;
  if (one.about === undefined || other.about === undefined) return 0;
  const cosine = dotAt(one.about, other.about, 0);
  return cosine >= MIN_ALIKE ? cosine * OTHER_WORD : 0;
};

/** Each word of a normalised text once. */
export const distinct = (words: string): readonly string[] => {
  const byStem = new Map<string, string>();
  for (const word of wordsForVectors(words)) {
    const own = stem(word);
    if (!byStem.has(own)) byStem.set(own, word);
  }
  return [...byStem.values()];
};

const wordsIn = (normalised: string): string => wordsForVectors(normalised).join(' ');

/** Whether a text names one of some words, all normalised. */
const namesOneOf = (text: string, names: readonly string[]): boolean =>
  names.length === 0 ||
  names.some((name) => ` ${text} `.includes(` ${name} `) || ` ${text} `.includes(` ${name}s `));

const wholeOf = ({ asks, answer }: CommonQuestion): string =>
  normalise([...asks, answer].join(' '));

/** What a word weighs: nothing to speak of in the form of a question, else by how few entries have it. */
export const weigher = (entries: readonly CommonQuestion[]): ((word: string) => Word) => {
  const uses = new Map<string, number>();
  for (const entry of entries) {
    for (const own of distinct(wholeOf(entry)).map((word) => stem(word))) {
      uses.set(own, (uses.get(own) ?? 0) + 1);
    }
  }
  const all = Math.log(entries.length + 1);
  return (word) => {
    const own = stem(word);
    const meaning = sentenceVectors.meaningOf(word);
    const rarity = (MAX_WEIGHT * (all - Math.log((uses.get(own) ?? 0) + 0.5))) / all;
    const weight = OF_QUESTIONS.has(own)
      ? MIN_WEIGHT
      : Math.max(MIN_WEIGHT, Math.min(rarity, MAX_WEIGHT * (meaning?.importance ?? 1)));
    return { text: word, stem: own, weight, about: meaning?.about };
  };
};

/** The words of a vocabulary that are alike to a word, by place, and how much. */
type Alike = readonly (readonly [place: number, likeness: number])[];

const alikeTo = (
  one: Word,
  vocabulary: readonly Word[],
  { all, size }: ReturnType<typeof vectorsOf>,
): Alike => {
  const about = one.weight > MIN_WEIGHT ? one.about : undefined;
  const found: (readonly [number, number])[] = [];
  for (let at = 0; at < vocabulary.length; at += 1) {
    if (vocabulary[at]?.stem === one.stem) found.push([at, 1]);
    else if (about !== undefined) {
      const cosine = dotAt(about, all, at * size);
      if (cosine >= MIN_ALIKE) found.push([at, cosine * OTHER_WORD]);
    }
  }
  return found;
};

/** Words that messages share are compared with the vocabulary once; so many are stored. */
const MAX_KEPT = 4000;

/** How alike each word of a vocabulary is to a word, 0–1. */
const likenesses = (vocabulary: readonly Word[]): ((one: Word) => Float32Array) => {
  const vectors = vectorsOf(vocabulary);
  const kept = new Map<string, Alike>();
  return (one) => {
    const known = kept.get(one.text) ?? alikeTo(one, vocabulary, vectors);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(one.text, known);
    const alike = new Float32Array(vocabulary.length);
    for (const [at, likeness] of known) alike[at] = likeness;
    return alike;
  };
};

/** How much of what some words say is said by others, 0–1, by the best of these for each. */
const coverage = <Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  bestOf: (item: Item) => number,
): number => {
  let said = 0;
  let whole = 0;
  for (const item of items) {
    said += weightOf(item) * bestOf(item);
    whole += weightOf(item);
  }
  return whole === 0 ? 0 : said / whole;
};

/** How much of what some words say is said by others, 0–1; 1 where they say nothing. */
export const saidBy = (asked: readonly Word[], others: readonly Word[]): number =>
  asked.length === 0
    ? 1
    : coverage(
        asked,
        ({ weight }) => weight,
        (one) => others.reduce((most, other) => Math.max(most, likeness(one, other)), 0),
      );

/** How alike the likeliest of some places is: called half a million times a message. */
const mostAlike = (alike: Float32Array, places: Places): number => {
  let most = 0;
  for (const place of places) {
    const one = alike[place] ?? 0;
    if (one > most) most = one;
  }
  return most;
};

/** A word of a message, and how alike it is to each word of the vocabulary. */
interface AskedWord {
  readonly word: Word;
  readonly alike: Float32Array;
}

/** What is compared with every entry: the message's vector, the words of all entries, the nearness to exceed. */
interface Compared {
  readonly vector: Float32Array;
  readonly vocabulary: readonly Word[];
  readonly least: number;
}

/**
 * How near an entry is to a message, by its words without those of the subject and its vector; undefined
 * where it cannot be nearer than `least`, which most entries are seen by without their wordings.
 */
const nearnessOf = (
  { entry, asks, all, subject }: Indexed,
  asked: readonly AskedWord[],
  { vector, vocabulary, least }: Compared,
): NearQuestion | undefined => {
  const own = asked.filter(({ word }) => !subject.has(word.stem));
  const ownIn = (places: Places): number =>
    coverage(
      own,
      ({ word }) => word.weight,
      ({ alike }) => mostAlike(alike, places),
    );
  const cosine = asks.reduce((most, ask) => Math.max(most, dotAt(vector, ask.vector, 0) / 2), 0);
  const withoutWording = OF_WHOLE * ownIn(all) + OF_VECTORS * cosine;
  if (OF_WORDING + withoutWording <= least) return undefined;
  const exampleIn = (places: Places): number =>
    coverage(
      places.filter((place) => !subject.has(vocabulary[place]?.stem ?? '')),
      (place) => vocabulary[place]?.weight ?? 0,
      (place) => own.reduce((most, { alike }) => Math.max(most, alike[place] ?? 0), 0),
    );
  let wording = 0;
  let said = 0;
  for (const { words } of asks) {
    const example = exampleIn(words);
    const score = OF_EXAMPLE * example + (1 - OF_EXAMPLE) * ownIn(words);
    if (score <= wording) continue;
    wording = score;
    said = example;
  }
  return {
    entry,
    nearness: OF_WORDING * wording + withoutWording,
    content: own.reduce((sum, { word }) => sum + word.weight, 0),
    words: own.filter(({ word }) => word.weight > SAYS_SOMETHING).length,
    said,
  };
};

/**
 * Makes the index; it takes some hundred milliseconds for some hundred questions.
 *
 * @param wordOf what a word weighs, where it is known from more questions than these
 */
export const createQuestionIndex = (
  entries: readonly CommonQuestion[],
  wordOf = weigher(entries),
): QuestionIndex => {
  const vocabulary: Word[] = [];
  const places = new Map<string, number>();
  const placeOf = (word: string): number => {
    const known = places.get(word);
    if (known !== undefined) return known;
    places.set(word, vocabulary.length);
    return vocabulary.push(wordOf(word)) - 1;
  };
  const placesOf = (words: string): Places => distinct(words).map(placeOf);
  const indexed = entries.map((entry): Indexed => {
    const names = (entry.about ?? []).map((name) => wordsIn(normalise(name)));
    return {
      entry,
      // As messages are: 'cambelt' and 'timing belt' are one name.
      asks: entry.asks
        .map(normalise)
        .map((ask) => ({ words: placesOf(ask), vector: sentenceVectors.vectorOf(ask) })),
      all: placesOf(wholeOf(entry)),
      names,
      subject: new Set(names.flatMap((name) => name.split(' ').map((word) => stem(word)))),
    };
  });
  const likenessOf = likenesses(vocabulary);
  return {
    nearest: (words, subject, count) => {
      const text = `${wordsIn(words)} ${wordsIn(subject)}`;
      const asked = distinct(words)
        .map(wordOf)
        .map((word) => ({ word, alike: likenessOf(word) }));
      const vector = sentenceVectors.vectorOf(words);
      let best: readonly NearQuestion[] = [];
      for (const one of indexed) {
        if (!namesOneOf(text, one.names)) continue;
        const least = best.length < count ? 0 : (best.at(-1)?.nearness ?? 0);
        const near = nearnessOf(one, asked, { vector, vocabulary, least });
        if (near === undefined || near.nearness <= least) continue;
        best = [...best, near].toSorted((a, b) => b.nearness - a.nearness).slice(0, count);
      }
      return best;
    },
  };
};
