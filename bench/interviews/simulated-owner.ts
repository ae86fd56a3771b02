import type { Answer, Question } from '@wrenchwise/engine/diagnosis';
import { type Fault, FAULTS } from '@wrenchwise/knowledge/catalogue';
import { checkId } from '@wrenchwise/knowledge/check-id';
import type { Check, OutcomeEffect } from '@wrenchwise/knowledge/schema';

import { namedArea } from '../texts/named-area.ts';
import { type Asked, askedBy, CAN_ANSWER } from './can-answer.ts';

/**
 * P(yes | the fault has the sign, and its owner did not write of it), as a part of P(mentioned | fault): who has a
 * sign mostly writes of it. Fitted to the yes of 14 in 149 signs that fifty interviews played by hand asked for.
 */
const STILL_THERE = 0.8;

/** P(there, though the fault does not list it). */
const ELSEWHERE = 0.04;

/** How often each finding is made where the fault is there, and where it is not. */
const FINDINGS: Readonly<Record<OutcomeEffect, readonly [own: number, other: number]>> = {
  confirms: [0.55, 0.04],
  supports: [0.25, 0.08],
  neutral: [0.1, 0.1],
  weakens: [0.07, 0.21],
  'rules-out': [0.03, 0.48],
};

const sequence = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 4_294_967_296;
};

const checkOf = (
  questionId: string,
): { readonly fault: Fault; readonly check: Check } | undefined => {
  const [faultId = '', id = ''] = questionId.replace('check:', '').split('/');
  const fault = FAULTS.find((one) => one.id === faultId);
  const check = fault?.checks.find(({ title }) => checkId(title) === id);
  return fault === undefined || check === undefined ? undefined : { fault, check };
};

/** What a question asks of its owner. */
export const askedOf = ({ id, kind }: Question): Asked => {
  if (kind !== 'check') return kind === 'symptom' ? 'sign' : kind;
  const found = checkOf(id);
  return found === undefined ? 'look' : askedBy(found.check);
};

/** An owner of a car with one fault, who answers what they can, and truthfully. */
export interface SimulatedOwner {
  readonly answer: (question: Question) => Answer;
  /** Whether they notice a sign that is offered in a list. */
  readonly notices: (symptomId: string) => boolean;
}

/**
 * @param eventOf what they say happened just before
 */
export const simulatedOwner = (
  fault: Fault,
  seed: number,
  eventOf: (question: Question) => string,
): SimulatedOwner => {
  const random = sequence(Math.imul(seed + 1, 0x9e3779b1));
  const shares: Readonly<Record<string, number | undefined>> = fault.symptoms;
  const there = new Map<string, boolean>();
  const has = (id: string): boolean => {
    const known = there.get(id);
    if (known !== undefined) return known;
    const drawn = random() < STILL_THERE * (shares[id] ?? 0) + ELSEWHERE;
    there.set(id, drawn);
    return drawn;
  };
  const finding = ({ id, options }: Question): string => {
    const found = checkOf(id);
    if (found === undefined) return 'unknown';
    const column = found.fault.id === fault.id ? 0 : 1;
    const weights = found.check.outcomes.map(({ effect }) => FINDINGS[effect][column]);
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
    const at = weights.findIndex((weight) => {
      left -= weight;
      return left <= 0;
    });
    return options[at]?.id ?? 'unknown';
  };
  return {
    notices: (id) => has(id) && random() < 0.8,
    answer: (question) => {
      const questionId = question.id;
      if (random() >= CAN_ANSWER[askedOf(question)].p) return { questionId, optionId: 'unknown' };
      const options: Readonly<Record<typeof question.kind, () => string>> = {
        area: () => namedArea(fault, question, random),
        check: () => finding(question),
        symptom: () => (has(questionId.replace('symptom:', '')) ? 'yes' : 'no'),
        event: () => eventOf(question),
      };
      return { questionId, optionId: options[question.kind]() };
    },
  };
};
