import type { RecentEvent } from '@wrenchwise/knowledge/recent-events/recent-event';
import type { RecentEvents } from '@wrenchwise/knowledge/recent-events/recent-events';
import type { ConditionId } from '@wrenchwise/knowledge/schema';

import type { ConditionEvidence } from '../evidence/conditions.ts';
import type { ReportedEvent } from '../evidence/recent-events.ts';

/** What an owner answers to the question of what happened just before. */
export interface EventAnswer {
  readonly kind: 'event';
  /** The id of an event or of its kind; undefined: nothing that its owner knows of. */
  readonly event: string | undefined;
}

/** Something just before the trouble, from the words or from an answer. */
export type GivenEvent = {
  readonly source: 'words' | 'answer';
  /** Its words in the text; of an answer its label. */
  readonly text: string;
} & (
  | {
      readonly is: 'event';
      readonly event: RecentEvent;
      /** How far the trouble may come from it, 0–1. */
      readonly strength: number;
      readonly axle: ReportedEvent['axle'];
    }
  | { readonly is: 'kind'; readonly id: ConditionId; readonly only: boolean }
  | { readonly is: 'nothing' }
);

/** What was read of the words. */
export interface ReadOfEvents {
  readonly text: string;
  readonly events: readonly ReportedEvent[];
  readonly conditions: readonly ConditionEvidence[];
}

const overlaps = (one: ReportedEvent, other: ConditionEvidence): boolean =>
  one.start < other.end && other.start < one.end;

/** The circumstances that are no event; 'after a car wash' is one, and not rain. */
export const circumstancesOf = (
  { events, conditions }: ReadOfEvents,
  { kinds }: RecentEvents,
): readonly ConditionEvidence[] =>
  conditions.filter(
    (condition) =>
      kinds.every(({ id }) => id !== condition.id) &&
      events.every((one) => one.event.kind !== condition.id || !overlaps(one, condition)),
  );

const answered = (
  { event: id }: EventAnswer,
  { kinds, events }: RecentEvents,
): GivenEvent | undefined => {
  const source = 'answer';
  if (id === undefined) return { is: 'nothing', source, text: 'Nothing just before' };
  const event = events.find((one) => one.id === id);
  if (event !== undefined) {
    return { is: 'event', event, strength: 1, axle: undefined, source, text: event.label };
  }
  const kind = kinds.find((one) => one.id === id);
  return kind && { is: 'kind', id: kind.id, only: false, source, text: kind.label };
};

/**
 * Every event once, wherever it was given: an answer stands for words that say the same, and a single event
 * for its kind. That nothing happened counts only where nothing else says that something did.
 */
export const givenEvents = (
  { text, events, conditions }: ReadOfEvents,
  answer: EventAnswer | undefined,
  table: RecentEvents,
): readonly GivenEvent[] => {
  const given = answer && answered(answer, table);
  const single: GivenEvent[] = events
    .filter(({ event }) => given?.is !== 'event' || given.event.id !== event.id)
    .map(({ event, strength, axle, start, end }) => {
      const words = text.slice(start, end).trim();
      return { is: 'event', event, strength, axle, source: 'words', text: words };
    });
  if (given?.is === 'event') single.push(given);
  const known = new Set(single.flatMap((one) => (one.is === 'event' ? [one.event.kind] : [])));
  const byKind: GivenEvent[] = [];
  for (const { id } of table.kinds) {
    if (known.has(id)) continue;
    if (given?.is === 'kind' && given.id === id) {
      byKind.push(given);
      continue;
    }
    const said = conditions.find((condition) => condition.id === id);
    if (said === undefined) continue;
    const words = text.slice(said.start, said.end);
    byKind.push({ is: 'kind', id, only: said.only, source: 'words', text: words });
  }
  const all = [...single, ...byKind];
  return all.length === 0 && given?.is === 'nothing' ? [given] : all;
};
