import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { expect, it } from 'vitest';

import { readUnits } from '../evidence/units.ts';
import { createVocabulary } from '../indexes.ts';
import { eachClauseFeature, clauseFeatures, clausesOf, clauseTerms } from './clause-features.ts';
import { featuresOf, knownFeatures } from './features.ts';

const vocabulary = createVocabulary(KNOWLEDGE);
const TEXT =
  'My brakes squeal when I brake, and the brakes do not squeal in reverse. The steering wheel shakes at 60 mph, but the brakes pull left.';
const reading = readUnits(TEXT, vocabulary);
const SYMPTOM = {
  id: 'brake-squeal',
  present: true,
  confidence: 0.6,
  start: 3,
  end: 16,
  units: [0, 1],
  hearsay: false,
} as const;

/** Rows of a model that knows every third feature of the text. */
const rowsOf = (names: Iterable<string>) =>
  new Map([...names].filter((_, at) => at % 3 === 0).map((name) => [name, { name }]));

it('what a model knows of a text is what the text has, as often and in the same order', () => {
  const all = featuresOf(reading, [SYMPTOM]);
  const rows = rowsOf([...all.keys(), 's:brake-squeal']);
  const known = knownFeatures(reading, [SYMPTOM], (name) => rows.get(name));
  const expected = [...all].filter(([name]) => rows.has(name));
  expect(expected.some(([, { count }]) => count > 1)).toBe(true);
  expect(known.map(({ row, count, token, family }) => [row.name, count, token, family])).toEqual(
    expected.map(([name, { count, token }]) => [name, count, token, name.slice(0, 1)]),
  );
});

it('a model without pairs of units is asked for none', () => {
  const asked: string[] = [];
  knownFeatures(
    reading,
    [],
    (name) => {
      asked.push(name);
      return undefined;
    },
    false,
  );
  expect(asked.filter((name) => name.startsWith('v:'))).toEqual([]);
  expect(asked.some((name) => name.startsWith('u:'))).toBe(true);
});

it('the features of a clause are each once those that are named one after the other', () => {
  const terms = clauseTerms(reading);
  for (const clause of clausesOf(reading)) {
    const named: (readonly [string, number])[] = [];
    eachClauseFeature(reading, clause, terms, (name, unit) => named.push([name, unit]));
    const first = new Map(named.toReversed());
    const own = clauseFeatures(reading, clause);
    expect(own.map(({ name }) => name)).toEqual([...new Set(named.map(([name]) => name))]);
    for (const { name, unit } of own) expect(unit).toBe(first.get(name));
  }
});
