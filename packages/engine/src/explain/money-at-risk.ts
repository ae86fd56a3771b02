import type { MoneyRange } from '@wrenchwise/knowledge/prices';

import type { Cause, CausePart, JustifyingCheck } from '../diagnosis.ts';

/** A cause whose parts have a price, but are not yet weighed against the other causes. */
export type PricedCause = Omit<Cause, 'parts'> & {
  readonly parts: readonly Omit<CausePart, 'atRisk' | 'justifiedBy'>[];
};

interface Named {
  readonly name: string;
}

// One part may be written with a capital here and without one there.
const keyOf = (part: Named): string => part.name.trim().toLowerCase();

/** For every part, the chance that one of the causes that need it is the fault. */
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

/** A part's price, times the chance that no cause that needs it is the fault. */
export const atRiskOf = (
  part: MoneyRange & Named,
  chances: ReadonlyMap<string, number>,
): MoneyRange => {
  const inVain = 1 - (chances.get(keyOf(part)) ?? 0);
  return { low: Math.round(part.low * inVain), high: Math.round(part.high * inVain) };
};

const SPEAKS_FOR: ReadonlySet<string> = new Set(['confirms', 'supports']);

/** The first check, which is the cheapest, that can speak for the cause. */
const justification = ({ faultId, checks }: PricedCause): JustifyingCheck | undefined => {
  const check = checks.find(({ outcomes }) =>
    outcomes.some(({ effect }) => SPEAKS_FOR.has(effect)),
  );
  return check && { stepId: `${faultId}/${check.id}`, title: check.title };
};

/**
 * Says for each part what buying it now would risk: its price, times the chance that no named cause
 * that needs it is the fault. Two causes that need a part of one name count together. Beside it
 * stands the check that would justify buying it.
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
