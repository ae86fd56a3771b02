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

/**
 * The features of a reading by name ('b:brak pedal'). All numbers are '#'.
 *
 * @param known the names to look for; without it, all
 */
export const featuresOf = (
  { stems, units }: Reading,
  symptoms: readonly ReadSymptom[],
  known?: { readonly has: (name: string) => boolean },
): ReadonlyMap<string, Feature> => {
  const found = new Map<string, Feature>();
  const add = (name: string, token: number) => {
    if (known !== undefined && !known.has(name)) return;
    const feature = found.get(name);
    if (feature === undefined) found.set(name, { count: 1, token });
    else feature.count += 1;
  };
  let previous = '';
  stems.forEach((raw, i) => {
    const word = NUMBER.test(raw) ? '#' : raw;
    if (!TOPICLESS.has(word)) add(`w:${word}`, i);
    if (previous !== '') add(`b:${previous} ${word}`, i - 1);
    previous = word;
  });
  units.forEach((unit, i) => {
    add(`u:${unit.negated ? '!' : ''}${unit.term}`, unit.token);
    const before = units[i - 1];
    if (before !== undefined) add(`v:${before.term} ${unit.term}`, before.token);
  });
  for (const { id, present, confidence, start } of symptoms) {
    const token = units.find((unit) => unit.start === start)?.token ?? 0;
    found.set(`s:${present ? '' : '!'}${id}`, { count: confidence, token });
  }
  return found;
};

/** The value of a feature before its family is normalised. */
export const featureValue = (family: Family, count: number, rarity: number): number =>
  isRarityWeighed(family) ? (1 + Math.log(count)) * rarity : count;
