import { PART_WORDS } from '@wrenchwise/knowledge/chat/part-words';
import { stem } from '@wrenchwise/knowledge/stem';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import { leadingRepair, NO_LEADING_CAUSE } from '@wrenchwise/rules/leading-cause';
import { likelihoodWords } from '@wrenchwise/rules/likelihood-words';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { formatPercent } from '@wrenchwise/rules/percent';
import { type RepairOf, repairsOf, repairText, repairWith } from '@wrenchwise/rules/repairs';

import { partAnswer } from './answer-comparing.ts';
import { noteText, told } from './cause-notes.ts';
import type { AssistantAnswer, Consultation } from './consultation.ts';
import {
  causeAskedAbout,
  falseShare,
  listedCause,
  namedCause,
  spokenOf,
  withoutOccasion,
} from './named-cause.ts';
import { codesIn } from './ordinals.ts';
import { atGarage, bullets, causeName, listText, paragraphs, sentence } from './words.ts';

/** A repair within a sentence, with its share. */
const shareOf = ({ name, probability }: Pick<RepairOf<Cause>, 'name' | 'probability'>): string =>
  `${lowerFirst(name)} (${formatPercent(probability)})`;

const rankedAbove = (cause: Cause, causes: readonly Cause[]): string => {
  const [first] = repairsOf(causes);
  if (!first || first.id === repairWith(cause.faultId, causes)?.id) return '';
  return `Above it: ${lowerFirst(first.name)}, ${formatPercent(first.probability)}.`;
};

/** Why a cause has its share, or how sure the whole is. */
export const answerWhy = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis } = consultation;
  const cause = causeAskedAbout(question, consultation);
  if (!cause) {
    return { text: 'The words so far point to no cause, so there is nothing to give reasons for.' };
  }
  const forIt = told(cause, 'for');
  const against = told(cause, 'against');
  const wrong = falseShare(question, diagnosis.causes);
  const repairs = repairsOf(diagnosis.causes);
  const { words } = likelihoodWords(repairs.map(({ probability }) => probability));
  const repair = repairWith(cause.faultId, diagnosis.causes) ?? { ...cause, variants: [] };
  const isFirst = cause.faultId === diagnosis.causes[0]?.faultId;
  return {
    about: cause.faultId,
    text: paragraphs(
      wrong !== undefined &&
        `No cause here has ${wrong}%: ${listText(repairs.slice(0, 3).map(({ name, probability }) => `${lowerFirst(name)} has ${formatPercent(probability)}`))}.`,
      `${repair.name}: ${formatPercent(repair.probability)}.${repair.variants.length > 0 ? ` That is one thing to do: ${repairText(repair)}.` : ''}${isFirst ? ` In words: ${words.toLowerCase()}.` : ''} ${rankedAbove(cause, diagnosis.causes)}`.trim(),
      forIt.length > 0 && `For it:\n${bullets(forIt.map(noteText))}`,
      against.length > 0 && `Against it:\n${bullets(against.map(noteText))}`,
      `Of all cars with such a report about ${formatPercent(diagnosis.other)} have something that is not on the list. It is an estimate from what you wrote, not an inspection: a check settles it.`,
      cause.checks[0] && `What would settle it: ${lowerFirst(cause.checks[0].title)}.`,
    ),
  };
};

/** A cause that is less likely than this is not offered unasked. */
const WORTH_NAMING = 0.015;

/** The other causes. */
export const answerOthers = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis } = consultation;
  const named =
    listedCause(question, consultation) ??
    namedCause(question, diagnosis.causes) ??
    (/\bthe other (?:one|cause|fault)\b/i.test(question)
      ? spokenOf(question, consultation)
      : undefined);
  if (named && named.faultId !== diagnosis.causes[0]?.faultId) {
    return describeCause(named, consultation);
  }
  const leading = leadingRepair(diagnosis.causes);
  const rest = repairsOf(diagnosis.causes)
    .slice(leading === undefined ? 0 : 1)
    .filter(({ probability }, at) => at === 0 || probability >= WORTH_NAMING);
  if (rest.length === 0) {
    return {
      text: `No other cause stands out. About ${formatPercent(diagnosis.other)} remain for something else.`,
    };
  }
  return {
    about: leading?.leading.faultId,
    focus: { listed: rest.slice(0, 5).map(({ leading: { faultId } }) => faultId) },
    text: paragraphs(
      leading === undefined
        ? `${NO_LEADING_CAUSE}. These are guesses:`
        : `After ${causeName(leading)} come:`,
      bullets(
        rest.slice(0, 5).map(({ name, probability }) => `${name}: ${formatPercent(probability)}`),
      ),
      `${formatPercent(diagnosis.other)} remain for something that is not on the list.`,
    ),
  };
};

export const describeCause = (
  cause: Cause,
  { diagnosis }: Consultation,
  /** What is said of its place among the causes, first of all. */
  place?: string,
): AssistantAnswer => ({
  about: cause.faultId,
  text: paragraphs(
    place,
    `${cause.name} (${formatPercent(cause.probability)}): ${cause.summary}`,
    place === undefined && rankedAbove(cause, diagnosis.causes),
    told(cause, 'against')[0] && `Against it:\n${bullets(told(cause, 'against').map(noteText))}`,
    cause.checks[0] && `To find out: ${lowerFirst(cause.checks[0].title)}.`,
    `What the repair costs: ${atGarage(cause.cost.professional, diagnosis)}.`,
  ),
});

const PART_STEMS: ReadonlySet<string> = new Set([...PART_WORDS].map((word) => stem(word)));

/** What a question asks about, in its own words: '“the caliper”'. Letters and spaces only; undefined where it names nothing. */
const askedFor = (question: string): string | undefined => {
  const [, words] =
    /\b(?:could|can|might) (?:it|this|that) (?:also |just |still )?be ((?:[a-z]+ ?){1,4})/i.exec(
      question,
    ) ??
    /\b(?:can|could|would|might) (?=(?:an?|the|my) )((?:[a-z]+ ?){1,5}?) (?:do|cause|make|be behind) (?:this|that|it|the)\b/i.exec(
      question,
    ) ??
    /\b(?:is it|what about|what if it is|what if its|or is it) ((?:[a-z]+ ?){1,4})/i.exec(
      question,
    ) ??
    [];
  const thing = words
    ?.replace(/\b(?:not|or|and|rather|but)\b.*/i, ' ')
    .replace(/\b(?:instead|then|maybe|only|just|now|too)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return thing === undefined || /^(?:|it|this|that|something)$/i.test(thing)
    ? undefined
    : `“${thing}”`;
};

const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => stem(word));

/** Whether the part that is asked for is none of the cause's: 'the vacuum pipe' of a servo, 'the alternator bearing'. */
const isOtherPart = (question: string, { name, workshopName, summary }: Cause): boolean => {
  const part = stemsOf(askedFor(question) ?? '').at(-1);
  return (
    part !== undefined &&
    PART_STEMS.has(part) &&
    !stemsOf(`${name} ${workshopName} ${summary}`).includes(part)
  );
};

/** The likely cause that has the part which is asked for in its name: 'the sensor'. */
const causeWithPart = (question: string, causes: readonly Cause[]): Cause | undefined => {
  const part = stemsOf(askedFor(question) ?? '').at(-1);
  return part === undefined || !PART_STEMS.has(part)
    ? undefined
    : causes.find(
        (cause) =>
          cause.probability >= WORTH_NAMING &&
          !isOtherPart(question, cause) &&
          stemsOf(withoutOccasion(`${cause.name}. ${cause.workshopName}`)).includes(part),
      );
};

/** Work of the owner or of somebody else before it began. */
const OWN_WORK =
  /\b(?:something (?:i|we|they|he) did|(?:my|our|their) (?:own )?(?:work|fault|doing)|did (?:i|we|they|he) (?:cause|do|break|damage|upset)|(?:could|might|can|may) (?:i|we|they|he|the garage|the mechanic|somebody) have|because (?:i|we|they) (?:did|changed|fitted|removed|disconnected)|when (?:i|we|they) (?:changed|fitted|did|removed|replaced))\b/i;

const afterWork = ({ diagnosis }: Consultation): AssistantAnswer => {
  const [first] = diagnosis.causes;
  return {
    about: first?.faultId,
    text: paragraphs(
      'It can come of work: where trouble begins within days of a job, look first at what was undone for it. That means plugs, hoses, clips and earths that were taken off, bolts and their tightness, fluid and air in it, and whether the right part was fitted the right way round.',
      'Write what was done, when, and when the trouble began, and I weigh the causes again.',
      first?.checks[0] &&
        `Apart from that, what settles most: ${lowerFirst(first.checks[0].title)}.`,
    ),
  };
};

/** Below these shares a cause is called unlikely, or less likely than the first. */
const UNLIKELY = 0.05;
const LESS_LIKELY = 0.2;

/** Whether it is likely, in words, before what is known of it. */
const judged = (cause: Cause, { diagnosis: { causes } }: Consultation): string => {
  const [first] = repairsOf(causes);
  const share = formatPercent(cause.probability);
  if (first === undefined || first.id === repairWith(cause.faultId, causes)?.id) {
    return `It can be, and with ${share} it belongs to what leads.`;
  }
  const than = `${lowerFirst(first.name)} is more likely (${formatPercent(first.probability)})`;
  if (cause.probability < UNLIKELY) {
    return `It is unlikely by what you reported (${share}): ${than}.`;
  }
  return cause.probability < LESS_LIKELY
    ? `It is less likely (${share}), not ruled out: ${than}.`
    : `It is possible (${share}); ${than}.`;
};

const describeJudged = (cause: Cause, consultation: Consultation): AssistantAnswer =>
  describeCause(cause, consultation, judged(cause, consultation));

/** Whether it could be something that the question names. */
export const answerCouldItBe = async (
  question: string,
  consultation: Consultation,
): Promise<AssistantAnswer> => {
  const { diagnosis } = consultation;
  // "Why the pads and not the caliper": the caliper is meant.
  const [, ruledOut] = /\b(?:not|instead of|rather than|or is it)\b(.+)/i.exec(question) ?? [];
  const likeIt =
    (ruledOut === undefined ? undefined : namedCause(ruledOut, diagnosis.causes)) ??
    namedCause(question, diagnosis.causes);
  const named = likeIt && isOtherPart(question, likeIt) ? undefined : likeIt;
  if (named) {
    return named.faultId === diagnosis.causes[0]?.faultId
      ? answerWhy(question, consultation)
      : describeJudged(named, consultation);
  }
  if (OWN_WORK.test(question)) return afterWork(consultation);
  const [first] = diagnosis.causes;
  const thing = askedFor(question);
  const byWord = causeWithPart(question, diagnosis.causes);
  if (byWord) return describeJudged(byWord, consultation);
  if (thing === undefined) {
    return {
      about: first?.faultId,
      text: paragraphs(
        `I do not know which part you mean. Your report points to ${listText(repairsOf(diagnosis.causes).slice(0, 3).map(shareOf))}; ${formatPercent(diagnosis.other)} remain for everything that is not listed.`,
        'Name the part, or report what you noticed, and I say what speaks for it.',
      ),
    };
  }
  return {
    about: first?.faultId,
    text: paragraphs(
      `${thing} is not among the causes that your report points to: ${listText(repairsOf(diagnosis.causes).slice(0, 3).map(shareOf))} come first, and ${formatPercent(diagnosis.other)} remain for everything that is not listed.`,
      diagnosis.canDrive.verdict === 'no' &&
        'Until somebody has measured that it is nothing worse, treat the warning as real and do not drive.',
      /\b(?:sensor|switch|sender|gauge|light itself)\b/i.test(question) &&
        'Only a measurement with a separate gauge or tester, which a garage has, shows that it is just the sensor.',
      first?.checks[0] &&
        `What tells most here: ${lowerFirst(first.checks[0].title)}. If you have noticed something that speaks for it, tell me, and I weigh the causes again.`,
    ),
  };
};

/** What a cause or a word of the diagnosis means. */
export const answerWhatIs = (question: string, consultation: Consultation): AssistantAnswer => {
  const part = partAnswer(question, consultation);
  if (part) return part;
  const cause = causeAskedAbout(question, consultation);
  if (!cause) return { text: 'There is no cause here yet that I could explain.' };
  return {
    about: cause.faultId,
    text: paragraphs(
      `${cause.name}: ${cause.summary}`,
      cause.workshopName !== cause.name && `A garage calls it: ${lowerFirst(cause.workshopName)}.`,
      `The fix: ${lowerFirst(cause.repairTitle)}.`,
    ),
  };
};

/** What trouble codes mean, and whether this diagnosis has used them. */
export const answerCode = (
  question: string,
  { diagnosis, meaningOf }: Consultation,
): AssistantAnswer => {
  const lines = codesIn(question).map((code) => {
    const meaning = meaningOf(code);
    const isUsed = diagnosis.codes.some((one) => one.code === code);
    return `${code}: ${sentence(meaning)}${isUsed ? ' It is part of this diagnosis.' : ''}`;
  });
  const isNew = codesIn(question).some((code) => !diagnosis.codes.some((one) => one.code === code));
  return {
    text: paragraphs(
      bullets(lines),
      'A code names a circuit or a measured value, not the broken part.',
      isNew &&
        'If your car stores it now, write that (“it has code …”), and I weigh the causes again.',
    ),
  };
};

/** Whether a fault is usual on such a car, as far as the knowledge says. */
export const answerHowCommon = (question: string, consultation: Consultation): AssistantAnswer => {
  const cause = causeAskedAbout(question, consultation);
  if (!cause) return { text: 'There is no cause here yet whose frequency I could name.' };
  const notes = cause.evidence.filter(({ source }) => source === 'vehicle');
  return {
    about: cause.faultId,
    text: paragraphs(
      notes.length > 0
        ? `About ${causeName(cause)} on such a car:\n${bullets(notes.map(noteText))}`
        : `Nothing that I know makes ${causeName(cause)} more or less common on your ${consultation.car} than on other cars.`,
      cause.summary,
      'Common is not the same as certain: a check settles it.',
      cause.checks[0] && `The check that shows most: ${lowerFirst(cause.checks[0].title)}.`,
    ),
  };
};
