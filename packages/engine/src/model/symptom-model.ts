import { isSymptomId, type SymptomId } from '@wrenchwise/knowledge/symptoms';

import type { Reading } from '../evidence/units.ts';
import { CLAUSE_FAMILIES, clausesOf, clauseTerms, eachClauseFeature } from './clause-features.ts';
import type { ModelFile } from './model-file.ts';
import { createSparseRows, type SparseRow } from './sparse-rows.ts';

/** A symptom that a clause shows, by the words of the clause. */
export interface ClauseReading {
  readonly id: SymptomId;
  /** P(the clause shows it), 0–1: of its likeliest clause. */
  readonly probability: number;
  /** Indices of the units that speak for it, ascending. */
  readonly units: readonly number[];
}

/** Less likely readings are none. */
const LEAST = 0.02;

/** A feature of a clause that the model knows. */
interface FoundRow {
  readonly row: SparseRow;
  readonly family: string;
  readonly unit: number;
}

/** The symptoms that the clauses of a text tell, each at its likeliest clause. */
export type ReadClauses = (reading: Reading) => ReadonlyMap<SymptomId, ClauseReading>;

/**
 * A softmax over symptoms and 'none' (the last class). Sections beside those of `sparse-rows.ts`:
 * `symptoms` (ids in the order of the classes) and the `bias` of each class in hundredths.
 */
export const createSymptomModel = (file: ModelFile): ReadClauses => {
  const rows = createSparseRows(file);
  const start = Float64Array.from(file.i16('bias'), (value) => value / 100);
  const odds = start.map((score) => Math.exp(score));
  const oddsInAll = odds.reduce((a, b) => a + b, 0);
  // Of the classes that a clause has weights for; the others keep their odds.
  const scores = new Float64Array(odds.length);
  const isTouched = new Uint8Array(odds.length);
  const ids = file
    .text('symptoms')
    .split('\n')
    .map((id) => (isSymptomId(id) ? id : undefined));
  return (reading) => {
    const best = new Map<SymptomId, ClauseReading>();
    const terms = clauseTerms(reading);
    for (const clause of clausesOf(reading)) {
      const squares: Record<string, number> = {};
      const found: FoundRow[] = [];
      const seen = new Set<SparseRow>();
      eachClauseFeature(reading, clause, terms, (name, unit) => {
        const row = rows.find(name);
        if (row === undefined || seen.has(row)) return;
        seen.add(row);
        const family = name.slice(0, 1);
        squares[family] = (squares[family] ?? 0) + row.rarity * row.rarity;
        found.push({ row, family, unit });
      });
      if (found.length === 0) continue;
      const touched: number[] = [];
      for (const { row, family } of found) {
        const { classes, weights } = row;
        const value =
          (row.rarity * (CLAUSE_FAMILIES[family] ?? 0)) / Math.sqrt(squares[family] ?? 1);
        for (let i = 0; i < classes.length; i += 1) {
          const at = classes[i] ?? 0;
          if (isTouched[at] === 0) {
            isTouched[at] = 1;
            touched.push(at);
            scores[at] = 0;
          }
          scores[at] = (scores[at] ?? 0) + value * (weights[i] ?? 0);
        }
      }
      let sum = oddsInAll;
      for (const at of touched) {
        const own = odds[at] ?? 0;
        scores[at] = own * Math.exp(scores[at] ?? 0);
        sum += (scores[at] ?? 0) - own;
        isTouched[at] = 0;
      }
      for (const at of touched) {
        const id = ids[at];
        const probability = (scores[at] ?? 0) / sum;
        if (id === undefined || probability < LEAST) continue;
        if (probability <= (best.get(id)?.probability ?? 0)) continue;
        const units = new Set<number>();
        for (const { row, unit } of found) {
          const place = row.classes.indexOf(at);
          if (unit >= 0 && place >= 0 && (row.weights[place] ?? 0) > 0) units.add(unit);
        }
        const own = units.size > 0 ? units : [clause.from];
        best.set(id, { id, probability, units: [...own].sort((a, b) => a - b) });
      }
    }
    return best;
  };
};
