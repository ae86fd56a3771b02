import { hasTransferCase } from '@wrenchwise/vehicle/chassis-kind';
import type { KnownModel } from '@wrenchwise/vehicle/known-model';
import type { ServiceItemId } from '@wrenchwise/vehicle/service/service-item';
import { serviceSchedule } from '@wrenchwise/vehicle/service/service-schedule';
import type { Fuel, Transmission } from '@wrenchwise/vehicle/vehicle';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';

import { intervalText } from './figures.ts';
import {
  hasMineralOilDiscs,
  itemsNotOf,
  lastWithMineralOil,
  MINERAL_OIL,
  MINERAL_OIL_DISCS,
} from './service-of-model.server.ts';
import { typographic } from './typographic.ts';

/** Duties and habits of owners, no service of a certain car. */
const NOT_OF_THE_MODEL: ReadonlySet<ServiceItemId> = new Set([
  'mot',
  'roadworthiness-inspection',
  'state-inspection',
  'vehicle-tax',
  'registration-renewal',
  'underbody-wash',
  'winter-check',
  'summer-check',
]);

/** Intervals do not depend on the day; what is due today is left out. */
const ANY_DAY = '2026-01-01';

/** Every engine's own: a page that does not know whether it has a belt says nothing of its interval. */
const ANY_INTERVAL: ReadonlySet<ServiceItemId> = new Set(['timing-belt']);

const IS_HYBRID: ReadonlySet<Fuel | null> = new Set<Fuel>(['hybrid', 'plug-in-hybrid']);

const HAS_BATTERY: ReadonlySet<Fuel | null> = new Set<Fuel>([
  'electric',
  'hybrid',
  'plug-in-hybrid',
]);

/** Items of petrol engines that the page of a car of unknown fuel names as well. */
const OF_PETROL: ReadonlySet<ServiceItemId> = new Set(['spark-plugs']);

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(words.map((word) => word.toLowerCase()));

/** As before 'gearbox': 'dual-clutch', 'CVT'. */
const gearboxWord = (kind: Transmission): string => {
  if (kind === 'cvt') return 'CVT';
  return TRANSMISSION_WORDS[kind].toLowerCase().replace(' ', '-');
};

const wheelsWord = (car: KnownModel): string =>
  hasTransferCase(car) ? 'four-wheel drive' : 'all-wheel drive';

/** Model years from which rules differ: those between the first and the last year of a model part its cars. */
const TURNS = [1993, 1995, 2000, 2010, 2013, 2015] as const;

/** Fewer years before a turn are no part of their own. */
const MIN_YEARS = 2;

/**
 * One year of each part of a model's years within which the same rules hold. A model that ends in the year of a turn,
 * such as 1989 to 2000, ends before it.
 */
const partsOf = ([from, to]: readonly [number, number]): readonly number[] => {
  const last = to > from && TURNS.some((turn) => turn === to) ? to - 1 : to;
  return [
    ...TURNS.filter((turn) => turn - from >= MIN_YEARS && turn <= last).map((turn) => turn - 1),
    last,
  ];
};

/** 'up to 1999', 'from 2000'; empty where it holds for all years. */
const yearsOnly = (parts: readonly number[], held: ReadonlySet<number | null>): string => {
  const first = parts.findIndex((part) => held.has(part));
  const last = parts.findLastIndex((part) => held.has(part));
  const after = parts[first - 1];
  const until = parts[last];
  if (first < 0 || until === undefined) return '';
  const starts = after === undefined ? '' : `from ${after + 1}`;
  const ends = last === parts.length - 1 ? '' : `up to ${until}`;
  return [starts, ends].filter(Boolean).join(' ');
};

interface Row {
  readonly key: string;
  readonly item: ServiceItemId;
  readonly title: string;
  readonly reason: string;
  readonly caution: string;
  readonly interval: string;
  readonly only: string | undefined;
}

/** With the fluid that the brakes take: where that is a mineral oil, no page speaks of brake fluid. */
const withMineralOil = (
  rows: readonly Row[],
  {
    named,
    years,
  }: { readonly named: KnownModel; readonly years: readonly [number, number] | undefined },
): readonly Row[] => {
  if (hasMineralOilDiscs(named)) {
    return rows.map((row) =>
      row.item === 'brake-fluid' ? { ...row, caution: MINERAL_OIL_DISCS } : row,
    );
  }
  const last = lastWithMineralOil(named);
  if (last === undefined || (years !== undefined && years[0] > last)) return rows;
  const hasLater = years !== undefined && years[1] > last;
  return rows.flatMap((row) =>
    row.item === 'brake-fluid'
      ? [
          {
            ...row,
            ...MINERAL_OIL,
            key: `${row.key} mineral`,
            interval: '',
            only: hasLater ? `up to ${last}` : undefined,
          },
          ...(hasLater ? [{ ...row, only: `from ${last + 1}` }] : []),
        ]
      : [row],
  );
};

interface ServicedModel {
  readonly named: KnownModel;
  /** First and last year; undefined: unknown. */
  readonly years: readonly [number, number] | undefined;
  readonly fuels: readonly Fuel[];
  readonly transmissions: readonly Transmission[];
  readonly hasAllWheelDrive: boolean;
  /** Whether all of its cars, as far as known, drive four wheels. */
  readonly isAllWheelDriven: boolean;
  /** The last year of cars with an engine, where only electric ones came after. */
  readonly lastWithEngine: number | undefined;
  /** First year in which a version with a traction battery was listed, by fuel. */
  readonly batteryFrom: Readonly<Partial<Record<Fuel, number>>>;
  /** Its CVT is that of its hybrid only. */
  readonly hasHybridCvtOnly: boolean;
}

/** Each combination of fuel, gearbox and part of the years of which cars were built. */
const kindsOf = (car: ServicedModel, parts: readonly number[]) => {
  const isKnown = car.fuels.length > 0;
  const fuels: readonly (Fuel | null)[] = isKnown ? car.fuels : [null, 'petrol'];
  const gearboxes: readonly (Transmission | null)[] =
    car.transmissions.length > 0 ? car.transmissions : [null];
  /** Hybrids and electric versions came years after the model. */
  const wasBuilt = (fuel: Fuel | null) => (year: number) => {
    if (fuel === null) return true;
    // A part is named by its last year and begins after the one before it.
    if (!HAS_BATTERY.has(fuel)) {
      const before = parts[parts.indexOf(year) - 1] ?? 0;
      return before < (car.lastWithEngine ?? year);
    }
    return year >= Math.min(car.batteryFrom[fuel] ?? 0, parts.at(-1) ?? 0);
  };
  return fuels.flatMap((fuel) =>
    gearboxes
      .filter(
        (gearbox) =>
          ((fuel === 'electric') === (gearbox === 'single-speed') || gearboxes.length === 1) &&
          !(car.hasHybridCvtOnly && gearbox === 'cvt' && !IS_HYBRID.has(fuel)),
      )
      .flatMap((transmission) =>
        (parts.length === 0 ? [null] : parts.filter(wasBuilt(fuel))).map((year) => ({
          fuel,
          transmission,
          year,
          isKnown,
        })),
      ),
  );
};

interface Placed {
  readonly service: { readonly item: ServiceItemId };
  readonly year: number | null;
}

/** In the order of the newest cars; what may not be there at all comes last. */
const inOrder = <T extends Placed>(all: readonly T[]): readonly T[] => {
  const places = new Map(
    all
      .toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))
      .map(({ service }, place) => [service.item, place] as const)
      .toReversed(),
  );
  const placeOf = (item: ServiceItemId) =>
    (ANY_INTERVAL.has(item) ? all.length : 0) + (places.get(item) ?? 0);
  return all.toSorted(
    (a, b) => placeOf(a.service.item) - placeOf(b.service.item) || (a.year ?? 0) - (b.year ?? 0),
  );
};

/**
 * The typical service of a model: each item with its interval, and for which of its fuels, gearboxes and years where
 * not for all. No maker's own schedule.
 */
export const serviceItems = (car: ServicedModel) => {
  const isKnown = car.fuels.length > 0;
  const parts = car.years === undefined ? [] : partsOf(car.years);
  const kinds = kindsOf(car, parts);
  const notOfModel = itemsNotOf(car.named);
  const all = kinds.flatMap((kind) =>
    serviceSchedule({
      vehicle: { ...kind, ...car.named, hasAllWheelDrive: car.hasAllWheelDrive },
      today: ANY_DAY,
    })
      .filter(({ item }) => !NOT_OF_THE_MODEL.has(item) && !notOfModel.has(item))
      .filter(({ item }) => kind.isKnown || OF_PETROL.has(item) || kind.fuel === null)
      .map((service) => ({
        ...kind,
        service,
        interval: ANY_INTERVAL.has(service.item) ? '' : intervalText(service.interval),
      })),
  );
  const groups = Map.groupBy(
    inOrder(all),
    ({ service, interval }) => `${service.item} ${interval}`,
  );
  const items = Array.from(groups, ([key, members]) => {
    // Where the wording differs, that for the newest cars, and not what holds for a traction battery only.
    const first = members.findLast(({ fuel }) => !HAS_BATTERY.has(fuel)) ?? members.at(-1);
    const with_ = {
      fuels: new Set(members.map(({ fuel }) => fuel)),
      gearboxes: new Set(members.map(({ transmission }) => transmission)),
      years: new Set(members.map(({ year }) => year)),
    };
    const hasGap = car.lastWithEngine !== undefined;
    const then = new Set(
      kinds.filter(({ year }) => hasGap || with_.years.has(year)).map(({ fuel }) => fuel),
    );
    const missing = [...then].filter((fuel) => !with_.fuels.has(fuel));
    const fuelWords =
      with_.fuels.size > 1 &&
      [...with_.fuels].some((fuel) => !HAS_BATTERY.has(fuel)) &&
      missing.every((fuel) => fuel === 'electric')
        ? 'with an engine'
        : listed([...with_.fuels].flatMap((fuel) => (fuel ? [FUEL_WORDS[fuel]] : [])));
    const gearboxWords = [...with_.gearboxes].flatMap((kind) => (kind ? [gearboxWord(kind)] : []));
    const isOfSomeFuels = isKnown ? missing.length > 0 : !with_.fuels.has(null);
    const possible = kinds.filter(
      ({ fuel, year }) => with_.fuels.has(fuel) && with_.years.has(year),
    );
    const isOfSomeGearboxes = possible.some(
      ({ transmission }) => !with_.gearboxes.has(transmission),
    );
    const isOfAllWheelDrive =
      first?.service.item === 'all-wheel-drive-oil' && !car.isAllWheelDriven;
    const only = [
      isOfAllWheelDrive ? wheelsWord(car.named) : '',
      isOfSomeFuels && !(isOfSomeGearboxes && fuelWords === 'with an engine') ? fuelWords : '',
      isOfSomeGearboxes ? `${new Intl.ListFormat('en-GB').format(gearboxWords)} gearbox` : '',
      yearsOnly(
        parts.filter((part) =>
          kinds.some(({ fuel, year }) => year === part && with_.fuels.has(fuel)),
        ),
        with_.years,
      ),
    ]
      .filter(Boolean)
      .join(', ');
    return first === undefined
      ? []
      : [
          {
            key,
            item: first.service.item,
            title: typographic(first.service.title),
            reason: typographic(first.service.reason),
            caution: typographic(first.service.caution ?? ''),
            interval: first.interval,
            only: only === '' ? undefined : only,
          },
        ];
  }).flat();
  return withMineralOil(items, car);
};

export type ServiceItem = ReturnType<typeof serviceItems>[number];
