import type { Answer } from '../diagnosis.ts';
import { isSymptomId } from '../evidence/symptoms.ts';
import { findFault } from '../knowledge/catalogue.ts';
import type { Check, CheckOutcome } from '../knowledge/schema.ts';
import type { SymptomId } from '../knowledge/symptoms.ts';

/** By title; the knowledge has some thousands, and every diagnosis needs dozens. */
const checkIds = new Map<string, string>();

/** The id of a check of the knowledge within its fault: its title in kebab-case. */
export const checkId = (title: string): string => {
  const known = checkIds.get(title);
  if (known !== undefined) return known;
  const id = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  checkIds.set(title, id);
  return id;
};

export interface FaultCheck {
  readonly faultId: string;
  readonly check: Check;
}

/** The check that '{faultId}/{checkId}' names, if the catalogue still has it. */
export const findCheck = (path: string): FaultCheck | undefined => {
  const slash = path.indexOf('/');
  const fault = findFault(path.slice(0, slash));
  const check = fault?.checks.find((one) => checkId(one.title) === path.slice(slash + 1));
  return fault === undefined || check === undefined ? undefined : { faultId: fault.id, check };
};

export type ReadAnswer =
  | { readonly kind: 'symptom'; readonly id: SymptomId; readonly yes: boolean }
  | { readonly kind: 'check'; readonly found: FaultCheck; readonly outcome: CheckOutcome };

/**
 * What an answer says. Undefined for 'unknown', for questions that the catalogue does not have
 * (an older edition asked them) and for options that the question does not have.
 */
export const readAnswer = (answer: Answer): ReadAnswer | undefined => {
  const [kind = '', ...rest] = answer.questionId.split(':');
  const target = rest.join(':');
  if (kind === 'symptom' && isSymptomId(target)) {
    if (answer.optionId !== 'yes' && answer.optionId !== 'no') return undefined;
    return { kind: 'symptom', id: target, yes: answer.optionId === 'yes' };
  }
  if (kind !== 'check') return undefined;
  const found = findCheck(target);
  const number = /^outcome-(\d{1,2})$/.exec(answer.optionId)?.[1];
  const outcome = number === undefined ? undefined : found?.check.outcomes[Number(number) - 1];
  return found === undefined || outcome === undefined
    ? undefined
    : { kind: 'check', found, outcome };
};

/** The last answer to each question, in the order in which the questions were first answered. */
export const lastAnswers = (answers: readonly Answer[] = []): readonly Answer[] => {
  const last = new Map<string, Answer>();
  for (const answer of answers) last.set(answer.questionId, answer);
  return [...last.values()];
};
