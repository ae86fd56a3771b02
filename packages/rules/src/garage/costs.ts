import { type Filling, stretchesOf, type Stretch } from './consumption.ts';
import type { FuelKind, LogCategory } from './log-kinds.ts';

/** What was spent in one currency. */
export interface Spending {
  /** ISO 4217. */
  readonly currency: string;
  readonly totalCents: number;
  /** Largest first. */
  readonly byCategory: readonly { readonly category: LogCategory; readonly cents: number }[];
  /** YYYY-MM, oldest first, only months in which something was spent. */
  readonly byMonth: readonly { readonly month: string; readonly cents: number }[];
  /** The same by category too, oldest first: what a month is made of. */
  readonly byMonthAndCategory: readonly {
    readonly month: string;
    readonly category: LogCategory;
    readonly cents: number;
  }[];
  /** Cents, with fractions; null where it is not known how far was driven. */
  readonly perMile: number | null;
}

export interface Costs {
  /** The currency with most entries first. Never added up. */
  readonly spending: readonly Spending[];
  /** Miles between the first and the last reading of the period; null with fewer than two. */
  readonly miles: number | null;
  readonly stretches: readonly Stretch[];
  /** The day since which fillings are counted, where the period has more than `MAX_FILLINGS`; else null. */
  readonly consumptionSince: string | null;
  /** What a litre or a kWh cost at each filling whose price is on record, oldest first. */
  readonly prices: readonly UnitPrice[];
  /** Oldest first; of a long series at most some `MAX_POINTS`. */
  readonly odometer: readonly OdometerReading[];
}

interface UnitPrice {
  readonly date: string;
  readonly kind: Filling['kind'];
  readonly fuelKind?: FuelKind;
  readonly currency: string;
  /** Cents, with fractions, of a litre or a kWh. */
  readonly cents: number;
}

/** A filling with what it cost. */
export interface PricedFilling extends Filling {
  readonly costCents?: number | null;
  readonly currency?: string | null;
}

export interface OdometerReading {
  readonly date: string;
  /** In miles. */
  readonly odometer: number;
}

/** What was paid in one month for entries of one kind and category. */
export interface MonthSum {
  /** ISO 4217. */
  readonly currency: string;
  /** YYYY-MM. */
  readonly month: string;
  readonly category: LogCategory | null;
  readonly cents: number;
  readonly entries: number;
}

/** What the statistics of a vehicle and period are made of: as much of a long log as of a short one. */
export interface CostParts {
  readonly sums: readonly MonthSum[];
  /** Oldest first, of one day by the reading; the first and the last of the period among them. */
  readonly readings: readonly OdometerReading[];
  /** The newest `MAX_FILLINGS` of the period. */
  readonly fillings: readonly PricedFilling[];
  readonly consumptionSince: string | null;
}

/** Points of an odometer line: more cannot be distinguished. */
export const MAX_POINTS = 400;
/** Fillings whose consumption is worked out: eight years of one a week. */
export const MAX_FILLINGS = 400;

const sumBy = <Key extends string>(
  sums: readonly MonthSum[],
  keyOf: (sum: MonthSum) => Key,
): [Key, number][] => {
  const found = new Map<Key, number>();
  for (const sum of sums) {
    const key = keyOf(sum);
    found.set(key, (found.get(key) ?? 0) + sum.cents);
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
};

const spendingIn = (
  currency: string,
  sums: readonly MonthSum[],
  miles: number | null,
): Spending => {
  const totalCents = sums.reduce((sum, { cents }) => sum + cents, 0);
  return {
    currency,
    totalCents,
    byCategory: sumBy(sums, ({ category }) => category ?? 'other')
      .map(([category, cents]) => ({ category, cents }))
      .toSorted((a, b) => b.cents - a.cents),
    byMonth: sumBy(sums, ({ month }) => month).map(([month, cents]) => ({ month, cents })),
    byMonthAndCategory: [
      ...Map.groupBy(sums, ({ month, category }) => `${month} ${category ?? 'other'}`),
    ]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, [first, ...others]]) =>
        first === undefined
          ? []
          : {
              month: first.month,
              category: first.category ?? 'other',
              cents: others.reduce((total, { cents }) => total + cents, first.cents),
            },
      ),
    perMile: miles === null ? null : totalCents / miles,
  };
};

const pricesOf = (fillings: readonly PricedFilling[]): UnitPrice[] =>
  fillings.flatMap(({ date, kind, fuelKind, amount, costCents, currency }) =>
    amount > 0 && costCents && currency
      ? { date, kind, ...(fuelKind ? { fuelKind } : {}), currency, cents: costCents / amount }
      : [],
  );

/** Every n-th point and the last one. */
const thinned = <Point>(points: readonly Point[]): Point[] => {
  const step = Math.ceil(points.length / MAX_POINTS);
  return points.filter((_, index) => index % step === 0 || index === points.length - 1);
};

const entriesOf = (sums: readonly MonthSum[]): number =>
  sums.reduce((total, { entries }) => total + entries, 0);

/** Statistics of one vehicle and period. */
export const costsFrom = ({ sums, readings, fillings, consumptionSince }: CostParts): Costs => {
  const driven = (readings.at(-1)?.odometer ?? 0) - (readings[0]?.odometer ?? 0);
  const miles = driven > 0 ? driven : null;
  const byCurrency = [...Map.groupBy(sums, ({ currency }) => currency)].toSorted(
    ([a, ofA], [b, ofB]) => entriesOf(ofB) - entriesOf(ofA) || (a < b ? -1 : 1),
  );
  return {
    spending: byCurrency.map(([currency, ofIt]) => spendingIn(currency, ofIt, miles)),
    miles,
    stretches: stretchesOf(fillings),
    consumptionSince,
    prices: pricesOf(fillings),
    odometer: thinned(readings),
  };
};
