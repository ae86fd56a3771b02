import type { CommonQuestion } from '@wrenchwise/knowledge/chat/common-question';
import { stem } from '@wrenchwise/knowledge/stem';

import { wordsForVectors } from './intent/sentence-vector.ts';
import { sentenceVectors } from './intent/sentence-vectors.ts';

/** A common question, and how near its wording is to what was asked, 0–1. */
export interface NearQuestion {
  readonly entry: CommonQuestion;
  readonly nearness: number;
  /** How much was asked beside the form of words and the subject: a rare word counts up to 2. */
  readonly content: number;
  /** How much of its nearest wording was said, 0–1. */
  readonly said: number;
}

export interface QuestionIndex {
  /**
   * The question that comes nearest to a message; undefined where there is none on its subject.
   *
   * @param words the message, normalised
   * @param subject normalised names of what it may be about
   */
  readonly nearest: (words: string, subject: string) => NearQuestion | undefined;
}

/** A word with its stem, what it weighs, and its vector where it has one. */
interface Word {
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

/** Below this two words have nothing in common; above, another word for one thing counts this much of its cosine. */
const MIN_ALIKE = 0.45;
const OTHER_WORD = 0.85;

/** The shares of the nearest wording, of all words of question and answer, and of the sentences' vectors. */
const OF_WORDING = 0.3;
const OF_WHOLE = 0.4;
const OF_VECTORS = 0.3;

/** Of the nearest wording: what it says counts a little more than what was asked beside it. */
const OF_EXAMPLE = 0.55;

const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let k = 0; k < a.length; k += 1) sum += (a[k] ?? 0) * (b[k] ?? 0);
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

/** Each word of a normalised text once. */
const distinct = (words: string): readonly string[] => {
  const byStem = new Map<string, string>();
  for (const word of wordsForVectors(words)) {
    const own = stem(word);
    if (!byStem.has(own)) byStem.set(own, word);
  }
  return [...byStem.values()];
};

const wordsIn = (text: string): string => wordsForVectors(text.toLowerCase()).join(' ');

const namesOneOf = (text: string, names: readonly string[] | undefined): boolean =>
  names === undefined ||
  names.some((name) => ` ${text} `.includes(` ${name} `) || ` ${text} `.includes(` ${name}s `));

/** In how many entries each stem is. */
const usesOf = (entries: readonly CommonQuestion[]): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const { asks, answer } of entries) {
    for (const word of distinct([...asks, answer].join(' ').toLowerCase())) {
      uses.set(stem(word), (uses.get(stem(word)) ?? 0) + 1);
    }
  }
  return uses;
};

/** Makes the index; it takes some hundred milliseconds for some hundred questions. */
export const createQuestionIndex = (entries: readonly CommonQuestion[]): QuestionIndex => {
  const uses = usesOf(entries);
  const rarityOf = (own: string): number =>
    (MAX_WEIGHT * Math.log((entries.length + 1) / ((uses.get(own) ?? 0) + 0.5))) /
    Math.log(entries.length + 1);
  const wordOf = (word: string): Word => {
    const own = stem(word);
    const meaning = sentenceVectors.meaningOf(word);
    const weight = OF_QUESTIONS.has(own)
      ? MIN_WEIGHT
      : Math.max(MIN_WEIGHT, Math.min(rarityOf(own), MAX_WEIGHT * (meaning?.importance ?? 1)));
    return { stem: own, weight, about: meaning?.about };
  };
  const vocabulary: Word[] = [];
  const places = new Map<string, number>();
  const placesOf = (words: string): Places =>
    distinct(words).map((word) => {
      const known = places.get(word);
      if (known !== undefined) return known;
      places.set(word, vocabulary.length);
      vocabulary.push(wordOf(word));
      return vocabulary.length - 1;
    });
  const indexed = entries.map((entry): Indexed => ({
    entry,
    asks: entry.asks
      .map((ask) => ask.toLowerCase().replaceAll('’', "'"))
      .map((ask) => ({ words: placesOf(ask), vector: sentenceVectors.vectorOf(ask) })),
    all: placesOf([...entry.asks, entry.answer].join(' ').toLowerCase()),
    subject: new Set((entry.about ?? []).flatMap((name) => wordsIn(name).split(' ').map(stem))),
  }));

  const vectors = vectorsOf(vocabulary);

  /** How alike each word of the vocabulary is to a word, 0–1. */
  const likenessTo = (one: Word): Float32Array => {
    const alike = new Float32Array(vocabulary.length);
    const { all, size } = vectors;
    const isCompared = one.about !== undefined && one.weight > MIN_WEIGHT;
    for (let at = 0; at < vocabulary.length; at += 1) {
      if (vocabulary[at]?.stem === one.stem) {
        alike[at] = 1;
        continue;
      }
      if (!isCompared) continue;
      let cosine = 0;
      for (let k = 0, from = at * size; k < size; k += 1, from += 1) {
        cosine += (one.about?.[k] ?? 0) * (all[from] ?? 0);
      }
      if (cosine >= MIN_ALIKE) alike[at] = cosine * OTHER_WORD;
    }
    return alike;
  };

  return {
    nearest: (words, subject) => {
      const text = `${wordsIn(words)} ${wordsIn(subject)}`;
      const asked = distinct(words).map((word) => wordOf(word));
      const alike = asked.map(likenessTo);
      const vector = sentenceVectors.vectorOf(words);
      let best: NearQuestion | undefined;
      for (const { entry, asks, all, subject: known } of indexed) {
        if (!namesOneOf(text, entry.about)) continue;
        const own = asked.flatMap((word, at) => (known.has(word.stem) ? [] : [at]));
        const ownIn = (those: Places): number => {
          let said = 0;
          let whole = 0;
          for (const at of own) {
            const weight = asked[at]?.weight ?? 0;
            said +=
              weight * those.reduce((most, place) => Math.max(most, alike[at]?.[place] ?? 0), 0);
            whole += weight;
          }
          return whole === 0 ? 0 : said / whole;
        };
        const exampleIn = (those: Places): number => {
          let said = 0;
          let whole = 0;
          for (const place of those) {
            const word = vocabulary[place];
            if (word === undefined || known.has(word.stem)) continue;
            said +=
              word.weight * own.reduce((most, at) => Math.max(most, alike[at]?.[place] ?? 0), 0);
            whole += word.weight;
          }
          return whole === 0 ? 0 : said / whole;
        };
        let wording = 0;
        let said = 0;
        for (const ask of asks) {
          const example = exampleIn(ask.words);
          const score = OF_EXAMPLE * example + (1 - OF_EXAMPLE) * ownIn(ask.words);
          if (score <= wording) continue;
          wording = score;
          said = example;
        }
        const cosine = asks.reduce((most, ask) => Math.max(most, dot(vector, ask.vector) / 2), 0);
        const covered = ownIn(all);
        const nearness = OF_WORDING * wording + OF_WHOLE * covered + OF_VECTORS * cosine;
        if (nearness > (best?.nearness ?? 0)) {
          const content = own.reduce((sum, at) => sum + (asked[at]?.weight ?? 0), 0);
          best = { entry, nearness, content, said };
        }
      }
      return best;
    },
  };
};
