/** Chances from which each word holds, the highest first. */
const WORDS = [
  [1, 'Due'],
  [0.65, 'Likely'],
  [0.4, 'As likely as not'],
  [0.15, 'Possible'],
  [0, 'Less likely'],
] as const;

/** A chance from 0 to 1 in words. */
export const chanceWords = (chance: number): (typeof WORDS)[number][1] =>
  WORDS.find(([from]) => chance >= from)?.[1] ?? 'Less likely';
