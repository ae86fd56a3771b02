import type { ScheduledService, ServiceDone } from './scheduled-service.ts';
import { addDays, addMonths, daysBetween, monthsBetween } from './service-dates.ts';
import type { ServiceItemId } from './service-item.ts';
import type { ServicedCar, ServiceInterval, ServiceRule, SevereUse } from './service-rule.ts';

/** What is within these is due soon. */
const SOON_DAYS = 30;
const SOON_MILES = 600;

/** The last time, by date and by odometer. */
export const lastDone = (
  history: readonly ServiceDone[],
  item: ServiceItemId,
): Omit<ServiceDone, 'item'> | undefined => {
  const records = history.filter((done) => done.item === item);
  const dates = records.flatMap(({ date }) => date ?? []);
  const mileages = records.flatMap(({ mileage }) => mileage ?? []);
  const nextDue = records
    .flatMap((record) => record.nextDue ?? [])
    .toSorted()
    .at(-1);
  if (dates.length + mileages.length === 0 && nextDue === undefined) return undefined;
  const date = dates.toSorted().at(-1);
  return {
    ...(date === undefined ? {} : { date }),
    ...(mileages.length === 0 ? {} : { mileage: Math.max(...mileages) }),
    // A record after that day has overtaken it.
    ...(nextDue === undefined || (date !== undefined && date >= nextDue) ? {} : { nextDue }),
  };
};

/** A car today, as all its items are reckoned. */
export interface Situation {
  readonly car: ServicedCar;
  /** First registered, or 1 January of the model year; undefined when the year is unknown. */
  readonly born: string | undefined;
  readonly mileage: number | undefined;
  readonly milesPerYear: number;
  readonly severe: ReadonlySet<SevereUse>;
  readonly history: readonly ServiceDone[];
  readonly isSouthern: boolean;
  readonly today: string;
}

type Due = Pick<ScheduledService, 'dueDate' | 'dueMileage' | 'from'>;

/** Due an interval after it was last done. */
export const dueAfter = (
  done: Omit<ServiceDone, 'item'>,
  interval: ServiceInterval,
  { today, mileage, milesPerYear }: Situation,
): Due => {
  if (done.nextDue !== undefined) {
    return { dueDate: done.nextDue, dueMileage: undefined, from: 'history' };
  }
  // A record by odometer only of an item that goes by date: the day is worked out from the use.
  const date =
    done.date ??
    (done.mileage === undefined || mileage === undefined
      ? today
      : addDays(today, -Math.round(((mileage - done.mileage) / milesPerYear) * 365)));
  return {
    dueDate: interval.months === undefined ? undefined : addMonths(date, interval.months),
    dueMileage:
      interval.miles === undefined || done.mileage === undefined
        ? undefined
        : done.mileage + interval.miles,
    from: 'history',
  };
};

/** The next of a series of values that begins with `first`. */
const nextOf = (value: number, first: number, step: number): number =>
  value <= first ? first : first + Math.ceil((value - first) / step) * step;

/** Due by age and odometer, of what has no record. */
export const dueByAge = (
  rule: ServiceRule,
  interval: ServiceInterval,
  first: ServiceInterval,
  at: Situation,
): Due => {
  const { born, mileage, today } = at;
  const months = born === undefined ? undefined : Math.max(0, monthsBetween(born, today));
  const isPast =
    (months !== undefined && first.months !== undefined && months > first.months) ||
    (mileage !== undefined && first.miles !== undefined && mileage > first.miles);
  if (isPast && rule.isDueWithoutRecord === true) {
    return { dueDate: addDays(today, SOON_DAYS), dueMileage: undefined, from: 'assumed' };
  }
  const dueDate =
    interval.months === undefined || first.months === undefined
      ? undefined
      : born === undefined || months === undefined
        ? addMonths(today, interval.months)
        : addMonths(born, nextOf(months + 1, first.months, interval.months));
  return {
    dueDate,
    dueMileage:
      interval.miles === undefined || first.miles === undefined || mileage === undefined
        ? undefined
        : nextOf(mileage + 1, first.miles, interval.miles),
    from: isPast || born === undefined ? 'assumed' : 'age',
  };
};

/** The next such day of the year; half a year later south of the equator. */
export const dueInSeason = (
  day: string,
  done: string | undefined,
  { today, isSouthern }: Situation,
): Due => {
  const inYear = (year: number): string =>
    isSouthern ? addMonths(`${year}-${day}`, 6) : `${year}-${day}`;
  const year = Number(today.slice(0, 4));
  // It stays due for two months after its day, unless it was done in the three before it.
  const SEASON_MONTHS = 2;
  const EARLY_MONTHS = 3;
  const dueDate = [year - 1, year, year + 1]
    .map(inYear)
    .find(
      (date) =>
        addMonths(date, SEASON_MONTHS) > today &&
        (done === undefined || done < addMonths(date, -EARLY_MONTHS)),
    );
  // A season that has begun is due now, not on a day that has passed.
  const next = dueDate ?? inYear(year + 2);
  return {
    dueDate: next < today ? today : next,
    dueMileage: undefined,
    from: done === undefined ? 'age' : 'history',
  };
};

export const stateOf = (
  { dueDate, dueMileage }: Due,
  isSeasonal: boolean,
  { today, mileage }: Situation,
): ScheduledService['state'] => {
  const days = dueDate === undefined ? Number.POSITIVE_INFINITY : daysBetween(today, dueDate);
  const miles =
    dueMileage === undefined || mileage === undefined
      ? Number.POSITIVE_INFINITY
      : dueMileage - mileage;
  // A season that has begun is not missed yet.
  if (!isSeasonal && (days < 0 || miles < 0)) return 'overdue';
  return days <= SOON_DAYS || miles <= SOON_MILES ? 'due-soon' : 'later';
};

/** The day on which it falls due at this use. */
export const expectedOf = ({ dueDate, dueMileage }: Due, at: Situation): string => {
  const days =
    dueMileage === undefined || at.mileage === undefined
      ? undefined
      : Math.max(0, Math.round(((dueMileage - at.mileage) / at.milesPerYear) * 365));
  const byMiles = days === undefined ? undefined : addDays(at.today, days);
  const both = [dueDate, byMiles].filter((date) => date !== undefined).toSorted();
  return both[0] ?? at.today;
};
