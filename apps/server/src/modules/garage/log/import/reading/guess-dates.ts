import type { DateOrder } from '@wrenchwise/rules/garage/log-import';

import type { Fact } from './file-plan.ts';
import { fixedOrderOf, orderVoteOf, readDay } from './read-day.ts';

/** A date as written, with the odometer beside it where there is one. */
export interface WrittenDate {
  readonly text: string;
  readonly odometer: number | undefined;
}

/** A third of all days can be no month: where far fewer are, those few are slips. */
const MIN_SHARE = 0.2;

/** How often the days of a file step back, by an order: by its odometer where it has one, else as the file runs. */
const stepsBack = (dates: readonly WrittenDate[], order: DateOrder): number => {
  const known = dates.filter(({ odometer }) => odometer !== undefined && odometer > 0);
  const sorted =
    known.length >= dates.length / 2
      ? known.toSorted((a, b) => (a.odometer ?? 0) - (b.odometer ?? 0))
      : dates;
  const days = sorted.flatMap(({ text }) => readDay(text, order) ?? []);
  const back = days.slice(1).filter((day, index) => day < (days[index] ?? '')).length;
  return known.length >= dates.length / 2 ? back : Math.min(back, days.length - 1 - back);
};

/**
 * In which order a file writes days and months. Dates that can be read in one way only decide when they are
 * as many as they have to be; a few among many are slips, and rejected. Then the order in which days follow the odometer
 * decides, without being sure; then the place of the user.
 */
export const guessDateOrder = (
  dates: readonly WrittenDate[],
  { fallback, today }: { fallback: 'dmy' | 'mdy'; today: string },
): Fact<DateOrder> => {
  const votes = dates.map(({ text }) => orderVoteOf(text));
  const count = (vote: ReturnType<typeof orderVoteOf>): number =>
    votes.filter((each) => each === vote).length;
  const [fixed, dmy, mdy, open] = [count('fixed'), count('dmy'), count('mdy'), count('open')];
  const written = dmy + mdy + open;
  if (written === 0) {
    const isDotted = dates.some(({ text }) => fixedOrderOf(text) === 'dmy');
    return { value: fixed > 0 ? (isDotted ? 'dmy' : 'ymd') : fallback, sure: fixed > 0 };
  }
  const [most, least] = [Math.max(dmy, mdy), Math.min(dmy, mdy)];
  const winner: DateOrder = dmy >= mdy ? 'dmy' : 'mdy';
  // A contrary date among many is a slip of one row; as many of each are no order at all.
  const isClear = most >= Math.max(1, written * MIN_SHARE) && least * 4 <= most;
  if (isClear && (written > 2 || least === 0)) return { value: winner, sure: true };
  const ambiguous = dates.filter((_, index) => votes[index] !== 'fixed');
  const future = (order: DateOrder): number =>
    ambiguous.filter(({ text }) => (readDay(text, order) ?? '') > today).length;
  const cost = (order: DateOrder): number => stepsBack(ambiguous, order) + 2 * future(order);
  const [asDmy, asMdy] = [cost('dmy'), cost('mdy')];
  if (asDmy !== asMdy) return { value: asDmy < asMdy ? 'dmy' : 'mdy', sure: false };
  return { value: fallback, sure: false };
};
