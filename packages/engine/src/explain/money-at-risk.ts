import type { MoneyRange } from '@wrenchwise/knowledge/prices';

import type { Cause, CausePart, JustifyingCheck } from '../diagnosis.ts';

/** A cause whose parts have prices but no money at risk yet. */
export type PricedCause = Omit<Cause, 'parts'> & {
  readonly parts: readonly Omit<CausePart, 'atRisk' | 'justifiedBy'>[];
};

interface Named {
  readonly name: string;
}

// Parts differ in capital letters between causes.
const keyOf = (part: Named): string => part.name.trim().toLowerCase();

/** For every part, the probability that a cause that needs it is the fault. */
export const chancesOfNeed = (
  causes: readonly { readonly probability: number; readonly parts: readonly Named[] }[],
): ReadonlyMap<string, number> => {
  const chances = new Map<string, number>();
  for (const cause of causes) {
    for (const key of new Set(cause.parts.map(keyOf))) {
      chances.set(key, Math.min(1, (chances.get(key) ?? 0) + cause.probability));
    }
  }
  return chances;
};

/** A part's price times the probability that no cause that needs it is the fault. */
export const atRiskOf = (
  part: MoneyRange & Named,
  chances: ReadonlyMap<string, number>,
): MoneyRange => {
  const inVain = 1 - (chances.get(keyOf(part)) ?? 0);
  return { low: Math.round(part.low * inVain), high: Math.round(part.high * inVain) };
};

const SPEAKS_FOR: ReadonlySet<string> = new Set(['confirms', 'supports']);

/** The first and cheapest check that can confirm the cause. */
const justification = ({ faultId, checks }: PricedCause): JustifyingCheck | undefined => {
  const check = checks.find(({ outcomes }) =>
    outcomes.some(({ effect }) => SPEAKS_FOR.has(effect)),
  );
  return check && { stepId: `${faultId}/${check.id}`, title: check.title };
};

/**
 * Adds the money at risk to each part: its price times the probability that no listed cause needs
 * it. Causes that need a part of the same name count together. Beside it is the check that would
 * justify the purchase.
 */
export const withMoneyAtRisk = (causes: readonly PricedCause[]): readonly Cause[] => {
  const chances = chancesOfNeed(causes);
  return causes.map((cause) => {
    const justifiedBy = justification(cause);
    const parts = cause.parts.map((part): CausePart => {
      return {
        ...part,
        atRisk: atRiskOf(part, chances),
        ...(justifiedBy === undefined ? {} : { justifiedBy }),
      };
    });
    return { ...cause, parts };
  });
};
