import type { ServiceItemId } from '@wrenchwise/vehicle/service/service-item';
import { serviceSchedule } from '@wrenchwise/vehicle/service/service-schedule';
import type { Fuel, Transmission } from '@wrenchwise/vehicle/vehicle';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';

import { intervalText } from './figures.ts';

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

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(words.map((word) => word.toLowerCase()));

/**
 * The typical service of a model: each item with its interval, and for which of its fuels and
 * gearboxes where not for all. No maker's own schedule.
 */
export const serviceItems = (car: {
  readonly year: number | null;
  readonly fuels: readonly Fuel[];
  readonly transmissions: readonly Transmission[];
  readonly hasAllWheelDrive: boolean;
}) => {
  const fuels: readonly (Fuel | null)[] = car.fuels.length > 0 ? car.fuels : [null];
  const gearboxes: readonly (Transmission | null)[] =
    car.transmissions.length > 0 ? car.transmissions : [null];
  const kinds = fuels.flatMap((fuel) =>
    gearboxes
      .filter(
        (gearbox) =>
          (fuel === 'electric') === (gearbox === 'single-speed') || gearboxes.length === 1,
      )
      .map((transmission) => ({ fuel, transmission })),
  );
  const all = kinds.flatMap((kind) =>
    serviceSchedule({
      vehicle: { ...kind, year: car.year, hasAllWheelDrive: car.hasAllWheelDrive },
      today: ANY_DAY,
    })
      .filter(({ item }) => !NOT_OF_THE_MODEL.has(item))
      .map((service) => ({ ...kind, service, interval: intervalText(service.interval) })),
  );
  const groups = Map.groupBy(all, ({ service, interval }) => `${service.item} ${interval}`);
  return Array.from(groups, ([key, members]) => {
    const [first] = members;
    const with_ = {
      fuels: new Set(members.map(({ fuel }) => fuel)),
      gearboxes: new Set(members.map(({ transmission }) => transmission)),
    };
    const fuelWords = [...with_.fuels].flatMap((fuel) => (fuel ? [FUEL_WORDS[fuel]] : []));
    const gearboxWords = [...with_.gearboxes].flatMap((kind) =>
      kind ? [TRANSMISSION_WORDS[kind]] : [],
    );
    const only =
      members.length === kinds.length
        ? undefined
        : with_.fuels.size < fuels.length
          ? listed(fuelWords)
          : `${listed(gearboxWords)} gearbox`;
    return first === undefined
      ? []
      : [
          {
            key,
            title: first.service.title,
            reason: first.service.reason,
            caution: first.service.caution,
            interval: first.interval,
            only,
          },
        ];
  }).flat();
};

export type ServiceItem = ReturnType<typeof serviceItems>[number];
