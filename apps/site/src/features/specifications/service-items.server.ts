import type { ServiceItemId } from '@wrenchwise/vehicle/service/service-item';
import { serviceSchedule } from '@wrenchwise/vehicle/service/service-schedule';
import type { Fuel, Transmission } from '@wrenchwise/vehicle/vehicle';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';

import { intervalText } from './figures.ts';
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

/** Items of petrol engines that the page of a car of unknown fuel names as well. */
const OF_PETROL: ReadonlySet<ServiceItemId> = new Set(['spark-plugs']);

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(words.map((word) => word.toLowerCase()));

/** As before 'gearbox': 'dual-clutch', 'CVT'. */
const gearboxWord = (kind: Transmission): string => {
  if (kind === 'cvt') return 'CVT';
  return TRANSMISSION_WORDS[kind].toLowerCase().replace(' ', '-');
};

/**
 * The typical service of a model: each item with its interval, and for which of its fuels and
 * gearboxes where not for all. No maker's own schedule.
 */
export const serviceItems = (car: {
  readonly year: number | null;
  readonly fuels: readonly Fuel[];
  readonly transmissions: readonly Transmission[];
  readonly hasAllWheelDrive: boolean;
  /** Its CVT is that of its hybrid only. */
  readonly hasHybridCvtOnly: boolean;
}) => {
  const isKnown = car.fuels.length > 0;
  const fuels: readonly (Fuel | null)[] = isKnown ? car.fuels : [null, 'petrol'];
  const gearboxes: readonly (Transmission | null)[] =
    car.transmissions.length > 0 ? car.transmissions : [null];
  const kinds = fuels.flatMap((fuel) =>
    gearboxes
      .filter(
        (gearbox) =>
          ((fuel === 'electric') === (gearbox === 'single-speed') || gearboxes.length === 1) &&
          !(car.hasHybridCvtOnly && gearbox === 'cvt' && !IS_HYBRID.has(fuel)),
      )
      .map((transmission) => ({ fuel, transmission, isKnown })),
  );
  const all = kinds.flatMap((kind) =>
    serviceSchedule({
      vehicle: { ...kind, year: car.year, hasAllWheelDrive: car.hasAllWheelDrive },
      today: ANY_DAY,
    })
      .filter(({ item }) => !NOT_OF_THE_MODEL.has(item))
      .filter(({ item }) => kind.isKnown || OF_PETROL.has(item) || kind.fuel === null)
      .map((service) => ({
        ...kind,
        service,
        interval: ANY_INTERVAL.has(service.item) ? '' : intervalText(service.interval),
      })),
  );
  // What may not be there at all comes last.
  const ordered = all.toSorted(
    (a, b) => Number(ANY_INTERVAL.has(a.service.item)) - Number(ANY_INTERVAL.has(b.service.item)),
  );
  const groups = Map.groupBy(ordered, ({ service, interval }) => `${service.item} ${interval}`);
  return Array.from(groups, ([key, members]) => {
    const [first] = members;
    const with_ = {
      fuels: new Set(members.map(({ fuel }) => fuel)),
      gearboxes: new Set(members.map(({ transmission }) => transmission)),
    };
    const fuelWords = [...with_.fuels].flatMap((fuel) => (fuel ? [FUEL_WORDS[fuel]] : []));
    const gearboxWords = [...with_.gearboxes].flatMap((kind) => (kind ? [gearboxWord(kind)] : []));
    const only =
      members.length === kinds.length || (!isKnown && with_.fuels.has(null))
        ? undefined
        : with_.fuels.size < fuels.length
          ? listed(fuelWords)
          : `${new Intl.ListFormat('en-GB').format(gearboxWords)} gearbox`;
    return first === undefined
      ? []
      : [
          {
            key,
            title: typographic(first.service.title),
            reason: typographic(first.service.reason),
            caution: typographic(first.service.caution ?? ''),
            interval: first.interval,
            only,
          },
        ];
  }).flat();
};

export type ServiceItem = ReturnType<typeof serviceItems>[number];
