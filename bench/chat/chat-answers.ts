import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import { DRIVE_WORDS, type DriveVerdict } from '@wrenchwise/rules/drive-words';
import { formatCents } from '@wrenchwise/rules/money';
import type { MoneyRange } from '@wrenchwise/rules/money-range';
import { formatPercent } from '@wrenchwise/rules/percent';

/** A follow-up question of `cases/chat.json`, and what a right answer states. */
export interface ChatCase {
  readonly ask: string;
  /** What is asked; '-or' after it: only the patterns of `says` decide. */
  readonly is: string;
  /** The place of the cause that is meant; 0 by default. */
  readonly about?: number;
  /** Patterns that must occur. */
  readonly says?: readonly string[];
  /** Patterns that must not occur. */
  readonly never?: readonly string[];
}

/** What came back for a question. */
export interface ChatAnswer {
  readonly text: string;
  /** Whether it weighed the causes again. */
  readonly isWeighed: boolean;
}

/** The limit of an answer that somebody reads on a phone, in characters. */
const MAX_CHARACTERS = 2200;

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const has = (text: string, part: string): boolean =>
  new RegExp(escaped(part), 'i').test(text.replace(/\s+/g, ' '));

/** The beginning of a sentence of ours, long enough to be nothing else. */
const opening = (text: string): string => text.slice(0, 36);

const ends = (range: MoneyRange, currency: string): readonly string[] =>
  [range.low, range.high].map((cents) => formatCents(cents, { currency, whole: true }));

const statesRange = (text: string, range: MoneyRange, currency: string): boolean =>
  ends(range, currency).every((end) => text.includes(end));

const DIY_WORDS: Readonly<Record<Cause['diy'], RegExp>> = {
  easy: /\byes\b|easy/i,
  moderate: /if you have|moderate|some experience/i,
  hard: /experience|garage/i,
  workshop: /workshop|garage|professional/i,
};

type Rule = (answer: ChatAnswer, diagnosis: Diagnosis, cause: Cause) => boolean;

const statesCost =
  (kind: 'diy' | 'professional'): Rule =>
  ({ text }, { pricing }, cause) =>
    has(text, cause.name) && statesRange(text, cause.cost[kind], pricing.currency);

const checksOf = ({ causes }: Diagnosis) => causes.flatMap(({ checks }) => checks);

/** The verdict as the answer to 'is it dangerous', where yes and no change places. */
const DANGER_WORDS: Readonly<Record<DriveVerdict, string>> = {
  yes: 'it can be driven',
  caution: 'Only with care',
  no: 'Do not drive it',
};

const statesVerdict: Rule = ({ text }, { canDrive: { verdict, reason } }) =>
  (has(text, DRIVE_WORDS[verdict].words) || has(text, DANGER_WORDS[verdict])) &&
  has(text, opening(reason));

/** What a right answer states, by what is asked. Every fact is the diagnosis's own. */
const RULES: Readonly<Record<string, Rule | undefined>> = {
  any: () => true,
  greeting: ({ text }) => text.length < 900 && /hello|hi\b/i.test(text),
  thanks: ({ text }) => text.length < 400 && /welcome|glad|pleasure/i.test(text),
  drive: statesVerdict,
  leave: ({ text }, { canDrive }, cause) =>
    has(text, opening(canDrive.reason)) || has(text, opening(cause.summary)),
  cost: statesCost('professional'),
  diy: statesCost('diy'),
  cause: ({ text }, _, cause) => has(text, cause.name),
  other: ({ text }, { causes }) => causes[1] !== undefined && has(text, causes[1].name),
  why: ({ text }, _, cause) =>
    has(text, cause.name) &&
    text.includes(formatPercent(cause.probability)) &&
    /for it|because|speaks/i.test(text),
  what: ({ text }, _, cause) => has(text, opening(cause.summary)),
  next: ({ text }, { plan, nextQuestion, canDrive, causes }) =>
    canDrive.verdict === 'no'
      ? /do not drive/i.test(text)
      : [nextQuestion?.text, ...plan.map(({ title }) => title), causes[0]?.repairTitle].some(
          (one) => one !== undefined && has(text, one),
        ),
  tools: ({ text }, _, cause) =>
    [...cause.repairTools, ...cause.checks.map(({ tool }) => tool)].some((tool) => has(text, tool)),
  parts: ({ text }, _, { parts }) => {
    const [part] = parts;
    return part === undefined ? /no parts?/i.test(text) : has(text, part.name);
  },
  time: ({ text }, _, cause) => /\d (?:minutes|hours?)/.test(text) && has(text, cause.repairTitle),
  how: ({ text }, diagnosis) =>
    checksOf(diagnosis).some(({ steps: [step] }) => step !== undefined && has(text, step)),
  hard: ({ text }, _, { diy }) => DIY_WORDS[diy].test(text),
  mot: ({ text }) => text.includes('MOT'),
  warranty: ({ text }) => /warranty/i.test(text) && /recall/i.test(text),
  garage: ({ text }, { symptoms }, cause) =>
    has(text, opening(symptoms)) && has(text, cause.workshopName),
  code: ({ text }) => /[bcpu]\d[\da-f]{3}/i.test(text),
  evidence: ({ text, isWeighed }) => isWeighed || /noted|moved no cause|already/i.test(text),
  decline: ({ text }) =>
    /(?:do not|cannot|won't|will not) help/i.test(text) && /mend|repair|instead|legal/i.test(text),
  figure: ({ text }) => /handbook|manual/i.test(text),
  emergency: ({ text }) =>
    /999|112|fire (?:brigade|service)|get (?:everyone )?(?:out|away)|stop/i.test(
      text.slice(0, 220),
    ),
  unknown: ({ text }) => /cannot answer|can't answer|do not know|cannot say|cannot do/i.test(text),
};

const FIGURES = /[£$€]\s?\d+(?:,\d{3})*/g;

const sumOf = (ranges: readonly MoneyRange[]): MoneyRange => ({
  low: ranges.reduce((sum, { low }) => sum + low, 0),
  high: ranges.reduce((sum, { high }) => sum + high, 0),
});

/** Every amount that the diagnosis states, or that follows from it. */
const amountsOf = ({ causes, pricing }: Diagnosis): ReadonlySet<string> =>
  new Set([
    formatCents(pricing.labourCentsPerHour, { currency: pricing.currency, whole: true }),
    ...causes.flatMap(({ cost, parts }) =>
      [
        ...Object.values(cost),
        ...parts,
        // A repair without the parts that are only sometimes needed, and these parts together.
        sumOf([...parts.filter(({ ifNeeded }) => ifNeeded !== true), cost.labour]),
        sumOf(parts.filter(({ ifNeeded }) => ifNeeded === true)),
      ].flatMap((range) => ends(range, pricing.currency)),
    ),
  ]);

/** A figure of a manual: a torque, a capacity, a pressure. Never ours to state. */
const MANUAL_FIGURE = /\b\d+(?:[.,]\d+)?\s?(?:nm|lb\.?\s?ft|psi|bar|litres?|ml)\b/gi;

/** What no answer may look like. */
const flawsOf = ({ text }: ChatAnswer): string[] => [
  ...(text.trim() === '' ? ['says nothing'] : []),
  ...(text.length > MAX_CHARACTERS ? [`${text.length} characters`] : []),
  ...(/\bundefined\b|\bNaN\b|\[object|<\/?[a-z]/i.test(text) ? ['shows what is not words'] : []),
];

/** What no answer about a diagnosis may hold, whatever was asked. */
const faultsOf = ({ ask }: ChatCase, answer: ChatAnswer, diagnosis: Diagnosis): string[] => {
  const { text } = answer;
  const known = amountsOf(diagnosis);
  const facts = JSON.stringify(diagnosis).toLowerCase();
  const invented = (text.match(FIGURES) ?? []).filter(
    (figure) => !known.has(figure) && !/\d/.test(ask) && !facts.includes(figure.toLowerCase()),
  );
  const manual = (text.match(MANUAL_FIGURE) ?? []).filter(
    (figure) => !facts.includes(figure.toLowerCase()),
  );
  return [
    ...flawsOf(answer),
    ...invented.map((figure) => `${figure} stands nowhere in the diagnosis`),
    ...manual.map((figure) => `${figure} is a manual's figure`),
  ];
};

const missing = (patterns: readonly string[], text: string, isWanted: boolean): string[] =>
  patterns
    .filter((pattern) => new RegExp(pattern, 'im').test(text) !== isWanted)
    .map((pattern) => `${isWanted ? 'does not say' : 'says'} /${pattern}/`);

/** The same of an answer without a diagnosis: its patterns only. */
export const judgeByPatterns = (asked: ChatCase, answer: ChatAnswer): string[] => [
  ...missing(asked.says ?? [], answer.text, true),
  ...missing(asked.never ?? [], answer.text, false),
  ...flawsOf(answer),
];

/**
 * The cause that a question means as the diagnosis is now: a place that a case names is that of the first
 * weighing, and what was reported since may have moved it.
 */
const causeMeant = (
  { about }: ChatCase,
  first: Pick<Diagnosis, 'causes'>,
  now: Diagnosis,
): Cause | undefined =>
  about === undefined
    ? now.causes[0]
    : now.causes.find(({ faultId }) => faultId === first.causes[about]?.faultId);

/**
 * What is wrong with an answer; empty where nothing is.
 *
 * @param diagnosis as it is when the question is asked
 * @param first as it was before the conversation
 */
export const judge = (
  asked: ChatCase,
  answer: ChatAnswer,
  diagnosis: Diagnosis,
  first: Pick<Diagnosis, 'causes'> = diagnosis,
): string[] => {
  const cause = causeMeant(asked, first, diagnosis);
  const rule = asked.is.includes('-or') ? RULES['any'] : RULES[asked.is];
  if (rule === undefined) throw new Error(`no rule says what '${asked.is}' needs`);
  if (cause === undefined) throw new Error(`'${asked.ask}' is about a cause that is not there`);
  return [
    ...(rule(answer, diagnosis, cause) ? [] : [`lacks what '${asked.is}' needs`]),
    ...missing(asked.says ?? [], answer.text, true),
    ...missing(asked.never ?? [], answer.text, false),
    ...faultsOf(asked, answer, diagnosis),
  ];
};
