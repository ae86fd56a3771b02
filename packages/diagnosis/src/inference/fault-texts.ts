import type { Unit } from '../evidence/units.ts';
import { FAULTS } from '../knowledge/catalogue.ts';
import { PREPARED } from '../prepared-indexes.ts';
import { readFaultTexts, type TermPostings } from './fault-postings.ts';

let index: ReadonlyMap<string, TermPostings> | undefined;

const faultTexts = (): ReadonlyMap<string, TermPostings> => {
  index ??= new Map(PREPARED?.faultTexts ?? readFaultTexts());
  return index;
};

/**
 * Retrieval: how well the person's words match what the knowledge says about each fault, beyond
 * the lexicon of symptoms.
 */
export interface TextLikeness {
  /** BM25 by fault index. */
  readonly scores: Float64Array;
  /** The unit that speaks loudest for each fault, by fault index; -1 for none. */
  readonly loudest: Int32Array;
  /** Mean over all faults. */
  readonly mean: number;
}

/** Compares the person's words with every fault's own text. Denied and hypothetical words are left out. */
export const compareTexts = (units: readonly Unit[]): TextLikeness => {
  const postings = faultTexts();
  const scores = new Float64Array(FAULTS.length);
  const loudest = new Int32Array(FAULTS.length).fill(-1);
  const best = new Float64Array(FAULTS.length);
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
