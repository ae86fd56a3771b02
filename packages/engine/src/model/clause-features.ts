import type { Reading, Unit } from '../evidence/units.ts';

/** A clause of a text: indices of its units [from, to). */
export interface Clause {
  readonly from: number;
  readonly to: number;
}

/** A feature of a clause: its name and the unit that it starts at; -1 for words of its neighbours. */
export interface ClauseFeature {
  readonly name: string;
  readonly unit: number;
}

/** Units of a clause that are paired with each other at most. */
const PAIR_REACH = 4;

const NUMBER = /^\d+$/;

/** The clauses of a reading, in order. */
export const clausesOf = ({ units }: Pick<Reading, 'units'>): readonly Clause[] => {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 1; at <= units.length; at += 1) {
    if (units[at]?.clause === units[from]?.clause && at < units.length) continue;
    clauses.push({ from, to: at });
    from = at;
  }
  return clauses;
};

const termOf = ({ term, negated }: Unit): string => {
  const word = NUMBER.test(term) ? '#' : term;
  return negated ? `!${word}` : word;
};

/** The terms of a reading's units, as the features of its clauses name them. */
export const clauseTerms = ({ units }: Pick<Reading, 'units'>): readonly string[] =>
  units.map(termOf);

/**
 * Calls `add` with the features of a clause by name: canonical units ('u:', with '!' when negated), pairs
 * of units in any order ('p:'), pairs of neighbouring stems with function words ('b:'), and the
 * units of the clauses before and after it in the same sentence ('n:'). A name may come again.
 *
 * @param terms those of all units, by `clauseTerms`
 */
export const eachClauseFeature = (
  { units, stems }: Pick<Reading, 'units' | 'stems'>,
  { from, to }: Clause,
  terms: readonly string[],
  add: (name: string, unit: number) => void,
): void => {
  for (let at = from; at < to; at += 1) {
    const term = terms[at] ?? '';
    add(`u:${term}`, at);
    for (let next = at + 1; next < to && next <= at + PAIR_REACH; next += 1) {
      const other = terms[next] ?? '';
      if (other === term) continue;
      add(`p:${term < other ? `${term} ${other}` : `${other} ${term}`}`, at);
    }
    const token = units[at]?.token ?? 0;
    const before = stems[token - 1];
    const here = stems[token];
    const after = stems[token + 1];
    if (here === undefined) continue;
    if (before !== undefined) add(`b:${before} ${here}`, at);
    if (after !== undefined) add(`b:${here} ${after}`, at);
  }
  const sentence = units[from]?.sentence;
  const clauseBefore = units[from - 1]?.clause;
  const clauseAfter = units[to]?.clause;
  for (let at = from - 1; at >= 0 && units[at]?.clause === clauseBefore; at -= 1) {
    if (units[at]?.sentence === sentence) add(`n:${terms[at] ?? ''}`, -1);
  }
  for (let at = to; at < units.length && units[at]?.clause === clauseAfter; at += 1) {
    if (units[at]?.sentence === sentence) add(`n:${terms[at] ?? ''}`, -1);
  }
};

/** The features of a clause, each once. */
export const clauseFeatures = (
  reading: Pick<Reading, 'units' | 'stems'>,
  clause: Clause,
): readonly ClauseFeature[] => {
  const found = new Map<string, number>();
  eachClauseFeature(reading, clause, clauseTerms(reading), (name, unit) => {
    if (!found.has(name)) found.set(name, unit);
  });
  return [...found].map(([name, unit]) => ({ name, unit }));
};

/** How much each family of features counts at its full length. */
export const CLAUSE_FAMILIES: Readonly<Record<string, number>> = { u: 1.2, p: 1, b: 0.6, n: 0.4 };
