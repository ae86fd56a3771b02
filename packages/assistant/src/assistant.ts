import { DRIVE_WORDS } from '@wrenchwise/rules/drive-words';

import { absentPart } from './absent-part.ts';
import { answerOfCar } from './answer-beside.ts';
import { answerByForm, answerCanIt, garageChecks } from './answer-by-form.ts';
import { answerDismissal } from './answer-dismissal.ts';
import { decidingQuestion } from './answer-leading.ts';
import { answerDisable } from './answer-limits.ts';
import { priceBeside } from './answer-money.ts';
import { withoutIntent, withoutEffect } from './answer-rest.ts';
import { ANSWERS, ANSWERED, IS_SETTLED } from './answerers.ts';
import { answerNear } from './common-questions.ts';
import type { AssistantAnswer, Consultation, Reported } from './consultation.ts';
import { dangerousAct } from './dangerous-acts.ts';
import { defeatsPart } from './disables-safety.ts';
import { emergencyIn } from './emergency.ts';
import type { Intent } from './intent/intents.ts';
import { knownTopic } from './known-topics.ts';
import { causeAskedAbout } from './named-cause.ts';
import { isBareReply } from './replies.ts';
import { answerToldSign } from './reported-signs.ts';
import { repliedTo, reportedIn } from './reported.ts';
import { saidOnce } from './said-once.ts';
import { saysItCanWait } from './says-it-can-wait.ts';
import { matterOf, withSecond } from './second-answer.ts';
import { subjectOf } from './subject.ts';
import { CLEAR, intentOf, type Sentence, type Understood, understand } from './understand.ts';
import { isPermission, isWarning } from './warnings.ts';
import { bullets, paragraphs, sentence } from './words.ts';

const MAX_QUESTIONS = 2;

/** 'Is he right? He says it is the head gasket': what is claimed is in the other sentence. */
const withWholeClaim = (one: Sentence, all: readonly Sentence[]): Sentence =>
  one.ranked[0]?.intent === 'claim' ? { ...one, text: all.map(({ text }) => text).join(' ') } : one;

/** What gives way to a question beside it: thanks, a greeting, 'makes no sense to me', what belongs to no subject. */
const ASIDES: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>([
  'other',
  'greeting',
  'thanks',
  'unhappy',
]);

/** 'Forgive my ignorance, but why …': an aside gives way to what is asked. */
const withoutAsides = (questions: readonly Sentence[]): readonly Sentence[] => {
  const rest = questions.filter(({ ranked: [best] }) => !ASIDES.has(best?.intent));
  return rest.length > 0 ? rest : questions;
};

/** What a message asks: the clearest of its questions, and a second one that is as clear and another. */
const answerAsked = async (
  { questions, text }: Understood,
  consultation: Consultation,
): Promise<AssistantAnswer | undefined> => {
  const [first, ...rest] = withoutAsides(questions).map((one) => withWholeClaim(one, questions));
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
  for (const one of others.slice(0, MAX_QUESTIONS)) {
    const about = answers[0]?.about;
    const focus =
      about === undefined ? consultation.focus : { ...consultation.focus, faultId: about };
    answers.push(await answerOne(one, { ...consultation, focus }));
  }
  const [only] = answers;
  if (only !== undefined && answers.length === 1) {
    const priced = only.isFinal ? undefined : priceBeside(text, only.text, consultation);
    return besideIt(
      { ...first, text: matterOf(first.text, text) },
      { ...only, text: paragraphs(only.text, priced) },
      consultation,
    );
  }
  const [answer, ...more] = answers;
  if (answer === undefined) return undefined;
  // 'Stop using it', and then 'Yes, you can drive': of one message only the warning is remembered.
  const fitting = isWarning(answer.text) ? more.filter(({ text }) => !isPermission(text)) : more;
  return { ...answer, text: paragraphs(answer.text, ...fitting.map(({ text }) => text)) };
};

/** What is asked of a car's log is asked so plainly, where the diagnosis belongs to no saved car. */
const PLAINLY = 0.5;

/** What was done, paid or is due: 'which mark is mine' and 'total price with the gas' are not of a log. */
const OF_A_LOG =
  /\b(?:spent|spend|paid|pay|log|history|mileage|due|last|previous|since|so far|ago|(?:did|have|has) (?:i|it|we|the)|when was|was (?:it|the|that)|tax|tow\w*|year)\b/;

const WITHOUT_LOG: ReadonlySet<Intent> = new Set(
  [...ANSWERED].filter((intent) => ANSWERS.get(intent) !== answerOfCar),
);

const meantBy = (asked: Sentence, { ofCar }: Consultation): Intent | undefined => {
  const isPlain = (asked.ranked[0]?.share ?? 0) >= PLAINLY && OF_A_LOG.test(asked.words);
  return intentOf(asked, ofCar === undefined && !isPlain ? WITHOUT_LOG : ANSWERED);
};

/** What 'can it lock solid' is easily read as. */
const isOfTheWorst = (intent: Intent | undefined): boolean =>
  intent === undefined ||
  intent === 'could-it-be' ||
  intent === 'what-is' ||
  intent === 'why' ||
  intent === 'leading' ||
  intent === 'job-safety';

/** What only this diagnosis answers. */
const OF_THIS_CASE: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>([
  'leading',
  'others',
  'code',
  'next',
  'step',
  'cost',
  'drive',
  'spent',
  'history',
  'tasks',
]);

/** What our own answer to says little of the case: a common question counts more. */
const OF_ALL_CARS: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>([
  'shortcut',
  'what-is',
  'also-replace',
  'after',
  'job-safety',
  'warranty',
  'garage',
  'seized',
  'difference',
  'dearer',
]);

/** How much of the sureness of such an intent counts against a common question. */
const SURENESS_OF_ALL_CARS = 0.5;

/** The answer to a common question in nearly these words, where nothing else is plainly asked. */
const commonAnswer = (
  { text, ranked: [best] }: Sentence,
  intent: Intent | undefined,
  consultation: Consultation,
): AssistantAnswer | undefined => {
  const share = intent === undefined ? 0 : (best?.share ?? 0);
  if (IS_SETTLED.has(intent) || (OF_THIS_CASE.has(intent) && share >= PLAINLY)) return undefined;
  const against = OF_ALL_CARS.has(intent) ? share * SURENESS_OF_ALL_CARS : share;
  const answer = answerNear(text, subjectOf(text, consultation), against);
  return answer === undefined ? undefined : { text: answer };
};

/** Talk and what is done at once need no second answer. */
const NEEDS_NO_OTHER: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>([
  'greeting',
  'thanks',
  'undo',
  'unhappy',
  'capabilities',
  'language',
]);

/** The answer, and a second one where the first is not sure. */
const besideIt = (
  { text, ranked: [best] }: Sentence,
  answer: AssistantAnswer,
  consultation: Consultation,
): AssistantAnswer =>
  NEEDS_NO_OTHER.has(best?.intent)
    ? answer
    : withSecond(text, answer, subjectOf(text, consultation), best?.share ?? 0);

const answerOne = async (asked: Sentence, consultation: Consultation): Promise<AssistantAnswer> => {
  if (saysItCanWait(asked.words)) return answerDismissal(consultation);
  const intent = meantBy(asked, consultation);
  const byGarage = IS_SETTLED.has(intent) ? undefined : garageChecks(asked.words, consultation);
  if (byGarage) return byGarage;
  const topic = IS_SETTLED.has(intent) ? undefined : knownTopic(asked.text, consultation);
  if (topic) return topic;
  const byForm = IS_SETTLED.has(intent) ? undefined : answerByForm(asked.words, consultation);
  if (byForm) return byForm;
  const common = commonAnswer(asked, intent, consultation);
  if (common) return common;
  const absent =
    intent === 'claim' ? undefined : absentPart(asked.words, consultation.diagnosis.fuel);
  if (absent !== undefined) return { text: absent };
  const canIt = isOfTheWorst(intent) ? answerCanIt(asked.words, consultation) : undefined;
  if (canIt) return canIt;
  const answer = intent && ANSWERS.get(intent);
  if (answer) return answer(asked.text, consultation);
  return withoutIntent(asked.text, consultation, asked.ranked[0]?.intent === 'other');
};

/** What the conversation is about where no part is named. */
const leadingNames = ({ diagnosis: { causes } }: Consultation): string =>
  causes
    .slice(0, 2)
    .map(({ name, workshopName }) => `${name} ${workshopName}`)
    .join(' ');

/** The newest state: what was just reported counts in what is said next. */
const withNewest = (consultation: Consultation, reported: Reported | undefined): Consultation =>
  reported?.after === undefined
    ? consultation
    : { ...consultation, diagnosis: { ...consultation.diagnosis, ...reported.after } };

/** A claim is examined with what was reported beside it. */
const withClaimsBeside = (consultation: Consultation, { told }: Understood): Consultation =>
  told === ''
    ? consultation
    : {
        ...consultation,
        examineClaim: (words) => consultation.examineClaim(words, told),
        beside: told,
      };

const joined = (
  reported: Reported | undefined,
  answer: AssistantAnswer | undefined,
): AssistantAnswer => ({
  text: saidOnce(paragraphs(answer?.text, reported?.text)),
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
  const wantsToDisable =
    message.wantsToDisable || defeatsPart(message.words, leadingNames(consultation));
  if (emergency === undefined && wantsToDisable) return answerDisable(text, consultation);
  const refused = emergency === undefined ? refusedAct(message, consultation) : undefined;
  if (refused !== undefined) return { text: refused, isFinal: true };
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
  const newest = withClaimsBeside(withNewest(consultation, reported), message);
  const answer =
    reported?.change?.answer !== undefined && message.told === ''
      ? undefined
      : await answerAsked(message, newest);
  if (sign !== undefined) {
    // What is only guessed at beside it is no second question.
    const isAsked = (message.asked?.ranked[0]?.share ?? 0) >= CLEAR;
    return joined(reported, { ...answer, text: paragraphs(sign, isAsked && answer?.text) });
  }
  const unclear = unclearReply(text, consultation);
  if (reported === undefined && unclear !== undefined) return unclear;
  if (reported === undefined && answer === undefined) {
    return withSecond(text, withoutEffect(message, consultation), subjectOf(text, consultation), 0);
  }
  if (answer !== undefined || reported === undefined) return joined(reported, answer);
  return asksBack(newest, reported);
};

/** What is said to a dangerous act, and the verdict on driving where it forbids it. */
const refusedAct = (
  { text, words }: Understood,
  consultation: Consultation,
): string | undefined => {
  const { canDrive } = consultation.diagnosis;
  const cause = causeAskedAbout(text, consultation);
  const refused = dangerousAct(words, cause ? `${cause.name}. ${cause.workshopName}` : '');
  return (
    refused &&
    paragraphs(
      refused,
      canDrive.verdict === 'no' && sentence(`${DRIVE_WORDS.no.words}. ${canDrive.reason}`),
    )
  );
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
