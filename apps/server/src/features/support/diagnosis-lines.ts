import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';

const VERDICTS = {
  yes: 'Can be driven.',
  caution: 'Drive only with care.',
  no: 'Must not be driven.',
} as const;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A diagnosis in short for whoever answers a request: car, complaint, verdict, causes, answers. */
export const diagnosisLines = (diagnosis: Diagnosis): string[] => {
  const { year, make, model, mileage, canDrive } = diagnosis;
  return [
    `${year} ${make} ${model}${mileage === null ? '' : `, ${mileage} miles`}`,
    `Told: ${diagnosis.symptoms.trim()}`,
    `${VERDICTS[canDrive.verdict]} ${canDrive.reason}`,
    `Severity ${diagnosis.severity}, confidence ${diagnosis.confidence}.`,
    ...diagnosis.causes.map(({ name, probability }) => `${percent(probability)} ${name}`),
    `${percent(diagnosis.other)} something else`,
    ...diagnosis.codes.map(({ code, meaning }) => `${code}: ${meaning}`),
    ...diagnosis.answers.map(({ question, answer }) => `${question} ${answer}`),
    `Knowledge ${diagnosis.knowledgeVersion}, diagnosis ${diagnosis.id}`,
  ];
};
