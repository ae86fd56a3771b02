import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { alertLine, driveAnswer, driveLine } from '@wrenchwise/rules/drive-answer';
import {
  leadingCause,
  NO_LEADING_CAUSE,
  NOTHING_FOUND,
  shownSeverity,
} from '@wrenchwise/rules/leading-cause';
import { repairsOf, repairText } from '@wrenchwise/rules/repairs';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A summary for the support team: car, complaint, verdict, causes, answers. */
export const diagnosisLines = (diagnosis: Diagnosis): string[] => {
  const { year, make, model, mileage } = diagnosis;
  const severity = shownSeverity(diagnosis);
  return [
    `${year} ${make} ${model}${mileage === null ? '' : `, ${mileage} miles`}`,
    `Reported: ${diagnosis.symptoms.trim()}`,
    ...(diagnosis.nothingFound ? [`${NOTHING_FOUND}.`] : []),
    driveLine(diagnosis),
    ...driveAnswer(diagnosis).others.map(alertLine),
    severity === null
      ? `No severity, confidence ${diagnosis.confidence}.`
      : `Severity ${severity}, confidence ${diagnosis.confidence}.`,
    ...(leadingCause(diagnosis.causes) === undefined && diagnosis.causes.length > 0
      ? [`${NO_LEADING_CAUSE}. Guesses:`]
      : []),
    ...repairsOf(diagnosis.causes).map(
      (repair) => `${percent(repair.probability)} ${repairText(repair)}`,
    ),
    `${percent(diagnosis.other)} something else`,
    ...diagnosis.codes.map(({ code, meaning }) => `${code}: ${meaning}`),
    ...diagnosis.answers.map(({ question, answer }) => `${question} ${answer}`),
    `Knowledge ${diagnosis.knowledgeVersion}, diagnosis ${diagnosis.id}`,
  ];
};
