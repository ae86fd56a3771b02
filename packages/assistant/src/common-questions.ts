import type { CommonQuestion } from '@wrenchwise/knowledge/chat/common-question';
import { COMMON_QUESTIONS } from '@wrenchwise/knowledge/chat/common-questions';
import { stem } from '@wrenchwise/knowledge/stem';

import { wordsForVectors } from './intent/sentence-vector.ts';
import { sentenceVectors } from './intent/sentence-vectors.ts';
import { normalise } from './normalise.ts';

/** A word of a question: its stem, what it weighs, and its vector where it has one. */
interface Word {
  readonly stem: string;
  readonly weight: number;
  readonly about: Float32Array | undefined;
}

interface Asked {
  readonly entry: CommonQuestion;
  readonly words: readonly Word[];
  readonly vector: Float32Array;
}

/** The answer to a common question, and how near its wording is to what was asked, 0–1. */
export interface NearQuestion {
  readonly entry: CommonQuestion;
  readonly nearness: number;
}

/** A name that no vector is known of is rare: it says what is meant. */
const UNKNOWN = 1;

/** Words that every question has weigh this much at most, so that a form of words is no subject. */
const OF_QUESTIONS: ReadonlySet<string> = new Set(
  'what why how when where which who does do did can could should would will is are was be been have has had it that this the a an my your i you they he she and or if to of in on for with at from as me so just then there any'
    .split(' ')
    .map((word) => stem(word)),
);
const QUESTION_WEIGHT = 0.05;

const wordsOf = (normalised: string): readonly Word[] => {
  const seen = new Set<string>();
  return wordsForVectors(normalised).flatMap((word): Word[] => {
    const known = stem(word);
    if (seen.has(known)) return [];
    seen.add(known);
    const meaning = sentenceVectors.meaningOf(word);
    const weight = OF_QUESTIONS.has(known) ? QUESTION_WEIGHT : (meaning?.importance ?? UNKNOWN);
    return [{ stem: known, weight, about: meaning?.about }];
  });
};

const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let k = 0; k < a.length; k += 1) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
};

/** Below this two words have nothing in common; above, other words for one thing count this much at most. */
const MIN_ALIKE = 0.45;
const OTHER_WORD = 0.85;

const likeness = (one: Word, other: Word): number => {
  if (one.stem === other.stem) return 1;
  if (one.about === undefined || other.about === undefined) return 0;
  const cosine = dot(one.about, other.about);
  return cosine < MIN_ALIKE ? 0 : cosine * OTHER_WORD;
};

/** How much of what some words say is said by others, 0–1. */
const covered = (words: readonly Word[], by: readonly Word[]): number => {
  let said = 0;
  let all = 0;
  for (const word of words) {
    let best = 0;
    for (const other of by) best = Math.max(best, likeness(word, other));
    said += word.weight * best;
    all += word.weight;
  }
  return all === 0 ? 0 : said / all;
};

/** What is asked in long sentences has words beside the question: what the example covers counts more. */
const OF_EXAMPLE = 0.6;

/** What the form of the sentence adds, beside its words. */
const OF_VECTOR = 0.25;

/** The examples whose words are compared: those whose vectors are nearest. */
const COMPARED = 80;

const subjectStems = ({ about = [] }: CommonQuestion): ReadonlySet<string> =>
  new Set(about.flatMap((name) => wordsForVectors(normalise(name)).map((word) => stem(word))));

let examples: readonly Asked[] | undefined;

/** Read when the first message comes: thousands of short sentences. */
const allExamples = (): readonly Asked[] => {
  examples ??= COMMON_QUESTIONS.flatMap((entry) =>
    entry.asks.map((ask) => {
      const normalised = normalise(ask);
      return { entry, words: wordsOf(normalised), vector: sentenceVectors.vectorOf(normalised) };
    }),
  );
  return examples;
};

const names = (words: string, { about }: CommonQuestion): boolean =>
  about === undefined ||
  about.some((name) => ` ${words} `.includes(` ${name} `) || ` ${words} `.includes(` ${name}s `));

const plainWords = (text: string): string => wordsForVectors(normalise(text)).join(' ');

/**
 * The common question that a message comes nearest to; undefined where there is none on its subject.
 *
 * @param question as it was written
 * @param subject names of the causes that it may be about
 */
export const nearestQuestion = (question: string, subject: string): NearQuestion | undefined => {
  const normalised = normalise(question);
  const plain = plainWords(question);
  const around = plainWords(subject);
  const words = wordsOf(normalised);
  const vector = sentenceVectors.vectorOf(normalised);
  const near = allExamples()
    .filter(({ entry }) => names(plain, entry) || names(around, entry))
    .map((asked) => ({ asked, cosine: dot(vector, asked.vector) / 2 }))
    .toSorted((a, b) => b.cosine - a.cosine)
    .slice(0, COMPARED);
  let best: NearQuestion | undefined;
  for (const { asked, cosine } of near) {
    // Its subject is known: whether both name it says nothing of what is asked about it.
    const known = subjectStems(asked.entry);
    const own = words.filter((one) => !known.has(one.stem));
    const example = asked.words.filter((one) => !known.has(one.stem));
    const nearness =
      (1 - OF_VECTOR) *
        (OF_EXAMPLE * covered(example, own) + (1 - OF_EXAMPLE) * covered(own, example)) +
      OF_VECTOR * Math.max(0, cosine);
    if (nearness > (best?.nearness ?? 0)) best = { entry: asked.entry, nearness };
  }
  return best;
};

/** From here on the wording is so near that only a plain question of another kind comes before it. */
const NEAR = 0.62;

/** From here on it is a better answer than none. */
const BETTER_THAN_NONE = 0.5;

/** The answer to a common question whose wording is near; undefined where none is. */
export const answerNear = (question: string, subject: string): string | undefined => {
  const found = nearestQuestion(question, subject);
  return found !== undefined && found.nearness >= NEAR ? found.entry.answer : undefined;
};

/** The answer to the common question that comes nearest, where there would be no answer; undefined where none is near. */
export const answerRatherThanNone = (question: string, subject: string): string | undefined => {
  const found = nearestQuestion(question, subject);
  return found !== undefined && found.nearness >= BETTER_THAN_NONE ? found.entry.answer : undefined;
};
