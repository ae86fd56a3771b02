import {
  isOwn,
  isSafe,
  nearestOf,
  OR,
  orQuestion,
  saysEnough,
  type Subject,
  withQuestion,
  wordOf,
} from './common-questions.ts';
import type { AssistantAnswer } from './consultation.ts';
import { normalise } from './normalise.ts';
import {
  distinct,
  type NearQuestion,
  SAYS_SOMETHING,
  saidBy,
  type Word,
} from './question-index.ts';
import { isPermission, isWarning } from './warnings.ts';
import { paragraphs } from './words.ts';

/**
 * How likely an answer is right, by what it has of the question: a logistic model, fitted on the answers to 661
 * questions by several hands (decision 189). Left out of the fit, each hundred gains as much.
 */
const OF_OUR_ANSWER = { always: -0.11, said: 1.71, share: 1.7, declines: -1.58 };
const OF_COMMON = { always: -2.88, nearness: 2.48, said: 1.69, own: 0.89 };

/** How likely a second answer must be, and how likely to be the right one where the first is not. */
const LIKELY = 0.3;
const WORTH_IT = 0.08;

/** From here on it is the answer where ours is that we have none. */
const RATHER_THAN_NONE = 0.5;

/** A sentence with fewer words that say something is about what is said beside it. */
const ENOUGH_WORDS = 2;

const DECLINES =
  /^(?:That I cannot answer|Then I misread you|I do not know which|I cannot say that|This is a job, not a fault|Nothing about its tax is stored|That is in the log of a saved car)/;

const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));

const words = (text: string): readonly Word[] =>
  distinct(normalise(text))
    .map(wordOf())
    .filter(({ weight }) => weight > SAYS_SOMETHING);

/** The sentence that is asked, or the whole message where the sentence has few words of its own: 'I have X. Will it do?' */
export const matterOf = (asked: string, message: string): string =>
  words(asked).length >= ENOUGH_WORDS ? asked : message;

/** How much of what a question says beside its subject an answer says too, 0–1. */
const saidIn = (answer: string, question: string, { names }: Subject): number => {
  const subject = new Set(words(names).map(({ stem }) => stem));
  return saidBy(
    words(question).filter(({ stem }) => !subject.has(stem)),
    words(answer),
  );
};

const likelihoodOfOurs = (said: number, share: number, declines: boolean): number =>
  logistic(
    OF_OUR_ANSWER.always +
      OF_OUR_ANSWER.said * said +
      OF_OUR_ANSWER.share * share +
      (declines ? OF_OUR_ANSWER.declines : 0),
  );

const likelihoodOf = (near: NearQuestion): number =>
  logistic(
    OF_COMMON.always +
      OF_COMMON.nearness * near.nearness +
      OF_COMMON.said * near.said +
      (isOwn(near) ? OF_COMMON.own : 0),
  );

/** The first sentence of an answer that is none, without the menu behind it. */
const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s/, 1)[0] ?? text;

/**
 * An answer with a second one beside it where the first is not sure to be what was asked: the common question that
 * comes nearest, behind its own words, so that it is seen which of the two is meant.
 *
 * @param share how likely the answer's intent is what was meant, 0–1
 */
export const withSecond = (
  question: string,
  answer: AssistantAnswer,
  subject: Subject,
  share: number,
): AssistantAnswer => {
  if (answer.isFinal || answer.text.includes(OR)) return answer;
  const declines = DECLINES.test(answer.text);
  const likelihood = likelihoodOfOurs(saidIn(answer.text, question, subject), share, declines);
  if (1 - likelihood < WORTH_IT) return answer;
  const near = nearestOf(question, subject);
  const given = near.find(({ entry }) => answer.text.includes(entry.answer));
  const doubt = 1 - (given === undefined ? likelihood : likelihoodOf(given));
  const second = near.find(
    (one) =>
      one !== given &&
      saysEnough(one) &&
      isSafe(one) &&
      likelihoodOf(one) >= LIKELY &&
      doubt * likelihoodOf(one) >= WORTH_IT,
  );
  if (second === undefined) return answer;
  if (isWarning(answer.text) && isPermission(second.entry.answer)) return answer;
  if (!declines) return { ...answer, text: paragraphs(answer.text, orQuestion(second.entry)) };
  return {
    ...answer,
    text:
      likelihoodOf(second) >= RATHER_THAN_NONE
        ? withQuestion(second.entry)
        : paragraphs(firstSentence(answer.text), orQuestion(second.entry)),
  };
};
