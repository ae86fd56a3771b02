import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { faultCodes } from '@wrenchwise/knowledge/codes/fault-codes';
import { once } from '@wrenchwise/knowledge/once';

/** A fault that stores a code. */
export interface ListedCause {
  readonly fault: Fault;
  /** 0–1: that of a diagnosis of the code alone; what all lack to 1 is something else. */
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
  /** The expected frequency of a code over all faults, for comparing codes. */
  readonly expectedFrequency: (code: string) => number;
  /** Every code that a fault lists, families as their ten codes, in order. */
  readonly codes: () => readonly string[];
}

/** A fault with its codes. */
interface Entry {
  readonly fault: Fault;
  /** P(the code is stored | the fault): the code's own figure before that of its family. */
  readonly chanceOf: (code: string) => number;
  /** P of its most frequent code. */
  readonly most: number;
  readonly codes: readonly string[];
}

const entryOf = (fault: Fault): Entry => {
  const { codes, families } = faultCodes(fault);
  return {
    fault,
    chanceOf: (code) => codes.get(code) ?? families.get(code.slice(0, 4)) ?? 0,
    most: Math.max(0, ...codes.values(), ...families.values()),
    codes: [
      ...codes.keys(),
      ...[...families.keys()].flatMap((family) =>
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
  const entries = once(() => faults.map(entryOf));
  const known = new Map<string, readonly ListedCause[]>();
  const workOut = (code: string): readonly ListedCause[] => {
    const listing = entries().flatMap(({ fault, chanceOf, most }, at) =>
      chanceOf(code) > 0 ? [{ fault, at, typical: chanceOf(code) / most }] : [],
    );
    if (listing.length === 0) return [];
    const shares = sharesOfCode(code);
    const weighed = listing.map(({ at, ...cause }) => ({ ...cause, chance: shares[at] ?? 0 }));
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
    expectedFrequency: (code) =>
      entries().reduce(
        (sum, { chanceOf }, at) => sum + (commonness()[at] ?? 0) * chanceOf(code),
        0,
      ),
    codes: () => [...new Set(entries().flatMap(({ codes }) => codes))].sort(),
  };
};

/** The codes that a fault stores, with their probabilities, without its families. */
export const codesOfFault = (fault: Fault): readonly (readonly [code: string, chance: number])[] =>
  Object.entries(fault.codes ?? {}).flatMap(([pattern, chance = 0]) =>
    pattern.endsWith('x') ? [] : [[pattern, chance] as const],
  );
