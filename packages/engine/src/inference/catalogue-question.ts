import { isAreaId } from '@wrenchwise/knowledge/areas';
import type { Fault } from '@wrenchwise/knowledge/catalogue';
import type { RecentEvents } from '@wrenchwise/knowledge/recent-events/recent-events';
import type { Symptom } from '@wrenchwise/knowledge/symptom';
import { isSymptomId, type SymptomId } from '@wrenchwise/knowledge/symptoms';

import type { Question } from '../diagnosis.ts';
import { createAnswerReader } from './answers.ts';
import { writeAreaQuestion } from './area-question.ts';
import { areaQuestionId, readAreaAnswer } from './areas.ts';
import { createEventQuestion, EVENT_QUESTION } from './event-question.ts';
import { written } from './next-question.ts';

/**
 * A question of the catalogue by its id, whoever asked it and whenever: its text and all its options. Undefined for what
 * the catalogue has not, or no longer has.
 */
export type CatalogueQuestion = (
  questionId: string,
) => Pick<Question, 'text' | 'options'> | undefined;

export const createCatalogueQuestion = (
  faults: readonly Fault[],
  symptoms: Readonly<Record<SymptomId, Symptom>>,
  recentEvents: RecentEvents,
): CatalogueQuestion => {
  const readAnswer = createAnswerReader(faults, recentEvents);
  const eventQuestion = createEventQuestion(recentEvents, faults);
  return (id) => {
    const [kind = '', ...rest] = id.split(':');
    const target = rest.join(':');
    if (kind === 'symptom') {
      return isSymptomId(target)
        ? written({ id, about: target, gain: 0, worth: 0 }, symptoms)
        : undefined;
    }
    if (id === EVENT_QUESTION) {
      const { events } = recentEvents;
      return eventQuestion.write({ gain: 0, worth: 0, events });
    }
    if (kind === 'area') {
      const about = target.split('+').filter(isAreaId);
      const isAsked =
        areaQuestionId(about) === id && readAreaAnswer(id, about[0] ?? '') !== undefined;
      return isAsked ? writeAreaQuestion({ id, about, gain: 0, worth: 0 }) : undefined;
    }
    // Any outcome names the check.
    const asked = readAnswer({ questionId: id, optionId: 'outcome-1' });
    return asked?.kind === 'check'
      ? written({ id, about: asked.found.check, gain: 0, worth: 0 }, symptoms)
      : undefined;
  };
};
