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
const MIN_PROBABILITY = 0.05;

/**
 * The checks and repairs of the leading repair, then those of the next one or two. Within a repair
 * the checks of all its variants come first: they say which one it is.
 */
export const planSteps = (causes: readonly Cause[]): readonly PlanStep[] => {
  const repairs = [...Map.groupBy(causes, ({ faultId, repair }) => repair?.id ?? faultId).values()];
  return repairs
    .slice(0, 1 + RUNNERS_UP)
    .filter(
      (variants, i) =>
        i < RUNNERS_UP || variants.some(({ probability }) => probability >= MIN_PROBABILITY),
    )
    .flatMap((variants) => [...variants.flatMap(checksOf), ...variants.map(repairOf)]);
};
