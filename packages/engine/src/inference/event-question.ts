import type { ConditionId } from '@wrenchwise/knowledge/schema';

import { UNKNOWN_OPTION } from '../asking.ts';
import type { Question } from '../diagnosis.ts';
import { type Belief, entropyAfter } from './belief.ts';
import type { CompiledFault } from './compiled-faults.ts';
import { EVENT_COST, EVENT_UNKNOWN } from './question-cost.ts';

/** What may have happened just before, as an owner would say it. The faults list how often it precedes them. */
const EVENTS = [
  ['after-repair', 'Work was done, or a part was fitted'],
  ['after-impact', 'It hit something: a kerb, a pothole, a car'],
  ['after-refuelling', 'It was filled up with fuel'],
  ['after-jump-start', 'The battery was flat, changed or jump-started'],
  ['after-long-standing', 'It stood unused for weeks'],
] as const satisfies readonly (readonly [ConditionId, string])[];

export type EventId = (typeof EVENTS)[number][0];

const EVENT_IDS: readonly EventId[] = EVENTS.map(([id]) => id);

export const EVENT_QUESTION = 'event:just-before';

/** The option for none of the events. */
const NO_EVENT = 'none';

/** What happened just before; undefined: nothing that its owner knows of. */
export interface EventAnswer {
  readonly kind: 'event';
  readonly event: EventId | undefined;
}

/** Undefined for 'unknown' and for options that the question has not. */
export const readEventAnswer = (optionId: string): EventAnswer | undefined => {
  if (optionId === NO_EVENT) return { kind: 'event', event: undefined };
  const event = EVENT_IDS.find((id) => id === optionId);
  return event === undefined ? undefined : { kind: 'event', event };
};

export const eventName = (event: EventId | undefined): string =>
  EVENTS.find(([id]) => id === event)?.[1] ?? 'Nothing just before';

/** Whether a circumstance says what happened just before. */
export const isEvent = (condition: string): boolean => EVENT_IDS.some((id) => id === condition);

/** P(an event just before | any fault): coincidence. */
const COINCIDENCE = 0.04;

/** An event is rarely certain to precede a fault, whatever it lists. */
const MOST_PRECEDED = 0.7;

const precedes = ({ fault }: CompiledFault, event: EventId): number =>
  COINCIDENCE + (1 - COINCIDENCE) * Math.min(MOST_PRECEDED, fault.conditions?.[event] ?? 0);

const nothingBefore = (fault: CompiledFault): number =>
  Math.max(0.15, 1 - EVENT_IDS.reduce((sum, event) => sum + precedes(fault, event), 0));

const probabilityOf = (fault: CompiledFault, event: EventId | undefined): number =>
  event === undefined ? nothingBefore(fault) : precedes(fault, event);

const coincidenceOf = (event: EventId | undefined): number =>
  event === undefined ? 1 - EVENT_IDS.length * COINCIDENCE : COINCIDENCE;

/** The log-likelihood ratio of an answer against a fault that no event precedes. */
export const eventWeight = (fault: CompiledFault, { event }: EventAnswer): number =>
  Math.log(probabilityOf(fault, event) / coincidenceOf(event));

/** The question about what happened just before, before it is written out. */
export interface EventCandidate {
  /** Bits. */
  readonly gain: number;
  /** Bits per minute of cost. */
  readonly worth: number;
}

/** @param leaders the leading causes, in the order of `belief` */
export const eventCandidate = (
  leaders: readonly CompiledFault[],
  belief: Belief,
): EventCandidate => {
  let after = 0;
  for (const event of [...EVENT_IDS, undefined]) {
    belief.likelihood.fill(coincidenceOf(event));
    leaders.forEach((fault, at) => {
      belief.likelihood[at] = probabilityOf(fault, event);
    });
    after += entropyAfter(belief);
  }
  const gain = (belief.entropy - after) * (1 - EVENT_UNKNOWN);
  return { gain, worth: gain / EVENT_COST };
};

export const writeEventQuestion = ({ gain }: EventCandidate): Question => ({
  id: EVENT_QUESTION,
  kind: 'event',
  text: 'Was anything done to the car, or did anything happen, just before?',
  steps: [],
  minutes: 1,
  tool: 'None',
  options: [
    ...EVENTS.map(([id, label]) => ({ id, label })),
    { id: NO_EVENT, label: 'Nothing that I know of' },
    { id: UNKNOWN_OPTION, label: "I don't know" },
  ],
  gain,
});
