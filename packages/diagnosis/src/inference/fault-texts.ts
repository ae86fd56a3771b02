import type { Unit } from '../evidence/units.ts';
import { readUnits } from '../evidence/units.ts';
import { FAULTS } from '../knowledge/catalogue.ts';

/**
 * Retrieval: how well the person's words match what the knowledge says about each fault, beyond
 * the lexicon of symptoms. BM25 over names, summaries and failure patterns.
 */
interface FaultTexts {
  readonly postings: ReadonlyMap<string, readonly (readonly [fault: number, weight: number])[]>;
  readonly idf: ReadonlyMap<string, number>;
}

const K1 = 1.2;
const B = 0.6;

let index: FaultTexts | undefined;

const build = (): FaultTexts => {
  const documents = FAULTS.map((fault) => {
    const counts = new Map<string, number>();
    const add = (text: string, weight: number) => {
      for (const unit of readUnits(text, false).units)
        counts.set(unit.term, (counts.get(unit.term) ?? 0) + weight);
    };
    add(`${fault.name}. ${fault.workshopName}`, 2);
    add(`${fault.summary} ${fault.patterns.join(' ')}`, 1);
    return counts;
  });
  const lengths = documents.map((counts) => [...counts.values()].reduce((a, b) => a + b, 0));
  const mean = lengths.reduce((a, b) => a + b, 0) / Math.max(1, lengths.length);
  const postings = new Map<string, [number, number][]>();
  documents.forEach((counts, fault) => {
    for (const [term, count] of counts) {
      const norm = K1 * (1 - B + (B * (lengths[fault] ?? mean)) / mean);
      const list = postings.get(term) ?? [];
      list.push([fault, (count * (K1 + 1)) / (count + norm)]);
      postings.set(term, list);
    }
  });
  const idf = new Map<string, number>();
  for (const [term, list] of postings)
    idf.set(term, Math.log(1 + (documents.length - list.length + 0.5) / (list.length + 0.5)));
  return { postings, idf };
};

/** Builds the index now rather than at the first diagnosis. */
export const faultTexts = (): FaultTexts => {
  index ??= build();
  return index;
};

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
  const { postings, idf } = faultTexts();
  const scores = new Float64Array(FAULTS.length);
  const loudest = new Int32Array(FAULTS.length).fill(-1);
  const best = new Float64Array(FAULTS.length);
  const seen = new Set<string>();
  units.forEach((unit, at) => {
    if (unit.negated || unit.hypothetical || unit.hearsay || seen.has(unit.term)) return;
    seen.add(unit.term);
    const rarity = idf.get(unit.term) ?? 0;
    for (const [fault, weight] of postings.get(unit.term) ?? []) {
      const score = rarity * weight;
      scores[fault] = (scores[fault] ?? 0) + score;
      if (score > (best[fault] ?? 0)) {
        best[fault] = score;
        loudest[fault] = at;
      }
    }
  });
  const mean = scores.reduce((a, b) => a + b, 0) / Math.max(1, scores.length);
  return { scores, loudest, mean };
};
