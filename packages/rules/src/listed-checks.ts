import type { DiagnosisResult, Question } from './diagnosis.ts';

/** A check of a diagnosis as a question, with the findings that it can have. */
export interface ListedCheck extends Pick<Question, 'options'> {
  /** Of the question: 'check:{fault}/{check}'. */
  readonly questionId: string;
  readonly faultId: string;
  readonly title: string;
}

/** The checks of all causes, in their order; those that are postponed are not among them. */
export const listedChecks = ({ causes }: Pick<DiagnosisResult, 'causes'>): readonly ListedCheck[] =>
  causes.flatMap(({ faultId, checks }) =>
    checks.map(({ id, title, outcomes }) => ({
      questionId: `check:${faultId}/${id}`,
      faultId,
      title,
      options: outcomes.map(({ finding }, at) => ({ id: `outcome-${at + 1}`, label: finding })),
    })),
  );
