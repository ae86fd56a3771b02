import { disablesSafety } from './disables-safety.ts';
import type { RankedIntent } from './intent/intent-model.ts';
import { INTENT_KINDS, type Intent } from './intent/intents.ts';
import { readIntents } from './intent/read-intents.ts';
import { normalise } from './normalise.ts';
import { saysItCanWait } from './says-it-can-wait.ts';

/** A sentence of a message with what it is after. */
export interface Sentence {
  /** As it was written. */
  readonly text: string;
  readonly words: string;
  /** The likeliest first. */
  readonly ranked: readonly RankedIntent[];
  /** Whether it reports something rather than asking. */
  readonly isTold: boolean;
  /** Whether it says that a check was done: 'did that', 'had a look'. */
  readonly isDeed: boolean;
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

/** 'Did that', 'did the hose thing', 'had a look': I is left out, and nothing is asked. */
const WITHOUT_I =
  /^(?:ok(?:ay)?,? |right,? |so )?(?:(?:did|have done|done) (?:(?:that|it|this|both|all)(?=$|[.,;!]| (?:and|but|again|twice|today|yesterday|now|last|this|with|on|as|like)\b)|as|what you|your|an?|the (?:\w+ ){1,3}?(?:thing|test|check|bit))|had (?:an?|another|it|them|the)|have (?:had|checked|looked|measured|tried|found|now)|(?:am|was) (?:getting|seeing|hearing|reading))\b[^?]*$/;

/** 'If it is the rings what is that going to cost'. */
const IF_ASKS =
  /^(?:and |so |but |ok )?if\b.*\b(?:what|how|why|when|where|which|who|(?:can|could|should|will|would|is|does|do) (?:i|it|that|they|you))\b/;

/** Whether a sentence begins as questions and requests do. */
const beginsAsking = (words: string): boolean => {
  if (WITHOUT_I.test(words)) return false;
  if (IF_ASKS.test(words)) return true;
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

/** A second question behind an 'and': 'how long will it take and what would they charge'. */
const AND_ASKS =
  /\s+and (?=(?:for |at |from |to )?(?:what|how (?:much|long|many|far|often|hard|do|does|would|is)|who|whom|when|where|which|why|(?:is|are|does|do|will|would|should|could|can) (?:it|that|this|they|there|i|you|the))\b)/i;

/** 'P0171? No sorry, P0174': it belongs to what it corrects. */
const CORRECTS = /^(?:no,? )?(?:sorry|wait|i mean(?:t)?|correction|scratch that)\b/i;

/** 'If I pump the pedal, what should happen' is one question, as is 'seals or rings, how do I tell'. */
const IS_WHOLE =
  /^(?:(?:and |so |but )?(?:what|how) about (?:that|this|it|the \w+),|(?:and |so |but |ok )?if\b|[^,]{1,40}\bor\b[^,]{1,40},|(?:[\w'’-]+ ){1,2}[\w'’-]+,? (?:any (?:good|use|chance|point)|worth)\b)/i;

const partsOf = (sentence: string): readonly string[] => {
  const pieces = IS_WHOLE.test(sentence) ? [sentence] : sentence.split(WITHIN);
  return pieces.flatMap((one) => {
    const [first = ''] = one.split(AND_ASKS);
    return beginsAsking(normalise(first)) ? one.split(AND_ASKS) : [one];
  });
};

/** 'Thoughts?', 'any good?', 'sensible?' behind what it is asked of. */
const ASKS_OPINION =
  /^(?:(?:and |so |ok )?(?:any |your )?(?:thoughts|opinions?|views?|ideas|advice)(?: please| on (?:that|this|it))?|(?:is (?:that|this|it) |(?:does )?(?:that|this|it) (?:sound )?|sounds? )?(?:a )?(?:sensible|fair|reasonable|legit|about right|right|a con|a rip[ -]?off|worth it|any good|too much|normal|correct|true|plausible)|makes? sense|what do you (?:think|reckon)|good idea(?: or not)?|yes or no|agree)[?.! ]*$/i;

const withOpinions = (pieces: readonly string[]): readonly string[] => {
  const all: string[] = [];
  for (const piece of pieces) {
    const before = ASKS_OPINION.test(piece) ? all.pop() : undefined;
    all.push(before === undefined ? piece : `${before.replace(/[.!]+$/, '')}, ${piece}`);
  }
  return all;
};

const withCorrections = (pieces: readonly string[]): readonly string[] => {
  const all: string[] = [];
  for (const piece of pieces) {
    const before = CORRECTS.test(piece) ? all.pop() : undefined;
    all.push(before === undefined ? piece : `${before} ${piece}`);
  }
  return all;
};

const piecesOf = (text: string): readonly string[] => {
  const pieces = withCorrections(
    text
      .split(/(?<=[.!?;])\s+|\n+/)
      .flatMap(partsOf)
      .map((one) => one.trim())
      .filter((one) => /[\p{L}\d]/u.test(one)),
  );
  return withOpinions(pieces);
};

/** Below this an intent is a guess. */
const GUESSED = 0.3;

/** A figure with its unit says by itself what was measured. */
const FIGURE = /\d ?(?:mm|m?v|volts?|m?a|amps?|ohms?|bar|psi|kpa|rpm)\b/;

/** Whether a sentence that nothing is read in reports something: it does not ask, or has a measured figure. */
const isLikelyTold = (words: string, asks: boolean, best: RankedIntent | undefined): boolean =>
  (best?.share ?? 0) < GUESSED && (FIGURE.test(words) || (!asks && words.split(' ').length > 2));

/** 'Code C0035 stored', 'got P0171': a code that the car has, not one that is asked about. */
const CODE_STORED =
  /\b[pbcu][0-3][0-9a-f]{3}\b.*\b(?:stored|logged|pending|present|active|c[ao]mes? (?:up|back)|showing)\b|\b(?:stored|pending|found|got|has|have|reads?|shows?|showing|throw(?:s|n|ing)?|threw)\b.*\b[pbcu][0-3][0-9a-f]{3}\b/;

/** 'Garage says head gasket but the oil is clean': the claim, and what was seen beside it. */
const CLAIM_BUT =
  /^((?:my |the |a |our )?(?:local )?(?:garage|mechanic|dealer|workshop|mate|dad|friend|neighbour|fitter|specialist|main dealer|aa|rac|recovery|breakdown|mot|guy|bloke|he|she|they)\b.{0,20}?\b(?:says?|said|reckons?|thinks?|quoted|wants?|told|diagnosed|insists?|blames?|suspects?)\b.+?),?\s+(?:but|though|although|yet|however|even though|while)\s+(.+)$/i;

/** The claim by itself, as it was cut off by `withClaimsApart`. */
const CLAIMED =
  /^(?:my |the |a |our )?(?:local )?(?:garage|mechanic|dealer|workshop|fitter|specialist|main dealer)\b.{0,20}?\b(?:says?|said|reckons?|thinks?|diagnosed|insists?|blames?|suspects?) (?:it is |it's |that it is |that |the |a |my )*(?!(?:to|i|not|you|no|there)\b)[a-z]+ ?(?:[a-z]+ ?){0,3}(?:,? ?[£$€] ?[\d,]+)?$/;

const isClaimAtStart = (words: string): boolean =>
  CLAIMED.test(words) && !FIGURE.test(words) && !CODE.test(words);

const CODE = /\b[pbcu][0-3][0-9a-f]{3}\b/;

const withClaimsApart = (piece: string): readonly string[] => {
  const [, claim, beside] = CLAIM_BUT.exec(piece) ?? [];
  return claim === undefined || beside === undefined || saysItCanWait(normalise(piece))
    ? [piece]
    : [claim, beside];
};

/** Asked within a sentence that begins otherwise: 'recon starter how much fitted', 'regas can, any good'. */
const ASKS_WITHIN =
  /\b(?:how (?:much|long|many|come|do|does|would|can|should)|what (?:sort|kind|price) of|any (?:good|use|chance|point|idea)|worth (?:it|double|doing|the)|is (?:it|that|this|he|she|they) (?:bad|okay|ok|normal|right|safe|worth|enough)|am i ok(?:ay)?|who is right|(?:is|was|has|does)n't it$|(?:can|could|should|will|would) (?:i|it|they|he|we)(?: (?!not\b)|$))/;

/** A sentence to which a question of opinion was joined. */
const OPINION_AT_END =
  /, (?:any |your )?(?:thoughts|opinions?|views?|ideas|advice|sensible|fair|reasonable|good idea|what do you (?:think|reckon)|makes? sense|worth it|any good)\b[^,]{0,12}$/;

const TALK: ReadonlySet<Intent> = new Set<Intent>([
  'greeting',
  'thanks',
  'unhappy',
  'capabilities',
]);
const SAYS_TALK =
  /\b(?:hi|hiya|hello|hey|morning|afternoon|evening|thanks?|thank you|ta|cheers|bye|goodbye|help|useless|rubbish|stupid|sorry|please|wrong|confus\w+|understand|sense)\b/;
const SURE_OF_TALK = 0.6;

/** 'Alright with the windows open?' is no greeting: talk that has none of its words is only guessed. */
const isGuessedTalk = ({ intent, share }: RankedIntent, words: string): boolean =>
  TALK.has(intent) && share < SURE_OF_TALK && !SAYS_TALK.test(words);

const sentenceOf = (text: string): Sentence => {
  const words = normalise(text);
  // What somebody holds it for is no sign: it is examined, or answered by the verdict.
  if (saysItCanWait(words) || isClaimAtStart(words)) {
    const ranked = [{ intent: 'claim', share: 1 } as const];
    return { text, words, ranked, isTold: false, isDeed: false };
  }
  const asks =
    beginsAsking(words) ||
    words.endsWith('?') ||
    ASKS_WITHIN.test(words) ||
    OPINION_AT_END.test(words);
  const ranked = readIntents(words).filter(
    (one) => (!asks || !REPORTS.has(one.intent)) && !isGuessedTalk(one, words),
  );
  const [best] = ranked;
  const isReport = best !== undefined && REPORTS.has(best.intent);
  const isDeed = WITHOUT_I.test(words);
  const isCode = !asks && CODE_STORED.test(words);
  const isTold = isReport || isDeed || isCode || isLikelyTold(words, asks, best);
  return { text, words, ranked, isTold, isDeed };
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
  const sentences = piecesOf(text).flatMap(withClaimsApart).map(sentenceOf);
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

/** From here on words are read as the result of something that was done. */
const RESULT = 0.5;

/** Whether a message says what came of a check. */
export const tellsResult = ({ sentences }: Understood): boolean =>
  sentences.some(
    ({ isDeed, ranked: [best] }) => isDeed || (best?.intent === 'result' && best.share >= RESULT),
  );

/** Of two questions in one message each is answered where it is put so clearly. */
export const CLEAR = 0.4;

/** A second question of a message that is put clearly and is after something else; undefined where there is none. */
export const otherQuestion = (
  first: Sentence | undefined,
  rest: readonly Sentence[],
): Sentence | undefined =>
  rest.find(({ ranked: [best] }) => {
    const isClear = best !== undefined && best.share >= CLEAR;
    return isClear && best.intent !== 'other' && best.intent !== first?.ranked[0]?.intent;
  });
