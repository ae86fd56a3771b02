import { absentPart } from '../absent-part.ts';
import { batteryLasts } from '../battery-sums.ts';
import { answerNear, type Subject } from '../common-questions.ts';
import type { AssistantAnswer } from '../consultation.ts';
import { dangerousAct } from '../dangerous-acts.ts';
import { emergencyIn } from '../emergency.ts';
import { type Focus, MAX_ASKED } from '../focus.ts';
import { jobText } from '../guide/job-text.ts';
import type { Intent } from '../intent/intents.ts';
import { saidOnce } from '../said-once.ts';
import { matterOf, withSecond } from '../second-answer.ts';
import { intentOf, otherQuestion, tells, type Understood, understand } from '../understand.ts';
import { paragraphs } from '../words.ts';
import { changeAsked, changedPrice } from './answer-changes.ts';
import { due } from './answer-due.ts';
import { extremeAsked } from './answer-extremes.ts';
import { ASKS_EACH, distance, history, odometer, ofLog } from './answer-history.ts';
import { leftOfInterval } from './answer-intervals.ts';
import { consumption, filled, spent, spentByPlace } from './answer-spending.ts';
import { ASKS_TEST_FINDINGS } from './answer-test-findings.ts';
import * as answers from './answers.ts';
import type { VehicleAnswerer } from './answers.ts';
import { goneOn } from './gone-on.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

const ANSWERS: ReadonlyMap<Intent, VehicleAnswerer> = new Map<Intent, VehicleAnswerer>([
  ['greeting', answers.greeting],
  ['thanks', answers.thanks],
  ['capabilities', answers.capabilities],
  ['language', answers.language],
  ['figure', answers.figure],
  ['drive', answers.drive],
  ['leave-it', answers.drive],
  ['fire', answers.drive],
  ['cost', answers.cost],
  ['budget', answers.cost],
  ['quote', answers.cost],
  ['worth', answers.worth],
  ['towing', answers.towing],
  ['recalls', answers.recalls],
  ['mot', answers.mot],
  ['tax', answers.tax],
  ['spent', spent],
  ['consumption', consumption],
  ['common-faults', answers.faults],
  ['odometer', odometer],
  ['history', history],
  ['tasks', answers.tasks],
  ['details', answers.details],
  ['leading', answers.problem],
  ['why', answers.problem],
  ['due', due],
  ['next', due],
]);

/** Questions of how a job is done: what they name decides whether there is a guide. */
const OF_JOBS: ReadonlySet<Intent> = new Set<Intent>([
  'how-repair',
  'how-check',
  'step',
  'difficulty',
  'tools',
  'duration',
  'parts',
  'also-replace',
  'reset-light',
  'shortcut',
]);

const ANSWERED: ReadonlySet<Intent> = new Set([...ANSWERS.keys(), ...OF_JOBS]);

/** The intents that are no sign of a fault, whatever words stand in them. */
const NO_TROUBLE: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>([
  'greeting',
  'thanks',
  'capabilities',
  'figure',
]);

const offer = (car: string): string =>
  `That can be diagnosed: begin a diagnosis of your ${car} with these words. It names likely causes, whether you can drive, and what to check first.`;

/**
 * Answers a message about a saved vehicle from its rows and its outlook, so that no figure can be
 * made up. A described trouble is no question: its words are offered to a diagnosis.
 */
export const answerAboutVehicle = async (
  text: string,
  facts: VehicleFacts,
  focus: Focus = {},
): Promise<AssistantAnswer> => {
  const on = goneOn(text, focus.asked, facts.today);
  const asked = (on?.isOfWork === true ? focus.asked : on?.question) ?? text;
  const message = understand(asked);
  const answer =
    on?.isOfWork === true
      ? { text: history(on.question, facts) }
      : besideIt(
          message,
          await withOther(message, await answerAlone(message, facts), facts),
          facts,
        );
  return { ...answer, focus: { asked: asked.slice(0, MAX_ASKED) } };
};

/** The answer, and that to another question of the message, where it is put as clearly. */
const withOther = async (
  { questions: [first, ...rest] }: Understood,
  answer: AssistantAnswer,
  facts: VehicleFacts,
): Promise<AssistantAnswer> => {
  const other = answer.isFinal ? undefined : otherQuestion(first, rest);
  if (other === undefined) return answer;
  const { text, isFinal } = await answerAlone(understand(other.text), facts);
  return isFinal || text === answer.text
    ? answer
    : { ...answer, text: saidOnce(paragraphs(answer.text, text)) };
};

const subjectOf = ({ vehicle }: VehicleFacts): Subject => ({ names: vehicle.fuel ?? '' });

/** The answer, and a second one where the first is not sure. */
const besideIt = (
  { asked, text }: Understood,
  answer: AssistantAnswer,
  facts: VehicleFacts,
): AssistantAnswer => {
  const best = asked?.ranked[0];
  return asked === undefined || NO_TROUBLE.has(best?.intent)
    ? answer
    : withSecond(matterOf(asked.text, text), answer, subjectOf(facts), best?.share ?? 0);
};

/** How surely something else is asked where a message names the sign of a fault. */
const OF_TROUBLE = 0.7;

/** Questions whose few words say what is wanted. */
const BY_FORM: readonly (readonly [RegExp, VehicleAnswerer])[] = [
  [
    /\b(?:which|what|who) (?:garage|place|firm|shop|dealer|workshop|one)\b.*\b(?:most|money|paid|spent|had)\b/,
    spentByPlace,
  ],
  [/\bany (?:fines?|tickets?|tolls?|parking)\b/, spent],
  [
    /\b(?:any|an|is there an?y?|no) (?:entry|entries|record|mention|note|receipt|trace|sign)s? (?:of|for|about|that)\b|\bin the log\b|\bhas (?:it|she|he) ever had\b/,
    history,
  ],
  [
    /\b(?:miles?|mi|km|kilomet\w+) (?:per|a|to the|for each) (?:kwh|kilowatt\w*|gallon|litre|unit)\b|\bmpg\b|\bkwh (?:per|\/) ?100\b/,
    consumption,
  ],
  [
    /\bhow (?:far|many (?:miles|km|kilomet\w+))\b.*\b(?:these|those|this|that|the|they|first|last|old|new) ?\w*\b.*\b(?:gone|done|last(?:ed)?|covered|run|managed)\b/,
    distance,
  ],
  [/\b(?:miles?|mi|km|kilomet\w+|distance|how (?:far|long|many \w+)) between\b/, distance],
  [/\b(?:is|are|was) (?:it|she|he|the car|they) (?:over)?due\b|\bdue (?:a|an|its|for) /, due],
  [/\b(?:as old as|same age|(?:older|newer) than)\b/, history],
  [
    /\b(?:ought|should|need\w*|have|got|must|worth|want)\b.*\b(?:do|done|doing|sort\w*|seen to|looked at)\b.*\bbefore\b.*\b(?:xmas|christmas|winter|summer|mot|holidays?|trip|new year|cold|journey)\b/,
    due,
  ],
  [ASKS_EACH, history],
  [
    /\b(?:guarantee|guaranteed|under warranty|in warranty)\b(?!.*\b(?:recall|maker|manufacturer|extended|battery)\b)/,
    history,
  ],
  [
    /\b(?:fuel|fill-?up|filling|charging|petrol|diesel) (?:records?|logs?|history|entries)\b|\b(?:record|log) of (?:fuel|fill\w*|charg\w*|petrol|diesel)\b/,
    filled,
  ],
  [
    /\bkwh\b|\btotal (?:electricity|energy|fuel|petrol|diesel)\b(?!.*\b(?:cost|spent|spend|price)\b)|\b(?:how (?:many|much)) (?:kilowatt\w*|units|litres?|gallons?|electricity)\b(?!.*\b(?:per|mile|cost|price|tank|hold|capacity|oil|coolant|boot)\b)/,
    filled,
  ],
  [
    /\b(?:weak(?:est)? (?:spots?|points?|links?|part)|achilles|known (?:faults?|issues?|problems?|weakness\w*)|what (?:usually |normally |tends to )?(?:goes|go|breaks?|fails?) (?:first|wrong|on (?:these|them)))\b/,
    answers.faults,
  ],
];

const answererByForm = (words: string): VehicleAnswerer | undefined =>
  extremeAsked(words) ??
  (changeAsked(words) === undefined ? undefined : changedPrice) ??
  (ASKS_TEST_FINDINGS.test(words) ? answers.mot : undefined) ??
  BY_FORM.find(([pattern]) => pattern.test(words))?.[1];

/** Answers a message that speaks for itself. */
const answerAlone = async (message: Understood, facts: VehicleFacts): Promise<AssistantAnswer> => {
  const { text } = message;
  const change = { addition: text, moves: [] };
  const emergency = emergencyIn(message.words, facts.call);
  if (emergency !== undefined) return { text: emergency, change, isFinal: true };
  if (message.wantsToDisable) return { text: answers.disable(text, facts), isFinal: true };
  const refused = dangerousAct(message.words, '');
  if (refused !== undefined) return { text: refused, isFinal: true };
  const absent = absentPart(message.words, facts.vehicle.fuel);
  if (absent !== undefined) return { text: absent };
  const lasts = batteryLasts(message.words);
  if (lasts !== undefined) return { text: lasts };
  const question = message.asked?.text ?? text;
  const intent = intentOf(message.asked, ANSWERED);
  const isTrouble =
    !NO_TROUBLE.has(intent) && !tells(message, 'all-well') && (await facts.namesTrouble(text));
  const left = leftOfInterval(question, facts);
  if (left !== undefined) return { text: left };
  const byForm = answererByForm(message.words);
  const share = message.asked?.ranked[0]?.share;
  // Signs within a question: only what is asked in nearly these words is no trouble to be diagnosed.
  const against = isTrouble ? Math.max(OF_TROUBLE, share ?? 0) : share;
  const isReport = isTrouble && message.asked === undefined;
  const common =
    byForm === undefined && !isReport ? answerNear(question, subjectOf(facts), against) : undefined;
  if (common !== undefined) return { text: common };
  const guide =
    intent !== undefined && OF_JOBS.has(intent)
      ? (facts.guideFor(question) ?? facts.guideFor(text))
      : undefined;
  if (guide !== undefined) return { text: jobText(guide) };
  const answerer = byForm ?? (intent && ANSWERS.get(intent));
  // A named part is in what is asked of prices and dates too; signs that are asked about are not.
  const isAsked =
    answerer !== undefined && answerer !== answers.faults && answerer !== answers.drive;
  if (!isTrouble || isAsked) {
    return { text: await (answerer ?? answers.dueOrNothing)(question, facts) };
  }
  return {
    text: paragraphs(
      await answerer?.(question, facts),
      offer(facts.car),
      answerer === undefined && ofLog(question, facts),
    ),
    change,
  };
};
