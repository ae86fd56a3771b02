import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { checkId } from '@wrenchwise/knowledge/check-id';
import type { RecentEvents } from '@wrenchwise/knowledge/recent-events/recent-events';
import type { Check, CheckOutcome } from '@wrenchwise/knowledge/schema';
import { isSymptomId, type SymptomId } from '@wrenchwise/knowledge/symptoms';

import { TICKED_OPTION } from '../asking.ts';
import type { Answer } from '../diagnosis.ts';
import { type AreaAnswer, isAreaQuestion, readAreaAnswer } from './areas.ts';
import { EVENT_QUESTION, readEventAnswer } from './event-question.ts';
import type { EventAnswer } from './given-events.ts';

export interface FaultCheck {
  readonly faultId: string;
  readonly check: Check;
}

export type AnswerMeaning =
  | AreaAnswer
  | EventAnswer
  | {
      readonly kind: 'symptom';
      readonly id: SymptomId;
      readonly yes: boolean;
      /** It was ticked in a list, not asked about. */
      readonly ticked: boolean;
    }
  | { readonly kind: 'check'; readonly found: FaultCheck; readonly outcome: CheckOutcome };

/** Ticked signs as answers. Unknown ids mean nothing. */
export const ticksOf = (confirmed: readonly string[] = []): readonly Answer[] =>
  [...new Set(confirmed)].map((id) => ({ questionId: `symptom:${id}`, optionId: TICKED_OPTION }));

/**
 * The meaning of an answer. Undefined for 'unknown', for questions that the catalogue lacks (those
 * of an older edition) and for unknown options.
 */
export type ReadAnswer = (answer: Answer) => AnswerMeaning | undefined;

export const createAnswerReader = (
  faults: readonly Fault[],
  recentEvents: RecentEvents,
): ReadAnswer => {
  const byId: ReadonlyMap<string, Fault> = new Map(faults.map((fault) => [fault.id, fault]));

  /** The check that '{faultId}/{checkId}' names, if the catalogue still has it. */
  const findCheck = (path: string): FaultCheck | undefined => {
    const slash = path.indexOf('/');
    const fault = byId.get(path.slice(0, slash));
    const check = fault?.checks.find((one) => checkId(one.title) === path.slice(slash + 1));
    return fault === undefined || check === undefined ? undefined : { faultId: fault.id, check };
  };

  return (answer) => {
    const [kind = '', ...rest] = answer.questionId.split(':');
    const target = rest.join(':');
    if (kind === 'symptom' && isSymptomId(target)) {
      const { optionId } = answer;
      const ticked = optionId === TICKED_OPTION;
      if (optionId !== 'yes' && optionId !== 'no' && !ticked) return undefined;
      return { kind: 'symptom', id: target, yes: optionId !== 'no', ticked };
    }
    if (isAreaQuestion(answer.questionId)) {
      return readAreaAnswer(answer.questionId, answer.optionId);
    }
    if (answer.questionId === EVENT_QUESTION) {
      return readEventAnswer(answer.optionId, recentEvents);
    }
    if (kind !== 'check') return undefined;
    const found = findCheck(target);
    const number = /^outcome-(\d{1,2})$/.exec(answer.optionId)?.[1];
    const outcome = number === undefined ? undefined : found?.check.outcomes[Number(number) - 1];
    return found === undefined || outcome === undefined
      ? undefined
      : { kind: 'check', found, outcome };
  };
};

/** The last answer to each question, in the order in which the questions were first answered. */
export const lastAnswers = (answers: readonly Answer[] = []): readonly Answer[] => {
  const last = new Map<string, Answer>();
  for (const answer of answers) last.set(answer.questionId, answer);
  return [...last.values()];
};
