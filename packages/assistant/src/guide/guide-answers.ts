import { DRIVE_WORDS } from '@wrenchwise/rules/drive-words';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import type { Intent } from '../intent/intents.ts';
import { linesAbout } from '../lines-about.ts';
import { ordinalIn } from '../ordinals.ts';
import { bullets, numbered, paragraphs, sentence } from '../words.ts';
import type { GuideFacts } from './guide-facts.ts';
import { linesOf } from './guide-lines.ts';

type Answerer = (question: string, guide: GuideFacts) => string;

const ASKABLE = [
  'any step, and how many there are',
  'the tools, the parts, the time, the cost and how hard it is',
  'what is dangerous, and when to leave it to a garage',
  'a bolt that will not come undone',
  'what it may be instead, and what comes afterwards',
];

export const CANNOT_ANSWER = paragraphs(
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

export const bothSides: Answerer = (_, { title, about, stopIf }) =>
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

export const duration: Answerer = (_, { title, estimatedTime }) =>
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

export const safety: Answerer = (_, guide) =>
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

export const ANSWERS: ReadonlyMap<Intent, Answerer> = new Map<Intent, Answerer>([
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

export const ANSWERED: ReadonlySet<Intent> = new Set(ANSWERS.keys());

export const stillThere: Answerer = (_, { related, checks, title }) =>
  paragraphs(
    `If “${title}” was done as the guide says and the trouble is still there, go back over the checks behind its steps first: a part left loose, the wrong part for this version, or a step left out. Then it is likely to be something else.`,
    related.length > 0 && `Easily taken for it:\n${bullets(related)}`,
    checks[0] && `How to be sure: ${lowerFirst(checks[0].title)}.\n${numbered(checks[0].steps)}`,
    'A diagnosis with what you still notice weighs the rest.',
  );
