import type { Check, CheckNeed } from '@wrenchwise/knowledge/schema';

/** What a check asks of its owner besides time: senses before tools, tools before dismantling. */
export type Effort = 'senses' | 'household' | 'instrument' | 'dismantling';

const NO_TOOL = /^none\b/i;
const DISMANTLING =
  /\b(?:jacks?|axle stands?|ramps|lift|sockets?|spanners?|wrench|trim tool|compression|leak-down|puller|removal tool)\b/i;
const INSTRUMENT =
  /\b(?:OBD\S*|reader|multimeter|meter|tester|test lamp|gauge|diagnostic|thermometer|stethoscope|refractometer|scan\w*|oscilloscope|charger|kit)\b/i;
const TAKEN_APART =
  /\b(?:take|lift|unscrew|unbolt|remove|pull) (?:\w+ ){0,4}(?:off|out|apart)\b|\bunplug the\b|\braise the (?:car|wheel|front|rear)\b/i;

/** The effort of a check, read from its tool and its steps. */
export const effortOf = ({ tool, steps }: Pick<Check, 'tool' | 'steps'>): Effort => {
  if (DISMANTLING.test(tool)) return 'dismantling';
  const isApart = steps.some((step) => TAKEN_APART.test(step));
  if (isApart && !/fuse|tape/i.test(tool)) return 'dismantling';
  if (INSTRUMENT.test(tool)) return 'instrument';
  return NO_TOOL.test(tool) ? 'senses' : 'household';
};

/** Reading and answering any question, in minutes. */
const ANSWERING = 1.5;

/** What finding the tool, or taking things apart, is worth to an owner, in minutes. */
const EFFORT_MINUTES: Readonly<Record<Effort, number>> = {
  senses: 0,
  household: 3,
  instrument: 15,
  dismantling: 40,
};

/** What getting the car into that state costs, in minutes. */
const NEED_MINUTES: Readonly<Record<CheckNeed, number>> = {
  powered: 0,
  charging: 10,
  running: 2,
  moving: 12,
  'driven-hard': 25,
};

/** Minutes of doing weigh less than minutes of reading: most owners stand by the car anyway. */
const DOING = 6;

/** The cost of a question about a symptom, in minutes. */
export const SYMPTOM_COST = ANSWERING;

/** The cost of a check to the owner, in minutes. */
export const checkCost = (check: Pick<Check, 'tool' | 'steps' | 'minutes' | 'needs'>): number =>
  ANSWERING +
  (check.minutes +
    EFFORT_MINUTES[effortOf(check)] +
    (check.needs === undefined ? 0 : NEED_MINUTES[check.needs])) /
    DOING;

/**
 * P('I don't know' | asked), whatever the cause: it says nothing of any of them. Of 79 checks that owners without
 * tools were asked for, 41 could not be done (decision 146).
 */
const UNKNOWN_SHARE: Readonly<Record<Effort, number>> = {
  senses: 0.42,
  household: 0.55,
  instrument: 0.75,
  dismantling: 0.88,
};

/** What most owners cannot do by themselves, whatever the tool: drive it so, and have somebody help. */
const HELPED = /\b(?:helper|assistant|somebody|someone|another person|second person)\b/i;
const ALONE_UNKNOWN = 0.8;
const DRIVING_UNKNOWN = 0.6;

/** The cost of the question about the area, in minutes: nine answers have to be read. */
export const AREA_COST = 2;

/** P('I can't tell' | asked about the area). */
export const AREA_UNKNOWN = 0.06;

/** The question about what happened just before. */
export const EVENT_COST = 3;
export const EVENT_UNKNOWN = 0.1;

/** P('I don't know' | asked about a symptom). */
export const SYMPTOM_UNKNOWN = 0.02;

/**
 * P('I don't know' | this check).
 *
 * @param refused how often the owner has answered so to checks of the same effort
 */
export const checkUnknown = (
  check: Pick<Check, 'tool' | 'steps' | 'needs'>,
  refused: number,
): number => {
  const unknown = Math.max(
    UNKNOWN_SHARE[effortOf(check)],
    check.steps.some((step) => HELPED.test(step)) ? ALONE_UNKNOWN : 0,
    check.needs === 'moving' || check.needs === 'driven-hard' ? DRIVING_UNKNOWN : 0,
  );
  return 1 - (1 - unknown) * 0.5 ** refused;
};
