import type { SymptomId } from '@wrenchwise/knowledge/symptoms';

import type { ClauseReading } from '../model/symptom-model.ts';
import type { Lexicon } from './lexicon.ts';
import type { ReadSymptom } from './symptoms.ts';
import type { Reading, Unit } from './units.ts';

/** Clauses that tell a symptom less likely than this add no reading. */
const MIN_PROBABILITY = 0.05;

/** The same where no word reports trouble: a part that is merely mentioned; and where two words do. */
const MIN_OF_A_PART = 0.2;

/** The same where one word speaks for it, or where the text has no more than two. */
const MIN_BY_ONE_WORD = 0.6;
const FEW_WORDS = 2;

/** A learned reading's confidence before it is judged; its truth takes the place of it. */
const UNJUDGED = 0.5;

/**
 * Symptoms that the trained reader of clauses finds and no phrase does. What is supposed, asked
 * about, over or hearsay is no observation; of a symptom that phrases read or deny, they decide. A
 * part that is merely mentioned is no trouble, and one vague word names none: there the reader has to
 * be surer.
 */
export const learnedReadings = (
  { units }: Reading,
  clauses: ReadonlyMap<SymptomId, ClauseReading>,
  phrases: readonly ReadSymptom[],
  { discriminative, termIds }: Pick<Lexicon, 'discriminative' | 'termIds'>,
): readonly ReadSymptom[] => {
  const known = new Set(phrases.map(({ id }) => id));
  // Owners' own words, which no phrase has, may tell of trouble.
  const tellsOfTrouble = ({ term, negated }: Unit): boolean => {
    const place = termIds.get(term);
    return negated || place === undefined || discriminative[place] === true;
  };
  const isTold = phrases.some(({ present }) => present);
  const leastFor = (words: readonly Unit[]): number => {
    if (words.length === 1 || units.length <= FEW_WORDS) return MIN_BY_ONE_WORD;
    // 'The door makes a grinding noise': two words may belong to what a phrase has found already.
    const isVague = words.length === 2 && isTold;
    return isVague || !words.some(tellsOfTrouble) ? MIN_OF_A_PART : MIN_PROBABILITY;
  };
  return [...clauses.values()].flatMap(({ id, probability, units: own }): ReadSymptom[] => {
    if (known.has(id)) return [];
    const words = own.flatMap((at) => units[at] ?? []);
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return [];
    if (probability < leastFor(words)) return [];
    if (words.some((unit) => unit.hypothetical || unit.guessed || unit.otherwise || unit.hearsay)) {
      return [];
    }
    return [
      {
        id,
        present: true,
        confidence: UNJUDGED,
        start: first.start,
        end: last.end,
        units: own,
        hearsay: false,
        isLearned: true,
      },
    ];
  });
};
