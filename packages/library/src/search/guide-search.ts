import type { Fault } from '@wrenchwise/knowledge/catalogue';
import type { Knowledge } from '@wrenchwise/knowledge/knowledge';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';
import type { SystemId } from '@wrenchwise/knowledge/systems';

import type { GuideSummary } from '../guides/guide-catalogue.ts';
import { askedTerms, searchTerms } from './search-terms.ts';
import { createVocabulary } from './vocabulary.ts';

/** The guides that match a text, the best first. */
export type SearchGuides = (text: string) => readonly GuideSummary[];

// The weight of a term by field of the guide.
const TITLE = 8;
const FAULT = 6;
const CODE = 6;
const WORKSHOP_NAME = 3;
const SYMPTOM = 5;
const PHRASES = 1.5;
const CATEGORY = 2;

/** The influence of a fault's prior on the order; 0 would ignore it. */
const COMMON_FIRST = 0.3;

/** The share of the query, by information, that a guide must match. */
const LEAST_SHARE = 0.55;

/** `P030x` is indexed as each of its ten codes. */
const codesOf = (pattern: string): string =>
  pattern.endsWith('x')
    ? Array.from({ length: 10 }, (_, digit) => `${pattern.slice(0, -1)}${digit}`).join(' ')
    : pattern;

const weightsOf = (
  guide: GuideSummary,
  fault: Fault | undefined,
  symptoms: Knowledge['symptoms'],
  category: string,
): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const term of new Set(searchTerms(text))) {
      weights.set(term, Math.max(weights.get(term) ?? 0, weight));
    }
  };
  add(guide.title, TITLE);
  add(guide.faultName, FAULT);
  add(category, CATEGORY);
  if (fault === undefined) return weights;
  add(fault.workshopName, WORKSHOP_NAME);
  for (const [pattern, chance] of Object.entries(fault.codes ?? {})) {
    add(codesOf(pattern), CODE * (chance ?? 0));
  }
  const chances: Readonly<Partial<Record<SymptomId, number>>> = fault.symptoms;
  for (const [id, chance] of Object.entries(chances)) {
    const { label, phrases } = symptoms[id as SymptomId]; // the keys are those of the record
    add(label, SYMPTOM * chance);
    add(phrases.join(' '), PHRASES * chance);
  }
  return weights;
};

/**
 * A search index of the guides over title, fault, symptoms in owners' words, trouble codes and
 * category. An unknown word is corrected to the nearest known one; the last word may be a prefix.
 *
 * @param categoryNameOf the category's name on the screen by system
 */
export const createGuideSearch = (
  { faults, symptoms }: Pick<Knowledge, 'faults' | 'symptoms'>,
  guides: readonly GuideSummary[],
  categoryNameOf: (system: SystemId) => string,
): SearchGuides => {
  const byId: ReadonlyMap<string, Fault> = new Map(faults.map((fault) => [fault.id, fault]));
  const postings = new Map<string, { at: number; weight: number }[]>();
  for (const [at, guide] of guides.entries()) {
    for (const [term, weight] of weightsOf(
      guide,
      byId.get(guide.faultId),
      symptoms,
      categoryNameOf(guide.system),
    )) {
      const list = postings.get(term) ?? [];
      list.push({ at, weight });
      postings.set(term, list);
    }
  }
  const commonness = guides.map(({ faultId }) => (byId.get(faultId)?.prior ?? 1) ** COMMON_FIRST);
  const rarity = (term: string): number =>
    Math.log(1 + guides.length / (postings.get(term)?.length ?? 1));
  const readings = createVocabulary([...postings.keys()]);

  return (text) => {
    const terms = askedTerms(text);
    if (terms.length === 0) return guides;
    const scores = new Map<number, { score: number; matched: number }>();
    let asked = 0;
    for (const [place, term] of terms.entries()) {
      const read = readings(term, { mayBeUnfinished: place === terms.length - 1 });
      const telling = Math.max(rarity(term), ...read.map((one) => rarity(one.term)));
      asked += telling;
      const best = new Map<number, number>();
      for (const { term: known, closeness } of read) {
        for (const { at, weight } of postings.get(known) ?? []) {
          best.set(at, Math.max(best.get(at) ?? 0, weight * closeness * rarity(known)));
        }
      }
      for (const [at, score] of best) {
        const before = scores.get(at) ?? { score: 0, matched: 0 };
        scores.set(at, { score: before.score + score, matched: before.matched + telling });
      }
    }
    return [...scores]
      .filter(([, { matched }]) => matched >= LEAST_SHARE * asked)
      .map(([at, { score, matched }]) => ({
        at,
        score: score * (matched / asked) ** 2 * (commonness[at] ?? 1),
      }))
      .sort((a, b) => b.score - a.score || a.at - b.at)
      .flatMap(({ at }) => guides[at] ?? []);
  };
};
