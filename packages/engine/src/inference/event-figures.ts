import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { once } from '@wrenchwise/knowledge/once';
import type { EventKind, RecentEvent } from '@wrenchwise/knowledge/recent-events/recent-event';
import type { RecentEvents } from '@wrenchwise/knowledge/recent-events/recent-events';

/** An event is rarely certain to precede a fault, whatever it lists. */
const MAX_PRECEDED = 0.7;

/** The log-odds of a fault of a part that was renewed: it may be faulty or wrongly fitted. */
const RENEWED = Math.log(0.35);

/** P(an event of the kind just before | fault). */
export const precedes = ({ conditions }: Fault, { id, byChance }: EventKind): number =>
  byChance + (1 - byChance) * Math.min(MAX_PRECEDED, conditions?.[id] ?? 0);

/** P(nothing just before | fault). */
export const nothingBefore = (fault: Fault, kinds: RecentEvents['kinds']): number =>
  Math.max(0.15, 1 - kinds.reduce((sum, kind) => sum + precedes(fault, kind), 0));

/** P(nothing just before | a fault that no event precedes). */
export const nothingByChance = (kinds: RecentEvents['kinds']): number =>
  1 - kinds.reduce((sum, { byChance }) => sum + byChance, 0);

/** What a single event says of a fault. */
export interface EventFigures {
  /**
   * The log-odds that an event gives a fault: its own factor, or half way to what its kind says where that is more.
   * Of faults in systems that it does not touch, an event says nothing.
   *
   * @param byKind the log-odds that an event of its kind gives the fault
   */
  readonly upsets: (event: RecentEvent, fault: Fault, byKind: number) => number;
  /** The log-odds of a fault of the part itself, which is new now; 0 for any other. */
  readonly renews: (event: RecentEvent, fault: Fault) => number;
  /** Whether an event says anything of a fault: most events say nothing of most faults. */
  readonly concerns: (event: RecentEvent, fault: Fault) => boolean;
}

export const createEventFigures = (
  { events }: Pick<RecentEvents, 'events'>,
  faults: readonly Fault[],
): EventFigures => {
  const touched = once(() => {
    const systems = new Map(faults.map(({ id, system }) => [id, system]));
    return new Map(
      events.map(({ id, factors }) => [
        id,
        new Set(Object.keys(factors).flatMap((fault) => systems.get(fault) ?? [])),
      ]),
    );
  });
  const concerned = once(
    () =>
      new Map(
        events.map(({ id, factors, renewed }) => {
          const named = new Set([...Object.keys(factors), ...(renewed ?? [])]);
          const systems = touched().get(id);
          return [
            id,
            new Set(
              faults
                .filter((fault) => systems?.has(fault.system) === true || named.has(fault.id))
                .map((fault) => fault.id),
            ),
          ];
        }),
      ),
  );
  return {
    upsets: (event, fault, byKind) => {
      const factors: Readonly<Record<string, number | undefined>> = event.factors;
      const factor = factors[fault.id];
      if (factor === undefined && touched().get(event.id)?.has(fault.system) !== true) return 0;
      const own = Math.log(factor ?? 1);
      return own < 0 ? own : Math.max(own, (own + Math.max(0, byKind)) / 2);
    },
    renews: ({ renewed }, { id }) => (renewed?.some((one) => one === id) === true ? RENEWED : 0),
    concerns: ({ id }, fault) => concerned().get(id)?.has(fault.id) === true,
  };
};
