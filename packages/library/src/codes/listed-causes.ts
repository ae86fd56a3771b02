import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { faultCodes } from '@wrenchwise/knowledge/codes/fault-codes';
import { once } from '@wrenchwise/knowledge/once';

/** A fault that stores a code. */
export interface ListedCause {
  readonly fault: Fault;
  /** 0–1 among all faults that list the code; they sum to 1. */
  readonly share: number;
  /** 0–1: how often it stores the code, relative to its most frequent code. */
  readonly typical: number;
}

/** Which faults store which codes. */
export interface ListedCauses {
  /**
   * The faults that list a code, the likeliest first, by prior times P(code | fault). Empty for a
   * code that no fault lists.
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

/** @param commonness the prior of each fault for an unknown car, in their order */
export const createListedCauses = (
  faults: readonly Fault[],
  commonness: () => Float64Array,
): ListedCauses => {
  const entries = once(() => faults.map(entryOf));
  return {
    of: (code) => {
      const weighed = entries().map(({ fault, chanceOf, most }, at) => ({
        fault,
        weight: (commonness()[at] ?? 0) * chanceOf(code),
        typical: chanceOf(code) / most,
      }));
      const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
      return weighed
        .filter(({ weight }) => weight > 0)
        .sort((a, b) => b.weight - a.weight || (a.fault.id < b.fault.id ? -1 : 1))
        .map(({ fault, weight, typical }) => ({ fault, share: weight / total, typical }));
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
