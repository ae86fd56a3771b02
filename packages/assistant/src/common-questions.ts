import type { CommonQuestion } from '@wrenchwise/knowledge/chat/common-question';
import { COMMON_QUESTIONS } from '@wrenchwise/knowledge/chat/common-questions';
import { once } from '@wrenchwise/knowledge/once';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import { normalise } from './normalise.ts';
import { createQuestionIndex, type NearQuestion, type QuestionIndex } from './question-index.ts';
import { paragraphs } from './words.ts';

/** From here on the wording is so near that only a plain question of another kind comes before it. */
const NEAR = 0.68;

/** The surer something else is what is asked, the nearer the wording must be. */
const SURE = 0.35;
const FOR_SURENESS = 0.4;

/** From here on it is a better answer than none, with the question that it was taken as. */
const BETTER_THAN_NONE = 0.6;

/** With less than this beside its form a question is one of many: 'will it get worse'. */
const MIN_CONTENT = 1.2;

/** Of what an example asks so much must have been said: a long message has words for anything. */
const MIN_SAID = 0.5;

/** 'Yes' is said to nearly these words only. */
const NEARLY_THE_SAME = 0.8;

const isSafe = ({ entry, nearness }: NearQuestion): boolean =>
  nearness >= NEARLY_THE_SAME || !/^yes\b/i.test(entry.answer);

/** Made when the first message comes: it reads some thousand sentences. */
const index = once((): QuestionIndex => createQuestionIndex(COMMON_QUESTIONS));

const withQuestion = ({ asks, answer }: CommonQuestion): string =>
  paragraphs(`I take it that you ask: “${lowerFirst(asks[0] ?? '')}”.`, answer);

/** The nearest question that says enough to be known, from a nearness on. */
const found = (question: string, subject: string, least: number): NearQuestion | undefined => {
  const near = index().nearest(normalise(question), normalise(subject));
  const isKnown =
    near !== undefined &&
    near.nearness >= least &&
    near.content >= MIN_CONTENT &&
    near.said >= MIN_SAID &&
    isSafe(near);
  return isKnown ? near : undefined;
};

/**
 * The answer to a common question whose wording is near; undefined where none is.
 *
 * @param question as it was written
 * @param subject names of what it may be about, where it names nothing itself
 * @param share how likely it is that something else is asked, 0–1
 */
export const answerNear = (question: string, subject: string, share = 0): string | undefined =>
  found(question, subject, NEAR + Math.max(0, share - SURE) * FOR_SURENESS)?.entry.answer;

/** As `answerNear`, where there would be no answer at all: what is asked is repeated, since it may be misread. */
export const answerRatherThanNone = (question: string, subject: string): string | undefined => {
  const near = found(question, subject, BETTER_THAN_NONE);
  return near && (near.nearness >= NEAR ? near.entry.answer : withQuestion(near.entry));
};
