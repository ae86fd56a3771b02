import type { Fault } from '@wrenchwise/knowledge/catalogue';
import type { Repair } from '@wrenchwise/knowledge/repairs/repairs';

import type { Cause, CauseRepair } from '../diagnosis.ts';

/** The repair of each fault, in catalogue order; undefined where the fault is its own. */
export type RepairsByFault = readonly (CauseRepair | undefined)[];

export const repairsByFault = (
  faults: readonly Fault[],
  repairs: readonly Repair[],
): RepairsByFault => {
  const byFault = new Map(
    repairs.flatMap(({ id, name, variants }) =>
      variants.map(({ faultId, label }) => [faultId, { id, name, variant: label }] as const),
    ),
  );
  return faults.map(({ id }) => byFault.get(id));
};

/** A fault with its probability, as it may be listed. */
export interface Listed {
  readonly place: number;
  readonly probability: number;
  /** Equal for faults of one repair. */
  readonly repair: string;
}

/** The most and the fewest repairs listed, and the least probability to be listed. */
const MAX_REPAIRS = 8;
const MIN_REPAIRS = 5;
const MIN_PROBABILITY = 0.01;

/** A variant is listed from this share of its repair on; nobody reads of more of them. */
const MIN_SHARE = 0.05;
const MAX_VARIANTS = 4;

/** From here on a fault is listed whatever its repair: a verdict may follow from it. */
const ALWAYS = 0.05;

const sumOf = (variants: readonly Listed[]): number =>
  variants.reduce((sum, { probability }) => sum + probability, 0);

const worthListing = (variants: readonly Listed[]): readonly Listed[] => {
  const all = sumOf(variants);
  return variants.filter(
    ({ probability }, at) =>
      at === 0 ||
      probability >= ALWAYS ||
      (at < MAX_VARIANTS && probability >= Math.max(MIN_SHARE * all, MIN_PROBABILITY)),
  );
};

/**
 * Faults by repair: a repair has the sum of its variants, and the likeliest repair is first. The
 * leading variant of each comes before all further variants, so that the first three faults are
 * three different things to do.
 *
 * @param faults the likeliest first
 */
export const listedByRepair = (faults: readonly Listed[]): readonly Listed[] => {
  const repairs = [...Map.groupBy(faults, ({ repair }) => repair).values()]
    .map((variants) => ({ variants: worthListing(variants), sum: sumOf(variants) }))
    .sort((a, b) => b.sum - a.sum)
    .filter(
      ({ sum }, at) => at < MIN_REPAIRS || sum >= (at < MAX_REPAIRS ? MIN_PROBABILITY : ALWAYS),
    )
    .map(({ variants }) => variants);
  return [
    ...repairs.flatMap((variants) => variants.slice(0, 1)),
    ...repairs.flatMap((variants) => variants.slice(1)),
  ];
};

/** Causes, of which the leading one of a repair names the repair's variants that are listed. */
export const withVariants = <C extends Pick<Cause, 'faultId' | 'name' | 'repair' | 'probability'>>(
  causes: readonly C[],
): readonly (C & Pick<Cause, 'variants'>)[] => {
  const members = Map.groupBy(causes, ({ faultId, repair }) => repair?.id ?? faultId);
  return causes.map((cause) => {
    const own = members.get(cause.repair?.id ?? cause.faultId) ?? [];
    if (own.length < 2 || own[0] !== cause) return cause;
    const variants = own.map(({ faultId, name, repair, probability }) => ({
      faultId,
      label: repair?.variant ?? name,
      probability,
    }));
    return { ...cause, variants };
  });
};
