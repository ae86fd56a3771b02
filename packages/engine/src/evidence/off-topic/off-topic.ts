import type { Stretch } from '../hearsay.ts';
import { sentencesOf } from '../sentences.ts';
import { HISTORY } from './history.ts';
import { HYPOTHETICAL } from './hypothetical.ts';
import { IDIOMS } from './idioms.ts';
import { OTHER_THINGS } from './other-things.ts';
import { READING_MATTER } from './reading-matter.ts';
import type { OffTopicRule } from './rule.ts';

const RULES: readonly OffTopicRule[] = [
  ...OTHER_THINGS,
  ...READING_MATTER,
  ...HYPOTHETICAL,
  ...HISTORY,
  ...IDIOMS,
];

/** Later words are reports: every rule is tried in every sentence. */
const READ = 6000;

const globalOf = (cue: RegExp): RegExp =>
  cue.global ? cue : new RegExp(cue.source, `${cue.flags}g`);

const matchesOf = (cue: RegExp, text: string, offset: number): Stretch[] =>
  Array.from(text.matchAll(globalOf(cue)), ({ 0: words, index }): Stretch => [
    offset + index,
    offset + index + words.length,
  ]);

/** A sentence of this many characters, or an unpunctuated text, says more than what a rule finds in it. */
const LONG_SENTENCE = 100;

/** The rules that the whole text lets apply: what they ask of the rest of it is looked up once. */
const applicable = (rules: readonly OffTopicRule[], text: string): readonly OffTopicRule[] =>
  rules.filter(
    ({ beside, unlessBeside }) => beside?.test(text) !== false && unlessBeside?.test(text) !== true,
  );

const stretchesOf = (
  { when, unless, scope }: OffTopicRule,
  text: string,
  [from, to]: Stretch,
): readonly Stretch[] => {
  const sentence = text.slice(from, to);
  if (sentence.search(when) === -1 || unless?.test(sentence) === true) return [];
  if (scope === 'text') return [[0, text.length]];
  return scope === 'words' ? matchesOf(when, sentence, from) : [[from, to]];
};

/**
 * Where a text is about something else than what the car does now: other people's cars, toys, manuals,
 * labels, policies, what is only imagined, trouble that is over, and dangerous words in an ordinary
 * meaning. These stretches are no evidence and raise no alert. Linear in the text's length.
 *
 * @param spareLong whether long sentences are passed over by the rules that take whole sentences: for a
 *   text of which nothing would be left
 */
export const offTopic = (whole: string, spareLong = false): readonly Stretch[] => {
  const text = whole.slice(0, READ);
  const rules = applicable(RULES, text);
  return sentencesOf(text).flatMap((sentence) => {
    const isSpared = spareLong && sentence[1] - sentence[0] >= LONG_SENTENCE;
    return rules
      .filter(({ scope }) => !isSpared || scope !== undefined)
      .flatMap((rule) => stretchesOf(rule, text, sentence));
  });
};
