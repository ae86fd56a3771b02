import { editDistance } from '@wrenchwise/vehicle/edit-distance';

/** A known term that a searched one may mean, with its similarity: 1 is equal. */
interface Reading {
  readonly term: string;
  readonly closeness: number;
}

const UNFINISHED = 0.7;
const ONE_SLIP = 0.6;
const TWO_SLIPS = 0.35;
const MIN_FOR_ONE = 4;
const MIN_FOR_TWO = 8;

/** Two letters begin too many words. Three that are a word are one: 'abs' is no 'absolute'. */
const SHORT = 3;

/** The edit distance up to `most`; greater ones are `most + 1`. */
const slips = (a: string, b: string, most: number): number =>
  Math.abs(a.length - b.length) > most ? most + 1 : Math.min(editDistance(a, b), most + 1);

const byFirstLetter = (terms: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(terms, (term) => term.slice(0, 1));

/**
 * The known terms that a searched one can mean: itself, those that it begins (a known one only as the
 * last of a query, which may still be typed), or else the nearest by edit distance. Codes and numbers are never
 * corrected.
 */
export const createVocabulary = (known: readonly string[]) => {
  const all: ReadonlySet<string> = new Set(known);
  const letters = byFirstLetter(known);
  const beginningWith = (letter: string): readonly string[] => letters.get(letter) ?? [];

  // Few typing errors are in the first letter, and comparing all words would take most of the search.
  const startingAlike = (term: string): readonly string[] => {
    const [first = '', second = ''] = term;
    const swapped = beginningWith(second).filter((one) => one[1] === first);
    return first === second ? beginningWith(first) : [...beginningWith(first), ...swapped];
  };

  const nearest = (term: string): readonly Reading[] => {
    if (term.length < MIN_FOR_ONE || /\d/.test(term)) return [];
    const most = term.length >= MIN_FOR_TWO ? 2 : 1;
    const found = startingAlike(term)
      .map((one) => ({ term: one, away: slips(term, one, most) }))
      .filter(({ away }) => away <= most);
    const least = Math.min(...found.map(({ away }) => away));
    return found
      .filter(({ away }) => away === least)
      .map((one) => ({ term: one.term, closeness: one.away === 1 ? ONE_SLIP : TWO_SLIPS }));
  };

  const longerThan = (term: string): readonly Reading[] =>
    beginningWith(term.slice(0, 1))
      .filter((one) => one !== term && one.startsWith(term))
      .map((one) => ({ term: one, closeness: UNFINISHED }));

  return (term: string, { isLast }: { readonly isLast: boolean }): readonly Reading[] => {
    const isKnown = all.has(term);
    const mayBeUnfinished = isKnown ? isLast && term.length > SHORT : term.length >= SHORT;
    const longer = mayBeUnfinished ? longerThan(term) : [];
    const read = isKnown ? [{ term, closeness: 1 }, ...longer] : longer;
    return read.length > 0 ? read : nearest(term);
  };
};
