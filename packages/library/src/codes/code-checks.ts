import { forbiddenByFault, forbiddenNow, isAllowed } from '@wrenchwise/knowledge/allowed-checks';
import type { SystemShares } from '@wrenchwise/knowledge/codes/code-systems';
import type { Check, DriveVerdict } from '@wrenchwise/knowledge/schema';
import type { SystemId } from '@wrenchwise/knowledge/systems';

import type { CodeCheck } from './code-page.ts';
import { fitsCode } from './fitting-checks.ts';
import type { ListedCause } from './listed-causes.ts';

const MOST_CHECKS = 5;
/** Checks shown of each cause: the leading one gets most. */
const CHECKS_BY_PLACE = [2, 1, 1, 1, 1, 1];

/** Tools by cost, the cheapest first. */
const TOOL_COSTS: readonly RegExp[] = [
  /^none\b/i,
  /torch|tyre|gauge|cloth/i,
  /reader/i,
  /multimeter/i,
];

const toolCost = (tool: string): number => {
  const at = TOOL_COSTS.findIndex((pattern) => pattern.test(tool));
  // Two tools cost more than one.
  return (at === -1 ? TOOL_COSTS.length : at) + (/ and |,/.test(tool) ? 0.5 : 0);
};

const findingFor = (check: Check): string =>
  (
    check.outcomes.find(({ effect }) => effect === 'confirms') ??
    check.outcomes.find(({ effect }) => effect === 'supports') ??
    check.outcomes[0]
  )?.finding ?? '';

/**
 * From this share of the fault's most frequent code on, a code is typical for a fault. A misfire
 * may store a catalyst code too, but nobody who reads P0420 begins with the spark plugs.
 */
const TYPICAL = 0.25;

/** About the part or system of the code, or its wiring. */
const isOfItsSystem = (
  shares: SystemShares,
  system: SystemId,
  leading: SystemId | undefined,
): boolean => system === leading || system === 'electrical' || (shares[system] ?? 0) > 0;

/**
 * What to check first: checks of the faults that typically store the code and belong to its system,
 * those of the likeliest first, then the cheapest and quickest; others only where there are none.
 * Leaves out what the code itself answers, what cannot be on a car that stored it, and what the
 * page's `verdict` or the fault's own forbids.
 *
 * @param shares the code's distribution over the systems
 */
export const checksFor = (
  code: string,
  shares: SystemShares,
  causes: readonly ListedCause[],
  verdict: DriveVerdict = 'yes',
): readonly CodeCheck[] => {
  const leading = causes[0]?.fault;
  const typical = causes.filter(
    (cause) =>
      cause.typical >= TYPICAL && isOfItsSystem(shares, cause.fault.system, leading?.system),
  );
  const seen = new Set<string>();
  const fitting = (typical.length > 0 ? typical : causes)
    .map(({ fault, typical: howTypical }) => ({
      fault,
      checks: fault.checks.filter(
        (check) =>
          isAllowed(check, forbiddenNow(verdict, []), forbiddenByFault(fault.drive)) &&
          fitsCode(code, check, findingFor(check), howTypical),
      ),
    }))
    .filter(({ checks }) => checks.length > 0);
  const first = fitting[0]?.fault;
  return fitting
    .slice(0, CHECKS_BY_PLACE.length)
    .flatMap(({ fault, checks }, place) =>
      checks.slice(0, CHECKS_BY_PLACE[place] ?? 1).map((check) => ({ check, fault })),
    )
    .filter(({ check }) => !seen.has(check.title) && seen.add(check.title))
    .slice(0, MOST_CHECKS)
    .sort(
      (a, b) =>
        Number(b.fault === first) - Number(a.fault === first) ||
        toolCost(a.check.tool) - toolCost(b.check.tool) ||
        a.check.minutes - b.check.minutes,
    )
    .map(({ check, fault }) => ({
      title: check.title,
      tool: check.tool,
      minutes: check.minutes,
      finding: findingFor(check),
      cause: fault.name,
    }));
};
