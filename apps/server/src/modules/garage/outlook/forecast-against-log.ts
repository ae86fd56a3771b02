import type { CAME_BY, Forecast } from '@wrenchwise/contract/endpoints/forecasts';
import type { LikelyNeed, Outlook } from '@wrenchwise/library/outlook/outlook';
import type { Reading } from '@wrenchwise/rules/garage/distance-by-month';
import { daysBetween } from '@wrenchwise/vehicle/service/service-dates';

/** Something that happened to a car: a service item or fault of the knowledge, and how it is known. */
export interface Happened {
  /** Null for what the knowledge has no name for. */
  readonly id: string | null;
  readonly title: string;
  readonly on: string;
  readonly by: (typeof CAME_BY)[number];
}

/** Below this chance a need is not counted as named. */
const MIN_NAMED = 0.1;

/** What of a need the log may call it by. */
const idsOfNeed = ({ id, faultId, item }: LikelyNeed): readonly (string | undefined)[] => [
  id,
  faultId,
  item,
];

const isForeseeable = (need: LikelyNeed): need is LikelyNeed & { kind: 'wear' | 'fault' } =>
  need.kind === 'wear' || need.kind === 'fault';

/**
 * What an outlook named against what happened until a day. Chances and budget are those of this span of
 * time, which may be shorter or longer than the outlook's. The first sign of each counts.
 */
export const againstLog = (
  outlook: Pick<Outlook, 'needs' | 'until' | 'budget'>,
  { from, until }: { readonly from: string; readonly until: string },
  happened: readonly Happened[],
): Pick<Forecast, 'named' | 'unforeseen' | 'expected' | 'budget'> => {
  const share = daysBetween(from, until) / Math.max(1, daysBetween(from, outlook.until.date));
  const inOrder = happened.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  const needs = outlook.needs.filter(isForeseeable);
  const named = needs
    .map((need) => {
      const came = inOrder.find(({ id }) => id !== null && idsOfNeed(need).includes(id));
      return {
        need,
        chance: 1 - (1 - need.chance) ** share,
        came: came ? { on: came.on, by: came.by } : null,
      };
    })
    .filter(({ chance }) => chance >= MIN_NAMED);
  const known = new Set(named.flatMap(({ need }) => idsOfNeed(need)));
  // A service on its day is no surprise, and what a diagnosis named is not yet what it was.
  const surprises = inOrder.filter(
    ({ id, by }) => (by === 'outcome' || by === 'log') && (id === null || !known.has(id)),
  );
  const firsts = Map.groupBy(surprises, ({ id, title }) => id ?? title);
  const scaled = (cents: number): number => Math.round(cents * share);
  return {
    named: named
      .map(({ need: { id, kind, title }, chance, came }) => ({ id, kind, title, chance, came }))
      .toSorted((a, b) => b.chance - a.chance),
    unforeseen: [...firsts.values()]
      .flatMap((same) => same.slice(0, 1))
      .map(({ title, on, by }) => ({ title, on, by }))
      .toSorted((a, b) => (a.on < b.on ? -1 : 1)),
    expected: named.reduce((sum, { chance }) => sum + chance, 0),
    budget: {
      low: scaled(outlook.budget.low),
      high: scaled(outlook.budget.high),
      expected: scaled(outlook.budget.expected),
    },
  };
};

/** The odometer on a day in miles, between or beyond its readings at a yearly use; null without any. */
export const odometerOn = (
  readings: readonly Reading[],
  day: string,
  milesPerYear: number,
): number | null => {
  const inOrder = readings.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const before = inOrder.findLast(({ date }) => date <= day);
  const after = inOrder.find(({ date }) => date > day);
  if (before && after) {
    const part = daysBetween(before.date, day) / Math.max(1, daysBetween(before.date, after.date));
    return Math.round(before.odometer + part * (after.odometer - before.odometer));
  }
  const nearest = before ?? after;
  if (!nearest) return null;
  const driven = (daysBetween(nearest.date, day) / 365) * milesPerYear;
  return Math.max(0, Math.round(nearest.odometer + driven));
};
