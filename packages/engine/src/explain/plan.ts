import type { Cause, PlanStep } from '../diagnosis.ts';

const checksOf = (cause: Cause): PlanStep[] =>
  cause.checks.map((check) => ({
    id: `${cause.faultId}/${check.id}`,
    kind: 'check',
    title: check.title,
    faultId: cause.faultId,
    minutes: { low: check.minutes, high: check.minutes },
  }));

/** Runners-up whose checks are in the plan. */
const RUNNERS_UP = 2;

/** The least probability of a runner-up in the plan. */
const LEAST_PROBABILITY = 0.05;

/** The leading cause's checks, then its repair, then the checks of the next one or two causes. */
export const planSteps = (causes: readonly Cause[]): readonly PlanStep[] => {
  const [leading, ...others] = causes;
  if (leading === undefined) return [];
  return [
    ...checksOf(leading),
    {
      id: `${leading.faultId}/repair`,
      kind: 'repair',
      title: leading.repairTitle,
      faultId: leading.faultId,
      minutes: leading.repairMinutes,
    },
    ...others
      .slice(0, RUNNERS_UP)
      .filter((cause, i) => i === 0 || cause.probability >= LEAST_PROBABILITY)
      .flatMap(checksOf),
  ];
};
