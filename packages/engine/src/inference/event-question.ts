import type { Fault } from '@wrenchwise/knowledge/catalogue';
import type { RecentEvent } from '@wrenchwise/knowledge/recent-events/recent-event';
import type { RecentEvents } from '@wrenchwise/knowledge/recent-events/recent-events';

import { UNKNOWN_OPTION } from '../asking.ts';
import type { Question } from '../diagnosis.ts';
import { type Belief, entropyAfter } from './belief.ts';
import { createEventFigures, nothingBefore, nothingByChance, precedes } from './event-figures.ts';
import type { EventAnswer } from './given-events.ts';
import { EVENT_COST, EVENT_UNKNOWN } from './question-cost.ts';

export const EVENT_QUESTION = 'event:just-before';

/** The option for none of the events. */
const NO_EVENT = 'none';

/** Undefined for 'unknown' and for options that the question has not. */
export const readEventAnswer = (
  optionId: string,
  { kinds, events }: RecentEvents,
): EventAnswer | undefined => {
  if (optionId === NO_EVENT) return { kind: 'event', event: undefined };
  return [...kinds, ...events].some(({ id }) => id === optionId)
    ? { kind: 'event', event: optionId }
    : undefined;
};

/** The single events that are offered besides their kinds: a longer list is not read. */
const MAX_SINGLE = 4;

/** P(a single event just before | any fault): coincidence. */
const SINGLE_COINCIDENCE = 0.012;

/** The least part of its kind that is left to other events of it. */
const LEFT_TO_OTHERS = 0.2;

/** A single event leaves two leading causes apart by this much, in log-odds, or it is not worth a line. */
const MIN_SPREAD = 0.05;

/** A leading cause with its probability. */
interface Leader {
  readonly fault: Fault;
  readonly p: number;
}

/** The question about what happened just before, before it is written out. */
export interface EventCandidate {
  /** Bits. */
  readonly gain: number;
  /** Bits per minute of cost. */
  readonly worth: number;
  /** The single events that it names. */
  readonly events: readonly RecentEvent[];
}

/** The question about what happened just before. */
export interface EventQuestion {
  /** @param leaders the leading causes, in the order of `belief` */
  readonly candidate: (leaders: readonly Leader[], belief: Belief) => EventCandidate;
  readonly write: (candidate: EventCandidate) => Question;
}

export const createEventQuestion = (
  table: RecentEvents,
  faults: readonly Fault[],
): EventQuestion => {
  const { kinds, events } = table;
  const figures = createEventFigures(table, faults);

  const byKind = (id: RecentEvent['kind'], fault: Fault): number => {
    const kind = kinds.find((one) => one.id === id);
    return kind === undefined ? 0 : Math.log(precedes(fault, kind) / kind.byChance);
  };

  // The same for every report: made when a fault first leads.
  const weights = new Map(events.map(({ id }) => [id, new Map<string, number>()]));
  const weightOf = (event: RecentEvent, fault: Fault): number => {
    const own = weights.get(event.id);
    const known = own?.get(fault.id);
    if (known !== undefined) return known;
    const weight =
      figures.upsets(event, fault, byKind(event.kind, fault)) + figures.renews(event, fault);
    own?.set(fault.id, weight);
    return weight;
  };

  /** How far an event distinguishes the leading causes. */
  const spreadOf = (event: RecentEvent, leaders: readonly Leader[]): number => {
    const weights = leaders.map(({ fault }) => weightOf(event, fault));
    const all = leaders.reduce((sum, { p }) => sum + p, 0);
    const mean = leaders.reduce((sum, { p }, at) => sum + p * (weights[at] ?? 0), 0) / all;
    return leaders.reduce((sum, { p }, at) => sum + p * ((weights[at] ?? 0) - mean) ** 2, 0) / all;
  };

  const singled = (leaders: readonly Leader[]): readonly RecentEvent[] =>
    events
      .map((event) => ({ event, spread: spreadOf(event, leaders) }))
      .filter(({ spread }) => spread >= MIN_SPREAD)
      .toSorted((a, b) => b.spread - a.spread)
      .slice(0, MAX_SINGLE)
      .map(({ event }) => event);

  /** P(each option | fault), of `offered`, of the kinds and of nothing, in this order. */
  const sharesOf = (fault: Fault | undefined, offered: readonly RecentEvent[]): number[] => {
    const single = offered.map((event) =>
      fault === undefined
        ? SINGLE_COINCIDENCE
        : SINGLE_COINCIDENCE * Math.exp(weightOf(event, fault)),
    );
    const others = kinds.map((kind) => {
      const whole = fault === undefined ? kind.byChance : precedes(fault, kind);
      const named = offered.reduce(
        (sum, one, at) => (one.kind === kind.id ? sum + (single[at] ?? 0) : sum),
        0,
      );
      return Math.max(LEFT_TO_OTHERS * whole, whole - named);
    });
    const nothing = fault === undefined ? nothingByChance(kinds) : nothingBefore(fault, kinds);
    const shares = [...single, ...others, nothing];
    const sum = shares.reduce((a, b) => a + b, 0);
    return shares.map((share) => share / sum);
  };

  return {
    candidate: (leaders, belief) => {
      const offered = singled(leaders);
      const columns = leaders.map(({ fault }) => sharesOf(fault, offered));
      const ofOthers = sharesOf(undefined, offered);
      let after = 0;
      ofOthers.forEach((share, option) => {
        belief.likelihood.fill(share);
        columns.forEach((column, at) => {
          belief.likelihood[at] = column[option] ?? 0;
        });
        after += entropyAfter(belief);
      });
      const gain = (belief.entropy - after) * (1 - EVENT_UNKNOWN);
      return { gain, worth: gain / EVENT_COST, events: offered };
    },
    write: ({ gain, events: offered }) => ({
      id: EVENT_QUESTION,
      kind: 'event',
      text: 'Was anything done to the car, or did anything happen, just before?',
      steps: [],
      minutes: 1,
      tool: 'None',
      options: [
        ...offered.map(({ id, label }) => ({ id, label })),
        ...kinds.map(({ id, label, otherLabel }) => ({
          id,
          label: offered.some(({ kind }) => kind === id) ? otherLabel : label,
        })),
        { id: NO_EVENT, label: 'Nothing that I know of' },
        { id: UNKNOWN_OPTION, label: "I don't know" },
      ],
      gain,
    }),
  };
};
