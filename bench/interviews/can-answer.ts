import type { CheckNeed } from '@wrenchwise/knowledge/schema';

/** What a question asks of its owner. */
export type Asked =
  | 'sign'
  | 'area'
  | 'event'
  | 'look'
  | 'listen'
  | 'smell'
  | 'driving'
  | 'household'
  | 'helper'
  | 'instrument'
  | 'lifting'
  | 'dismantling';

/** How often owners can answer a question of each kind, and what that rests on (decision 146). */
export interface CanAnswer {
  readonly p: number;
  /** Of 5,625 posts about a fault that are not set aside: those that report such an observation unasked. */
  readonly reported: number;
  /** Of the same posts: those that say that they cannot, or know nothing of it. */
  readonly cannot: number;
  /** Of the same threads: those in whose replies somebody asks for it. */
  readonly asked: number;
  /** Of fifty interviews played truthfully by hand: answered and asked, where they were counted by kind. */
  readonly played?: readonly [answered: number, asked: number];
}

const of = (
  p: number,
  reported: number,
  cannot: number,
  asked: number,
  played?: readonly [number, number],
): CanAnswer => ({ p, reported, cannot, asked, ...(played === undefined ? {} : { played }) });

/**
 * The level of signs, areas and checks is that of the interviews played by hand (checks: 38 of 79), the order of
 * the checks that of what owners report unasked. Threads name no author of a reply, so that an owner's answer to
 * a question in them cannot be counted.
 */
export const CAN_ANSWER: Readonly<Record<Asked, CanAnswer>> = {
  sign: of(0.98, 1593, 0, 338, [149, 152]),
  area: of(0.94, 0, 0, 0, [14, 14]),
  event: of(0.9, 993, 0, 90),
  look: of(0.6, 739, 0, 338),
  listen: of(0.5, 649, 0, 338),
  smell: of(0.55, 205, 0, 338),
  driving: of(0.4, 0, 0, 0),
  household: of(0.45, 642, 182, 69),
  helper: of(0.2, 9, 0, 0),
  instrument: of(0.25, 606, 7, 195),
  lifting: of(0.1, 70, 18, 19),
  dismantling: of(0.15, 993, 5, 0),
};

const LIFTING =
  /\b(?:jack|axle stands?|ramps|lift the car|raise the (?:car|wheel|front|rear)|wheel off)\b/i;
const HELPER = /\b(?:helper|assistant|somebody|someone|another person|second person)\b/i;
const INSTRUMENT =
  /\b(?:OBD|reader|meter|multimeter|tester|gauge|scan\w*|stethoscope|thermometer|charger)\b/i;
const APART = /\b(?:unplug|unscrew|unbolt|remove|take (?:\w+ ){0,3}off|pull (?:\w+ ){0,3}out)\b/i;
const DRIVING: ReadonlySet<CheckNeed | undefined> = new Set(['moving', 'driven-hard']);

/** What a check asks of its owner, by its tool, its steps and what it needs of the car. */
export const askedBy = (check: {
  readonly title: string;
  readonly tool: string;
  readonly steps: readonly string[];
  readonly needs?: CheckNeed;
}): Asked => {
  const words = [check.title, ...check.steps].join(' ');
  if (LIFTING.test(`${check.tool} ${words}`)) return 'lifting';
  if (INSTRUMENT.test(check.tool)) return 'instrument';
  if (HELPER.test(words)) return 'helper';
  if (APART.test(words)) return 'dismantling';
  if (DRIVING.has(check.needs)) return 'driving';
  if (!/^(?:none|torch)\b/i.test(check.tool)) return 'household';
  if (/\bsmell/i.test(words)) return 'smell';
  return /\blisten|\bhear/i.test(words) ? 'listen' : 'look';
};
