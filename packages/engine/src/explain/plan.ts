import type { Cause, PlanStep } from '../diagnosis.ts';

const checksOf = (cause: Cause): PlanStep[] =>
  cause.checks.map((check) => ({
    id: `${cause.faultId}/${check.id}`,
    kind: 'check',
    title: check.title,
    faultId: cause.faultId,
    minutes: { low: check.minutes, high: check.minutes },
  }));

const repairOf = ({ faultId, repairTitle, repairMinutes }: Cause): PlanStep => ({
  id: `${faultId}/repair`,
  kind: 'repair',
  title: repairTitle,
  faultId,
  minutes: repairMinutes,
});

/** Runners-up with steps in the plan. */
const RUNNERS_UP = 2;

/** The least probability of a runner-up in the plan. */
const LEAST_PROBABILITY = 0.05;

/** The leading cause's checks and repair, then those of the next one or two causes. */
export const planSteps = (causes: readonly Cause[]): readonly PlanStep[] => {
  const [leading, ...others] = causes;
  if (leading === undefined) return [];
  const named = [
    leading,
    ...others
      .slice(0, RUNNERS_UP)
      .filter((cause, i) => i === 0 || cause.probability >= LEAST_PROBABILITY),
  ];
  return named.flatMap((cause) => [...checksOf(cause), repairOf(cause)]);
};
