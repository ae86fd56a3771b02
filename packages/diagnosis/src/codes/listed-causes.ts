import { readVehicleFacts } from '../evidence/vehicle-facts.ts';
import { compiledFaults, isListedCode } from '../inference/compiled-faults.ts';
import { vehiclePriors } from '../inference/vehicle-prior.ts';
import type { Fault } from '../knowledge/catalogue.ts';

/** A fault that stores a code. */
export interface ListedCause {
  readonly fault: Fault;
  /** 0–1 among all faults that list the code; they sum to 1. */
  readonly share: number;
  /** 0–1: how often it stores the code, beside the code that it stores most often. */
  readonly typical: number;
}

let priors: Float64Array | undefined;

/** How common each fault is where nothing is known of the car. */
const commonness = (): Float64Array => {
  priors ??= vehiclePriors(readVehicleFacts({}, ''));
  return priors;
};

/** P(the code is stored | the fault): the code's own figure before that of its family. */
const chanceOf = (at: number, code: string): number => {
  const fault = compiledFaults()[at];
  return fault?.codes.get(code) ?? fault?.families.get(code.slice(0, 4)) ?? 0;
};

/** Of the codes of a fault, how often it stores the one that it stores most. */
const mostOf = (at: number): number => {
  const fault = compiledFaults()[at];
  return Math.max(0, ...(fault?.codes.values() ?? []), ...(fault?.families.values() ?? []));
};

/**
 * The faults that list a code, likeliest first: how common each is over all cars, times how often
 * it stores the code. Empty for a code that no fault lists.
 */
export const listedCauses = (code: string): readonly ListedCause[] => {
  if (!isListedCode(code)) return [];
  const weighed = compiledFaults().map(({ fault }, at) => ({
    fault,
    weight: (commonness()[at] ?? 0) * chanceOf(at, code),
    typical: chanceOf(at, code) / mostOf(at),
  }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.fault.id < b.fault.id ? -1 : 1))
    .map(({ fault, weight, typical }) => ({ fault, share: weight / total, typical }));
};

/** How often a code is to be expected, over all faults: only good to compare codes with. */
export const expectedFrequency = (code: string): number =>
  compiledFaults().reduce((sum, _, at) => sum + (commonness()[at] ?? 0) * chanceOf(at, code), 0);

/** Every code that a fault lists, families as their ten codes, in order. */
export const listedCodes = (): readonly string[] => {
  const codes = compiledFaults().flatMap((fault) => [
    ...fault.codes.keys(),
    ...[...fault.families.keys()].flatMap((family) =>
      Array.from({ length: 10 }, (_, digit) => `${family}${digit}`),
    ),
  ]);
  return [...new Set(codes)].sort();
};

/** The codes that a fault stores with at least this chance. Its families count by their first ten. */
export const codesOfFault = (fault: Fault): readonly (readonly [code: string, chance: number])[] =>
  Object.entries(fault.codes ?? {}).flatMap(([pattern, chance = 0]) =>
    pattern.endsWith('x') ? [] : [[pattern, chance] as const],
  );
