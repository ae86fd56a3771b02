import type { Symptom } from '../knowledge/symptom.ts';
import { functionWords } from './function-words.ts';
import { setVocabulary } from './spelling.ts';
import { stem } from './stem.ts';
import { synonymStems } from './synonyms.ts';
import { readUnits, type Unit } from './units.ts';

/** A phrase of the lexicon, ready to be matched. */
export interface CompiledPhrase {
  /** Index of its owner in `Lexicon.owners`. */
  readonly owner: number;
  readonly terms: readonly number[];
  /** The first term that the phrase itself denies ('start' in 'does not start'), or -1. */
  readonly deniedTerm: number;
  /**
   * Stems that must stand near the one content word of a phrase that has no other: 'stalled while
   * driving' is more than 'stalled'. Empty for all other phrases.
   */
  readonly nearby: readonly string[];
  /** How telling the words are: the sum of their inverse frequencies over owners. */
  readonly weight: number;
  /** How many owners have a phrase of the same terms. */
  readonly shared: number;
}

/** Phrases of many owners (symptoms, safety rules) as one index. */
export interface Lexicon {
  readonly owners: readonly string[];
  readonly termIds: ReadonlyMap<string, number>;
  /** log(owners / owners whose phrases have the term), by term id. */
  readonly idf: Float64Array;
  readonly phrases: readonly CompiledPhrase[];
  /** Phrase indices by term id. */
  readonly postings: readonly (readonly number[])[];
}

const ARTICLES: ReadonlySet<string> = new Set(
  `a an the my it its is are was were be to i when car vehicle in of has have had got gets just did does do will would
  not no never won't wont can't cant cannot could couldn't didn't doesn't don't isn't nothing unable refuses refused and`
    .split(/\s+/)
    .map(stem),
);

/** The other words of a phrase, unless its one unit stands for the whole of it. */
const nearbyStems = (units: readonly Unit[], stems: readonly string[]): readonly string[] => {
  const own = new Set(units.map((unit) => unit.token));
  const wide = units.some((unit) => unit.term.includes('_'));
  return wide ? [] : stems.filter((word, i) => !own.has(i) && !ARTICLES.has(word));
};

/** Compiles phrases by owner. Phrases with no content word are dropped. */
export const compileLexicon = (
  entries: readonly (readonly [owner: string, phrases: readonly string[]])[],
): Lexicon => {
  const termIds = new Map<string, number>();
  const idOf = (term: string): number => {
    const known = termIds.get(term);
    if (known !== undefined) return known;
    termIds.set(term, termIds.size);
    return termIds.size - 1;
  };
  const seen = new Map<string, Set<number>>();
  const raw: {
    owner: number;
    terms: number[];
    deniedTerm: number;
    nearby: readonly string[];
    key: string;
  }[] = [];
  entries.forEach(([, phrases], owner) => {
    const mine = new Set<string>();
    for (const phrase of phrases) {
      const { units, stems } = readUnits(phrase, false);
      const denied = units.find((unit) => unit.negated);
      const terms = [...new Set(units.map((unit) => idOf(unit.term)))].sort((a, b) => a - b);
      if (terms.length === 0) continue;
      const deniedTerm = denied === undefined ? -1 : idOf(denied.term);
      const nearby = terms.length > 1 ? [] : nearbyStems(units, stems);
      const key = `${terms.join(',')}|${deniedTerm}|${nearby.join(',')}`;
      if (mine.has(key)) continue;
      mine.add(key);
      raw.push({ owner, terms, deniedTerm, nearby, key });
      const owners = seen.get(key) ?? new Set<number>();
      owners.add(owner);
      seen.set(key, owners);
    }
  });
  const ownersOfTerm = Array.from({ length: termIds.size }, () => new Set<number>());
  for (const { owner, terms } of raw) for (const term of terms) ownersOfTerm[term]?.add(owner);
  const idf = Float64Array.from(ownersOfTerm, (owners) =>
    Math.log((entries.length + 1) / (owners.size + 0.5)),
  );
  const postings: number[][] = Array.from({ length: termIds.size }, () => []);
  const phrases = raw.map(({ owner, terms, deniedTerm, nearby, key }, index): CompiledPhrase => {
    for (const term of terms) postings[term]?.push(index);
    const weight = terms.reduce((sum, term) => sum + (idf[term] ?? 0), 0);
    return { owner, terms, deniedTerm, nearby, weight, shared: seen.get(key)?.size ?? 1 };
  });
  return { owners: entries.map(([owner]) => owner), termIds, idf, phrases, postings };
};

/** The lexicon of all symptoms: their phrases and their labels. Also teaches the spelling corrector. */
export const compileSymptomLexicon = (symptoms: Readonly<Record<string, Symptom>>): Lexicon => {
  const lexicon = compileLexicon(
    Object.entries(symptoms).map(([id, symptom]) => [id, [...symptom.phrases, symptom.label]]),
  );
  setVocabulary(
    new Set(lexicon.termIds.keys()),
    new Set([...synonymStems(), ...Array.from(functionWords(), stem)]),
  );
  return lexicon;
};
