/** Shares from which each word holds, the highest first. */
const WORDS = [
  [1, 'Due'],
  [0.4, 'Check first'],
  [0.15, 'Check this year'],
  [0, 'Check in passing'],
] as const;

/**
 * How soon an item of the yearly checklist deserves a look, in words: no chance is named, since
 * which item fails next was measured not to be foreseen (decision 117).
 *
 * @param weight 0–1: the item's typical share, 1 for what is due
 */
export const checkWords = (weight: number): (typeof WORDS)[number][1] =>
  WORDS.find(([from]) => weight >= from)?.[1] ?? 'Check in passing';
