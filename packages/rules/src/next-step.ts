import type { CanDrive, Cause, NothingFound, PlanStep, Question } from './diagnosis.ts';
import { leadingCause } from './leading-cause.ts';

/** The parts of a diagnosis that decide what to do next. */
export interface Acted {
  readonly canDrive: Pick<CanDrive, 'verdict'>;
  readonly causes: readonly Pick<Cause, 'faultId' | 'diy' | 'repairTitle' | 'probability'>[];
  readonly plan: readonly PlanStep[];
  readonly nextQuestion?: Question | undefined;
  readonly nothingFound?: NothingFound | undefined;
}

/** The one thing to do next. */
export type NextStep =
  /** Not to be driven: stop, and have it recovered. */
  | { readonly kind: 'stop' }
  /** The next question: one that the senses answer, or a check with its steps. */
  | { readonly kind: 'answer' | 'check'; readonly question: Question }
  /** A planned check or repair that somebody can do at home. */
  | { readonly kind: 'plan'; readonly step: PlanStep }
  /** A workshop's job. */
  | { readonly kind: 'book'; readonly repairTitle: string }
  /** No cause stands out. */
  | { readonly kind: 'describe' }
  /** Nothing points to a fault: the service schedule and the MOT checklist. */
  | { readonly kind: 'service' };

/** What the owner can do at home. */
const AT_HOME: ReadonlySet<Cause['diy']> = new Set<Cause['diy']>(['easy', 'moderate']);

/**
 * What to do next, in this order: stop where it must not be driven, answer or check what shows most,
 * do the repair where it can be done at home, otherwise book it.
 */
export const nextStepOf = ({
  canDrive,
  causes,
  plan,
  nextQuestion,
  nothingFound,
}: Acted): NextStep => {
  if (nothingFound !== undefined) return { kind: 'service' };
  if (canDrive.verdict === 'no') return { kind: 'stop' };
  if (nextQuestion !== undefined) {
    return { kind: nextQuestion.kind === 'check' ? 'check' : 'answer', question: nextQuestion };
  }
  const first = leadingCause(causes);
  if (first === undefined) return { kind: 'describe' };
  const own = plan.filter(({ faultId }) => faultId === first.faultId);
  const step = AT_HOME.has(first.diy) ? own.find(({ kind }) => kind === 'repair') : undefined;
  return step === undefined
    ? { kind: 'book', repairTitle: first.repairTitle }
    : { kind: 'plan', step };
};
