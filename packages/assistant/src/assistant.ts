import type { Cause } from '@wrenchwise/domain/diagnosis';
import { lowerFirst } from '@wrenchwise/domain/lower-first';

import { answerFromGuide, answerOfCar } from './answer-beside.ts';
import {
  answerCode,
  answerCouldItBe,
  answerOthers,
  answerWhatIs,
  answerWhy,
  describeCause,
} from './answer-causes.ts';
import { answerClaim } from './answer-claim.ts';
import { answerDifference, answerOneOrTwo, answerWhyNot } from './answer-comparing.ts';
import { answerDrive, answerFire, answerLeaveIt } from './answer-driving.ts';
import { answerLeading, decidingQuestion } from './answer-leading.ts';
import { answerTestAndLaw } from './answer-legal.ts';
import {
  answerCapabilities,
  answerDisable,
  answerFigure,
  answerGarage,
  answerGreeting,
  answerLanguage,
  answerOutside,
  answerResetLight,
  answerThanks,
  answerUndo,
  answerUnhappy,
  answerWarranty,
  CANNOT_ANSWER,
} from './answer-limits.ts';
import {
  answerAlsoReplace,
  answerCost,
  answerDearer,
  answerParts,
  answerWorth,
} from './answer-money.ts';
import {
  answerDifficulty,
  answerDuration,
  answerHowTo,
  answerNext,
  answerShortcut,
  answerStep,
  answerTools,
} from './answer-work.ts';
import type { AssistantAnswer, Consultation, Reported } from './consultation.ts';
import { emergencyIn } from './emergency.ts';
import type { Intent } from './intent/intents.ts';
import { knownTopic } from './known-topics.ts';
import { linesAbout } from './lines-about.ts';
import { namedCause } from './named-cause.ts';
import { isBareReply } from './replies.ts';
import { repliedTo, reportedIn } from './reported.ts';
import { answerToldSign } from './told-signs.ts';
import { intentOf, type Sentence, tells, type Understood, understand } from './understand.ts';
import { bullets, causeName, paragraphs } from './words.ts';

type Answerer = (
  question: string,
  consultation: Consultation,
) => AssistantAnswer | Promise<AssistantAnswer>;

const ANSWERS: ReadonlyMap<Intent, Answerer> = new Map<Intent, Answerer>([
  ['greeting', answerGreeting],
  ['thanks', answerThanks],
  ['capabilities', answerCapabilities],
  ['language', answerLanguage],
  ['undo', answerUndo],
  ['unhappy', answerUnhappy],
  ['reset-light', answerResetLight],
  ['figure', answerFigure],
  ['fire', answerFire],
  ['drive', answerDrive],
  ['leave-it', answerLeaveIt],
  ['cost', answerCost],
  ['quote', answerCost],
  ['worth', answerWorth],
  ['dearer', answerDearer],
  ['parts', answerParts],
  ['also-replace', answerAlsoReplace],
  ['duration', answerDuration],
  ['step', answerStep],
  ['how-check', answerHowTo],
  ['how-repair', answerHowTo],
  ['difficulty', answerDifficulty],
  ['tools', answerTools],
  ['shortcut', answerShortcut],
  ['mot', answerTestAndLaw],
  ['warranty', answerWarranty],
  ['recalls', answerWarranty],
  ['garage', answerGarage],
  ['claim', answerClaim],
  ['why', answerWhy],
  ['leading', answerLeading],
  ['why-not', answerWhyNot],
  ['difference', answerDifference],
  ['one-or-two', answerOneOrTwo],
  ['could-it-be', answerCouldItBe],
  ['others', answerOthers],
  ['what-is', answerWhatIs],
  ['code', answerCode],
  ['next', answerNext],
  ['after', answerFromGuide],
  ['job-safety', answerFromGuide],
  ['seized', answerFromGuide],
  ['due', answerOfCar],
  ['spent', answerOfCar],
  ['consumption', answerOfCar],
  ['history', answerOfCar],
  ['tax', answerOfCar],
  ['odometer', answerOfCar],
  ['details', answerOfCar],
  ['towing', answerOfCar],
  ['common-faults', answerOfCar],
  ['budget', answerOfCar],
  ['tasks', answerOfCar],
]);

const ANSWERED: ReadonlySet<Intent> = new Set(ANSWERS.keys());

/** What is answered by itself, whatever part or subject it names. */
const IS_SETTLED: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>([
  'greeting',
  'thanks',
  'undo',
  'unhappy',
  'claim',
  'quote',
]);

/** What an owner found in order, and moves nothing. */
const allWell = (told: string, { diagnosis }: Consultation): string => {
  const named = namedCause(told, diagnosis.causes);
  return paragraphs(
    named
      ? `Noted: that speaks against ${causeName(named)}. Its check settles it: ${lowerFirst(named.checks[0]?.title ?? 'a look at the part')}.`
      : 'Noted. It moves none of the causes.',
    diagnosis.canDrive.verdict === 'no' && 'It changes nothing about driving: do not drive it.',
  );
};

/** The share of a question's words that a line of ours must have to be an answer to it. */
const ENOUGH_WORDS = 0.5;

/** One shared word is chance: 'top it up with water' is not about water on the carpet. */
const FEWEST_WORDS = 2;

/** The causes that nobody named and whose texts are looked through. */
const LOOKED_THROUGH = 3;

/** What the texts of the first causes and their guides say of what a question names. */
const wordsOfCauses = (
  question: string,
  { diagnosis: { causes }, guideOf }: Consultation,
): string | undefined => {
  const lines = causes
    .slice(0, LOOKED_THROUGH)
    .flatMap(({ faultId, name, summary, canDrive, checks }, at) => [
      `${name}: ${summary}`,
      `With ${lowerFirst(name)}: ${canDrive.reason}`,
      ...checks.flatMap(({ title, steps, outcomes }) => [
        `${title}: ${steps.join(' ')}`,
        ...outcomes.map(({ finding, means }) => `${finding}: ${lowerFirst(means)}`),
      ]),
      ...(at === 0
        ? [...(guideOf(faultId)?.steps ?? []), ...(guideOf(faultId)?.safety ?? [])]
        : []),
    ]);
  const found = linesAbout(question, lines, ENOUGH_WORDS, FEWEST_WORDS);
  return found.length === 0
    ? undefined
    : paragraphs('What this diagnosis and its guide say of it:', bullets(found));
};

/** A longer statement is no bare name of a cause. */
const MOST_WORDS_OF_A_NAME = 4;

/** A bare name of a cause, a line of ours that says it, or nothing that can be answered. */
const withoutIntent = (
  question: string,
  consultation: Consultation,
  isOutside: boolean,
): AssistantAnswer => {
  const { causes } = consultation.diagnosis;
  const isShort = question.trim().split(/\s+/).length <= MOST_WORDS_OF_A_NAME;
  const named: Cause | undefined = namedCause(question, causes);
  if (named && (isShort || !isOutside)) return describeCause(named, consultation);
  const lines = isOutside ? undefined : wordsOfCauses(question, consultation);
  if (lines !== undefined) return { text: lines };
  return isOutside ? answerOutside(question, consultation) : { text: CANNOT_ANSWER };
};

/** What was reported, and is no sign that any cause lists. */
const NOTHING_READ =
  'Noted, but as a sign it moved no cause. Say what you hear, smell, see or feel, where and when.';

const NEW_PART =
  'Noted. A new part is seldom worn, but it can be faulty or badly fitted, above all when the trouble began just after the work. The words moved no cause; the checks of the diagnosis still settle it.';

/** What is said to a report that moves nothing. */
const withoutEffect = (message: Understood, consultation: Consultation): AssistantAnswer => {
  const { told } = message;
  const { causes, nextQuestion } = consultation.diagnosis;
  const isShort = told.trim().split(/\s+/).length <= MOST_WORDS_OF_A_NAME;
  const named = isShort ? namedCause(told, causes) : undefined;
  if (tells(message, 'all-well')) return { text: allWell(told, consultation) };
  if (tells(message, 'new-part')) return { text: NEW_PART };
  if (named) return describeCause(named, consultation);
  return {
    focus: { questionId: nextQuestion?.id },
    text: paragraphs(NOTHING_READ, decidingQuestion(consultation.diagnosis)),
  };
};

/** Of two questions in one message each is answered where it is put so clearly. */
const CLEAR = 0.4;
const MOST_QUESTIONS = 2;

/** 'Is he right? He says it is the head gasket': what is claimed is in the other sentence. */
const withWholeClaim = (one: Sentence, all: readonly Sentence[]): Sentence =>
  one.ranked[0]?.intent === 'claim' ? { ...one, text: all.map(({ text }) => text).join(' ') } : one;

/** What a message asks: the clearest of its questions, and a second one that is as clear and another. */
const answerAsked = async (
  { questions }: Understood,
  consultation: Consultation,
): Promise<AssistantAnswer | undefined> => {
  const [first, ...rest] = questions.map((one) => withWholeClaim(one, questions));
  if (first === undefined) return undefined;
  const others = [first, ...rest].filter(
    (one, at, all) =>
      at === 0 ||
      // A price is set beside our range: the part that it is for is no claim of its own.
      (!(first.ranked[0]?.intent === 'quote' && one.ranked[0]?.intent === 'claim') &&
        (one.ranked[0]?.share ?? 0) >= CLEAR &&
        all.findIndex(({ ranked }) => ranked[0]?.intent === one.ranked[0]?.intent) === at),
  );
  const answers: AssistantAnswer[] = [];
  for (const one of others.slice(0, MOST_QUESTIONS)) {
    const about = answers[0]?.about;
    const focus =
      about === undefined ? consultation.focus : { ...consultation.focus, faultId: about };
    answers.push(await answerOne(one, { ...consultation, focus }));
  }
  const [answer] = answers;
  return answer && { ...answer, text: paragraphs(...answers.map(({ text }) => text)) };
};

const answerOne = async (asked: Sentence, consultation: Consultation): Promise<AssistantAnswer> => {
  const intent = intentOf(asked, ANSWERED);
  const topic = IS_SETTLED.has(intent) ? undefined : knownTopic(asked.text, consultation);
  if (topic) return topic;
  const answer = intent && ANSWERS.get(intent);
  if (answer) return answer(asked.text, consultation);
  return withoutIntent(asked.text, consultation, asked.ranked[0]?.intent === 'other');
};

/** The newest state: what was just reported counts in what is said next. */
const withNewest = (consultation: Consultation, reported: Reported | undefined): Consultation =>
  reported?.after === undefined
    ? consultation
    : { ...consultation, diagnosis: { ...consultation.diagnosis, ...reported.after } };

const joined = (
  reported: Reported | undefined,
  answer: AssistantAnswer | undefined,
): AssistantAnswer => ({
  text: paragraphs(answer?.text, reported?.text),
  about: answer?.about ?? reported?.about,
  ...(answer?.focus === undefined ? {} : { focus: answer.focus }),
  ...(reported?.change === undefined ? {} : { change: reported.change }),
});

/**
 * Answers a message about a diagnosis from the diagnosis and our knowledge, without a model: from
 * nothing else, so that no figure can be made up. What is reported rather than asked goes into the
 * ranking first, so that what is asked is answered from the newest state.
 */
export const answerFromKnowledge = async (
  text: string,
  consultation: Consultation,
): Promise<AssistantAnswer> => {
  const message = understand(text);
  const emergency = emergencyIn(message.words, consultation.call);
  if (emergency === undefined && message.wantsToDisable) return answerDisable(text, consultation);
  const sign =
    message.told !== '' && emergency === undefined
      ? answerToldSign(message.told, consultation)
      : undefined;
  const reported =
    (await repliedTo(message, consultation)) ?? (await reportedIn(message, consultation));
  if (emergency !== undefined) {
    return {
      ...joined(reported, undefined),
      text: paragraphs(emergency, reported?.text),
      isFinal: true,
    };
  }
  const newest = withNewest(consultation, reported);
  const answer =
    reported?.change?.answer !== undefined && message.told === ''
      ? undefined
      : await answerAsked(message, newest);
  if (sign !== undefined) {
    return joined(reported, { ...answer, text: paragraphs(sign, answer?.text) });
  }
  const unclear = unclearReply(text, consultation);
  if (reported === undefined && unclear !== undefined) return unclear;
  if (reported === undefined && answer === undefined) return withoutEffect(message, consultation);
  if (answer !== undefined || reported === undefined) return joined(reported, answer);
  return asksBack(newest, reported);
};

/** 'Yes' to a question that has other answers: they are named again. */
const unclearReply = (
  text: string,
  { diagnosis: { nextQuestion }, focus }: Consultation,
): AssistantAnswer | undefined =>
  isBareReply(text) && nextQuestion !== undefined && focus.questionId === nextQuestion.id
    ? {
        focus: { questionId: nextQuestion.id },
        text: `Which of these is it? ${nextQuestion.text}\n\n${bullets(nextQuestion.options.map(({ label }) => label))}`,
      }
    : undefined;

/** What was reported, and the question that would decide, put back. */
const asksBack = ({ diagnosis }: Consultation, reported: Reported): AssistantAnswer => {
  const question = reported.change === undefined ? undefined : decidingQuestion(diagnosis);
  return {
    ...joined(reported, undefined),
    text: paragraphs(reported.text, question),
    focus: { questionId: question === undefined ? undefined : diagnosis.nextQuestion?.id },
  };
};
