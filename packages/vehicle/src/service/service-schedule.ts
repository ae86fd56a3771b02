import { hasTransferCase } from '../chassis-kind.ts';
import { CHASSIS_RULES } from './chassis-rules.ts';
import { ENGINE_RULES } from './engine-rules.ts';
import type { ScheduledService, ScheduleInput, UseProfile } from './scheduled-service.ts';
import {
  dueAfter,
  dueByAge,
  dueInSeason,
  expectedOf,
  lastDone,
  type Situation,
  stateOf,
} from './service-due.ts';
import type {
  ServicedCar,
  ServiceInterval,
  ServiceMarket,
  ServiceRule,
  SevereUse,
} from './service-rule.ts';
import { UPKEEP_RULES } from './upkeep-rules.ts';

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

/** No interval gets shorter than this part of it. */
const MIN_FACTOR = 0.4;

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

const worded = (text: ServiceRule['reason'], car: ServicedCar): string =>
  typeof text === 'function' ? text(car) : text;

const scheduled = (rule: ServiceRule, at: Situation): ScheduledService => {
  const usual = resolve(rule.interval, at.car) ?? {};
  const shorter = Object.entries(rule.severe ?? {}).flatMap(([use, { factor, reason }]) =>
    at.severe.has(use as SevereUse) ? [{ use: use as SevereUse, factor, reason }] : [],
  );
  const factor = Math.max(MIN_FACTOR, Math.min(1, ...shorter.map((each) => each.factor)));
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
    reason: worded(rule.reason, at.car),
    caution: rule.caution === undefined ? undefined : worded(rule.caution, at.car),
    interval,
    shortenedBy: shorter.map(({ use, reason }) => ({ use, reason })),
    isTypical: true,
    need: rule.need,
    ...due,
    expected: expectedOf(due, at),
    state: stateOf(due, rule.yearlyOn !== undefined, at),
  };
};

const STATES: readonly ScheduledService['state'][] = ['overdue', 'due-soon', 'later'];

/** What rules are chosen by, of a car as it was described. */
export const servicedCar = ({
  vehicle,
  market,
}: Pick<ScheduleInput, 'vehicle' | 'market'>): ServicedCar => ({
  fuel: vehicle.fuel ?? undefined,
  transmission: vehicle.transmission ?? (vehicle.fuel === 'electric' ? 'single-speed' : undefined),
  year: vehicle.year ?? undefined,
  hasAllWheelDrive: vehicle.hasAllWheelDrive ?? false,
  hasTransferBox: hasTransferCase({ make: vehicle.make ?? '', model: vehicle.model ?? '' }),
  market,
});

/** Miles a year: the owner's, else the market's average; at least one. */
export const milesPerYearOf = (
  useProfile: UseProfile | undefined,
  market: ServiceMarket | undefined,
): number =>
  Math.max(
    1,
    useProfile?.milesPerYear ?? (market === undefined ? ANY_MILES : AVERAGE_MILES[market]),
  );

/**
 * The typical schedule of a car: what fits its fuel, gearbox, age and market, the most urgent first.
 * Items whose fuel or gearbox is unknown are left out, but for those of any engine. Pure: no clock.
 *
 * Intervals are those that makers in general give, the careful end; severe use shortens them by the
 * strongest single reason. The car's own manual overrules all of it.
 */
export const serviceSchedule = (input: ScheduleInput): readonly ScheduledService[] => {
  const { vehicle, market, today, useProfile, history = [] } = input;
  const car = servicedCar(input);
  const at: Situation = {
    car,
    born: vehicle.firstRegistered ?? (car.year === undefined ? undefined : `${car.year}-01-01`),
    mileage: input.mileage ?? vehicle.mileage ?? undefined,
    milesPerYear: milesPerYearOf(useProfile, market),
    severe: new Set(useProfile?.severe),
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
