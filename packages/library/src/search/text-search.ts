import { stem } from '@wrenchwise/knowledge/stem';

import { createVocabulary } from './vocabulary.ts';
import { type Word, wordsIn } from './words.ts';

/** A text of a document, and how much a term counts in it. */
export interface SearchField {
  readonly text: string;
  readonly weight: number;
}

/** Which words of a subject say nothing, and which mean the same. */
export interface SearchLanguage {
  /**
   * Words that distinguish no document, folded. They count only in a text that has no others, and
   * only as they are.
   */
  readonly isIgnored: (word: string) => boolean;
  /** Synonyms: a word or phrase, and the word or words that are indexed instead. */
  readonly otherNames?: ReadonlyMap<string, string>;
}

interface Options<T> {
  /** In the order that those of the same score are found in. */
  readonly documents: readonly T[];
  readonly fieldsOf: (document: T) => readonly SearchField[];
  readonly language: SearchLanguage;
  /** The share of the query, by information, that a document must match; 1: every word. */
  readonly leastShare: number;
  /** How much a word that no document has counts against a match, 0–1. Default 1: like the rarest. */
  readonly unknownWeight?: number;
  /** The share of the best one's score that a document must have. Default 0: all that match. */
  readonly leastOfBest?: number;
  /** Multiplies a document's score. Default 1. */
  readonly boostOf?: (document: T) => number;
}

/** A piece of a text. */
export interface TextPart {
  /** Where it begins in the text. */
  readonly start: number;
  readonly part: string;
  readonly isHit: boolean;
}

/** Full-text search over documents of one kind or several. */
export interface TextSearch<T> {
  /** Whether a text has no word to search for. */
  readonly isEmpty: (query: string) => boolean;
  /** The documents that match, the best first. Empty for an empty query. */
  readonly find: (query: string) => readonly T[];
  /** Cuts texts at the words that a query finds. The parts make up the text again. */
  readonly mark: (query: string) => (text: string) => readonly TextPart[];
}

/** The most words of a name that begins with a word; most words begin none. */
const longestNames = (otherNames: ReadonlyMap<string, string>): ReadonlyMap<string, number> => {
  const longest = new Map<string, number>();
  for (const name of otherNames.keys()) {
    const [first = '', ...rest] = name.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 0, rest.length + 1));
  }
  return longest;
};

/** Reads the words of a text, other names in place of those that have one; the longest phrase counts. */
export const plainWordsBy = (
  otherNames: ReadonlyMap<string, string> = new Map(),
): ((text: string) => readonly string[]) => {
  const longest = longestNames(otherNames);
  return (text) => {
    const words = wordsIn(text).map((word) => word.text);
    const plain: string[] = [];
    for (let at = 0; at < words.length;) {
      const word = words[at] ?? '';
      let taken = 1;
      let other: string | undefined;
      for (let count = Math.min(longest.get(word) ?? 0, words.length - at); count > 0; count -= 1) {
        other = otherNames.get(words.slice(at, at + count).join(' '));
        taken = count;
        if (other !== undefined) break;
      }
      plain.push(...(other ?? word).split(' '));
      at += taken;
    }
    return plain;
  };
};

/** The most terms of a query that are read. */
const MAX_TERMS = 12;

interface Term {
  readonly term: string;
  readonly isIgnored: boolean;
}

const createTerms = ({ isIgnored, otherNames }: SearchLanguage) => {
  const plainWords = plainWordsBy(otherNames);
  // No term of a discriminative word has an apostrophe: 'they' has the stem 'the'.
  const termOf = (word: string): Term =>
    isIgnored(word)
      ? { term: `'${word}`, isIgnored: true }
      : { term: stem(word.replaceAll("'", '')), isIgnored: false };

  /** The terms of one word. */
  const ofWord = ({ text }: Word): readonly Term[] =>
    (otherNames?.get(text) ?? text).split(' ').map(termOf);
  return {
    ofWord,
    of: (text: string): readonly Term[] => {
      const all = plainWords(text).map(termOf);
      const discriminative = all.filter((one) => !one.isIgnored);
      return discriminative.length > 0 ? discriminative : all;
    },
  };
};

/** The highest weight of each term in a document. */
const weightsOf = (
  fields: readonly SearchField[],
  terms: (text: string) => readonly Term[],
): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>();
  for (const { text, weight } of fields) {
    for (const { term } of terms(text)) {
      weights.set(term, Math.max(weights.get(term) ?? 0, weight));
    }
  }
  return weights;
};

/**
 * Makes an inverted index of the documents. Words are compared by their stems, without case and
 * accents; a word may be the beginning of one, and an unknown one is corrected to the nearest that
 * is known. A term counts by the field that it is in and by how rare it is (TF-IDF without
 * frequencies within a document).
 */
export const createTextSearch = <T>({
  documents,
  fieldsOf,
  language,
  leastShare,
  unknownWeight = 1,
  leastOfBest = 0,
  boostOf = () => 1,
}: Options<T>): TextSearch<T> => {
  const terms = createTerms(language);
  const postings = new Map<string, { at: number; weight: number }[]>();
  for (const [at, document] of documents.entries()) {
    for (const [term, weight] of weightsOf(fieldsOf(document), terms.of)) {
      const list = postings.get(term) ?? [];
      list.push({ at, weight });
      postings.set(term, list);
    }
  }
  const boosts = documents.map(boostOf);
  const rarity = (term: string): number =>
    Math.log(1 + documents.length / (postings.get(term)?.length ?? 1));
  const readingsOf = createVocabulary([...postings.keys()]);

  const readings = ({ term, isIgnored }: Term, isLast: boolean) => {
    if (isIgnored) return postings.has(term) ? [{ term, closeness: 1 }] : [];
    return readingsOf(term, { isLast });
  };

  /** The distinct terms of a query, each with the known ones that it may mean. */
  const readQuery = (query: string) => {
    const asked = [...new Map(terms.of(query).map((one) => [one.term, one])).values()];
    return asked
      .slice(0, MAX_TERMS)
      .map((one, at) => ({ term: one.term, read: readings(one, at === asked.length - 1) }));
  };

  const find = (query: string): readonly T[] => {
    const scores = new Map<number, { score: number; matched: number }>();
    let asked = 0;
    for (const { term, read } of readQuery(query)) {
      const known = read.length > 0 ? read.map((one) => one.term) : [term];
      const discriminative = Math.max(...known.map(rarity)) * (read.length > 0 ? 1 : unknownWeight);
      asked += discriminative;
      const best = new Map<number, number>();
      for (const { term: meant, closeness } of read) {
        for (const { at, weight } of postings.get(meant) ?? []) {
          best.set(at, Math.max(best.get(at) ?? 0, weight * closeness * rarity(meant)));
        }
      }
      for (const [at, score] of best) {
        const before = scores.get(at) ?? { score: 0, matched: 0 };
        scores.set(at, { score: before.score + score, matched: before.matched + discriminative });
      }
    }
    const ranked = [...scores]
      .filter(([, { matched }]) => matched >= leastShare * asked)
      .map(([at, { score, matched }]) => ({
        at,
        score: score * (matched / asked) ** 2 * (boosts[at] ?? 1),
      }))
      .sort((a, b) => b.score - a.score || a.at - b.at);
    const least = (ranked[0]?.score ?? 0) * leastOfBest;
    return ranked.filter(({ score }) => score >= least).flatMap(({ at }) => documents[at] ?? []);
  };

  const mark = (query: string) => {
    const found: ReadonlySet<string> = new Set(
      readQuery(query).flatMap(({ read }) => read.map((one) => one.term)),
    );
    return (text: string): readonly TextPart[] => {
      const hits = wordsIn(text).filter((word) =>
        terms.ofWord(word).some(({ term }) => found.has(term)),
      );
      const parts = hits.flatMap(({ start, end }, at): readonly TextPart[] => {
        const before = hits[at - 1]?.end ?? 0;
        return [
          { start: before, part: text.slice(before, start), isHit: false },
          { start, part: text.slice(start, end), isHit: true },
        ];
      });
      const last = hits.at(-1)?.end ?? 0;
      const rest = { start: last, part: text.slice(last), isHit: false };
      return [...parts, rest].filter(({ part }) => part !== '');
    };
  };

  return { isEmpty: (query) => wordsIn(query).length === 0, find, mark };
};
