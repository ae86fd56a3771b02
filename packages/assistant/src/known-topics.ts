import type { Cause } from '@wrenchwise/domain/diagnosis';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { leadingCause } from '@wrenchwise/domain/leading-cause';
import { lowerFirst } from '@wrenchwise/domain/lower-first';
import { nextStepOf } from '@wrenchwise/domain/next-step';

import type { AssistantAnswer, Consultation } from './consultation.ts';
import { causeAskedAbout } from './named-cause.ts';
import { normalise } from './normalise.ts';
import { causeName, paragraphs, sentence } from './words.ts';

/** A subject on which an answer is the same for all cars, or nearly. */
interface KnownTopic {
  /** On the normalised question. */
  readonly pattern: RegExp;
  /** Undefined where it is none of this diagnosis. */
  readonly answer: (
    text: string,
    consultation: Consultation,
    cause: Cause | undefined,
  ) => string | undefined;
}

/** What the garage is rung for, after 'Ring the garage of your choice'. */
const askThemTo = (diagnosis: Diagnosis): string => {
  const next = nextStepOf(diagnosis);
  if (next.kind === 'service') return ', and ask them for a service';
  if (leadingCause(diagnosis.causes) === undefined) return '';
  return `, and ask them to ${next.kind === 'book' ? lowerFirst(next.repairTitle) : 'confirm the cause'}`;
};

/** Whether the report or its first causes are about something. */
const isAbout = ({ symptoms, causes }: Diagnosis, pattern: RegExp): boolean =>
  pattern.test(
    `${symptoms} ${causes
      .slice(0, 2)
      .map(({ name, workshopName }) => `${name} ${workshopName}`)
      .join(' ')}`,
  );

const mustStand = ({ canDrive }: Diagnosis): boolean => canDrive.verdict === 'no';

const checkFirst = (cause: Cause | undefined): string | undefined =>
  cause?.checks[0] && `The check that tells most: ${lowerFirst(cause.checks[0].title)}.`;

const TYRE = /\b(?:tyre|puncture)\b/i;

const TOPICS: readonly KnownTopic[] = [
  {
    pattern:
      /\b(?:re-?gas|recharge|top up|refill)\b.{0,30}\b(?:myself|at home|can|kit|diy)\b|\b(?:can|kit) of (?:ac |air ?con |refrigerant )?(?:gas|refrigerant)\b/,
    answer: (_, { diagnosis }) =>
      isAbout(diagnosis, /\b(?:air[- ]?con\w*|a\/?c|refrigerant)\b/i)
        ? 'Leave it to a workshop. A can goes in without being weighed, and too much harms the compressor as much as too little; refrigerant freezes skin and eyes, and in Britain and the EU only certified people may fill a car. If it is low it has leaked out, and a can does not close the leak: ask for a leak test first.'
        : undefined,
  },
  {
    pattern:
      /\b(?:gas|refrigerant)\b.{0,20}\b(?:dangerous|harmful|poisonous|toxic|flammable|safe)\b|\b(?:dangerous|harmful|poisonous|toxic|flammable|safe)\b.{0,20}\b(?:gas|refrigerant)\b/,
    answer: (_, { diagnosis }) =>
      isAbout(diagnosis, /\b(?:air[- ]?con\w*|a\/?c|refrigerant)\b/i)
        ? 'A slow leak into the open air harms nobody in the car as a rule. Inside, open the windows if you smell or hear it: it displaces air. It freezes skin and eyes where it comes out, the newer kind burns, and near a flame both turn poisonous: do not open a pipe or smoke near a leak.'
        : undefined,
  },
  {
    pattern:
      /\b(?:thicker|thinner|heavier|better|different) oil\b|\b(?:additive|stop[- ]?leak|sealers?|k-?seal|rad ?weld|liqui ?moly|snake oil|cleaner in the (?:tank|oil|fuel))\b/,
    answer: (_, __, cause) =>
      paragraphs(
        'It may quieten a sign for a while, and it fixes no worn part. A grade that the handbook does not name reaches the bearings late on a cold start and can do harm; sealers block narrow passages too.',
        cause &&
          `What would settle it for ${causeName(cause)}${cause.checks[0] ? `: ${lowerFirst(cause.checks[0].title)}` : ': a garage’s check'}.`,
      ),
  },
  {
    pattern: /\b(?:out of|exit|cancel|reset|clear|end) (?:the )?limp(?: home)?(?: mode)?\b/,
    answer: (_, { diagnosis }, cause) =>
      paragraphs(
        'Switched off for a few minutes and started again, many cars leave it, once. It protects engine or gearbox: if it comes back, the fault is there, and clearing codes takes away the proof.',
        sentence(diagnosis.canDrive.reason),
        'Read the codes first and tell me them: they say which unit asked for it.',
        checkFirst(cause),
      ),
  },
  {
    pattern:
      /^(?:please |can you |could you |will you |would you )*(?:book|schedule|arrange|order|call|ring|phone|email)\b(?! (?:the )?(?:aa|rac)\?)/,
    answer: (text, { diagnosis, car }) =>
      paragraphs(
        'I cannot book, order or call anything: I only answer here.',
        mustStand(diagnosis)
          ? 'Call your insurer or breakdown service yourself, and say that the car is not to be driven.'
          : /\btesla\b/.test(text)
            ? 'Tesla takes bookings for service in its own app.'
            : `Ring the garage of your choice${askThemTo(diagnosis)}.`,
        `“Print for the garage” above gives them what is known of your ${car} on one sheet.`,
      ),
  },
  {
    pattern: /\b(?:sealant|tyre ?weld|slime|tyre foam|can of (?:foam|gunk))\b/,
    answer: () =>
      'Only as an emergency measure to reach a tyre shop: it stops a small hole in the tread, none in the sidewall. Drive slowly and only as far as its instructions allow, and tell the shop, because it makes a mess and many will not repair a tyre that was filled with it.',
  },
  {
    pattern: /\b(?:plug|patch|repair|mend|fix) (?:it|the (?:tyre|hole|puncture)|a puncture)\b/,
    answer: (_, { diagnosis }) =>
      isAbout(diagnosis, TYRE)
        ? 'No: a lasting repair is made from inside, with the tyre off its rim, and that takes a tyre shop’s machine. A plug pushed in from outside is temporary at best. A hole in the shoulder or sidewall, or a tyre that was driven flat, is not repaired at all: it needs a new tyre.'
        : undefined,
  },
  {
    pattern:
      /\b(?:turn off|switch off|reset|clear|get rid of|put out)\b.{0,30}\b(?:tyre|tpms|pressure) (?:pressure )?(?:light|lamp|warning|monitor)/,
    answer: () =>
      'It goes out when the cause is fixed: have the tyre repaired, set all tyres cold to the pressure on the door label, then reset or relearn the monitor as the owner’s handbook says (a button, a menu, or a few miles of driving). Reset with a soft tyre, it learns the wrong pressure and does not warn you any more.',
  },
  {
    pattern: /\b(?:what|which|how (?:big|much|wide)).{0,20}\bgap\b|\bgap\b.{0,20}\bplugs?\b/,
    answer: () =>
      'The plug gap differs between engines and plugs, so I name none: it stands in the workshop manual or on the sticker under the bonnet. Most new plugs of the right part number come with it set; those with fine iridium or platinum tips are not bent at all.',
  },
  {
    pattern:
      /\bhow much (?:gas|refrigerant|freon|r134a|r1234yf)\b(?! (?:cost|is|are))|\b(?:which|what) (?:refrigerant|gas does)\b/,
    answer: () =>
      'The label under the bonnet states both: the type of refrigerant and the charge by weight. I name no figure, and too much does as much harm as too little. Filling is a workshop’s job with a machine that draws off, tests for leaks and weighs it in.',
  },
  {
    pattern:
      /\bwater\b.{0,20}\b(?:in the (?:coolant|radiator|tank)|instead of coolant)\b|\b(?:top|fill)\b.{0,20}\bwater\b|\b(?:just|plain|tap) water\b/,
    answer: (text, { diagnosis }, cause) =>
      !/\bdriv\w+\b/.test(text) &&
      isAbout(diagnosis, /\b(?:coolant|radiator|overheat\w*|head gasket|heater core|water pump)\b/i)
        ? paragraphs(
            'To get as far as a garage, yes: with the engine cold, clean water is better than too little coolant. Never open it hot. It thins the antifreeze, so the right mixture has to go in afterwards, and it cures no loss.',
            mustStand(diagnosis) &&
              'Here it changes nothing: the engine is not to be run before somebody knows why.',
            checkFirst(cause),
          )
        : undefined,
  },
  {
    pattern:
      /\b(?:top|fill) (?:it |the )?(?:oil )?up|\btop(?:ping)? up\b|\badd (?:some |more )?oil\b/,
    answer: (text, { diagnosis }) =>
      /\boil\b/.test(text) || isAbout(diagnosis, /\boil (?:level|pump|pressure|can)\b/i)
        ? paragraphs(
            'Read the dipstick first, on level ground with the engine off for some minutes. Fill up only if the level is low, with the grade in the owner’s handbook, a little at a time and never above the upper mark.',
            isAbout(diagnosis, /oil (?:can|pressure|pump)/i) &&
              'If the level is right, more oil does not help: then the pressure is too low for another reason.',
            mustStand(diagnosis) &&
              'Filled up or not, do not run the engine before somebody knows why the light came on.',
          )
        : undefined,
  },
  {
    pattern:
      /\b(?:clear|clean|burn|sort|fix|cure|regen\w*)\b.{0,25}\b(?:motorway|long (?:run|drive)|italian|fast run|blast|thrash\w*)\b|\b(?:long|motorway|fast) (?:run|drive|blast)\b.{0,25}\b(?:clear|clean|help|fix|sort|regen\w*)\b/,
    answer: (_, { diagnosis }) =>
      isAbout(diagnosis, /particulate|\bdpf\b/i)
        ? paragraphs(
            'Only while just the filter’s own light is on and the engine pulls as ever: then 20 to 30 minutes at a steady road speed can let the filter clean itself.',
            isAbout(diagnosis, /limp|power|flash/i) &&
              'Not here: once power is cut or the light flashes, the car has given up cleaning itself, and a hard run can overheat the filter. It needs a garage’s regeneration or cleaning, after the reason has been found.',
          )
        : 'No: a fast run cures no fault of this kind. Mend the cause first.',
  },
  {
    pattern:
      /\b(?:swap|change|replace|new|another|fit)\b.{0,20}\bbattery\b.{0,30}\b(?:keep|drive|get home|carry on|going)\b/,
    answer: (_, { diagnosis }) =>
      leadingCause(diagnosis.causes)?.faultId === 'alternator-failed'
        ? 'No: a fresh battery only buys minutes, because nothing charges it. When it is empty, engine, lights and power steering fail together. Mend the charging first, or have the car recovered.'
        : undefined,
  },
  {
    pattern: /\bwhich (?:side|wheel|corner|one)\b.{0,15}(?:is it|bearing|gone|$)/,
    answer: (_, { diagnosis }, cause) => {
      if (cause?.faultId !== 'wheel-bearing-worn') return undefined;
      const [, turn] =
        /\b(?:turn|bend|corner|steer)\w* (?:to the )?(left|right)\b/i.exec(diagnosis.symptoms) ??
        [];
      const side = turn?.toLowerCase() === 'left' ? 'right' : 'left';
      return paragraphs(
        turn
          ? `Your words do not settle it. Turning ${turn.toLowerCase()} leans the car on its ${side} wheels: if the hum gets louder then, suspect a wheel on the ${side}; if it gets quieter, one on the ${turn.toLowerCase()}. Front or rear the noise tells badly.`
          : 'Your words do not show it. In a gentle bend the car leans on its outer wheels: louder in a left bend points to the right side, louder in a right bend to the left.',
        'A garage finds it by spinning each wheel on the lift and feeling for play and roughness.',
      );
    },
  },
  {
    pattern:
      /\b(?:get|getting|take) (?:the |rid of the |that )?(?:\w+ )?(?:smell|mould|damp)|\bdry (?:it|the|out|everything|this)\b|\bdrying\b/,
    answer: (_, { diagnosis }, cause) =>
      isAbout(diagnosis, /\b(?:water|wet|damp|soaked|coolant)\b/i)
        ? paragraphs(
            'First stop the water, or it comes back. Then lift the carpet and its foam, which holds litres, draw the water off with a wet vacuum, prop the carpet up with air below it, and run a fan or a dehumidifier in the closed car for some days. A smell goes when the foam is dry; foam that stays musty is renewed.',
            'Keep water off plugs and control units, and do not switch on what got wet before it is dry.',
            cause?.checks[0] && `To find the way in: ${lowerFirst(cause.checks[0].title)}.`,
          )
        : undefined,
  },
  {
    pattern: /\b(?:reset|clear|cancel|get rid of|stop)\b.{0,20}\bcountdown\b/,
    answer: (_, __, cause) =>
      paragraphs(
        'It has no reset of its own: the countdown clears by itself, or with a garage’s tester, only after the fault behind it is fixed and the system has passed its own test. It must not be got round: the engine then refuses to start as the law demands.',
        cause && `Here that means first of all: ${causeName(cause)}.`,
        checkFirst(cause),
      ),
  },
  {
    pattern: /\bclean(?:ing)?\b.{0,20}\bcrystals?\b|\bcrystals?\b.{0,20}\bclean/,
    answer: () =>
      'On the outside: with the system cold, warm water and a cloth dissolve AdBlue’s white crystals; wear gloves, and keep water out of plugs. That is cosmetic: a joint that crusts again leaks, and crystals inside the injector or pump are a workshop’s job.',
  },
  {
    pattern: /\b(?:free|unseize|unstick|loosen) (?:it|the|up|this)\b/,
    answer: (_, { diagnosis }, cause) =>
      paragraphs(
        cause
          ? `I have no method for freeing it that lasts: with ${causeName(cause)} the repair is to ${lowerFirst(cause.repairTitle)}.`
          : 'I have no method for freeing it that lasts.',
        isAbout(diagnosis, /wiper/i) &&
          'Leave it switched off until then, and do not force the arm: a motor that cannot turn blows its fuse or burns out.',
        checkFirst(cause),
      ),
  },
  {
    pattern:
      /\b(?:what|anything) (?:do|should|shall|must|can) i (?:tell|say to)\b.{0,15}\b(?:breakdown|recovery|patrol|aa|rac|tow)\b/,
    answer: (_, { diagnosis, car }) =>
      paragraphs(
        `Say: “${car}. ${sentence(diagnosis.symptoms.trim().slice(0, 200))}”`,
        mustStand(diagnosis)
          ? `Say too that it is not to be driven and has to be recovered on a lorry${isAbout(diagnosis, /brake/i) ? ', and that the brakes may not hold it while it is loaded' : ''}.`
          : `Say too that it can be moved${diagnosis.canDrive.verdict === 'caution' ? ', with care' : ''}.`,
        'They will ask where you are, whether you stand in danger, the registration, who is with you, and where the car is to go.',
      ),
  },
  {
    pattern:
      /\bwhat (?:will|would|do|does) (?:the |a |my )?(?:garage|mechanic|dealer|workshop|they)\b.{0,12}\b(?:do|change|replace|check)\b/,
    answer: (_, __, cause) =>
      cause &&
      paragraphs(
        `They confirm the cause first${cause.checks[0] ? `, for example so: ${lowerFirst(cause.checks[0].title)}` : ''}. If it is ${causeName(cause)}: ${sentence(lowerFirst(cause.repairTitle))}`,
        cause.repairTools.length > 0 &&
          `For it they use ${cause.repairTools.slice(0, 4).map(lowerFirst).join(', ')}.`,
        'Then they test it on the road or with a tester. Ask them to show you what they found before they fit parts.',
      ),
  },
  {
    pattern: /\bnew tyres?\b/,
    answer: (text, { diagnosis }, cause) =>
      /\b(?:do|will|would|should) i\b/.test(text) && isAbout(diagnosis, /\b(?:wheel|tyre)s?\b/i)
        ? paragraphs(
            `Not for ${cause ? causeName(cause) : 'this'} as such. New tyres are needed where one has a bulge, a cut, cupped or uneven wear, or too little tread, so look at all four before anything is paid for.`,
            checkFirst(cause),
          )
        : undefined,
  },
];

/** An answer on a subject that is the same for all cars; undefined where the question is on none. */
export const knownTopic = (
  question: string,
  consultation: Consultation,
): AssistantAnswer | undefined => {
  const text = normalise(question);
  const cause = causeAskedAbout(question, consultation);
  for (const { pattern, answer } of TOPICS) {
    const said = pattern.test(text) ? answer(text, consultation, cause) : undefined;
    if (said !== undefined) return { about: cause?.faultId, text: said };
  }
  return undefined;
};
