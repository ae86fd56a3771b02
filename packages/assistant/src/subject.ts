import type { Subject } from './common-questions.ts';
import type { Consultation } from './consultation.ts';
import { causeAskedAbout } from './named-cause.ts';

/** The causes that a question without a name may be about. */
const MAX_LEADING = 2;

/** A cause behind the first that is at least so likely is talked about as well. */
const LIKELY = 0.1;

/** What a question may be about: the cause that it means, the first causes, and what was reported. */
export const subjectOf = (question: string, consultation: Consultation): Subject => {
  const { causes, symptoms } = consultation.diagnosis;
  const meant = causeAskedAbout(question, consultation);
  const leading = causes.slice(0, MAX_LEADING);
  const likely = leading.filter(({ probability }, at) => at === 0 || probability >= LIKELY);
  return {
    names: [...(meant ? [meant] : []), ...leading]
      .map(({ name, workshopName }) => `${name}. ${workshopName}`)
      .concat(symptoms)
      .join('. '),
    of: [...new Set([...(meant ? [meant] : []), ...likely].map(({ faultId }) => faultId))],
  };
};
