import type { DiagnosisAnswer, Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type {
  NewWorkshopReply,
  SharedDiagnosis,
} from '@wrenchwise/contract/endpoints/workshop-replies';

import { AppError } from '../../../platform/app-error.ts';
import type { StoredTest } from '../diagnosis-sharing.tables.ts';

type OfferedCheck = SharedDiagnosis['checks'][number];

/** The checks of a diagnosis' plan, with the findings that each can have. */
export const checksOf = ({ plan, causes }: Pick<Diagnosis, 'plan' | 'causes'>): OfferedCheck[] =>
  plan.flatMap(({ id, kind, faultId, title }) => {
    if (kind !== 'check') return [];
    const cause = causes.find((one) => one.faultId === faultId);
    const check = cause?.checks.find((one) => `${faultId}/${one.id}` === id);
    if (!check || check.outcomes.length === 0) return [];
    const options = check.outcomes.map(({ finding }, at) => ({
      id: `outcome-${at + 1}`,
      label: finding,
    }));
    return [{ stepId: id, title, options }];
  });

const refuse = (index: number, message: string): never => {
  throw new AppError('request/invalid', { fields: [{ path: `tests.${index}`, message }] });
};

/**
 * Test results with their words, as they are stored.
 *
 * @throws AppError `request/invalid` for a check or a finding that the plan does not have.
 */
export const readTests = (
  diagnosis: Pick<Diagnosis, 'plan' | 'causes'>,
  tests: NewWorkshopReply['tests'],
): StoredTest[] => {
  const offered = new Map(checksOf(diagnosis).map((check) => [check.stepId, check]));
  const byStep = new Map<string, StoredTest>();
  for (const [index, { stepId, optionId }] of tests.entries()) {
    const check =
      offered.get(stepId) ?? refuse(index, 'This check is not part of the plan any more');
    const option =
      check.options.find(({ id }) => id === optionId) ?? refuse(index, 'There is no such finding');
    const { title, options } = check;
    byStep.set(stepId, { stepId, optionId, title, finding: option.label, options });
  }
  return [...byStep.values()];
};

/** Test results as answers to the engine's questions of these checks. */
export const answersOf = (tests: readonly StoredTest[]): DiagnosisAnswer[] =>
  tests.map(({ stepId, optionId, title, finding, options }) => ({
    questionId: `check:${stepId}`,
    optionId,
    question: title,
    answer: finding,
    options: [...options],
  }));
