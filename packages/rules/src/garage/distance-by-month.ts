/** An odometer reading. */
export interface Reading {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** In miles. */
  readonly odometer: number;
}

const DAY_MS = 86_400_000;

/** 'YYYY-MM' of the month after. */
const nextMonth = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** Every month from one to another, both included, oldest first; none where they are reversed or empty. */
export const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = [];
  if (from === '') return months;
  for (let month = from; month <= to; month = nextMonth(month)) months.push(month);
  return months;
};

const firstOf = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);

/**
 * Miles driven in each month that readings cover, oldest first: what lies between two readings is spread
 * evenly over their days. A reading below an earlier one is left out, as a slip or another instrument.
 */
export const distanceByMonth = (
  readings: readonly Reading[],
): { readonly month: string; readonly miles: number }[] => {
  const miles = new Map<string, number>();
  let last: { at: number; odometer: number } | undefined;
  for (const { date, odometer } of readings.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const at = Date.parse(`${date}T00:00:00Z`);
    if (last !== undefined && odometer < last.odometer) continue;
    if (last !== undefined) {
      const perDay = (odometer - last.odometer) / Math.max(1, (at - last.at) / DAY_MS);
      for (const month of monthsBetween(
        new Date(last.at).toISOString().slice(0, 7),
        date.slice(0, 7),
      )) {
        const from = Math.max(last.at, firstOf(month));
        const until = Math.min(Math.max(at, last.at + DAY_MS), firstOf(nextMonth(month)));
        const days = Math.max(0, (until - from) / DAY_MS);
        if (days > 0) miles.set(month, (miles.get(month) ?? 0) + perDay * days);
      }
    }
    last = { at, odometer };
  }
  return [...miles].map(([month, driven]) => ({ month, miles: driven }));
};
