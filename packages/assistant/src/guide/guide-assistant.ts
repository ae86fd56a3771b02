import { batteryLasts } from '../battery-sums.ts';
import { answerNear, answerRatherThanNone, type Subject } from '../common-questions.ts';
import type { AssistantAnswer } from '../consultation.ts';
import { dangerousAct } from '../dangerous-acts.ts';
import { emergencyIn } from '../emergency.ts';
import type { Intent } from '../intent/intents.ts';
import { linesAbout, linesWithRareWord } from '../lines-about.ts';
import { normalise } from '../normalise.ts';
import { declineToDisable } from '../refusals.ts';
import { saidOnce } from '../said-once.ts';
import { matterOf, withSecond } from '../second-answer.ts';
import { intentOf, otherQuestion, type Understood, understand } from '../understand.ts';
import { bullets, paragraphs, sentence } from '../words.ts';
import {
  ANSWERED,
  ANSWERS,
  bothSides,
  CANNOT_ANSWER,
  duration,
  safety,
  stillThere,
} from './guide-answers.ts';
import type { GuideFacts } from './guide-facts.ts';
import { inOurWords, linesIn, linesOf } from './guide-lines.ts';

const subjectOf = ({ title, about, of }: GuideFacts): Subject => ({
  names: `${title}. ${about}`,
  of,
});

/** 'Time for a first timer?' is about how long, not about timing. */
const ASKS_TIME =
  /\b(?:how (?:long|many (?:hours|minutes))|time\b.{0,25}\b(?:first[- ]tim\w*|beginners?|novice|amateur|newbie)|(?:first[- ]tim\w*|beginner|novice)\b.{0,20}\btime|how much time|time needed|hours or minutes|(?:have |got |only )+(?:got )?(?:\d+|half an|an|ten|twenty|thirty) ?(?:mins?|minutes|hours?)|same day|be late)\b/;
const OF_WAITING = /\b(?:wait|cool|soak|cure|dry|set|last|before|after|leave|run|hold|let|stand)\b/;

/** 'Can I fit an LED one instead?' */
const ASKS_ANOTHER =
  /\b(?:can|could|may|should|shall|ok to|okay to) (?:i |you |we )?(?:just )?(?:fit|use|put|swap|upgrade|try|buy|get away with)\b|\b(?:instead|rather than)\b.*\b(?:ok|okay|allowed|legal|fine|possible|better|work)\b/;

/** What the law says of another part than the listed one. */
const ANOTHER_PART =
  'The guide is for the part that your handbook lists. Another type can fail the MOT, be illegal on the road and void the insurance, even where it fits: use one of the listed type, with an approval mark (E or UKCA) where lights, brakes, glass, tyres or exhaust are concerned.';
const OTHER_KIND =
  /\b(?:instead|rather than|brighter|bigger|upgrade|different|ebay|amazon|cheap\w*|second.?hand|used|universal|stronger|racing|sports?|led|hid|xenon|smaller|wider|performance)\b/;

/** Below this an intent is a guess; from the other on it is meant beside another: 'is it dangerous'. */
const GUESSED = 0.3;
const ALSO = 0.15;

/** A question after one detail of the work: 'where does the jack go', not 'why' or 'what is'. */
const ASKS_DETAIL =
  /^(?:and |so |but |ok(?:ay)? )?(?:where|which|how|do|does|can|must|what do|what size|what if|what happens if|is it ok(?:ay)?)\b/;

/** Answers that say what the whole guide is about: to a detail a line of it is the better answer. */
const OF_THE_WHOLE: ReadonlySet<Intent> = new Set<Intent>([
  'why',
  'what-is',
  'could-it-be',
  'claim',
  'how-check',
  'others',
  'difference',
  'drive',
  'leave-it',
  'due',
  'shortcut',
]);

/** What is listed by itself, unless a line has every word that is asked for: 'what do I need to write down'. */
const LISTED: ReadonlySet<Intent> = new Set<Intent>(['tools', 'parts', 'next', 'after']);

/** The share of what a detail names that a line must have to be the answer to it. */
const NAMES_DETAIL = 0.5;

/** The share for an intent; undefined where its own answer is the better one. */
const leastOf = (intent: Intent): number | undefined =>
  LISTED.has(intent) ? 1 : OF_THE_WHOLE.has(intent) ? NAMES_DETAIL : undefined;

/** Answers that a line with the very word of the question is better than. */
const YIELDS: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>([
  undefined,
  'also-replace',
  'job-safety',
  'others',
  'shortcut',
  'could-it-be',
  'what-is',
]);

/** The line that has the rare word of a question after a detail; for another kind of part the law. */
const detailOf = (
  words: string,
  intent: Intent | undefined,
  guide: GuideFacts,
): string | undefined => {
  const isOther = ASKS_ANOTHER.test(words) && OTHER_KIND.test(words);
  if (!isOther && !(YIELDS.has(intent) && ASKS_DETAIL.test(words))) return undefined;
  if (intent === 'also-replace' && BOTH.test(words)) return undefined;
  const lines = linesWithRareWord(inOurWords(words), linesIn(guide));
  if (lines.length === 0) return isOther ? ANOTHER_PART : undefined;
  return paragraphs(isOther && ANOTHER_PART, 'The guide says of it:', bullets(lines.map(sentence)));
};

/** 'Do I do one side only', 'both fronts or just the bad one'. */
const ASKS_BOTH =
  /^(?:and |so |but )?(?:do|should|must|can|shall|have|is it|does it|will) .*\b(?:(?:one|single) side|(?:just|only) (?:the )?(?:one|bad one|left|right)|both (?:sides|of them|fronts?|rears?)|in pairs|(?:the )?other side (?:too|as well))\b/;

const ASKS_AMOUNT = /\bhow (?:much|many)\b(?!.*\b(?:cost|price|pay|charge|long|time)\b)/;
const AMOUNT = /\b\d+(?:[.,½¼]\d*)?(?:–\d+(?:[.,]\d+)?)? ?(?:litres?|ml|kg|g|m|cm|metres?)\b/i;

/** 'How much fluid do I need': the amount that the list of parts has. */
const amountIn = (words: string, { parts }: GuideFacts): string | undefined => {
  if (!ASKS_AMOUNT.test(words)) return undefined;
  const amounts = parts.filter((part) => AMOUNT.test(part));
  const named = linesAbout(inOurWords(words), amounts, 0, 1, 1);
  // 'How much do I need to buy' names none of them.
  const lines =
    named.length > 0 || !/\b(?:need|buy|get|order|take)\b/.test(words) ? named : amounts;
  return lines.length === 0
    ? undefined
    : paragraphs(
        'The guide’s list has:',
        bullets(lines),
        'That is a usual amount to buy. What your version takes is in its handbook.',
      );
};

/** 'Which terminal first', 'before or after jacking': an order within a step, not a step by its number. */
const ASKS_ORDER =
  /\b(?:which|what) (?!step)(?:\w+ ){1,3}?(?:first|last|before|after)\b|\bbefore or after\b/;

const BOTH = /\b(?:both|pairs?|other (?:side|one)|all four|just one|each side)\b/;

/** 'Done both sides, still clonks': the work is done, and it was not that, or it was not all. */
const STILL_THERE =
  /\bstill (?:\w+ ){0,2}(?:(?:cl[ou]nk|knock|rattl|squeak|squeal|grind|leak|drip|flash|hunt|misfir|stall|overheat|smok|vibrat|shak|judder|pull|wobbl|slip|blow|heav)\w*|there|the same|does it|doing it|not (?:work|right|fixed|charg|start)\w*|no (?:heat|power|charge|lights?))|\b(?:no (?:better|different|difference)|made no difference|(?:not|n't) (?:fixed?|cured?|helped|help|solved?) it)\b/;
const WAS_DONE =
  /\b(?:done|did|changed?|replaced?|fitted|swapped|renewed|new|after (?:the|doing|fitting|changing|replacing)|put (?:a|the) new|finished|all in)\b/;

const answerAlone = (message: Understood, guide: GuideFacts, call: string): AssistantAnswer => {
  const { text } = message;
  const emergency = emergencyIn(message.words, call);
  if (emergency !== undefined) return { text: emergency, isFinal: true };
  if (message.wantsToDisable) return { text: declineToDisable(text), isFinal: true };
  const refused = dangerousAct(message.words, subjectOf(guide).names);
  if (refused !== undefined) return { text: refused, isFinal: true };
  const asked = message.asked ?? message.sentences[0];
  const question = asked?.text ?? text;
  const words = normalise(question);
  if (ASKS_TIME.test(words) && !OF_WAITING.test(words)) return { text: duration(question, guide) };
  if (ASKS_BOTH.test(words)) return { text: bothSides(question, guide) };
  if (STILL_THERE.test(message.words) && WAS_DONE.test(message.words)) {
    return { text: stillThere(question, guide) };
  }
  const inOrder = ASKS_ORDER.test(words) ? linesOf(question, guide) : [];
  if (inOrder.length > 0) {
    return { text: paragraphs('The guide says of it:', bullets(inOrder.map(sentence))) };
  }
  const amount = batteryLasts(words) ?? amountIn(words, guide);
  if (amount !== undefined) return { text: amount };
  const intent = intentOf(asked, ANSWERED);
  const detail = detailOf(words, intent, guide);
  if (detail !== undefined) return { text: detail };
  const near = answerNear(question, subjectOf(guide), asked?.ranked[0]?.share ?? 0);
  if (near !== undefined) return { text: near };
  const least = intent === undefined ? undefined : leastOf(intent);
  const isDetail = least !== undefined && ASKS_DETAIL.test(normalise(question));
  const details = isDetail ? linesOf(question, guide, least) : [];
  const lines = details.length > 0 ? details : linesOf(question, guide);
  const share = asked?.ranked.find((one) => one.intent === intent)?.share ?? 0;
  // A job has no verdict: what seems to ask for one asks for a line of it.
  const hasNone = intent === 'drive' && guide.drive === undefined && lines.length > 0;
  const answer = hasNone ? undefined : intent && ANSWERS.get(intent);
  // What is only guessed at yields to a line of the guide that names it.
  if (answer && details.length === 0 && (share >= GUESSED || lines.length === 0)) {
    const isSafety = asked?.ranked.some((one) => one.intent === 'job-safety' && one.share >= ALSO);
    return {
      text: paragraphs(
        answer(question, guide),
        isSafety === true && intent !== 'job-safety' && safety(question, guide),
      ),
    };
  }
  const about = subjectOf(guide);
  const common =
    lines.length > 0 ? answerNear(question, about) : answerRatherThanNone(question, about);
  if (common !== undefined) return { text: common };
  const nearest =
    lines.length > 0 ? lines : linesWithRareWord(inOurWords(question), linesIn(guide));
  return {
    text:
      nearest.length > 0
        ? paragraphs('The guide says of it:', bullets(nearest.map(sentence)))
        : CANNOT_ANSWER,
  };
};

/** The answer, and that to another question of the message, where it is put as clearly. */
const withOther = (
  { questions: [first, ...rest] }: Understood,
  answer: AssistantAnswer,
  guide: GuideFacts,
  call: string,
): AssistantAnswer => {
  const other = answer.isFinal ? undefined : otherQuestion(first, rest);
  if (other === undefined) return answer;
  const { text, isFinal } = answerAlone(understand(other.text), guide, call);
  return isFinal || text === answer.text || text === CANNOT_ANSWER
    ? answer
    : { ...answer, text: saidOnce(paragraphs(answer.text, text)) };
};

/**
 * Answers a question about a guide from the guide only, so that no figure can be made up.
 *
 * @param call the numbers to call in an emergency where the user is: '999 or 112'
 */
export const answerAboutGuide = (
  text: string,
  guide: GuideFacts,
  call: string,
): AssistantAnswer => {
  const message = understand(text);
  const answer = withOther(message, answerAlone(message, guide, call), guide, call);
  const asked = message.asked ?? message.sentences[0];
  return asked === undefined
    ? answer
    : withSecond(matterOf(asked.text, text), answer, subjectOf(guide), asked.ranked[0]?.share ?? 0);
};
