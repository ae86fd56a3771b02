import { isSymptomId, type SymptomId } from '@wrenchwise/knowledge/symptoms';

import type { Reading } from '../evidence/units.ts';
import { CLAUSE_FAMILIES, clauseFeatures, clausesOf } from './clause-features.ts';
import { digit, twoDigits } from './digits.ts';

/**
 * A trained reader of clauses as it is stored: a softmax over symptoms and 'none' (the last class).
 * Features are lines, sorted by name and front-coded: the number of characters shared with the line
 * before (one digit), its other characters, a tab, its rarity (two digits, in twentieths), the
 * scale of its weights (two digits, in hundredths), then three digits for each weight: the class in
 * two, and the weight in one, from -32 to 31.
 */
export interface SymptomModelData {
  readonly features: string;
  readonly symptoms: readonly string[];
  /** Two digits for each class: its bias in hundredths, from -20.48. */
  readonly bias: string;
}

/** A symptom that a clause tells, by the words of the clause. */
export interface ClauseReading {
  readonly id: SymptomId;
  /** P(the clause tells it), 0–1: of its likeliest clause. */
  readonly probability: number;
  /** Indices of the units that speak for it, ascending. */
  readonly units: readonly number[];
}

interface ModelRow {
  readonly rarity: number;
  readonly classes: Uint16Array;
  readonly weights: Float32Array;
}

/** Less likely readings are none. */
const LEAST = 0.02;

const readRow = (line: string): ModelRow => {
  const start = line.indexOf('\t') + 1;
  const scale = twoDigits(line, start + 2) / 100 / 31;
  const size = Math.floor((line.length - start - 4) / 3);
  const classes = new Uint16Array(size);
  const weights = new Float32Array(size);
  for (let i = 0; i < size; i += 1) {
    const at = start + 4 + i * 3;
    classes[i] = twoDigits(line, at);
    weights[i] = (digit(line, at + 2) - 32) * scale;
  }
  return { rarity: twoDigits(line, start) / 20, classes, weights };
};

/** The symptoms that the clauses of a text tell, each at its likeliest clause. */
export type ReadClauses = (reading: Reading) => ReadonlyMap<SymptomId, ClauseReading>;

export const createSymptomModel = ({ features, symptoms, bias }: SymptomModelData): ReadClauses => {
  // A line is decoded when a text first has its feature.
  const rows = new Map<string, ModelRow | string>();
  let name = '';
  for (const line of features.split('\n')) {
    const tab = line.indexOf('\t');
    if (tab < 1) continue;
    name = name.slice(0, digit(line, 0)) + line.slice(1, tab);
    rows.set(name, line);
  }
  const rowOf = (feature: string): ModelRow | undefined => {
    const known = rows.get(feature);
    if (typeof known !== 'string') return known;
    const row = readRow(known);
    rows.set(feature, row);
    return row;
  };
  const start = Float64Array.from(
    { length: bias.length / 2 },
    (_, at) => (twoDigits(bias, at * 2) - 2048) / 100,
  );
  const odds = start.map((score) => Math.exp(score));
  const oddsInAll = odds.reduce((a, b) => a + b, 0);
  // Of the classes that a clause has weights for; the others keep their odds.
  const scores = new Float64Array(odds.length);
  const ids = symptoms.map((id) => (isSymptomId(id) ? id : undefined));
  return (reading) => {
    const best = new Map<SymptomId, ClauseReading>();
    for (const clause of clausesOf(reading)) {
      const squares: Record<string, number> = {};
      const found = clauseFeatures(reading, clause).flatMap((feature) => {
        const row = rowOf(feature.name);
        if (row === undefined) return [];
        const family = feature.name.slice(0, 1);
        squares[family] = (squares[family] ?? 0) + row.rarity * row.rarity;
        return [{ row, family, unit: feature.unit }];
      });
      if (found.length === 0) continue;
      const valued = found.map(({ row, family, unit }) => ({
        row,
        unit,
        value: (row.rarity * (CLAUSE_FAMILIES[family] ?? 0)) / Math.sqrt(squares[family] ?? 1),
      }));
      const touched = new Set<number>();
      for (const { row, value } of valued) {
        for (let i = 0; i < row.classes.length; i += 1) {
          const at = row.classes[i] ?? 0;
          scores[at] = (touched.has(at) ? (scores[at] ?? 0) : 0) + value * (row.weights[i] ?? 0);
          touched.add(at);
        }
      }
      let sum = oddsInAll;
      for (const at of touched) {
        const own = odds[at] ?? 0;
        scores[at] = own * Math.exp(scores[at] ?? 0);
        sum += (scores[at] ?? 0) - own;
      }
      for (const at of touched) {
        const id = ids[at];
        const probability = (scores[at] ?? 0) / sum;
        if (id === undefined || probability < LEAST) continue;
        if (probability <= (best.get(id)?.probability ?? 0)) continue;
        const units = new Set<number>();
        for (const { row, unit } of valued) {
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
