import type { Cause } from '@wrenchwise/rules/diagnosis';
import { leadingCause } from '@wrenchwise/rules/leading-cause';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import type { AssistantAnswer, Consultation } from './consultation.ts';
import { linesAbout } from './lines-about.ts';
import { causeAskedAbout, namedCause } from './named-cause.ts';
import { normalise } from './normalise.ts';
import { bullets, causeName, listText, money, paragraphs, sentence } from './words.ts';

const NOTHING = 'There is no cause here yet whose parts could be named.';

/** The part of a repair that a question names: 'should I change the flywheel too'. */
const partNamed = (question: string, { parts }: Cause): Cause['parts'][number] | undefined => {
  const words = normalise(question).match(/[a-z]{4,}/g) ?? [];
  return parts.find(({ name }) =>
    words.some((word) => normalise(name).split(/\W+/).includes(word)),
  );
};

/** Whether a whole unit is asked for, which few repairs need. */
const isWholeUnit = (question: string): boolean =>
  /\bneed a (?:whole )?new (?:engine|motor|gearbox|transmission|car)\b/i.test(question);

/** What the guide says of a part that a question names: 'change the discs too' is often in its checks. */
const guideLines = (
  question: string,
  { guideOf }: Consultation,
  cause: Cause,
): string | undefined => {
  const guide = guideOf(cause.faultId);
  if (!guide) return undefined;
  const words = normalise(question)
    .replaceAll(
      /\b(?:do|i|need|to|change|replace|renew|the|too|also|as|well|should|have|be|at|same|time|new|both|sides?|it|is|or|just|one)\b/g,
      ' ',
    )
    .trim();
  const lines = linesAbout(
    words,
    [...guide.steps, ...guide.safety, ...guide.parts, ...guide.after],
    0,
    1,
  );
  return lines.length === 0 ? undefined : `The guide says of it:\n${bullets(lines.map(sentence))}`;
};

/** What wears alike on both sides of an axle and is replaced in pairs. */
const IN_PAIRS =
  /\b(?:pads?|discs?|rotors?|shoes?|drums?|shock absorbers?|shocks?|dampers?|struts?|springs?|tyres?|tires?|drop links?)\b/i;
/** What wears by itself and is replaced where it is worn. */
const SINGLY =
  /\b(?:bearings?|hubs?|calipers?|coils?|cv joints?|drive ?shafts?|injectors?|sensors?|hoses?|mounts?|window|motors?|switch\w*|ball joints?|(?:tie|track) rod ends?|bush\w*|wishbones?|control arms?|wheel cylinders?)\b/i;
const ASKS_SIDES =
  /\b(?:both|pairs?|fronts|rears|(?:front|rear|left|right) (?:ones?|side)|one side|other side|just one|only one|all four|all of them|set)\b/i;

/** Whether something else is replaced with it: by its parts, by its guide, or in pairs. */
export const answerAlsoReplace = (
  question: string,
  consultation: Consultation,
): AssistantAnswer => {
  // What is named is the other part: the repair is that of the cause spoken of.
  const { diagnosis, focus } = consultation;
  const cause =
    diagnosis.causes.find(({ faultId }) => faultId === focus.faultId) ??
    leadingCause(diagnosis.causes);
  if (!cause) return { text: NOTHING };
  const asked = partNamed(question, cause);
  const pairs = ASKS_SIDES.test(question) && IN_PAIRS.test(`${question} ${cause.name}`);
  if (!pairs && ASKS_SIDES.test(question) && SINGLY.test(`${question} ${cause.name}`)) {
    return {
      about: cause.faultId,
      text: paragraphs(
        `Only the one that is worn: ${causeName(namedCause(question, diagnosis.causes) ?? cause)} is put right singly, and each side wears by itself. The other side is checked while the car is lifted, and replaced only where it is found worn too.`,
        'What goes by pairs on an axle: springs, dampers, discs, pads and tyres.',
      ),
    };
  }
  const lines = guideLines(question, consultation, cause);
  if (!pairs && lines === undefined && asked === undefined) {
    const names = cause.parts.map(
      ({ name, ifNeeded }) => `${lowerFirst(name)}${ifNeeded ? ' (only if needed)' : ''}`,
    );
    return {
      about: cause.faultId,
      text: paragraphs(
        names.length > 0
          ? `With ${causeName(cause)} these are replaced: ${listText(names)}. Nothing else is, unless it is found worn or damaged when the car is open.`
          : `With ${causeName(cause)} no part is replaced as a rule.`,
        'Ask to be shown what is worn before anything else is ordered.',
      ),
    };
  }
  return {
    about: cause.faultId,
    text: paragraphs(
      pairs &&
        'Parts that wear alike are replaced on both sides of an axle: new on one side and worn on the other, the car pulls or brakes unevenly. The other axle wears at its own pace.',
      asked &&
        (asked.ifNeeded === true
          ? `${asked.name}: only where it is found worn or damaged, for about ${money(asked, diagnosis)}.`
          : `${asked.name}: yes, if it is ${causeName(cause)}, for about ${money(asked, diagnosis)}.`),
      lines,
      'Ask to be shown what is worn before it is ordered.',
    ),
  };
};

/** The parts that a repair needs. */
export const answerParts = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis, car } = consultation;
  const cause = causeAskedAbout(question, consultation);
  if (!cause) return { text: NOTHING };
  if (cause.parts.length === 0) {
    return {
      about: cause.faultId,
      text: `For ${causeName(cause)} no part is needed as a rule: it is a matter of work, not of parts.`,
    };
  }
  const justified = cause.parts.find(({ justifiedBy }) => justifiedBy)?.justifiedBy;
  const asked = partNamed(question, cause);
  return {
    about: cause.faultId,
    text: paragraphs(
      asked === undefined &&
        isWholeUnit(question) &&
        `Not as far as is known: ${causeName(cause)} is put right without that.`,
      asked &&
        (asked.ifNeeded === true
          ? `${asked.name}: only where it is found worn or damaged, for about ${money(asked, diagnosis)}. It is looked at when the car is open for this repair: ask the garage to show you before they order it.`
          : `${asked.name}: yes, if it is ${causeName(cause)}, for about ${money(asked, diagnosis)}.`),
      `What goes in for ${causeName(cause)}:`,
      bullets(
        cause.parts.map(
          (part) =>
            `${part.name}, ${money(part, diagnosis)}${part.ifNeeded ? ', only if needed' : ''}`,
        ),
      ),
      justified && `Before you buy, do this check: ${justified.title}.`,
      `Part numbers differ between versions of the ${car}. Order by registration or VIN, and compare with the old part.`,
    ),
  };
};
