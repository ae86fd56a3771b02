import type { CodeCheck } from '../code-page.ts';
import type { Check } from '../knowledge/schema.ts';
import type { ListedCause } from './listed-causes.ts';

const MOST_CHECKS = 5;
/** Causes whose checks are looked at, and how many of each: the leading one counts most. */
const CHECKS_BY_PLACE = [2, 1, 1, 1, 1, 1];

/** What has to be at hand, cheapest first. */
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

/** What to check first: the likely causes' own first checks, the cheapest and quickest first. */
export const checksFor = (causes: readonly ListedCause[]): readonly CodeCheck[] => {
  const seen = new Set<string>();
  return causes
    .slice(0, CHECKS_BY_PLACE.length)
    .flatMap(({ fault }, place) =>
      fault.checks.slice(0, CHECKS_BY_PLACE[place] ?? 1).map((check) => ({ check, fault })),
    )
    .filter(({ check }) => !seen.has(check.title) && seen.add(check.title))
    .slice(0, MOST_CHECKS)
    .sort(
      (a, b) =>
        toolCost(a.check.tool) - toolCost(b.check.tool) || a.check.minutes - b.check.minutes,
    )
    .map(({ check, fault }) => ({
      title: check.title,
      tool: check.tool,
      minutes: check.minutes,
      finding: findingFor(check),
      cause: fault.name,
    }));
};
