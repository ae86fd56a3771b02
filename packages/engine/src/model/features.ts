import type { ReadSymptom } from '../evidence/symptoms.ts';
import type { Reading } from '../evidence/units.ts';

/** Words without a topic of their own; they stay in bigrams. */
const TOPICLESS: ReadonlySet<string> = new Set(
  `the a an and of to in it is was i my for on that this with at be as have had they he she we you his her are were
  from by or not so but if then when which their them me there has been will would could`.split(
    /\s+/,
  ),
);

/** Whether a stem says nothing of what a text is about. */
export const isTopicless = (word: string): boolean => TOPICLESS.has(word);

/**
 * The families of features: stems, bigrams of stems, canonical units (with '!' when negated),
 * bigrams of units, and symptoms of the lexicon (with '!' when denied), which carry the knowledge
 * into the model. Each family is normalised to its own length and weight.
 */
export const FAMILIES = ['w', 'b', 'u', 'v', 's'] as const;
export type Family = (typeof FAMILIES)[number];
export const FAMILY_WEIGHTS: Record<Family, number> = { w: 1, b: 1, u: 0.5, v: 0.5, s: 0.5 };

/** Symptoms weigh by confidence only; words also by rarity. */
export const isRarityWeighed = (family: Family): boolean => family !== 's';

/** A feature of a text: its amount, and the first stem that it starts at. */
export interface Feature {
  /** Occurrences, or the confidence of a symptom. */
  count: number;
  readonly token: number;
}

const NUMBER = /^\d+$/;

/** Calls `add` with each feature of words and units, and the stem that it starts at. All numbers are '#'. */
const eachWord = (
  { stems, units }: Reading,
  add: (name: string, token: number) => void,
  withUnitPairs = true,
): void => {
  let previous = '';
  stems.forEach((raw, i) => {
    const word = NUMBER.test(raw) ? '#' : raw;
    if (!TOPICLESS.has(word)) add(`w:${word}`, i);
    if (previous !== '') add(`b:${previous} ${word}`, i - 1);
    previous = word;
  });
  units.forEach((unit, i) => {
    add(`u:${unit.negated ? '!' : ''}${unit.term}`, unit.token);
    const before = withUnitPairs ? units[i - 1] : undefined;
    if (before !== undefined) add(`v:${before.term} ${unit.term}`, before.token);
  });
};

/** Calls `add` with the feature of each symptom. */
const eachSymptom = (
  { units }: Reading,
  symptoms: readonly ReadSymptom[],
  add: (name: string, token: number, confidence: number) => void,
): void => {
  for (const { id, present, confidence, start } of symptoms) {
    const token = units.find((unit) => unit.start === start)?.token ?? 0;
    add(`s:${present ? '' : '!'}${id}`, token, confidence);
  }
};

/** The features of a reading by name ('b:brak pedal'). */
export const featuresOf = (
  reading: Reading,
  symptoms: readonly ReadSymptom[],
): ReadonlyMap<string, Feature> => {
  const found = new Map<string, Feature>();
  eachWord(reading, (name, token) => {
    const feature = found.get(name);
    if (feature === undefined) found.set(name, { count: 1, token });
    else feature.count += 1;
  });
  eachSymptom(reading, symptoms, (name, token, count) => {
    found.set(name, { count, token });
  });
  return found;
};

/** A feature that a model knows, with the model's row for it. */
export interface KnownFeature<Row> extends Feature {
  readonly row: Row;
  readonly family: Family;
}

/**
 * The features of a reading that a model knows, in the order of `featuresOf`. Each name is looked up once.
 *
 * @param find the model's row of a name: the same object for the same name
 * @param withUnitPairs whether the model has pairs of units
 */
export const knownFeatures = <Row extends object>(
  reading: Reading,
  symptoms: readonly ReadSymptom[],
  find: (name: string) => Row | undefined,
  withUnitPairs = true,
): readonly KnownFeature<Row>[] => {
  const found = new Map<Row, KnownFeature<Row>>();
  // The first letter of a feature's name is its family.
  const known = (name: string, row: Row, token: number, count: number): void => {
    found.set(row, { row, token, count, family: name.slice(0, 1) as Family });
  };
  eachWord(
    reading,
    (name, token) => {
      const row = find(name);
      if (row === undefined) return;
      const feature = found.get(row);
      if (feature === undefined) known(name, row, token, 1);
      else feature.count += 1;
    },
    withUnitPairs,
  );
  eachSymptom(reading, symptoms, (name, token, count) => {
    const row = find(name);
    if (row !== undefined) known(name, row, token, count);
  });
  return [...found.values()];
};

/** The value of a feature before its family is normalised. */
export const featureValue = (family: Family, count: number, rarity: number): number =>
  isRarityWeighed(family) ? (1 + Math.log(count)) * rarity : count;
