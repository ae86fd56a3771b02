import type { Fault } from '@wrenchwise/knowledge/catalogue';
import {
  type MoneyRange,
  type Pricing,
  pricingOf,
  repairPrices,
} from '@wrenchwise/knowledge/prices';

import type { DiagnoseOptions } from './diagnosis.ts';
import { discriminativeCauses } from './explain/discriminative-signs.ts';
import { atRiskOf, chancesOfNeed } from './explain/money-at-risk.ts';
import { partsAndCost } from './explain/words.ts';

/** A stored part: older releases stored its price only. */
interface StoredPart extends MoneyRange {
  readonly name: string;
  readonly ifNeeded?: true | undefined;
  readonly atRisk?: MoneyRange | undefined;
}

interface StoredCause {
  readonly faultId: string;
  readonly probability: number;
  readonly parts: readonly StoredPart[];
  readonly labourHours: { readonly low: number; readonly high: number };
  readonly cost: {
    readonly parts: MoneyRange;
    readonly labour: MoneyRange;
    readonly diy: MoneyRange;
    readonly professional: MoneyRange;
  };
  /** The price settings, where they differ from the diagnosis's. */
  readonly pricing?: Pricing | undefined;
}

interface Priced<C extends StoredCause> {
  readonly causes: readonly C[];
  readonly pricing: Pricing;
  readonly parts_and_cost: readonly string[];
}

const isSame = (a: Pricing, b: Pricing): boolean =>
  a.region === b.region && a.labourCentsPerHour === b.labourCentsPerHour;

/**
 * A stored diagnosis with other price settings: parts, labour, money at risk and the lines of parts
 * and cost. For a fresh diagnosis it equals `diagnose` with these settings. A cause whose fault or
 * parts the catalogue no longer has keeps its prices and names its `pricing`.
 */
export type Reprice = <C extends StoredCause>(
  stored: Priced<C>,
  options: DiagnoseOptions,
) => Priced<C & StoredCause>;

const reprice = <C extends StoredCause>(
  faults: ReadonlyMap<string, Fault>,
  stored: Priced<C>,
  options: DiagnoseOptions,
): Priced<C & StoredCause> => {
  const pricing = pricingOf(options);
  if (isSame(stored.pricing, pricing)) return stored;
  const chances = chancesOfNeed(stored.causes);
  const causes = stored.causes.map((cause): C & StoredCause => {
    const priced = pricesToday(faults.get(cause.faultId), cause, pricing);
    const before = cause.pricing ?? stored.pricing;
    if (priced === undefined) {
      return isSame(before, pricing) ? cause : { ...cause, pricing: before };
    }
    const parts = cause.parts.map((part, place): StoredPart => {
      const { low, high } = priced.parts[place] ?? part;
      const now = { ...part, low, high };
      return part.atRisk === undefined ? now : { ...now, atRisk: atRiskOf(now, chances) };
    });
    return { ...cause, pricing: undefined, parts, cost: priced.cost };
  });
  const discriminative = discriminativeCauses(causes);
  const parts_and_cost = partsAndCost(discriminative, discriminative[0]?.pricing ?? pricing);
  return { causes, pricing, parts_and_cost };
};

/** The repair cost of a stored cause with these prices; undefined when unknown. */
const pricesToday = (
  fault: Fault | undefined,
  { parts, labourHours }: StoredCause,
  pricing: Pricing,
) => {
  const isSameWork =
    fault?.parts.length === parts.length &&
    fault.parts.every(({ name }, place) => name === parts[place]?.name);
  return fault !== undefined && isSameWork
    ? repairPrices(
        { parts: fault.parts, labourHours: [labourHours.low, labourHours.high] },
        pricing,
      )
    : undefined;
};

export const createReprice = (faults: readonly Fault[]): Reprice => {
  const byId: ReadonlyMap<string, Fault> = new Map(faults.map((fault) => [fault.id, fault]));
  return (stored, options) => reprice(byId, stored, options);
};
