import { t } from '@lingui/core/macro';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { countedAnswers, MAX_ANSWERS, SURE_ENOUGH } from '@wrenchwise/engine/asking';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { repairsOf } from '@wrenchwise/rules/repairs';

/** The cause that a check confirmed. */
export const foundCause = ({ found, causes }: Diagnosis) =>
  found && causes.find(({ faultId }) => faultId === found.faultId);

/** Why no more is asked. */
export const whyStopped = (diagnosis: Diagnosis): string => {
  const { causes } = diagnosis;
  const [first] = repairsOf(causes);
  const found = foundCause(diagnosis);
  if (found) return t`Found it: ${found.name}. ${diagnosis.found?.finding ?? ''}`.trim();
  if (first && first.probability >= SURE_ENOUGH) {
    return t`No more questions: ${formatPercent(first.probability)} for ${lowerFirst(first.name)} is clear enough. Confirm it with the checks below.`;
  }
  if (countedAnswers(diagnosis.answers) >= MAX_ANSWERS) {
    return t`No more questions: after ${MAX_ANSWERS} answers, a look at the car shows more. Carry on with the checks below.`;
  }
  return t`No further question would change the picture much. Carry on with the checks below.`;
};
