import type { Cause } from '@wrenchwise/rules/diagnosis';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import { describeCause } from './answer-causes.ts';
import { decidingQuestion } from './answer-leading.ts';
import { answerOutside, CANNOT_ANSWER } from './answer-limits.ts';
import { answerRatherThanNone } from './common-questions.ts';
import type { AssistantAnswer, Consultation } from './consultation.ts';
import { answerFigureGiven } from './figure-given.ts';
import { linesAbout } from './lines-about.ts';
import { namedCause } from './named-cause.ts';
import { nearestFinding, nearestText } from './nearest-finding.ts';
import { subjectOf } from './subject.ts';
import { tells, type Understood } from './understand.ts';
import { bullets, causeName, paragraphs } from './words.ts';

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
const MIN_WORDS = 2;

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
  const found = linesAbout(question, lines, ENOUGH_WORDS, MIN_WORDS);
  return found.length === 0
    ? undefined
    : paragraphs('What this diagnosis and its guide say of it:', bullets(found));
};

/** A longer statement is no bare name of a cause. */
const MAX_WORDS_OF_A_NAME = 4;

/** 'Who invented the alternator' is short, and no name. */
const ASKS =
  /^(?:and |so |but )?(?:who|what|why|when|where|which|how|is|are|does|do|did|can|will)\b/i;

/** A bare name of a cause, a line of ours that says it, or nothing that can be answered. */
export const withoutIntent = (
  question: string,
  consultation: Consultation,
  isOutside: boolean,
): AssistantAnswer => {
  const { causes } = consultation.diagnosis;
  const isShort =
    question.trim().split(/\s+/).length <= MAX_WORDS_OF_A_NAME && !ASKS.test(question.trim());
  const named: Cause | undefined = namedCause(question, causes);
  const common = isShort
    ? undefined
    : answerRatherThanNone(question, subjectOf(question, consultation));
  if (common !== undefined) return { text: common };
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
export const withoutEffect = (message: Understood, consultation: Consultation): AssistantAnswer => {
  const { told } = message;
  const { causes, nextQuestion } = consultation.diagnosis;
  const isShort = told.trim().split(/\s+/).length <= MAX_WORDS_OF_A_NAME;
  const named = isShort ? namedCause(told, causes) : undefined;
  if (tells(message, 'all-well')) return { text: allWell(told, consultation) };
  if (tells(message, 'new-part')) return { text: NEW_PART };
  const measured = answerFigureGiven(told, consultation);
  if (named && measured === undefined) return describeCause(named, consultation);
  const near = nearestFinding(told, consultation);
  if (measured && near?.outcome === undefined) return { text: measured };
  if (near) return { about: near.cause.faultId, text: nearestText(near) };
  return {
    focus: { questionId: nextQuestion?.id },
    text: paragraphs(NOTHING_READ, decidingQuestion(consultation.diagnosis)),
  };
};
