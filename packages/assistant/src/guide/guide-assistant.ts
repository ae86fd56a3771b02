import { DRIVE_WORDS } from '@wrenchwise/rules/drive-words';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import { batteryLasts } from '../battery-sums.ts';
import { answerNear, answerRatherThanNone, type Subject } from '../common-questions.ts';
import type { AssistantAnswer } from '../consultation.ts';
import { dangerousAct } from '../dangerous-acts.ts';
import { emergencyIn } from '../emergency.ts';
import type { Intent } from '../intent/intents.ts';
import { linesAbout, linesWithRareWord } from '../lines-about.ts';
import { normalise } from '../normalise.ts';
import { ordinalIn } from '../ordinals.ts';
import { declineToDisable } from '../refusals.ts';
import { saidOnce } from '../said-once.ts';
import { matterOf, withSecond } from '../second-answer.ts';
import { intentOf, otherQuestion, type Understood, understand } from '../understand.ts';
import { bullets, numbered, paragraphs, sentence } from '../words.ts';
import type { GuideFacts } from './guide-facts.ts';

type Answerer = (question: string, guide: GuideFacts) => string;

const subjectOf = ({ title, about, of }: GuideFacts): Subject => ({
  names: `${title}. ${about}`,
  of,
});

const ASKABLE = [
  'any step, and how many there are',
  'the tools, the parts, the time, the cost and how hard it is',
  'what is dangerous, and when to leave it to a garage',
  'a bolt that will not come undone',
  'what it may be instead, and what comes afterwards',
];

const CANNOT_ANSWER = paragraphs(
  'That I cannot answer from this guide. I can tell you:',
  bullets(ASKABLE),
);

const DIY: Readonly<Record<GuideFacts['difficulty'], string>> = {
  easy: 'Yes: it is an easy job for most people.',
  moderate:
    'If you have worked on a car before and have the tools, yes: it is of moderate difficulty.',
  hard: 'Only with real experience and good tools. For most people it is a garage’s job.',
  workshop: 'No: it needs a workshop’s equipment or training, or it is too dangerous at home.',
};

/** What wears alike on both sides of an axle and is replaced in pairs. */
const IN_PAIRS =
  /\b(?:brake (?:pads?|discs?|shoes?|drums?)|pads?|discs?|shock absorbers?|dampers?|struts?|coil springs?|springs|headlight bulbs?|tyres?)\b/i;

const bothSides: Answerer = (_, { title, about, stopIf }) =>
  IN_PAIRS.test(`${title} ${about}`)
    ? 'Yes: these are replaced on both sides of an axle. New on one side and worn on the other, the car pulls, brakes or lights unevenly. The other axle is another matter: it wears at its own pace.'
    : paragraphs(
        'The guide is about the part that has failed. The same part on the other side is as old: look at it while you are there, and replace it where it is worn too.',
        sentence(stopIf),
      );

const step: Answerer = (question, { title, steps, tools: needed }) => {
  const place = /\b(?:last|final) step\b/i.test(question)
    ? steps.length
    : ordinalIn(question, 'step');
  const found = place === undefined ? undefined : steps[place - 1];
  if (found !== undefined && place !== undefined) {
    const next = steps[place];
    const [tool] = linesAbout(question, needed);
    return paragraphs(
      `Step ${place} of ${steps.length}: ${sentence(found)}`,
      tool !== undefined && `Of the tools: ${sentence(lowerFirst(tool))}`,
      next !== undefined && `Then step ${place + 1}: ${sentence(next)}`,
    );
  }
  if (place !== undefined) {
    return `“${title}” has ${steps.length} steps: there is no step ${place}.`;
  }
  return paragraphs(`The ${steps.length} steps of “${title}”:`, numbered(steps));
};

const tools: Answerer = (_, { tools: needed, parts }) =>
  paragraphs(
    needed.length > 0 ? `You need:\n${bullets(needed)}` : 'No tool is needed.',
    parts.length > 0 && `And these parts or materials:\n${bullets(parts)}`,
  );

const parts: Answerer = (_, { parts: needed }) =>
  paragraphs(
    needed.length > 0
      ? `Parts and materials:\n${bullets(needed)}`
      : 'No parts are needed as a rule.',
    'What fits differs between versions of a model: order by registration or VIN. Grades of oil and fluid are in the owner’s handbook.',
  );

const cost: Answerer = (_, { costs, stopIf }) =>
  paragraphs(
    `What it typically costs:\n${bullets(costs)}`,
    'These are ranges for an average car, not a quote: ask for one with parts and labour apart.',
    sentence(stopIf),
  );

const duration: Answerer = (_, { title, estimatedTime }) =>
  `“${title}” takes a careful amateur ${estimatedTime}. The first time, and on a rusty car, plan for more, and never for a car that you need within the hour.`;

const difficulty: Answerer = (_, { difficulty: level, estimatedTime, stopIf }) =>
  paragraphs(`${DIY[level]} A careful amateur needs ${estimatedTime}.`, sentence(stopIf));

const drive: Answerer = (_, { drive: verdict, about }) =>
  verdict === undefined
    ? 'This is a job, not a fault: it gives no verdict on driving. If something is wrong with the car, describe it in a diagnosis. Do not drive while the job is half done.'
    : paragraphs(
        `With ${lowerFirst(about)}: ${DRIVE_WORDS[verdict.verdict].words}. ${sentence(verdict.reason)}`,
        'Whether it is this fault the guide cannot tell: a diagnosis weighs what the car does.',
      );

const figure: Answerer = () =>
  'Torques, grades, capacities, gaps and pressures differ between versions of a car, and a wrong one does damage: I name none. Your owner’s handbook has fluids and tyre pressures, a workshop manual for your engine code the torques: your manual decides.';

const safety: Answerer = (_, guide) =>
  paragraphs(
    guide.safety.length > 0 && `Safety first:\n${bullets(guide.safety)}`,
    sentence(guide.stopIf),
  );

const seized: Answerer = (_, { stopIf }) =>
  paragraphs(
    'A fastener that will not move is loosened with patience, not with force:',
    numbered([
      'Clean the threads with a wire brush, and soak them with penetrating oil. Leave it for an hour at least, overnight if it is rusty, and soak it again.',
      'Use a six-point socket of the exact size that sits fully on the head, with a long bar and a steady pull. A pipe on a ratchet breaks both.',
      'Tap the head squarely a few times, then work it to and fro: a little tighter, a little looser.',
      'No flame near fuel, brake hoses, rubber, plastic or what you have just soaked.',
    ]),
    'Stop before the head rounds or the bolt twists: a garage has heat, extractors and new bolts, and a snapped one costs far more. Brake, steering and suspension bolts that were damaged are renewed, not used again.',
    sentence(stopIf),
  );

const others: Answerer = (_, { related, stopIf, title }) =>
  paragraphs(
    related.length > 0 && `Instead of it, or easily taken for it:\n${bullets(related)}`,
    `The alternative to doing “${title}” yourself is a garage; a mobile mechanic comes to the car. ${sentence(stopIf)}`,
  );

const why: Answerer = (_, { about, summary, when, checks }) =>
  paragraphs(
    `${about}: ${sentence(summary)}`,
    when,
    checks[0] &&
      `To be sure that it is this, before any part is bought: ${lowerFirst(checks[0].title)}.\n${numbered(checks[0].steps)}`,
  );

const leaveIt: Answerer = (_, { about, summary, when, drive: verdict }) =>
  paragraphs(
    `${about}: ${sentence(summary)}`,
    verdict && `${DRIVE_WORDS[verdict.verdict].words}. ${sentence(verdict.reason)}`,
    when,
  );

const mot: Answerer = (question, guide) =>
  paragraphs(
    'A tester judges the condition on the day. What is worn, leaking or lit by then counts; a job done well does not.',
    leaveIt(question, guide),
  );

const after: Answerer = (question, guide) =>
  guide.after.length > 0
    ? `Afterwards:\n${bullets(guide.after)}`
    : paragraphs('The last step of the guide:', step('last step', guide), safety(question, guide));

/** How to be sure that it is this, or the lines that say what is looked at. */
const howToCheck: Answerer = (question, guide) => {
  if (guide.checks.length > 0) return why(question, guide);
  const lines = linesOf(question, guide);
  return lines.length > 0
    ? paragraphs('The guide says of it:', bullets(lines.map(sentence)))
    : step(question, guide);
};

const ANSWERS: ReadonlyMap<Intent, Answerer> = new Map<Intent, Answerer>([
  [
    'greeting',
    (_, { title }) => paragraphs(`Hello. This is about “${title}”. Ask me:`, bullets(ASKABLE)),
  ],
  ['thanks', () => 'You are welcome. Take your time with it.'],
  [
    'capabilities',
    () =>
      paragraphs(
        'I am a program. I answer from this guide, and say so where it does not tell. Ask me:',
        bullets(ASKABLE),
      ),
  ],
  ['language', () => 'I understand and answer English only. Short, simple sentences are enough.'],
  [
    'reset-light',
    (_, { after: then }) =>
      paragraphs(
        then.length > 0 && `Afterwards:\n${bullets(then)}`,
        'A warning light goes out for good when its fault is fixed. How a service reminder is reset, your handbook says.',
      ),
  ],
  ['figure', figure],
  ['drive', drive],
  ['leave-it', leaveIt],
  ['due', leaveIt],
  ['cost', cost],
  ['quote', cost],
  ['garage', cost],
  ['parts', parts],
  ['also-replace', bothSides],
  ['duration', duration],
  ['step', step],
  ['next', step],
  ['how-repair', step],
  ['how-check', howToCheck],
  ['difficulty', difficulty],
  ['tools', tools],
  ['mot', mot],
  ['why', why],
  ['could-it-be', why],
  ['what-is', why],
  ['claim', why],
  ['others', others],
  ['shortcut', others],
  ['difference', others],
  ['seized', seized],
  ['after', after],
  ['job-safety', safety],
]);

const ANSWERED: ReadonlySet<Intent> = new Set(ANSWERS.keys());

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

/** What is asked in other words than guides are written in. */
const IN_OUR_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bhow fast\b|\btop speed\b/g, 'speed limit'],
  [/\b(?:write|writing|jot) (?:\w+ )?down\b|\bmake a note\b/g, 'note'],
  [/\b(?:which|what) way (?:round|up|does|do)\b/g, 'arrow facing towards upright'],
  [/\bdo up\b/g, 'tighten'],
  [
    /\b(?:hoover|vacuum cleaner|air ?line|blow (?:it|the old one) out)\b/g,
    'clean reuse again replaced',
  ],
  [/\b(?:charcoal|carbon|black) (?:one|filter|type)\b/g, 'charcoal activated carbon'],
  [
    /\b(?:comes?|take|goes) off first\b|\bwhich (?:lead|clip|cable)\b/g,
    'reverse order black lead clip first off',
  ],
  [/\b(?:undo|loosen)\b/g, 'undo slacken'],
  [/\b(?:touch\w*|finger\w*|bare hands?)\b/g, 'touch fingers glass bulb base metal grease'],
  [/\bwashers?\b/g, 'washer seal sealing ring'],
  [/\b(?:gaskets?|o-?rings?)\b/g, 'gasket seal ring'],
  [/\b(?:re-?use|use again)\b/g, 'reuse again new renewed'],
  [/\b(?:throw|bin|dispose|get rid|dump)\b/g, 'dispose recycling waste'],
  [/\b(?:which order|what order|crosswise|diagonal\w*|star pattern)\b/g, 'crosswise order'],
  [/\b(?:ramps?|lift it|jack it)\b/g, 'jack ramps stands raise'],
  [/\bterminals?\b/g, 'terminal clamp minus plus'],
  [/\b(?:grease|lube|lubricat\w*|copper ?slip)\b/g, 'grease'],
];

const inOurWords = (question: string): string =>
  IN_OUR_WORDS.reduce((text, [asked, ours]) => text.replace(asked, ours), normalise(question));

/** What the guide's lines say of what a question names. */
const linesOf = (question: string, guide: GuideFacts, least = 0) =>
  linesAbout(inOurWords(question), linesIn(guide), least);

const linesIn = (guide: GuideFacts): readonly string[] => [
  ...guide.steps.map((one, at) => `Step ${at + 1}: ${one}`),
  ...guide.safety,
  guide.stopIf,
  ...guide.figures,
  ...guide.byCar,
  ...guide.after,
  ...guide.parts,
];

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

const stillThere: Answerer = (_, { related, checks, title }) =>
  paragraphs(
    `If “${title}” was done as the guide says and the trouble is still there, go back over the checks behind its steps first: a part left loose, the wrong part for this version, or a step left out. Then it is likely to be something else.`,
    related.length > 0 && `Easily taken for it:\n${bullets(related)}`,
    checks[0] && `How to be sure: ${lowerFirst(checks[0].title)}.\n${numbered(checks[0].steps)}`,
    'A diagnosis with what you still notice weighs the rest.',
  );

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
