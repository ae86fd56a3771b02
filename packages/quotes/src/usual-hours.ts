import type { FoundPart, QuotedFault } from './part-index.ts';
import type { Range } from './quote-context.ts';

/** What a quote's repairs usually take together. */
export interface UsualWork {
  readonly hours: Range;
  /** The repairs that were taken for it. */
  readonly repairs: readonly QuotedFault[];
}

const rangeOf = (faults: readonly QuotedFault[]): Range => ({
  low: Math.min(...faults.map(({ labourHours }) => labourHours[0])),
  high: Math.max(...faults.map(({ labourHours }) => labourHours[1])),
});

/**
 * The hours of the repairs that the parts of a quote belong to. Parts of one repair are fitted together: each part
 * that a chosen repair already has adds nothing. Several repairs take between the longest of them and their sum.
 */
export const usualWork = (parts: readonly FoundPart[]): UsualWork | undefined => {
  const jobs: { readonly range: Range; readonly faults: readonly QuotedFault[] }[] = [];
  let open = parts.filter(({ faults }) => faults.length > 0);
  while (open.length > 0) {
    const covers = (id: string): number =>
      open.filter(({ anyFaultIds }) => anyFaultIds.has(id)).length;
    // One job at a time: of the repairs of its part those that have most of the others.
    const candidates = open[0]?.faults ?? [];
    const most = Math.max(...candidates.map(({ id }) => covers(id)));
    const faults = candidates.filter(({ id }) => covers(id) === most);
    const ids = new Set(faults.map(({ id }) => id));
    const rest = open.filter(({ anyFaultIds }) => ![...anyFaultIds].some((id) => ids.has(id)));
    if (rest.length === open.length) break;
    // With one part to go by, each of its repairs may be meant.
    jobs.push({ range: rangeOf(faults), faults });
    open = rest;
  }
  if (jobs.length === 0) return undefined;
  return {
    hours: {
      low: Math.max(...jobs.map(({ range }) => range.low)),
      high: jobs.reduce((sum, { range }) => sum + range.high, 0),
    },
    repairs: jobs.flatMap(({ faults }) => faults),
  };
};
