import type { Consultation } from './consultation.ts';
import { causeAskedAbout } from './named-cause.ts';

/** The causes that a question without a name may be about. */
const MAX_LEADING = 2;

/** What a question may be about: the cause that it means, the first causes, and what was reported. */
export const subjectOf = (question: string, consultation: Consultation): string => {
  const { causes, symptoms } = consultation.diagnosis;
  const meant = causeAskedAbout(question, consultation);
  return [...(meant ? [meant] : []), ...causes.slice(0, MAX_LEADING)]
    .map(({ name, workshopName }) => `${name}. ${workshopName}`)
    .concat(symptoms)
    .join('. ');
};
