import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { CONDITION_NAMES } from '@wrenchwise/knowledge/condition-names';
import type { RecentEvents } from '@wrenchwise/knowledge/recent-events/recent-events';
import type { ConditionId } from '@wrenchwise/knowledge/schema';

import { createEventFigures, nothingBefore, nothingByChance, precedes } from './event-figures.ts';
import { EVENT_QUESTION } from './event-question.ts';
import type { GivenEvent } from './given-events.ts';
import { conditionWeight } from './likelihood.ts';
import { POOLING } from './pooling.ts';
import type { Posterior } from './posterior.ts';
import type { Contribution, Weighing } from './weighing.ts';

/** The exponent of what words of an event say: the models have learnt a part of it from the same words. */
const HEEDED = 0.8;

/** How much of 'nothing that I know of' counts: a job of last month is not thought of. */
const REMEMBERED = 0.5;

/** What events say of the faults of a catalogue. */
export interface EventWeights {
  /**
   * The posterior where something was done to the car, or happened to it, just before.
   *
   * @param isNew whether the part of a fault, by catalogue index, is called new or in order: it has lost
   *   its odds already
   */
  readonly weighed: (
    result: Posterior,
    weighing: Weighing,
    given: readonly GivenEvent[],
    isNew: (fault: number) => boolean,
  ) => Posterior;
  /** What the events contribute to a fault, for its explanation. */
  readonly contributionsOf: (
    fault: Fault,
    given: readonly GivenEvent[],
    isNew: boolean,
  ) => readonly Contribution[];
}

interface EventWeight {
  readonly one: GivenEvent;
  readonly weight: number;
}

/** The strongest for it and the strongest against it: two jobs that upset the same part are one suspicion. */
const sumOf = (weights: readonly EventWeight[]): number =>
  weights.reduce((most, { weight }) => Math.max(most, weight), 0) +
  weights.reduce((least, { weight }) => Math.min(least, weight), 0);

const contributionOf = ({ one, weight }: EventWeight): Contribution => {
  const { source, text } = one;
  const meanings = (): { readonly key: string; readonly meaning: string } => {
    if (one.is === 'event') {
      const { id, label } = one.event;
      const brings = `${label} just before, which can bring this about`;
      const meaning = weight > 0 ? brings : `${label}: a new part is seldom the faulty one`;
      return { key: `event:${id}`, meaning };
    }
    if (one.is === 'kind' && source === 'words') {
      return { key: `condition:${one.id}`, meaning: CONDITION_NAMES[one.id] };
    }
    return { key: EVENT_QUESTION, meaning: 'What happened just before' };
  };
  return { ...meanings(), text, source, weight };
};

export const createEventWeights = (table: RecentEvents, faults: readonly Fault[]): EventWeights => {
  const figures = createEventFigures(table, faults);
  const byChance = nothingByChance(table.kinds);
  const kinds = new Map(table.kinds.map((kind) => [kind.id, kind]));

  const byKind = (fault: Fault, id: ConditionId, one: GivenEvent, only: boolean): number => {
    if (one.source === 'answer') {
      const kind = kinds.get(id);
      return kind === undefined
        ? 0
        : Math.log(precedes(fault, kind) / kind.byChance) / POOLING.faultTemperature;
    }
    const p = fault.conditions?.[id];
    return p === undefined ? 0 : HEEDED * conditionWeight(p, only);
  };

  const weightOf = (fault: Fault, one: GivenEvent, isNew: boolean): number => {
    if (one.is === 'nothing') {
      const nothing = Math.log(nothingBefore(fault, table.kinds) / byChance);
      return (REMEMBERED * nothing) / POOLING.faultTemperature;
    }
    if (one.is === 'kind') return byKind(fault, one.id, one, one.only);
    const { event, axle, strength, source } = one;
    if (!figures.concerns(event, fault)) return 0;
    const isElsewhere =
      axle !== undefined && fault.id.startsWith(axle === 'front' ? 'rear-' : 'front-');
    const heeded = source === 'answer' ? 1 : HEEDED;
    const upset = figures.upsets(event, fault, byKind(fault, event.kind, one, false) / heeded);
    return strength * heeded * upset + (isNew || isElsewhere ? 0 : figures.renews(event, fault));
  };

  const weightsFor = (
    fault: Fault,
    given: readonly GivenEvent[],
    isNew: boolean,
  ): readonly EventWeight[] =>
    given.flatMap((one) => {
      const weight = weightOf(fault, one, isNew);
      return weight === 0 ? [] : [{ one, weight }];
    });

  return {
    weighed: (result, weighing, given, isNew) => {
      if (given.length === 0) return result;
      const moved = result.faults.map((p, place) => {
        const at = weighing.standings[place]?.fault ?? -1;
        const fault = faults[at];
        return fault === undefined ? p : p * Math.exp(sumOf(weightsFor(fault, given, isNew(at))));
      });
      const total = moved.reduce((sum, p) => sum + p, result.other);
      if (total === 0) return result;
      return { ...result, faults: moved.map((p) => p / total), other: result.other / total };
    },
    contributionsOf: (fault, given, isNew) => weightsFor(fault, given, isNew).map(contributionOf),
  };
};
