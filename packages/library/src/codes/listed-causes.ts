import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { faultCodes } from '@wrenchwise/knowledge/codes/fault-codes';
import { once } from '@wrenchwise/knowledge/once';

/** A fault that stores a code. */
export interface ListedCause {
  readonly fault: Fault;
  /** 0–1: that of a diagnosis of the code only; what all lack to 1 is something else. */
  readonly chance: number;
  /** 0–1 among all faults that list the code, by their chances: the weight of its prices and signs. */
  readonly share: number;
  /** 0–1: how often it stores the code, relative to its most frequent code. */
  readonly typical: number;
}

/** Which faults store which codes. */
export interface ListedCauses {
  /**
   * The faults that list a code, the likeliest first. Empty for a code that no fault lists.
   */
  readonly of: (code: string) => readonly ListedCause[];
  /**
   * The faults that list a code, by how often each stores it on an unknown car. Unlike `of` it asks no
   * diagnosis: for what looks at all codes.
   */
  readonly named: (code: string) => readonly Fault[];
  /** The expected frequency of a code over all faults, for comparing codes. */
  readonly expectedFrequency: (code: string) => number;
  /** Every code that a fault lists, families as their ten codes, in order. */
  readonly codes: () => readonly string[];
}

/** A fault that lists a code, by its place among the faults. */
interface Listing {
  readonly fault: Fault;
  readonly at: number;
  /** P(the code is stored | the fault): the code's own figure before that of its family. */
  readonly stored: number;
  /** The same relative to the fault's most frequent code. */
  readonly typical: number;
}

/** Which faults list a code: 609 faults are not gone through for each of 9,000 codes. */
interface Listings {
  readonly of: (code: string) => readonly Listing[];
  readonly codes: () => readonly string[];
}

const createListings = (faults: readonly Fault[]): Listings => {
  const byCode = new Map<string, Listing[]>();
  const byFamily = new Map<string, Listing[]>();
  for (const [at, fault] of faults.entries()) {
    const { codes, families } = faultCodes(fault);
    const most = Math.max(0, ...codes.values(), ...families.values());
    for (const [stored, into] of [
      [codes, byCode],
      [families, byFamily],
    ] as const) {
      for (const [name, chance] of stored) {
        const listings = into.get(name) ?? [];
        if (chance > 0) listings.push({ fault, at, stored: chance, typical: chance / most });
        into.set(name, listings);
      }
    }
  }
  return {
    of: (code) => {
      const own = byCode.get(code) ?? [];
      const ofFamily = byFamily.get(code.slice(0, 4)) ?? [];
      const named = new Set(own.map(({ at }) => at));
      return [...own, ...ofFamily.filter(({ at }) => !named.has(at))].sort((a, b) => a.at - b.at);
    },
    codes: () => [
      ...byCode.keys(),
      ...[...byFamily.keys()].flatMap((family) =>
        Array.from({ length: 10 }, (_, digit) => `${family}${digit}`),
      ),
    ],
  };
};

/** The engine's figures of causes, in the order of the faults. */
interface CauseFigures {
  /** The prior of each fault for an unknown car. */
  readonly commonness: () => Float64Array;
  /** The probability of each fault where a code is all that is known. */
  readonly sharesOfCode: (code: string) => Float64Array;
}

export const createListedCauses = (
  faults: readonly Fault[],
  { commonness, sharesOfCode }: CauseFigures,
): ListedCauses => {
  const listings = once(() => createListings(faults));
  const frequency = ({ at, stored }: Listing): number => (commonness()[at] ?? 0) * stored;
  const known = new Map<string, readonly ListedCause[]>();
  const workOut = (code: string): readonly ListedCause[] => {
    const listing = listings().of(code);
    if (listing.length === 0) return [];
    const shares = sharesOfCode(code);
    const weighed = listing.map(({ fault, at, typical }) => ({
      fault,
      typical,
      chance: shares[at] ?? 0,
    }));
    const total = weighed.reduce((sum, { chance }) => sum + chance, 0);
    return weighed
      .filter(({ chance }) => chance > 0)
      .sort((a, b) => b.chance - a.chance || (a.fault.id < b.fault.id ? -1 : 1))
      .map((cause) => ({ ...cause, share: cause.chance / total }));
  };
  return {
    of: (code) => {
      const causes = known.get(code) ?? workOut(code);
      known.set(code, causes);
      return causes;
    },
    named: (code) =>
      [...listings().of(code)]
        .sort((a, b) => frequency(b) - frequency(a))
        .map(({ fault }) => fault),
    expectedFrequency: (code) =>
      listings()
        .of(code)
        .reduce((sum, listing) => sum + frequency(listing), 0),
    codes: () => [...new Set(listings().codes())].sort(),
  };
};

/** The codes that a fault stores, with their probabilities, without its families. */
export const codesOfFault = (fault: Fault): readonly (readonly [code: string, chance: number])[] =>
  Object.entries(fault.codes ?? {}).flatMap(([pattern, chance = 0]) =>
    pattern.endsWith('x') ? [] : [[pattern, chance] as const],
  );
