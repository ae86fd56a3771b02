import { leadingRepair, NO_LEADING_CAUSE, NOTHING_FOUND } from '@wrenchwise/rules/leading-cause';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { formatPercent } from '@wrenchwise/rules/percent';
import { repairsOf, repairText } from '@wrenchwise/rules/repairs';

import type { AssistantAnswer, Consultation } from './consultation.ts';
import { declineToDisable } from './refusals.ts';
import { bullets, causeName, paragraphs, sentence } from './words.ts';

/** What can be asked, in words that suggest a question each. */
const ASKABLE = [
  'why this cause and how sure it is, or why not another',
  'whether you can drive, and what happens if you leave it',
  'what to do next, how to do a check or a step, which tools and parts',
  'what it costs and how long it takes, by you or at a garage',
  'what a trouble code means, and what to tell the garage',
];

/** Where nothing fits: one line, no menu. */
export const CANNOT_ANSWER =
  'That I cannot answer from this diagnosis. Ask why, what next, whether to drive, what it costs or how a check is done, or tell me what else you noticed.';

/** What has nothing to do with the car. */
export const answerOutside = (_: string, { car }: Consultation): AssistantAnswer => ({
  text: `That I cannot answer: I know about your ${car}, this diagnosis and repairs, and nothing beyond. Ask why, what next, whether to drive, what it costs or how a check is done, or report what else you noticed.`,
});

/** What the diagnosis found, after the car's name. */
const foundSoFar = ({ causes, nothingFound }: Consultation['diagnosis']): string => {
  if (nothingFound) return `. ${NOTHING_FOUND}`;
  const leading = leadingRepair(causes);
  return leading === undefined
    ? `. ${NO_LEADING_CAUSE}`
    : ` and, first of all, ${causeName(leading)} (${formatPercent(leading.probability)})`;
};

export const answerGreeting = (_: string, { diagnosis, car }: Consultation): AssistantAnswer => ({
  text: paragraphs(
    `Hello. This is about your ${car}${foundSoFar(diagnosis)}.`,
    `Ask me:\n${bullets(ASKABLE)}`,
  ),
});

export const answerThanks = (): AssistantAnswer => ({
  text: 'You are welcome. When you have checked something, tell me what you found, and I weigh the causes again.',
});

export const answerCapabilities = (): AssistantAnswer => ({
  text: paragraphs(
    'I am a program. I answer from this diagnosis and from what Wrenchwise knows of faults, checks, repairs and prices. Ask me:',
    bullets(ASKABLE),
    'I have not seen the car, and I say so where I do not know.',
  ),
});

/** Safety and emissions equipment stays in working order. */
export const answerDisable = (question: string, { diagnosis }: Consultation): AssistantAnswer => {
  const leading = leadingRepair(diagnosis.causes);
  const check = leading?.leading.checks[0];
  return {
    isFinal: true,
    text: paragraphs(
      declineToDisable(question),
      leading &&
        `What does help is to fix the cause. Here that is first of all: ${causeName(leading)}. ${check ? `Start with this check: ${lowerFirst(check.title)}.` : ''}`,
    ),
  };
};

/** Torque, capacities, grades and pressures are the manual's. */
export const answerFigure = (_: string, { car, openedGuides }: Consultation): AssistantAnswer => ({
  text: paragraphs(
    `Torque, fluid grades, capacities and pressures differ between versions of the ${car}, and a wrong one does damage: I name none. The owner’s handbook has fluids, capacities and tyre pressures (the pressures also stand on the door pillar or fuel flap); a workshop manual for your engine code has the torques.`,
    openedGuides.size > 0 &&
      'Where a repair guide of yours gives a typical figure, it stands in the guide itself.',
  ),
});

export const answerWarranty = (_: string, { car }: Consultation): AssistantAnswer => ({
  text: paragraphs(
    'What your warranty or insurance covers I cannot see: its papers say whether the part is in, what service history it asks for, and whether a garage must be approved beforehand. Ask before anything is taken apart.',
    `Open recalls are fixed free by any dealer of the make. Look them up by registration or VIN; if your ${car} is in your garage here, its page lists the recalls known for the model.`,
    'If you bought it from a dealer within the last months, your statutory rights may cover it too.',
  ),
});

/** What to tell a garage, and how to judge what it says. */
export const answerGarage = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis } = consultation;
  const [repair] = repairsOf(diagnosis.causes);
  const first = repair?.leading;
  const check = first?.checks[0];
  return {
    about: first?.faultId,
    text: paragraphs(
      'Tell them what you notice and when, not which part to change:',
      bullets([
        `“${diagnosis.symptoms.trim().slice(0, 300)}”`,
        ...(repair && first
          ? [
              `Ask them to check first: ${lowerFirst(repair.variants.length > 0 ? repairText(repair) : first.workshopName)} (here ${formatPercent(repair.probability)}).`,
              check
                ? `Ask what they found when they checked it, for example: ${sentence(lowerFirst(check.title))}`
                : '',
            ].filter((one) => one !== '')
          : []),
        'Ask for a quote with parts and labour apart before they begin, and for the old parts back.',
      ]),
      '“Print for the garage” above gives them the whole of it on one sheet.',
      /\b(?:says|said|told|reckons|thinks|wants)\b/i.test(question) &&
        'If they name another cause, ask what they measured. Tell me what they found, and I weigh the causes again.',
    ),
  };
};

/** A light goes out with its fault, not before. */
export const answerResetLight = (_: string, { diagnosis }: Consultation): AssistantAnswer => {
  const leading = leadingRepair(diagnosis.causes);
  return {
    about: leading?.leading.faultId,
    text: paragraphs(
      'A warning light goes out for good when its fault is fixed. An OBD reader can clear the codes, but then the proof of what went wrong is gone, and the light comes back with the fault.',
      'So read and write down the codes first, freeze frame included. Tell me the codes, and I weigh the causes again.',
      leading &&
        `What is most likely to be the cause here: ${causeName(leading)} (${formatPercent(leading.probability)}).`,
    ),
  };
};

/** What was reported is taken back where it was reported. */
export const answerUndo = (_: string, { diagnosis }: Consultation): AssistantAnswer => ({
  text: paragraphs(
    'Every message that changed the diagnosis has “Take it back” below its answer: press it, and the causes are weighed without it.',
    diagnosis.answers.length > 0 &&
      'Answers to questions and results of checks can be changed or withdrawn in the diagnosis itself.',
    'Then write what is right instead.',
  ),
});

/** Somebody was not understood. */
export const answerUnhappy = (_: string, { diagnosis }: Consultation): AssistantAnswer => {
  const leading = leadingRepair(diagnosis.causes);
  return {
    text: paragraphs(
      'Then I misread you. Ask it in other words, in one sentence, and name the part or the cause that you mean.',
      `I can answer best:\n${bullets(ASKABLE)}`,
      leading &&
        `If you mean that ${causeName(leading)} is wrong: report what speaks against it, and I weigh the causes again.`,
    ),
  };
};

/** Other languages are recognised in a report, but not answered in. */
export const answerLanguage = (): AssistantAnswer => ({
  text: 'I understand and answer English alone. Short, simple sentences are enough: what you hear, smell, see or feel, and when.',
});
