import type { Diagnosis, DiagnosisAnswer } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Guide, GuideOnCar } from '@wrenchwise/contract/endpoints/guides';
import type { DoneCheck, GuideFindings } from '@wrenchwise/contract/guide-findings';
import { checkId } from '@wrenchwise/knowledge/check-id';
import type { PlanStep } from '@wrenchwise/rules/diagnosis';

/** Whether an answer says anything: 'I can’t check that' does not. */
const isKnown = ({ optionId }: DiagnosisAnswer): boolean => optionId !== 'unknown';

/** The checks of a guide that were answered in the diagnosis, in the guide's order. */
const checksDone = (
  { answers }: Pick<Diagnosis, 'answers'>,
  faultId: string,
  guide: Guide | null,
): DoneCheck[] =>
  (guide?.checks ?? []).flatMap(({ title, outcomes }) => {
    const id = `check:${faultId}/${checkId(title)}`;
    const given = answers.find(({ questionId }) => questionId === id);
    if (given === undefined || !isKnown(given)) return [];
    const { effect } = outcomes.find(({ finding }) => finding === given.answer) ?? {};
    return [{ title, finding: given.answer, effect: effect ?? null }];
  });

/** What a diagnosis knows of its car and of the fault of a step, as it is now. */
export const findingsOf = (
  diagnosis: Diagnosis,
  { faultId }: Pick<PlanStep, 'faultId'>,
  guide: Guide | null,
  onCar: GuideOnCar | null,
): GuideFindings => {
  const { make, model, year, fuel, transmission, mileage, causes, codes } = diagnosis;
  const at = causes.findIndex((cause) => cause.faultId === faultId);
  const cause = causes[at];
  return {
    car: `${year} ${make} ${model}`,
    fuel,
    transmission,
    mileage,
    onCar,
    cause: cause ? { place: at + 1, probability: cause.probability } : null,
    evidence: cause?.evidence ?? [],
    answers: diagnosis.answers
      .filter(isKnown)
      .map(({ question, answer }) => ({ question, answer })),
    measurements: diagnosis.measurements,
    codes: codes.map(({ code, meaning }) => ({ code, meaning })),
    checksDone: checksDone(diagnosis, faultId, guide),
  };
};
