import { editDistance } from '@wrenchwise/vehicle/edit-distance';

/** A known term that a searched one may mean, with its similarity: 1 is equal. */
export interface Reading {
  readonly term: string;
  readonly closeness: number;
}

const UNFINISHED = 0.7;
const ONE_SLIP = 0.6;
const TWO_SLIPS = 0.35;
const LEAST_FOR_ONE = 4;
const LEAST_FOR_TWO = 8;

/** The edit distance up to `most`; greater ones are `most + 1`. */
const slips = (a: string, b: string, most: number): number =>
  Math.abs(a.length - b.length) > most ? most + 1 : Math.min(editDistance(a, b), most + 1);

// Few typing errors are in the first letter, and comparing all words would take most of the search.
const startsAlike = (a: string, b: string): boolean =>
  a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);

/** The known terms that a searched one can mean. Codes and numbers are never corrected. */
export const createVocabulary = (known: readonly string[]) => {
  const all: ReadonlySet<string> = new Set(known);

  const nearest = (term: string): readonly Reading[] => {
    if (term.length < LEAST_FOR_ONE || /\d/.test(term)) return [];
    const most = term.length >= LEAST_FOR_TWO ? 2 : 1;
    const found = known
      .filter((one) => startsAlike(term, one))
      .map((one) => ({ term: one, away: slips(term, one, most) }))
      .filter(({ away }) => away <= most);
    const least = Math.min(...found.map(({ away }) => away));
    return found
      .filter(({ away }) => away === least)
      .map((one) => ({ term: one.term, closeness: one.away === 1 ? ONE_SLIP : TWO_SLIPS }));
  };

  return (term: string, { mayBeUnfinished }: { mayBeUnfinished: boolean }): readonly Reading[] => {
    const exact = all.has(term) ? [{ term, closeness: 1 }] : [];
    const longer =
      mayBeUnfinished && term.length > 2
        ? known
            .filter((one) => one !== term && one.startsWith(term))
            .map((one) => ({ term: one, closeness: UNFINISHED }))
        : [];
    const read = [...exact, ...longer];
    return read.length > 0 ? read : nearest(term);
  };
};
