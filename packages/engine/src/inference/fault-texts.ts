import type { Unit } from '../evidence/units.ts';
import type { FaultTexts, TermPostings } from './fault-postings.ts';

/** Retrieval: how well a report matches each fault's text, beyond the lexicon of symptoms. */
export interface TextLikeness {
  /** BM25 by fault index. */
  readonly scores: Float64Array;
  /** The most influential unit, by fault index; -1 for none. */
  readonly loudest: Int32Array;
  /** Mean over all faults. */
  readonly mean: number;
}

const compare = (
  postings: ReadonlyMap<string, TermPostings>,
  faults: number,
  units: readonly Unit[],
): TextLikeness => {
  const scores = new Float64Array(faults);
  const loudest = new Int32Array(faults).fill(-1);
  const best = new Float64Array(faults);
  const seen = new Set<string>();
  units.forEach((unit, at) => {
    if (unit.negated || unit.hypothetical || unit.hearsay || seen.has(unit.term)) return;
    seen.add(unit.term);
    const found = postings.get(unit.term);
    if (found === undefined) return;
    found.faults.forEach((fault, i) => {
      const score = found.weights[i] ?? 0;
      scores[fault] = (scores[fault] ?? 0) + score;
      if (score > (best[fault] ?? 0)) {
        best[fault] = score;
        loudest[fault] = at;
      }
    });
  });
  let sum = 0;
  for (const score of scores) sum += score;
  return { scores, loudest, mean: sum / Math.max(1, scores.length) };
};

/** Compares a report with every fault's text. Negated and hypothetical words are left out. */
export type CompareTexts = (units: readonly Unit[]) => TextLikeness;

/** @param faults the number of faults */
export const createTextComparison = (texts: FaultTexts, faults: number): CompareTexts => {
  const postings: ReadonlyMap<string, TermPostings> = new Map(texts);
  return (units) => compare(postings, faults, units);
};
