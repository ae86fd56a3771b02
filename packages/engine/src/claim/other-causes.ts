import type { Cause, EngineDiagnosis } from '../diagnosis.ts';
import type { BetterFit } from './claim-examination.ts';

/** A probability as answers have it. */
export const decimals = (p: number): number => Math.floor(p * 1e6) / 1e6;

const probabilityOf = ({ probability, variants }: Cause): number =>
  variants?.reduce((sum, variant) => sum + variant.probability, 0) ?? probability;

/** Repairs beside what is claimed, the likeliest first; each once. */
export const otherCauses = (
  { causes }: EngineDiagnosis,
  claimed: ReadonlySet<string>,
): readonly BetterFit[] => {
  const seen = new Set<string>();
  return causes
    .flatMap((cause): BetterFit[] => {
      const key = cause.repair?.id ?? cause.faultId;
      if (seen.has(key)) return [];
      seen.add(key);
      const isClaimed =
        claimed.has(cause.faultId) || cause.variants?.some(({ faultId }) => claimed.has(faultId));
      if (isClaimed === true) return [];
      return [
        {
          faultId: cause.faultId,
          name: cause.repair?.name ?? cause.name,
          probability: decimals(probabilityOf(cause)),
          cost: cause.cost.professional,
        },
      ];
    })
    .sort((a, b) => b.probability - a.probability);
};
