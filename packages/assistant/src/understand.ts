import { disablesSafety } from './disables-safety.ts';
import type { RankedIntent } from './intent/intent-model.ts';
import { INTENT_KINDS, type Intent } from './intent/intents.ts';
import { readIntents } from './intent/read-intents.ts';
import { normalise } from './normalise.ts';

/** A sentence of a message with what it is after. */
export interface Sentence {
  /** As it was written. */
  readonly text: string;
  readonly words: string;
  /** The likeliest first. */
  readonly ranked: readonly RankedIntent[];
  /** Whether it reports something rather than asking. */
  readonly isTold: boolean;
}

/** A message, read once: every answer is made from this. */
export interface Understood {
  readonly text: string;
  /** The whole in normalised words. */
  readonly words: string;
  readonly sentences: readonly Sentence[];
  /** What it asks, the clearest first; empty where it only reports something. */
  readonly questions: readonly Sentence[];
  /** What it asks most clearly. */
  readonly asked: Sentence | undefined;
  /** What it reports, as it was written; '' where it only asks. */
  readonly told: string;
  /** Whether help is asked to disable what protects people or the air. */
  readonly wantsToDisable: boolean;
}

const QUESTION_WORDS =
  'what why how when where which who whose can could should would will is are does do did may might shall am have has was were any isn aren doesn don';
const REQUEST_WORDS =
  'book find please tell ignore forget write show explain give list compare summarise talk walk pretend say recommend define describe order call ring';

const WORDS_THAT_ASK: ReadonlySet<string> = new Set(
  `${QUESTION_WORDS} ${REQUEST_WORDS}`.split(' '),
);

const FILLERS: ReadonlySet<string> = new Set(
  'and or so but ok okay well then right also yes no'.split(' '),
);

/** Whether a sentence begins as questions and requests do. */
const beginsAsking = (words: string): boolean => {
  const first = words.match(/[a-z]+/g)?.find((word) => !FILLERS.has(word));
  return first !== undefined && WORDS_THAT_ASK.has(first);
};

const REPORTS: ReadonlySet<Intent> = new Set<Intent>([
  ...INTENT_KINDS.sign,
  ...INTENT_KINDS.result,
]);

/** A question within a sentence: 'it smells of petrol, can I drive'. */
const WITHIN = new RegExp(
  String.raw`,\s*(?=(?:and |so |but )?(?:${QUESTION_WORDS.replaceAll(' ', '|')})\b)`,
  'i',
);

const piecesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?;])\s+|\n+/)
    .flatMap((one) => one.split(WITHIN))
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\d]/u.test(one));

/** Below this an intent is a guess. */
const GUESSED = 0.3;

/** A figure with its unit says by itself what was measured. */
const FIGURE = /\d ?(?:mm|m?v|volts?|m?a|amps?|ohms?|bar|psi|kpa|rpm)\b/;

/** Whether a sentence that nothing is read in reports something: it does not ask, or has a measured figure. */
const isLikelyTold = (words: string, asks: boolean, best: RankedIntent | undefined): boolean =>
  (best?.share ?? 0) < GUESSED && (FIGURE.test(words) || (!asks && words.split(' ').length > 2));

const sentenceOf = (text: string): Sentence => {
  const words = normalise(text);
  const asks = beginsAsking(words) || words.endsWith('?');
  const ranked = readIntents(words).filter(({ intent }) => !asks || !REPORTS.has(intent));
  const [best] = ranked;
  const isReport = best !== undefined && REPORTS.has(best.intent);
  return { text, words, ranked, isTold: isReport || isLikelyTold(words, asks, best) };
};

/** Of several questions the one that is put most clearly; a greeting or thanks only where nothing else is asked. */
const byClearness = (all: readonly Sentence[]): readonly Sentence[] => {
  const isSocial = ({ ranked: [best] }: Sentence): boolean =>
    best?.intent === 'greeting' || best?.intent === 'thanks';
  const asked = all.filter((one) => !one.isTold);
  const real = asked.filter((one) => !isSocial(one));
  return (real.length > 0 ? real : asked).toSorted(
    (a, b) => (b.ranked[0]?.share ?? 0) - (a.ranked[0]?.share ?? 0),
  );
};

/** A message that asks for nothing else than this much is about disabling something. */
const SURE = 0.5;

/** Reads a message. Any text is safe: it is data, whatever it says. */
export const understand = (text: string): Understood => {
  const words = normalise(text);
  const sentences = piecesOf(text).map(sentenceOf);
  const questions = byClearness(sentences);
  const [asked] = questions;
  const best = asked?.ranked[0];
  return {
    text,
    words,
    sentences,
    questions,
    asked,
    told: sentences
      .filter(({ isTold }) => isTold)
      .map((one) => one.text)
      .join(' '),
    wantsToDisable:
      disablesSafety(words) || (best?.intent === 'disable-safety' && best.share >= SURE),
  };
};

/** A guess that is less likely than this is no reading. */
const MIN_SHARE = 0.2;

/**
 * The intent of what is asked, among those that can be answered; undefined where none is likely enough.
 *
 * @param among the intents that somebody answers
 */
export const intentOf = (
  sentence: Sentence | undefined,
  among: ReadonlySet<Intent>,
): Intent | undefined => {
  const best = sentence?.ranked.find(({ intent }) => among.has(intent) || intent === 'other');
  return best === undefined || best.intent === 'other' || best.share < MIN_SHARE
    ? undefined
    : best.intent;
};

/** Whether a message reports something of one of these kinds. */
export const tells = ({ sentences }: Understood, intent: Intent): boolean =>
  sentences.some(({ isTold, ranked: [best] }) => isTold && best?.intent === intent);
