import type { Fault } from '@wrenchwise/knowledge/catalogue';

import type { ReportedEvent } from '../evidence/recent-events.ts';
import type { Posterior } from './posterior.ts';
import type { Contribution, Weighing } from './weighing.ts';

/** The log-odds of a fault of a part that was renewed: it may be faulty or wrongly fitted. */
const RENEWED = Math.log(0.35);

/** The exponent of the table's factors: the words of the event have told the models a part of it. */
const HEEDED = 0.8;

interface EventWeight {
  readonly reported: ReportedEvent;
  readonly weight: number;
}

/** What each event says of a fault. */
const weightsFor = (
  { id }: Fault,
  events: readonly ReportedEvent[],
  isNew: boolean,
): readonly EventWeight[] =>
  events.flatMap((reported) => {
    const { event, strength, axle } = reported;
    const factor = Object.entries(event.factors).find(([fault]) => fault === id)?.[1];
    const isElsewhere = axle !== undefined && id.startsWith(axle === 'front' ? 'rear-' : 'front-');
    const isRenewed =
      event.renewed?.some((fault) => fault === id) === true && !isNew && !isElsewhere;
    const weight =
      (factor === undefined ? 0 : HEEDED * strength * Math.log(factor)) + (isRenewed ? RENEWED : 0);
    return weight === 0 ? [] : [{ reported, weight }];
  });

/** Two jobs that upset the same part are one suspicion: the strongest for it, and the strongest against it. */
const sumOf = (weights: readonly EventWeight[]): number =>
  weights.reduce((most, { weight }) => Math.max(most, weight), 0) +
  weights.reduce((least, { weight }) => Math.min(least, weight), 0);

/**
 * The posterior where something was done to the car, or happened to it, just before.
 *
 * @param isNew whether the part of a fault, by catalogue index, is called new or in order: it has lost
 *   its odds already
 */
export const withEvents = (
  result: Posterior,
  weighing: Weighing,
  faults: readonly Fault[],
  events: readonly ReportedEvent[],
  isNew: (fault: number) => boolean,
): Posterior => {
  if (events.length === 0) return result;
  const moved = result.faults.map((p, place) => {
    const at = weighing.standings[place]?.fault ?? -1;
    const fault = faults[at];
    if (fault === undefined) return p;
    return p * Math.exp(sumOf(weightsFor(fault, events, isNew(at))));
  });
  const total = moved.reduce((sum, p) => sum + p, result.other);
  if (total === 0) return result;
  return { ...result, faults: moved.map((p) => p / total), other: result.other / total };
};

/** What the events contribute to a fault, for its explanation. */
export const eventContributions = (
  fault: Fault,
  events: readonly ReportedEvent[],
  isNew: boolean,
  text: string,
): Contribution[] =>
  weightsFor(fault, events, isNew).map(({ reported: { event, start, end }, weight }) => ({
    key: `event:${event.id}`,
    text: text.slice(start, end).trim(),
    source: 'words',
    meaning:
      weight > 0
        ? `${event.label} just before, which can bring this about`
        : `${event.label}: a new part is seldom the faulty one`,
    weight,
  }));
