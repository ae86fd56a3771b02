import { z } from 'zod';

import type { Cause } from './diagnosis.ts';

/** The change of a cause's probability between two weighings; null where it was not listed. */
export const Move = z.object({
  faultId: z.string(),
  name: z.string(),
  from: z.number().min(0).max(1).nullable(),
  to: z.number().min(0).max(1).nullable(),
});
export type Move = z.infer<typeof Move>;

/** Smaller changes are not shown. */
const LEAST = 0.01;

const extent = ({ from, to }: Move): number => Math.abs((to ?? 0) - (from ?? 0));

/** The causes with the largest changes between two weighings, the largest first. */
export const biggestMoves = (
  before: readonly Cause[],
  after: readonly Cause[],
  most = 2,
): Move[] => {
  const was = new Map(before.map((cause) => [cause.faultId, cause]));
  const is = new Map(after.map((cause) => [cause.faultId, cause]));
  return [...new Map([...was, ...is]).values()]
    .map(({ faultId, name }): Move => ({
      faultId,
      name,
      from: was.get(faultId)?.probability ?? null,
      to: is.get(faultId)?.probability ?? null,
    }))
    .filter((move) => extent(move) >= LEAST)
    .sort((a, b) => extent(b) - extent(a))
    .slice(0, most);
};
