import type { Cause, DiagnosisResult } from '@wrenchwise/domain/diagnosis';
import { lowerFirst } from '@wrenchwise/domain/lower-first';

import {
  answerCode,
  answerCouldItBe,
  answerOthers,
  answerWhatIs,
  answerWhy,
  describeCause,
} from './answer-causes.ts';
import { answerDifference, answerOneOrTwo, answerWhyNot } from './answer-comparing.ts';
import { answerDrive, answerFire, answerLeaveIt } from './answer-driving.ts';
import { answerTestAndLaw } from './answer-legal.ts';
import {
  answerCapabilities,
  answerDisable,
  answerFigure,
  answerGarage,
  answerGreeting,
  answerLanguage,
  answerResetLight,
  answerThanks,
  answerWarranty,
  CANNOT_ANSWER,
} from './answer-limits.ts';
import { answerCost, answerDearer, answerParts, answerWorth } from './answer-money.ts';
import {
  answerDifficulty,
  answerDuration,
  answerHowTo,
  answerNext,
  answerShortcut,
  answerTools,
} from './answer-work.ts';
import type { AssistantAnswer, Consultation } from './consultation.ts';
import { emergencyIn } from './emergency.ts';
import { type Intent, intentOf } from './intents.ts';
import { knownTopic } from './known-topics.ts';
import { linesAbout } from './lines-about.ts';
import { answerMeasured } from './measured-findings.ts';
import { namedCause, spokenOf } from './named-cause.ts';
import { isAboutNewPart, isAllWell, isStatement } from './statements.ts';
import { answerToldResult } from './told-results.ts';
import { answerToldSign } from './told-signs.ts';
import { drivingAfter, movesInWords, namedMoves, UNCHANGED } from './weighed-again.ts';
import { bullets, causeName, paragraphs } from './words.ts';

type Answerer = (
  question: string,
  consultation: Consultation,
) => AssistantAnswer | Promise<AssistantAnswer>;

const ANSWERS: Readonly<Record<Intent, Answerer>> = {
  greeting: answerGreeting,
  thanks: answerThanks,
  capabilities: answerCapabilities,
  'reset-light': answerResetLight,
  'disable-safety': answerDisable,
  figure: answerFigure,
  fire: answerFire,
  drive: answerDrive,
  'leave-it': answerLeaveIt,
  cost: answerCost,
  parts: answerParts,
  duration: answerDuration,
  step: answerHowTo,
  'how-to': answerHowTo,
  difficulty: answerDifficulty,
  tools: answerTools,
  mot: answerTestAndLaw,
  worth: answerWorth,
  dearer: answerDearer,
  difference: answerDifference,
  'why-not': answerWhyNot,
  warranty: answerWarranty,
  garage: answerGarage,
  why: answerWhy,
  next: answerNext,
  code: answerCode,
  others: answerOthers,
  'one-or-two': answerOneOrTwo,
  shortcut: answerShortcut,
  language: answerLanguage,
  'could-it-be': answerCouldItBe,
  'what-is': answerWhatIs,
};

/** What is never evidence, whatever else stands in it. */
const NO_EVIDENCE: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>([
  'greeting',
  'thanks',
  'disable-safety',
  'capabilities',
  'language',
  'reset-light',
]);

/** What is answered by itself, whatever part or subject it names. */
const IS_SETTLED: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>([
  'greeting',
  'thanks',
  'disable-safety',
]);

const NEW_PART =
  'Noted. A new part is seldom worn, but it can be faulty or badly fitted, above all when the trouble began just after the work. The words moved no cause; the checks of the diagnosis still settle it.';

/** What an owner found in order. */
const allWell = (told: string, { diagnosis }: Consultation): string => {
  const named = namedCause(told, diagnosis.causes);
  return paragraphs(
    named
      ? `Noted: that speaks against ${causeName(named)}. If you found it by a check of this diagnosis, give it there as its result, and the causes are weighed again.`
      : 'Noted. Give it as the result of its check in the diagnosis, if it is one, and the causes are weighed again.',
    diagnosis.canDrive.verdict === 'no' && 'It changes nothing about driving: do not drive it.',
  );
};

/** Whether a cause has lost by what was told. */
const isLessLikely = (cause: Cause | undefined, { causes }: DiagnosisResult): boolean =>
  cause !== undefined &&
  (causes.find(({ faultId }) => faultId === cause.faultId)?.probability ?? 0) < cause.probability;

/** Takes what was told into the ranking; undefined where it says nothing that moves it. */
const withEvidence = async (
  told: string,
  { diagnosis, reweigh }: Consultation,
): Promise<AssistantAnswer | undefined> => {
  const after = await reweigh(told);
  if (after === undefined) return undefined;
  const moves = namedMoves(diagnosis, after);
  const known = new Set(diagnosis.alerts.map(({ id }) => id));
  const alerts = after.alerts.filter(({ id }) => !known.has(id));
  // "The oil level is fine": only what makes its own fault less likely was read rightly.
  if (isAllWell(told) && !isLessLikely(namedCause(told, diagnosis.causes), after)) return undefined;
  if (alerts.length === 0 && moves.length === 0) {
    return isAboutNewPart(told) ? { text: NEW_PART } : undefined;
  }
  return {
    text: paragraphs(
      alerts.length > 0 && bullets(alerts.map(({ title, advice }) => `${title}: ${advice}`)),
      movesInWords(diagnosis, after, moves),
      isAboutNewPart(told) &&
        'A new part is seldom worn, but it can be faulty or badly fitted, above all when the trouble began just after the work.',
      drivingAfter(diagnosis, after),
      UNCHANGED,
    ),
    change: { addition: told, moves },
  };
};

/**
 * Answers a question about a diagnosis from the diagnosis and our knowledge, without a model: from
 * nothing else, so that no figure can be made up. What is told rather than asked goes into the
 * ranking.
 */
export const answerFromKnowledge = async (
  question: string,
  consultation: Consultation,
): Promise<AssistantAnswer> => {
  const emergency = emergencyIn(question, consultation.call);
  const intent = emergency === undefined ? intentOf(question) : undefined;
  // What is well is no sign of a fault, and would be read as one: "the oil level is fine".
  const isTold = !NO_EVIDENCE.has(intent) && isStatement(question);
  const sign =
    isTold && emergency === undefined ? answerToldSign(question, consultation) : undefined;
  if (sign !== undefined) return { text: sign };
  const measured = isTold ? await answerMeasured(question, consultation) : undefined;
  // "6 mm of lining is left" asks for no figure.
  if (measured && emergency === undefined && (intent === undefined || intent === 'figure')) {
    return measured;
  }
  const evidence = measured ?? (isTold ? await withEvidence(question, consultation) : undefined);
  if (emergency !== undefined) {
    return { ...evidence, text: paragraphs(emergency, evidence?.text), isFinal: true };
  }
  // A statement with a question in it ("it smells of petrol, can I drive") gets both answers.
  if (evidence && intent === undefined) return evidence;
  const topic = IS_SETTLED.has(intent) ? undefined : knownTopic(question, consultation);
  const answer =
    topic ??
    (intent === undefined
      ? withoutIntent(question, consultation)
      : await ANSWERS[intent](question, consultation));
  if (!evidence) return answer;
  return { ...evidence, about: answer.about, text: paragraphs(answer.text, evidence.text) };
};

/** What was told, and is no sign that any cause lists. */
const NOTHING_READ =
  'Noted, but as a sign it moved no cause. Say what you hear, smell, see or feel, where and when.';

/** The share of a question's words that a line of ours must have to be an answer to it. */
const ENOUGH_WORDS = 0.5;

/** One shared word is chance: 'top it up with water' is not about water on the carpet. */
const FEWEST_WORDS = 2;

/** The causes that nobody named and whose texts are looked through. */
const LOOKED_THROUGH = 3;

/** What the texts of the first causes say of what a question names; undefined where they say nothing. */
const wordsOfCauses = (question: string, causes: readonly Cause[]): string | undefined => {
  const lines = causes
    .slice(0, LOOKED_THROUGH)
    .flatMap(({ name, summary, canDrive, checks }) => [
      `${name}: ${summary}`,
      `With ${lowerFirst(name)}: ${canDrive.reason}`,
      ...checks.flatMap(({ title, steps, outcomes }) => [
        `${title}: ${steps.join(' ')}`,
        ...outcomes.map(({ finding, means }) => `${finding}: ${lowerFirst(means)}`),
      ]),
    ]);
  const found = linesAbout(question, lines, ENOUGH_WORDS, FEWEST_WORDS);
  return found.length === 0
    ? undefined
    : paragraphs(
        'I have no answer of my own to that. What this diagnosis says of it:',
        bullets(found),
      );
};

const OTHER_ONE = /\bthe other (?:one|cause|fault)\b/i;

/** Plans that the car is needed for. */
const MEANS_TO_DRIVE =
  /\b(?:drive|driving|miles|home|work|school|kids|children|baby|wife|husband|mum|commut\w+|holiday|trip|tomorrow|tonight|weekend)\b/i;

/** A longer statement is no bare name of a cause. */
const MOST_WORDS_OF_A_NAME = 4;

/** A result of a check, a bare name of a cause, or nothing that can be answered. */
const withoutIntent = (question: string, consultation: Consultation): AssistantAnswer => {
  const { causes } = consultation.diagnosis;
  const isTold = isStatement(question);
  const result = isTold ? answerToldResult(question, causes) : undefined;
  if (result !== undefined) return { text: result };
  if (isTold && isAllWell(question)) return { text: allWell(question, consultation) };
  if (isTold && isAboutNewPart(question)) return { text: NEW_PART };
  const isShort = question.trim().split(/\s+/).length <= MOST_WORDS_OF_A_NAME;
  if ((isShort || !isTold) && namedCause(question, causes)) {
    const named = namedCause(question, causes);
    if (named) return describeCause(named, consultation);
  }
  if (OTHER_ONE.test(question)) {
    const other = spokenOf(question, consultation) ?? causes[1];
    if (other) return describeCause(other, consultation);
  }
  // "I need the van tomorrow", "my kids are in it every day": what they ask is whether they may.
  if (MEANS_TO_DRIVE.test(question) && consultation.diagnosis.canDrive.verdict !== 'yes') {
    return answerDrive(question, consultation);
  }
  if (isTold) return { text: NOTHING_READ };
  return { text: wordsOfCauses(question, causes) ?? CANNOT_ANSWER };
};
