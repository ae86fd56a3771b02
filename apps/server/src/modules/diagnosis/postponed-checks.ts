import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { checkId } from '@wrenchwise/knowledge/check-id';
import type { Cause, CauseCheck } from '@wrenchwise/rules/diagnosis';

/**
 * The checks of a cause that a diagnosis leaves out because what they need of the car is unsafe now, by
 * the knowledge. Whoever did one before has its finding all the same; nobody is asked to do it.
 */
const postponedChecks = ({
  faultId,
  postponed,
}: Pick<Cause, 'faultId' | 'postponed'>): readonly CauseCheck[] => {
  if (postponed.length === 0) return [];
  const left = new Set(postponed.map(({ id }) => id));
  const checks = FAULTS.find(({ id }) => id === faultId)?.checks ?? [];
  return checks.flatMap(({ title, steps, tool, minutes, outcomes }) => {
    const id = checkId(title);
    return left.has(id)
      ? [{ id, title, steps: [...steps], tool, minutes, outcomes: [...outcomes] }]
      : [];
  });
};

/** The checks of a cause, and those that are not asked for now: somebody may have done them before. */
export const checksOf = (cause: Pick<Cause, 'faultId' | 'checks' | 'postponed'>): CauseCheck[] => [
  ...cause.checks,
  ...postponedChecks(cause),
];
