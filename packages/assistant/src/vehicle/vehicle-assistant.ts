import type { AssistantAnswer } from '../consultation.ts';
import { emergencyIn } from '../emergency.ts';
import { type Intent, intentOf } from '../intents.ts';
import { normalise } from '../normalise.ts';
import { isAllWell } from '../statements.ts';
import { paragraphs } from '../words.ts';
import * as answers from './answers.ts';
import type { VehicleAnswerer } from './answers.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

/** What only questions about a vehicle ask for; these come before the common patterns. */
const OWN: readonly (readonly [RegExp, VehicleAnswerer])[] = [
  [
    /\b(?:worth (?:selling|repairing|fixing|keeping|it)|sell(?: it|ing)?|scrap(?: it)?|resale|what is it worth|value of)\b/,
    answers.worth,
  ],
  [
    /\b(?:(?:take|drive|get) (?:it|the car|her) (?:to|on|across)|long (?:trip|journey|drive)|road trip|on holiday)\b/,
    answers.drive,
  ],
  [
    /\b(?:can|may|could|how much|how heavy)\b.{0,30}\b(?:tow|caravan|trailer|pull a)\b/,
    answers.towing,
  ],
  [/\brecalls?\b/, answers.recalls],
  [/\b(?:mot|advisor(?:y|ies))\b/, answers.mot],
  [/\b(?:road tax|car tax|taxed|tax due|ved)\b/, answers.tax],
  [/\b(?:spent|spend so far|cost me so far)\b/, answers.spent],
  [
    /\b(?:normal|usual(?:ly)? (?:for|goes?|breaks?|fails?)|(?:breaks?|fails?|goes) first|go(?:es)? wrong|known (?:faults?|problems?|issues?)|common (?:faults?|problems?|issues?)|weak (?:points?|spots?)|watch out|look out for|reliable|typical)\b/,
    answers.faults,
  ],
  [
    /\b(?:how many (?:miles|km)|what (?:is the )?mileage|odometer|milometer|on the clock)\b/,
    answers.odometer,
  ],
  [
    /\b(?:when (?:did|was|were|have)\b.{0,40}\b(?:last|done|changed|replaced|serviced)|last (?:service|time|serviced|changed)|have i (?:ever )?(?:changed|replaced|had|done)|what (?:did i (?:do|have done)|was done)|service history|been done)\b/,
    answers.history,
  ],
  [/\b(?:my list|to ?do|tasks?|planned|reminders?)\b/, answers.tasks],
  [
    /\b(?:what (?:engine|fuel|colour|color|year|gearbox|vin|reg\w*)|which engine|vin number|what do you know about)\b/,
    answers.details,
  ],
  [/\b(?:open problem|what is wrong with|still wrong)\b/, answers.problem],
];

/** After the common patterns of what is never evidence and of figures. */
const LATER: readonly (readonly [RegExp, VehicleAnswerer])[] = [
  [
    /^when\b|\bdoes (?:it|she|he|the car) need\b|\bwhen (?:is|are|should|does|do|must)\b|\bwhen\W*$|\b(?:is it time|due|coming up|need(?:s|ing)? (?:doing|a service|to be done|anything)|service|maintenance|what (?:should|do|can) i do|what is next|next)\b/,
    answers.due,
  ],
];

const BY_INTENT: Readonly<Partial<Record<Intent, VehicleAnswerer>>> = {
  greeting: answers.greeting,
  thanks: answers.thanks,
  capabilities: answers.capabilities,
  figure: answers.figure,
  drive: answers.drive,
  cost: answers.cost,
  next: answers.due,
};

/** The intents that are no sign of a fault, whatever words stand in them. */
const NO_TROUBLE: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>([
  'greeting',
  'thanks',
  'capabilities',
  'figure',
]);

const offer = (car: string): string =>
  `That sounds like something to diagnose: begin a diagnosis of your ${car} with these words. It names likely causes, whether you can drive, and what to check first.`;

/** A question of how a job is done; what it names decides whether there is a guide. */
const HOW_TO =
  /\b(?:how (?:do|can|would|should|to|does)|(?:can|could) i (?:\w+ )?(?:do|change|replace|renew|fit|check|test|top|clean|remove|fix|repair|reset|jump|charge|swap|bleed|adjust|flush|refill)|(?:which|what) tools|instructions|guide (?:for|to))\b/;

const answererOf = (question: string, intent: Intent | undefined): VehicleAnswerer | undefined => {
  const text = normalise(question);
  const first = ([pattern]: readonly [RegExp, VehicleAnswerer]): boolean => pattern.test(text);
  if (intent !== undefined && NO_TROUBLE.has(intent)) return BY_INTENT[intent];
  return (
    OWN.find(first)?.[1] ??
    (intent === 'cost' || intent === 'drive' ? BY_INTENT[intent] : undefined) ??
    LATER.find(first)?.[1] ??
    (intent && BY_INTENT[intent])
  );
};

/**
 * Answers a question about a saved vehicle from its rows and its outlook, so that no figure can be
 * made up. A described trouble is no question: its words are offered to a diagnosis.
 */
export const answerAboutVehicle = async (
  question: string,
  facts: VehicleFacts,
): Promise<AssistantAnswer> => {
  const change = { addition: question, moves: [] };
  const emergency = emergencyIn(question, facts.call);
  if (emergency !== undefined) return { text: emergency, change, isFinal: true };
  const intent = intentOf(question);
  if (intent === 'disable-safety') {
    return { text: answers.disable(question, facts), isFinal: true };
  }
  const isTrouble =
    !NO_TROUBLE.has(intent) && !isAllWell(question) && (await facts.namesTrouble(question));
  const asksHow = !NO_TROUBLE.has(intent) && HOW_TO.test(normalise(question));
  const guide = asksHow ? facts.guideFor(question) : undefined;
  if (guide !== undefined) return { text: answers.howTo(guide) };
  const answerer = answererOf(question, intent);
  // A named part is in what is asked of prices and dates too; signs that are asked about are not.
  const isAsked =
    answerer !== undefined && answerer !== answers.faults && answerer !== answers.drive;
  if (!isTrouble || isAsked) return { text: (answerer ?? answers.dueOrNothing)(question, facts) };
  return {
    text: paragraphs(answerer?.(question, facts), offer(facts.car)),
    change,
  };
};
