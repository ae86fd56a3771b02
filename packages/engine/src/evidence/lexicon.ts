import type { SafetyRule } from '@wrenchwise/knowledge/safety-rules/rule';
import { stem } from '@wrenchwise/knowledge/stem';
import type { Symptom } from '@wrenchwise/knowledge/symptom';

import type { TermKinds } from './discriminative-words.ts';
import { type Need, needsOf } from './phrase-needs.ts';
import { readUnits, type Unit, type Vocabulary } from './units.ts';

/** A prepared phrase of the lexicon. */
export interface CompiledPhrase {
  /** Index of its owner in `Lexicon.owners`. */
  readonly owner: number;
  readonly terms: readonly number[];
  /** The first term that the phrase negates ('start' in 'does not start'), or -1. */
  readonly deniedTerm: number;
  /**
   * For phrases with one content word: stems of which one must be near it, as 'stalled while
   * driving' is more than 'stalled'. Empty for other phrases.
   */
  readonly nearby: readonly string[];
  /** Further requirements, from the function words of the phrase. */
  readonly needs: readonly Need[];
  /** The number of owners with a phrase of the same terms. */
  readonly shared: number;
}

/** Parsed phrases of all owners (symptoms, safety rules): plain data that can be stored. */
export interface PhraseTable {
  readonly owners: readonly string[];
  /** By term id. */
  readonly terms: readonly string[];
  /** log(owners / owners whose phrases have the term), by term id. */
  readonly idf: readonly number[];
  readonly phrases: readonly CompiledPhrase[];
}

/** A phrase table as an index. */
export interface Lexicon extends Omit<PhraseTable, 'terms'> {
  readonly termIds: ReadonlyMap<string, number>;
  /** Phrase indices by term id. */
  readonly postings: readonly (readonly number[])[];
  /** Whether only a term expresses trouble, by term id. */
  readonly discriminative: readonly boolean[];
  /** Whether a term is the subject of phrases, by term id. */
  readonly subject: readonly boolean[];
  /** The information of a phrase, by phrase index: the sum of its `idf`. */
  readonly weights: Float64Array;
  readonly isBodyPart: (term: string) => boolean;
  /** Scratch space of the matcher, by phrase index: all zeros between calls. */
  readonly sums: Float64Array;
  /** The matcher's cache: the number of owners with a phrase of certain terms. */
  readonly readingCounts: Map<string, number>;
}

const ARTICLES: ReadonlySet<string> = new Set(
  `a an the my it its is are was were be to i when car vehicle in of has have had got gets just did does do will would
  not no never won't wont can't cant cannot could couldn't didn't doesn't don't isn't nothing unable refuses refused and`
    .split(/\s+/)
    .map(stem),
);

/** The other words of a phrase, unless its one unit covers all of it. */
const nearbyStems = (units: readonly Unit[], stems: readonly string[]): readonly string[] => {
  const own = new Set(units.map((unit) => unit.token));
  const wide = units.some((unit) => unit.term.includes('_'));
  return wide ? [] : stems.filter((word, i) => !own.has(i) && !ARTICLES.has(word));
};

/** Adds a number to a short ascending list, unless present. */
const insertOnce = (rising: number[], value: number): void => {
  let at = rising.length;
  while (at > 0 && (rising[at - 1] ?? 0) > value) at -= 1;
  if (rising[at - 1] !== value) rising.splice(at, 0, value);
};

/** Phrases by their owner. */
export type PhraseEntries = readonly (readonly [owner: string, phrases: readonly string[]])[];

/**
 * Parses the phrases of each owner, the slowest step of preparation. Phrases without a content word
 * are dropped.
 *
 * @param strict whether 'driving' in a phrase requires a moving car: alerts need the whole phrase
 */
export const readPhrases = (
  vocabulary: Vocabulary,
  entries: PhraseEntries,
  strict = false,
): PhraseTable => {
  const termIds = new Map<string, number>();
  const idOf = (term: string): number => {
    const known = termIds.get(term);
    if (known !== undefined) return known;
    termIds.set(term, termIds.size);
    return termIds.size - 1;
  };
  const ownersOfKey = new Map<string, number>();
  const ownersOfTerm: number[] = [];
  const raw: {
    owner: number;
    terms: readonly number[];
    deniedTerm: number;
    nearby: readonly string[];
    needs: readonly Need[];
    key: string;
  }[] = [];
  entries.forEach(([, phrases], owner) => {
    const mine = new Set<string>();
    const myTerms = new Set<number>();
    for (const phrase of phrases) {
      const { units, stems } = readUnits(phrase, vocabulary);
      if (units.length === 0) continue;
      const denied = units.find((unit) => unit.negated);
      const terms: number[] = [];
      for (const unit of units) insertOnce(terms, idOf(unit.term));
      const deniedTerm = denied === undefined ? -1 : idOf(denied.term);
      const nearby = terms.length > 1 ? [] : nearbyStems(units, stems);
      const needs = needsOf(phrase, strict);
      const key = `${terms.join(',')}|${deniedTerm}|${nearby.join(',')}|${needs.join(',')}`;
      if (mine.has(key)) continue;
      mine.add(key);
      ownersOfKey.set(key, (ownersOfKey.get(key) ?? 0) + 1);
      for (const term of terms) myTerms.add(term);
      raw.push({ owner, terms, deniedTerm, nearby, needs, key });
    }
    for (const term of myTerms) ownersOfTerm[term] = (ownersOfTerm[term] ?? 0) + 1;
  });
  const idf = ownersOfTerm.map((owners) => Math.log((entries.length + 1) / (owners + 0.5)));
  const phrases = raw.map(({ key, ...phrase }): CompiledPhrase => ({
    ...phrase,
    shared: ownersOfKey.get(key) ?? 1,
  }));
  return { owners: entries.map(([owner]) => owner), terms: [...termIds.keys()], idf, phrases };
};

/** The index of parsed phrases. */
export const indexPhrases = (
  { owners, terms, idf, phrases }: PhraseTable,
  { isDiscriminative, isSubject, isBodyPart }: TermKinds,
): Lexicon => {
  const postings: number[][] = terms.map(() => []);
  const weights = new Float64Array(phrases.length);
  phrases.forEach((phrase, at) => {
    for (const term of phrase.terms) {
      postings[term]?.push(at);
      weights[at] = (weights[at] ?? 0) + (idf[term] ?? 0);
    }
  });
  const termIds = new Map(terms.map((term, id) => [term, id]));
  const sums = new Float64Array(phrases.length);
  return {
    owners,
    idf,
    phrases,
    termIds,
    postings,
    discriminative: terms.map(isDiscriminative),
    subject: terms.map(isSubject),
    isBodyPart,
    weights,
    sums,
    readingCounts: new Map(),
  };
};

/** The phrases of all symptoms, and their labels. */
export const readSymptomPhrases = (
  vocabulary: Vocabulary,
  symptoms: Readonly<Record<string, Symptom>>,
): PhraseTable =>
  readPhrases(
    vocabulary,
    Object.entries(symptoms).map(([id, symptom]) => [id, [...symptom.phrases, symptom.label]]),
  );

/** The phrases of all safety rules. */
export const readRulePhrases = (
  vocabulary: Vocabulary,
  rules: readonly SafetyRule[],
): PhraseTable =>
  readPhrases(
    vocabulary,
    rules.map((rule) => [rule.id, rule.phrases]),
    true,
  );
