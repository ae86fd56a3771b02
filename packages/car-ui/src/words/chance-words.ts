import { t } from '@lingui/core/macro';
import { chanceWords as englishChance } from '@wrenchwise/rules/garage/chance-words';
import { checkWords as englishCheck } from '@wrenchwise/rules/garage/check-words';
import {
  likelihoodWords as english,
  type LikelihoodWords,
} from '@wrenchwise/rules/likelihood-words';

const CHANCE: Readonly<Record<ReturnType<typeof englishChance>, string>> = {
  Due: t({ message: 'Due', context: 'now' }),
  Likely: t`Likely`,
  'As likely as not': t`As likely as not`,
  Possible: t`Possible`,
  'Less likely': t`Less likely`,
};

/** A chance from 0 to 1 in the words of the page. */
export const chanceWords = (chance: number): string => CHANCE[englishChance(chance)];

const CHECK: Readonly<Record<ReturnType<typeof englishCheck>, string>> = {
  Due: t({ message: 'Due', context: 'now' }),
  'Check first': t`Check first`,
  'Check this year': t`Check this year`,
  'Check in passing': t`Check in passing`,
};

/** How soon an item of the yearly checklist deserves a look, in the words of the page. */
export const checkWords = (weight: number): string => CHECK[englishCheck(weight)];

const LIKELIHOOD: Readonly<Record<string, string>> = {
  Probably: t`Probably`,
  Possibly: t`Possibly`,
  'Possibly, among others': t`Possibly, among others`,
  'One of two': t`One of two`,
  'One of three': t`One of three`,
};

/** How a cause is introduced in the words of the page, and how many causes are named with it. */
export const likelihoodWords = (probabilities: readonly number[]): LikelihoodWords => {
  const { words, named } = english(probabilities);
  return { words: LIKELIHOOD[words] ?? words, named };
};
