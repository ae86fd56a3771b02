import type { Cause } from '@wrenchwise/rules/diagnosis';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { formatPercent } from '@wrenchwise/rules/percent';

import { noteText, told } from './cause-notes.ts';
import type { AssistantAnswer, Consultation } from './consultation.ts';
import { namedCause, namedCauses, spokenOf } from './named-cause.ts';
import { normalise } from './normalise.ts';
import { explainedPart, explainedParts } from './parts-explained.ts';
import { bullets, causeName, paragraphs } from './words.ts';
import { checkText } from './work-words.ts';

/** The signs that speak for one cause and not for another. */
const onlyFor = (cause: Cause, other: Cause) => {
  const shared = new Set(told(other, 'for').map(({ meaning }) => meaning));
  return told(cause, 'for').filter(({ meaning }) => !shared.has(meaning));
};

/** What the wish to rule out names: 'why the coil and not the plugs' names the plugs. */
const ruledOutIn = (question: string): string | undefined =>
  /\b(?:and not|but not|why not|instead of|rather than|not)\b(.+)/i.exec(question)?.[1];

const share = ({ name, probability }: Cause): string =>
  `${lowerFirst(name)} (${formatPercent(probability)})`;

/** Why one cause is above another: the signs that distinguish them, and what would turn it. */
const whyAbove = (above: Cause, below: Cause): AssistantAnswer => {
  const tells = onlyFor(above, below);
  const against = told(below, 'against');
  const isEven = tells.length === 0 && against.length === 0;
  return {
    about: below.faultId,
    text: paragraphs(
      `Because what you wrote fits ${share(above)} better than ${share(below)}. It does not rule ${causeName(below)} out.`,
      tells.length > 0 && `For ${causeName(above)} alone:\n${bullets(tells.map(noteText))}`,
      against.length > 0 && `Against ${causeName(below)}:\n${bullets(against.map(noteText))}`,
      isEven &&
        'Your words fit both. The first is simply the more frequent fault of the two on cars with such a report.',
      below.checks[0] &&
        `What would settle it: ${lowerFirst(below.checks[0].title)}${above.checks[0] && above.checks[0].title !== below.checks[0].title ? `, and for the first: ${lowerFirst(above.checks[0].title)}` : ''}.`,
    ),
  };
};

/** Why something that the question names is not the cause. */
export const answerWhyNot = (question: string, consultation: Consultation): AssistantAnswer => {
  const { causes } = consultation.diagnosis;
  const [first] = causes;
  if (!first) return { text: 'The words so far point to no cause, so none can be ruled out.' };
  const out = ruledOutIn(question);
  const below =
    (out === undefined ? undefined : namedCause(out, causes)) ??
    namedCause(question, causes) ??
    spokenOf(question, consultation) ??
    causes[1];
  const isNamed = namedCause(out ?? question, causes) !== undefined;
  const named = namedCauses(question, causes).find((cause) => cause !== below);
  if (below && below !== first && isNamed) return whyAbove(named ?? first, below);
  if (below === first && isNamed) {
    return {
      about: first.faultId,
      text: paragraphs(
        `I do say so: ${share(first)} comes first.`,
        `For it:\n${bullets(told(first, 'for').map(noteText))}`,
      ),
    };
  }
  const thing = (out ?? '')
    .replace(/^\s*(?:just|only|simply)?\s*(?:the|a|my)?\s*/i, '')
    .replace(/[^a-z ]/gi, '')
    .trim();
  return {
    about: first.faultId,
    text: paragraphs(
      `Because what you wrote points elsewhere${thing === '' ? '' : `, and “${thing}” is not among its causes`}: ${share(first)} comes first.`,
      told(first, 'for').length > 0 && `For it:\n${bullets(told(first, 'for').map(noteText))}`,
      first.summary,
      first.checks[0] && `What would settle it: ${lowerFirst(first.checks[0].title)}.`,
    ),
  };
};

/** What sets two causes or parts apart. */
export const answerDifference = (question: string, consultation: Consultation): AssistantAnswer => {
  const { causes } = consultation.diagnosis;
  const text = normalise(question);
  const named = namedCauses(text.replace(/.*\b(?:difference between|differ)\b/, ''), causes);
  const one = named[0] ?? causes[0];
  // 'The pump or the wiring': where only one is a cause here, the next cause is not what was asked.
  const isOneOfTwo = named.length === 1 && /\b(?:or|from|not|than|and)\b/.test(text);
  const other = named[1] ?? causes.find((cause) => cause !== one);
  const parts = explainedParts(text);
  if (!one || !other || (named.length < 2 && parts.length > 1)) {
    return { about: one?.faultId, text: bullets(parts.slice(0, 2)) };
  }
  if (isOneOfTwo && one.checks[0]) {
    return {
      about: one.faultId,
      text: paragraphs(
        `Of these ${causeName(one)} is among the causes that your report points to (${formatPercent(one.probability)}); the other is not.`,
        `Its check tells the two apart best: if it does not bear it out, look at the other.\n\n${checkText(one.checks[0])}`,
      ),
    };
  }
  const checks = [one, other].flatMap(({ checks: [check] }) => check ?? []);
  return {
    about: one.faultId,
    text: paragraphs(
      ...[one, other].map(
        (cause) => `${cause.name} (${formatPercent(cause.probability)}): ${cause.summary}`,
      ),
      checks.length > 0 &&
        `To find out which it is:\n${bullets([...new Set(checks.map(({ title }) => title))])}`,
      checks[0] && `How the first is done:\n\n${checkText(checks[0])}`,
    ),
  };
};

/** What a part is; undefined where the question asks after none that is explained. */
export const partAnswer = (
  question: string,
  consultation: Consultation,
): AssistantAnswer | undefined => {
  const text = normalise(question);
  const [, thing = ''] = /\bwhat (?:is|are|does) (?:a |an |the |my )?(.+)/.exec(text) ?? [];
  const explained = thing === '' ? undefined : explainedPart(thing);
  if (explained === undefined) return undefined;
  const cause = namedCause(thing, consultation.diagnosis.causes);
  return {
    about: cause?.faultId,
    text: paragraphs(
      explained,
      cause && `Here it is suspected (${formatPercent(cause.probability)}): ${cause.summary}`,
    ),
  };
};

/** Words of the report that speak for a cause. */
const spokenFor = ({ evidence }: Cause): readonly string[] => [
  ...new Set(
    evidence
      .filter(({ effect, source }) => effect === 'for' && source === 'words')
      .map(({ text }) => `“${text}”`),
  ),
];

/** Whether one fault or two: each cause with what speaks for it. */
export const answerOneOrTwo = (_: string, { diagnosis }: Consultation): AssistantAnswer => {
  const [first, second] = diagnosis.causes;
  if (!first || !second) return { text: 'There are not two causes here to tell apart.' };
  return {
    about: first.faultId,
    text: paragraphs(
      'Mostly one fault explains everything, so each cause is weighed as if it were the only one. But two can come together.',
      bullets(
        [first, second].map(
          (cause) =>
            `${cause.name} (${formatPercent(cause.probability)}): ${spokenFor(cause).slice(0, 3).join(', ') || 'the description as a whole'}`,
        ),
      ),
      `Where the words for each are different ones, settle ${causeName(first)} first, and describe anew what is left.`,
    ),
  };
};
