import { asWritten } from '@wrenchwise/knowledge/british-wording';
import type { Fault } from '@wrenchwise/knowledge/catalogue';

import { readUnits, type Vocabulary } from '../evidence/units.ts';

/** The posting list of a term. */
export interface TermPostings {
  /** Indices of the faults whose texts have the term, ascending. */
  readonly faults: readonly number[];
  /** The term's BM25 weight for each of them. */
  readonly weights: readonly number[];
}

/** The postings of every term, as plain data that can be stored. */
export type FaultTexts = readonly (readonly [term: string, postings: TermPostings])[];

const K1 = 1.2;
const B = 0.6;

/** Indexes every fault's name, summary and failure patterns by BM25. */
export const readFaultTexts = (vocabulary: Vocabulary, faults: readonly Fault[]): FaultTexts => {
  const documents = faults.map((fault) => {
    const counts = new Map<string, number>();
    const add = (text: string, weight: number) => {
      for (const unit of readUnits(text, vocabulary).units) {
        counts.set(unit.term, (counts.get(unit.term) ?? 0) + weight);
      }
    };
    const { name, workshopName, summary, patterns } = asWritten(fault);
    add(`${name}. ${workshopName}`, 2);
    add(`${summary} ${patterns.join(' ')}`, 1);
    return counts;
  });
  const lengths = documents.map((counts) => [...counts.values()].reduce((a, b) => a + b, 0));
  const mean = lengths.reduce((a, b) => a + b, 0) / Math.max(1, lengths.length);
  const found = new Map<string, { readonly fault: number; readonly frequency: number }[]>();
  documents.forEach((counts, fault) => {
    const norm = K1 * (1 - B + (B * (lengths[fault] ?? mean)) / mean);
    for (const [term, count] of counts) {
      const one = { fault, frequency: (count * (K1 + 1)) / (count + norm) };
      const list = found.get(term);
      if (list === undefined) found.set(term, [one]);
      else list.push(one);
    }
  });
  return Array.from(found, ([term, list]): FaultTexts[number] => {
    const rarity = Math.log(1 + (documents.length - list.length + 0.5) / (list.length + 0.5));
    return [
      term,
      {
        faults: list.map(({ fault }) => fault),
        weights: list.map(({ frequency }) => rarity * frequency),
      },
    ];
  });
};
