import { type Filling, stretchesOf, type Stretch } from './consumption.ts';
import type { FuelKind, LogCategory, LogKind } from './log-kinds.ts';

/** An entry of the log, as far as statistics need it. */
export interface CountedEntry {
  readonly id: string;
  readonly kind: LogKind;
  readonly fuelKind?: FuelKind | null;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** In miles. */
  readonly odometer: number | null;
  readonly litres: number | null;
  readonly kwh: number | null;
  readonly isFull: boolean | null;
  readonly isAfterGap: boolean;
  readonly costCents: number | null;
  readonly currency: string | null;
  readonly category: LogCategory | null;
}

/** What was spent in one currency. */
export interface Spending {
  /** ISO 4217. */
  readonly currency: string;
  readonly totalCents: number;
  /** Largest first. */
  readonly byCategory: readonly { readonly category: LogCategory; readonly cents: number }[];
  /** YYYY-MM, oldest first, only months in which something was spent. */
  readonly byMonth: readonly { readonly month: string; readonly cents: number }[];
  /** Cents, with fractions; null where it is not known how far was driven. */
  readonly perMile: number | null;
}

export interface Costs {
  /** The currency with most entries first. Never added up. */
  readonly spending: readonly Spending[];
  /** Miles between the first and the last reading of the period; null with fewer than two. */
  readonly miles: number | null;
  readonly stretches: readonly Stretch[];
  /** Oldest first; of a long series at most `MOST_POINTS`. */
  readonly odometer: readonly { readonly date: string; readonly odometer: number }[];
}

const MOST_POINTS = 400;

const sumBy = <Key extends string>(
  entries: readonly CountedEntry[],
  keyOf: (entry: CountedEntry) => Key,
): [Key, number][] => {
  const sums = new Map<Key, number>();
  for (const entry of entries) {
    const key = keyOf(entry);
    sums.set(key, (sums.get(key) ?? 0) + (entry.costCents ?? 0));
  }
  return [...sums];
};

const spendingIn = (
  currency: string,
  entries: readonly CountedEntry[],
  miles: number | null,
): Spending => {
  const totalCents = entries.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0);
  return {
    currency,
    totalCents,
    byCategory: sumBy(entries, ({ category }) => category ?? 'other')
      .map(([category, cents]) => ({ category, cents }))
      .toSorted((a, b) => b.cents - a.cents),
    byMonth: sumBy(entries, ({ date }) => date.slice(0, 7))
      .map(([month, cents]) => ({ month, cents }))
      .toSorted((a, b) => (a.month < b.month ? -1 : 1)),
    perMile: miles === null ? null : totalCents / miles,
  };
};

/** What fillings there are among entries. */
export const fillingsOf = (entries: readonly CountedEntry[]): Filling[] =>
  entries.flatMap(
    ({ id, kind, fuelKind = null, date, odometer, litres, kwh, isFull, isAfterGap }) => {
      const amount = kind === 'fuel' ? litres : kind === 'charge' ? kwh : null;
      if (amount === null || (kind !== 'fuel' && kind !== 'charge')) return [];
      return [{ id, kind, fuelKind, date, odometer, amount, isFull: isFull ?? false, isAfterGap }];
    },
  );

/** Every n-th point and the last one. */
const thinned = <Point>(points: readonly Point[]): Point[] => {
  const step = Math.ceil(points.length / MOST_POINTS);
  return points.filter((_, index) => index % step === 0 || index === points.length - 1);
};

/** Statistics of the entries of one vehicle and period. */
export const costsOf = (entries: readonly CountedEntry[]): Costs => {
  const readings = entries
    .flatMap(({ date, odometer }) => (odometer === null ? [] : [{ date, odometer }]))
    .toSorted((a, b) => (a.date === b.date ? a.odometer - b.odometer : a.date < b.date ? -1 : 1));
  const driven = (readings.at(-1)?.odometer ?? 0) - (readings[0]?.odometer ?? 0);
  const miles = driven > 0 ? driven : null;
  const paid = entries.filter(({ costCents }) => costCents !== null);
  const byCurrency = [...Map.groupBy(paid, ({ currency }) => currency ?? '')].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return {
    spending: byCurrency.map(([currency, ofIt]) => spendingIn(currency, ofIt, miles)),
    miles,
    stretches: stretchesOf(fillingsOf(entries)),
    odometer: thinned(readings),
  };
};
