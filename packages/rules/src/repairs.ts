import type { Cause } from './diagnosis.ts';
import { formatPercent } from './percent.ts';

/** What of a cause says to which repair it belongs. */
export type Grouped = Pick<Cause, 'faultId' | 'name' | 'probability' | 'repair'>;

/** A variant of a repair: 'fan motor' with 0.6 of it. */
export interface Variant<C> {
  readonly cause: C;
  readonly label: string;
  /** Its part of the repair, 0–1. */
  readonly share: number;
}

/** One thing to do: a cause, or causes that are variants of it. */
export interface RepairOf<C> {
  readonly id: string;
  /** The repair's name where several variants are listed, else that of the one cause. */
  readonly name: string;
  /** The sum of its causes, 0–1. */
  readonly probability: number;
  /** The likeliest of its causes, whose text, checks and prices count first. */
  readonly leading: C;
  /** Two or more, the likeliest first; empty where one cause is listed. */
  readonly variants: readonly Variant<C>[];
}

/**
 * The repairs of a diagnosis in the order of their first causes. Diagnoses of older editions know no
 * repairs: there each cause is one.
 */
export const repairsOf = <C extends Grouped>(causes: readonly C[]): readonly RepairOf<C>[] =>
  [...Map.groupBy(causes, ({ faultId, repair }) => repair?.id ?? faultId)].flatMap(
    ([id, members]): RepairOf<C>[] => {
      const [leading] = members;
      if (leading === undefined) return [];
      const probability = members.reduce((sum, cause) => sum + cause.probability, 0);
      return [
        {
          id,
          name: members.length > 1 ? (leading.repair?.name ?? leading.name) : leading.name,
          probability,
          leading,
          variants:
            members.length > 1
              ? members.map((cause) => ({
                  cause,
                  label: cause.repair?.variant ?? cause.name,
                  share: probability > 0 ? cause.probability / probability : 0,
                }))
              : [],
        },
      ];
    },
  );

/** The repair that a cause is a variant of, or the cause by itself; undefined where it is not listed. */
export const repairWith = <C extends Grouped>(
  faultId: string,
  causes: readonly C[],
): RepairOf<C> | undefined =>
  repairsOf(causes).find(
    ({ leading, variants }) =>
      leading.faultId === faultId || variants.some(({ cause }) => cause.faultId === faultId),
  );

/** The variants of a repair in one line: 'fan motor (60%), relay (25%)'. */
export const variantsText = (
  variants: readonly Pick<Variant<unknown>, 'label' | 'share'>[],
): string => variants.map(({ label, share }) => `${label} (${formatPercent(share)})`).join(', ');

/** A repair on one line of text: 'Cooling fan does not run: fan motor (60%), relay (25%)'. */
export const repairText = (repair: Pick<RepairOf<unknown>, 'name' | 'variants'>): string =>
  repair.variants.length === 0 ? repair.name : `${repair.name}: ${variantsText(repair.variants)}`;
