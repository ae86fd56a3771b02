import { once } from '@wrenchwise/knowledge/once';

import { type CompiledFaults, codeProbability } from './compiled-faults.ts';
import { codeLeak } from './likelihood.ts';

/**
 * P(code | some fault that does not list it) of each code, worked out once.
 *
 * @param commonness the prior of each fault for an unknown car, in catalogue order
 */
export const codeLeaks = (
  { faults }: CompiledFaults,
  commonness: () => Float64Array,
): ((code: string) => number) => {
  const priors = once(commonness);
  const known = new Map<string, number>();
  return (code) => {
    const found = known.get(code);
    if (found !== undefined) return found;
    const expected = faults.reduce(
      (sum, fault, at) => sum + (priors()[at] ?? 0) * codeProbability(fault, code),
      0,
    );
    const leak = codeLeak(expected / priors().reduce((sum, prior) => sum + prior, 0));
    known.set(code, leak);
    return leak;
  };
};
