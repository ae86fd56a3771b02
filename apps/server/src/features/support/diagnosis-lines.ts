import { alertLine, driveAnswer, driveLine } from '@wrenchwise/domain/drive-answer';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A summary for the support team: car, complaint, verdict, causes, answers. */
export const diagnosisLines = (diagnosis: Diagnosis): string[] => {
  const { year, make, model, mileage } = diagnosis;
  return [
    `${year} ${make} ${model}${mileage === null ? '' : `, ${mileage} miles`}`,
    `Told: ${diagnosis.symptoms.trim()}`,
    driveLine(diagnosis),
    ...driveAnswer(diagnosis).others.map(alertLine),
    `Severity ${diagnosis.severity}, confidence ${diagnosis.confidence}.`,
    ...diagnosis.causes.map(({ name, probability }) => `${percent(probability)} ${name}`),
    `${percent(diagnosis.other)} something else`,
    ...diagnosis.codes.map(({ code, meaning }) => `${code}: ${meaning}`),
    ...diagnosis.answers.map(({ question, answer }) => `${question} ${answer}`),
    `Knowledge ${diagnosis.knowledgeVersion}, diagnosis ${diagnosis.id}`,
  ];
};
