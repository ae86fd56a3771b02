import { leadingCause } from '@wrenchwise/rules/leading-cause';

import { answerDrive, asksDanger } from './answer-driving.ts';
import { CANNOT_ANSWER } from './answer-limits.ts';
import type { AssistantAnswer, Consultation } from './consultation.ts';
import { answerAboutGuide } from './guide/guide-assistant.ts';
import { causeAskedAbout } from './named-cause.ts';
import { bullets, paragraphs } from './words.ts';

/** What the guide of the repair says: what comes afterwards, what is dangerous, a bolt that will not move. */
export const answerFromGuide = (question: string, consultation: Consultation): AssistantAnswer => {
  const cause =
    causeAskedAbout(question, consultation) ?? leadingCause(consultation.diagnosis.causes);
  const guide = cause && consultation.guideOf(cause.faultId);
  return guide
    ? { ...answerAboutGuide(question, guide, consultation.call), about: cause.faultId }
    : { text: CANNOT_ANSWER };
};

/** Whether it is dangerous: the trouble by its verdict, the work by its guide. */
export const answerSafety = (question: string, consultation: Consultation): AssistantAnswer =>
  asksDanger(question)
    ? answerDrive(question, consultation)
    : answerFromGuide(question, consultation);

/** What the rows and the log of the car say: what was spent, done, due. */
export const answerOfCar = async (
  question: string,
  { ofCar, car }: Consultation,
): Promise<AssistantAnswer> => {
  if (ofCar !== undefined) return ofCar(question);
  return {
    text: paragraphs(
      `That is in the log of a saved car, and this diagnosis of a ${car} belongs to none.`,
      bullets([
        'Save the car under Vehicles and name it in this diagnosis.',
        'Then ask here or on its page what was done, what is due, and what was spent on what.',
      ]),
    ),
  };
};
