import type { Vehicle } from '../vehicle.ts';
import { CHASSIS_RULES } from './chassis-rules.ts';
import { ENGINE_RULES } from './engine-rules.ts';
import { addDays, addMonths, daysBetween, monthsBetween } from './service-dates.ts';
import type { ServiceItemId } from './service-item.ts';
import type {
  ServicedCar,
  ServiceInterval,
  ServiceMarket,
  ServiceRule,
  SevereUse,
} from './service-rule.ts';
import { UPKEEP_RULES } from './upkeep-rules.ts';

export interface UseProfile {
  /** Miles a year; an average without it. */
  readonly milesPerYear?: number;
  readonly severe?: readonly SevereUse[];
}

/** When something was last done: by date, by odometer, or both. */
export interface ServiceDone {
  readonly item: ServiceItemId;
  /** YYYY-MM-DD. */
  readonly date?: string;
  /** Odometer in miles. */
  readonly mileage?: number;
}

export interface ScheduledService {
  readonly item: ServiceItemId;
  /** Imperative, for a task: 'Change the engine oil and filter'. */
  readonly title: string;
  /** Why it is done, one sentence. */
  readonly reason: string;
  /** What the car's manual decides, or what to beware of. */
  readonly caution: string | undefined;
  /** For this use: shorter than usual where `shortenedBy` says why. */
  readonly interval: ServiceInterval;
  readonly shortenedBy: readonly { readonly use: SevereUse; readonly reason: string }[];
  /** Every interval is typical of such cars; none is the maker's own for this one. Say so. */
  readonly isTypical: true;
  readonly need: ServiceRule['need'];
  /** YYYY-MM-DD, and odometer in miles: due at whichever comes first. At least one is given. */
  readonly dueDate: string | undefined;
  readonly dueMileage: number | undefined;
  /** The day on which the first of both will be reached at this use. */
  readonly expected: string;
  /**
   * 'history': from when it was last done. 'age': its first time, from the car's age and mileage.
   * 'assumed': no record of a car past that; taken for done whenever it was due, unless it is one of
   * the items that are then due now.
   */
  readonly from: 'history' | 'age' | 'assumed';
  readonly state: 'overdue' | 'due-soon' | 'later';
}

export interface ScheduleInput {
  readonly vehicle: Vehicle & {
    readonly hasAllWheelDrive?: boolean;
    /** YYYY-MM-DD, where known better than by the model year. */
    readonly firstRegistered?: string;
  };
  readonly market?: ServiceMarket;
  /** Odometer in miles today; the vehicle's without it. */
  readonly mileage?: number;
  readonly useProfile?: UseProfile;
  readonly history?: readonly ServiceDone[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

const RULES: readonly ServiceRule[] = [...ENGINE_RULES, ...CHASSIS_RULES, ...UPKEEP_RULES];

/** Miles a year where the owner's are unknown: national averages, rounded. */
const AVERAGE_MILES: Readonly<Record<ServiceMarket, number>> = {
  us: 12_000,
  ca: 9500,
  uk: 7500,
  eu: 7500,
  au: 8000,
};
const ANY_MILES = 9000;

/** What is within these is due soon. */
const SOON_DAYS = 30;
const SOON_MILES = 600;

/** No interval gets shorter than this part of it. */
const LEAST_FACTOR = 0.4;

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

const times = ({ months, miles, km }: ServiceInterval, factor: number): ServiceInterval => ({
  ...(months === undefined ? {} : { months: Math.max(1, Math.round(months * factor)) }),
  ...(miles === undefined ? {} : { miles: roundTo(miles * factor, 500) }),
  ...(km === undefined ? {} : { km: roundTo(km * factor, 500) }),
});

const resolve = (
  interval: ServiceRule['interval'] | undefined,
  car: ServicedCar,
): ServiceInterval | undefined => (typeof interval === 'function' ? interval(car) : interval);

/** The last time, by date and by odometer. */
const lastDone = (
  history: readonly ServiceDone[],
  item: ServiceItemId,
): Omit<ServiceDone, 'item'> | undefined => {
  const records = history.filter((done) => done.item === item);
  const dates = records.flatMap(({ date }) => date ?? []);
  const mileages = records.flatMap(({ mileage }) => mileage ?? []);
  if (dates.length === 0 && mileages.length === 0) return undefined;
  const date = dates.toSorted().at(-1);
  return {
    ...(date === undefined ? {} : { date }),
    ...(mileages.length === 0 ? {} : { mileage: Math.max(...mileages) }),
  };
};

interface Situation {
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

const dueAfter = (
  done: Omit<ServiceDone, 'item'>,
  interval: ServiceInterval,
  { today, mileage, milesPerYear }: Situation,
): Due => {
  // A record by odometer alone of an item that goes by date: the day is worked out from the use.
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

const dueByAge = (
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
const dueInSeason = (
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
  return {
    dueDate: dueDate ?? inYear(year + 2),
    dueMileage: undefined,
    from: done === undefined ? 'age' : 'history',
  };
};

const stateOf = (
  { dueDate, dueMileage }: Due,
  { today, mileage }: Situation,
): ScheduledService['state'] => {
  const days = dueDate === undefined ? Number.POSITIVE_INFINITY : daysBetween(today, dueDate);
  const miles =
    dueMileage === undefined || mileage === undefined
      ? Number.POSITIVE_INFINITY
      : dueMileage - mileage;
  if (days < 0 || miles < 0) return 'overdue';
  return days <= SOON_DAYS || miles <= SOON_MILES ? 'due-soon' : 'later';
};

const expectedOf = ({ dueDate, dueMileage }: Due, at: Situation): string => {
  const days =
    dueMileage === undefined || at.mileage === undefined
      ? undefined
      : Math.max(0, Math.round(((dueMileage - at.mileage) / at.milesPerYear) * 365));
  const byMiles = days === undefined ? undefined : addDays(at.today, days);
  const both = [dueDate, byMiles].filter((date) => date !== undefined).toSorted();
  return both[0] ?? at.today;
};

const scheduled = (rule: ServiceRule, at: Situation): ScheduledService => {
  const usual = resolve(rule.interval, at.car) ?? {};
  const shorter = Object.entries(rule.severe ?? {}).flatMap(([use, { factor, reason }]) =>
    at.severe.has(use as SevereUse) ? [{ use: use as SevereUse, factor, reason }] : [],
  );
  const factor = Math.max(LEAST_FACTOR, Math.min(1, ...shorter.map((each) => each.factor)));
  const interval = times(usual, factor);
  const first = times(resolve(rule.first, at.car) ?? usual, factor);
  const done = lastDone(at.history, rule.item);
  const due =
    rule.yearlyOn === undefined
      ? done === undefined
        ? dueByAge(rule, interval, first, at)
        : dueAfter(done, interval, at)
      : dueInSeason(rule.yearlyOn, done?.date, at);
  return {
    item: rule.item,
    title: rule.title,
    reason: rule.reason,
    caution: rule.caution,
    interval,
    shortenedBy: shorter.map(({ use, reason }) => ({ use, reason })),
    isTypical: true,
    need: rule.need,
    ...due,
    expected: expectedOf(due, at),
    state: stateOf(due, at),
  };
};

const STATES: readonly ScheduledService['state'][] = ['overdue', 'due-soon', 'later'];

/**
 * The typical schedule of a car: what fits its fuel, gearbox, age and market, the most urgent first.
 * Items whose fuel or gearbox is unknown are left out, but for those of any engine. Pure: no clock.
 *
 * Intervals are those that makers in general give, the careful end; severe use shortens them by the
 * strongest single reason. The car's own manual overrules all of it.
 */
export const serviceSchedule = (input: ScheduleInput): readonly ScheduledService[] => {
  const { vehicle, market, today, useProfile = {}, history = [] } = input;
  const year = vehicle.year ?? undefined;
  const car: ServicedCar = {
    fuel: vehicle.fuel ?? undefined,
    transmission:
      vehicle.transmission ?? (vehicle.fuel === 'electric' ? 'single-speed' : undefined),
    year,
    hasAllWheelDrive: vehicle.hasAllWheelDrive ?? false,
    market,
  };
  const at: Situation = {
    car,
    born: vehicle.firstRegistered ?? (year === undefined ? undefined : `${year}-01-01`),
    mileage: input.mileage ?? vehicle.mileage ?? undefined,
    milesPerYear: Math.max(
      1,
      useProfile.milesPerYear ?? (market === undefined ? ANY_MILES : AVERAGE_MILES[market]),
    ),
    severe: new Set(useProfile.severe),
    history,
    isSouthern: market === 'au',
    today,
  };
  return RULES.filter((rule) => rule.fits?.(car) ?? true)
    .filter((rule) => rule.item !== 'underbody-wash' || at.severe.has('cold'))
    .map((rule) => scheduled(rule, at))
    .toSorted(
      (a, b) =>
        STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
        (a.expected < b.expected ? -1 : a.expected > b.expected ? 1 : 0),
    );
};
