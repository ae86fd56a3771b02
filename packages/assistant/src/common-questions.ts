import type { CommonQuestion } from '@wrenchwise/knowledge/chat/common-question';
import { COMMON_QUESTIONS } from '@wrenchwise/knowledge/chat/common-questions';
import { once } from '@wrenchwise/knowledge/once';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import { normalise } from './normalise.ts';
import {
  createQuestionIndex,
  type NearQuestion,
  type QuestionIndex,
  weigher,
} from './question-index.ts';
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

/** A single word names something and asks nothing: 'and sludge?'. */
const MIN_WORDS = 2;

/** Of what an example asks so much must have been said: a long message has words for anything. */
const MIN_SAID = 0.5;

/** Questions of exactly this are few, and what is near one of them is asked of it: less is enough. */
const OF_THIS = { nearness: 0.06, said: 0.15 };

/** 'Yes' is said to nearly these words only. */
const NEARLY_THE_SAME = 0.8;

export const isSafe = ({ entry, nearness }: NearQuestion): boolean =>
  nearness >= NEARLY_THE_SAME || !/^yes\b/i.test(entry.answer);

/** What a question may be about. */
export interface Subject {
  /** Names of parts and causes, where the question names nothing itself. */
  readonly names: string;
  /** Ids of the faults, or of the job, that are talked about. */
  readonly of?: readonly string[] | undefined;
}

const belongs = ({ faults, jobs }: CommonQuestion): readonly string[] => [
  ...(faults ?? []),
  ...(jobs ?? []),
];

/** What a word weighs, by all questions: a fault's few say little of how rare it is. */
export const wordOf = once(() => weigher(COMMON_QUESTIONS));

/** Made when the first message comes: it reads some thousand sentences. */
const ofAllCars = once((): QuestionIndex =>
  createQuestionIndex(
    COMMON_QUESTIONS.filter((entry) => belongs(entry).length === 0),
    wordOf(),
  ),
);

/** The index of each fault's and each job's own questions, made when it is first talked about. */
const ownIndexes = once((): ReadonlyMap<string, () => QuestionIndex> => {
  const entries = new Map<string, CommonQuestion[]>();
  for (const entry of COMMON_QUESTIONS) {
    for (const id of belongs(entry)) entries.set(id, [...(entries.get(id) ?? []), entry]);
  }
  return new Map(
    [...entries].map(([id, own]) => [id, once(() => createQuestionIndex(own, wordOf()))]),
  );
});

/** What is asked of exactly this counts for more than what is asked of all cars. */
const OWN = 0.12;

export const withQuestion = ({ asks, answer }: CommonQuestion): string =>
  paragraphs(`I take it that you ask: “${lowerFirst(asks[0] ?? '')}”.`, answer);

/** So many of each kind are compared. */
const MAX_NEAR = 2;

/** Two that are as near as this are both given where neither is sure. */
const AS_NEAR = 0.06;

/** What introduces a second answer. */
export const OR = 'Or do you ask:';

/** A second answer, behind the question that it answers. */
export const orQuestion = ({ asks, answer }: CommonQuestion): string =>
  paragraphs(`${OR} “${lowerFirst(asks[0] ?? '')}”?`, answer);

/** The questions that come nearest, of exactly this and of all cars, the nearer first. */
export const nearestOf = (
  question: string,
  { names, of = [] }: Subject,
): readonly NearQuestion[] => {
  const words = normalise(question);
  const subject = normalise(names);
  const own = of.flatMap((id) =>
    (ownIndexes().get(id)?.().nearest(words, subject, MAX_NEAR) ?? []).map(
      (near): NearQuestion => ({
        ...near,
        nearness: near.nearness + OWN,
      }),
    ),
  );
  const all = [...own, ...ofAllCars().nearest(words, subject, MAX_NEAR)].toSorted(
    (a, b) => b.nearness - a.nearness,
  );
  // A question of two faults of the diagnosis is one.
  return all.filter(({ entry }, at) => all.findIndex((one) => one.entry === entry) === at);
};

/** The question that comes nearest, however far it is. */
export const nearestTo = (question: string, subject: Subject): NearQuestion | undefined =>
  nearestOf(question, subject)[0];

/** Whether it says enough to be known among thousands. */
export const saysEnough = ({ content, words }: NearQuestion): boolean =>
  content >= MIN_CONTENT && words >= MIN_WORDS;

export const isOwn = ({ entry }: NearQuestion): boolean => belongs(entry).length > 0;

/** The nearest questions that say enough to be known, from a nearness on. */
const found = (question: string, subject: Subject, least: number): readonly NearQuestion[] =>
  nearestOf(question, subject).filter(
    (near) =>
      near.nearness >= least - (isOwn(near) ? OF_THIS.nearness : 0) &&
      saysEnough(near) &&
      near.said >= MIN_SAID - (isOwn(near) ? OF_THIS.said : 0) &&
      isSafe(near),
  );

/**
 * The answer to a common question whose wording is near; undefined where none is.
 *
 * @param question as it was written
 * @param subject what is talked about
 * @param share how likely it is that something else is asked, 0–1
 */
export const answerNear = (question: string, subject: Subject, share = 0): string | undefined =>
  found(question, subject, NEAR + Math.max(0, share - SURE) * FOR_SURENESS)[0]?.entry.answer;

/** As `answerNear`, where there would be no answer at all: what is asked is repeated, since it may be misread. */
export const answerRatherThanNone = (question: string, subject: Subject): string | undefined => {
  const [near, next] = found(question, subject, BETTER_THAN_NONE);
  if (near === undefined) return undefined;
  if (near.nearness >= NEAR - (isOwn(near) ? OF_THIS.nearness : 0)) return near.entry.answer;
  const isOpen = next !== undefined && near.nearness - next.nearness <= AS_NEAR;
  return paragraphs(withQuestion(near.entry), isOpen && orQuestion(next.entry));
};
