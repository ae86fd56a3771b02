/** Days, YYYY-MM-DD, both included; undefined: without an end. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The first days of months, both included; undefined: without an end. */
export interface Months {
  readonly first: string | undefined;
  readonly last: string | undefined;
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

const shifted = (day: string, change: (at: Date) => void): string => {
  const at = new Date(`${day}T00:00:00Z`);
  change(at);
  return at.toISOString().slice(0, 10);
};

const monthsLater = (month: string, months: number): string =>
  shifted(month, (at) => at.setUTCMonth(at.getUTCMonth() + months));

const dayBefore = (day: string): string => shifted(day, (at) => at.setUTCDate(at.getUTCDate() - 1));

/** The months that are within a period from their first day to their last. `first` may be after `last`: none is. */
export const wholeMonths = ({ from, to }: Period): Months => {
  const next = (month: string): string => monthsLater(month, 1);
  const isLastDay =
    to !== undefined &&
    monthOf(to) !== monthOf(shifted(to, (at) => at.setUTCDate(at.getUTCDate() + 1)));
  return {
    first: from === undefined || from === monthOf(from) ? from : next(monthOf(from)),
    last: to === undefined ? undefined : isLastDay ? monthOf(to) : monthsLater(monthOf(to), -1),
  };
};

/** What is left of a period beside its whole months: the days at its start, and those at its end. */
export const daysOf = ({ from, to }: Period, { first, last }: Months): Period[] => {
  if (
    from !== undefined &&
    to !== undefined &&
    first !== undefined &&
    last !== undefined &&
    first > last
  ) {
    return [{ from, to }];
  }
  return [
    ...(from === undefined || first === undefined || from === first
      ? []
      : [{ from, to: dayBefore(first) }]),
    ...(to === undefined || last === undefined || to < monthsLater(last, 1)
      ? []
      : [{ from: monthsLater(last, 1), to }]),
  ];
};
