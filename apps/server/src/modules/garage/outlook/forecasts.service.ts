import type { Forecast } from '@wrenchwise/contract/endpoints/forecasts';
import type { Database } from '@wrenchwise/database/database';
import type { OutlookOf } from '@wrenchwise/library/outlook/create-outlook';
import type { Repaired } from '@wrenchwise/library/outlook/outlook';
import { renewedBy } from '@wrenchwise/library/outlook/repairs-in-words';
import { addDays } from '@wrenchwise/vehicle/service/service-dates';

import type { SessionUser } from '../../../platform/http/context.ts';
import { priceOptionsOf } from '../../../platform/price-options.ts';
import type { LogService } from '../log/log.service.ts';
import type { PlanService } from '../maintenance/plan.service.ts';
import { listCars } from './analytics-scope.ts';
import { listReadings } from './costs.repository.ts';
import { againstLog, type Happened, odometerOn } from './forecast-against-log.ts';
import { firstEntryOn, listFound, upkeepSince } from './forecasts.repository.ts';

type User = Pick<SessionUser, 'id' | 'timeZone' | 'place' | 'prices'>;

export interface ForecastsService {
  /** Of the user's own cars, or of one that they may see. Throws `db/record-not-found`. */
  readonly list: (user: User, vehicleId: string | undefined) => Promise<Forecast[]>;
}

interface Dependencies {
  readonly db: Database;
  readonly outlookOf: OutlookOf;
  readonly plan: Pick<PlanService, 'situation'>;
  readonly log: Pick<LogService, 'workDone'>;
}

const DAYS_AHEAD = 365;
/** Over less time next to nothing can have come. */
const MIN_DAYS = 60;
const MAX_CARS = 10;
const LONG_AGO = '1900-01-01';

const asRepaired = ({
  id,
  date,
  mileage,
}: {
  readonly id: string;
  readonly date: string;
  readonly mileage: number | null;
}): Repaired => ({ faultId: id, date, ...(mileage === null ? {} : { mileage }) });

/** Forecasts of a year ago, worked out today from what was on record then, against what came. */
export const createForecastsService = ({
  db,
  outlookOf,
  plan,
  log,
}: Dependencies): ForecastsService => {
  const forecastOf = async (
    user: User,
    { id: vehicleId, name }: { readonly id: string; readonly name: string },
  ): Promise<Forecast> => {
    const own = db.forUser(user.id);
    const [{ input, done, milesPerYear }, work, first, readings] = await Promise.all([
      plan.situation(user, vehicleId),
      log.workDone(user.id, vehicleId),
      firstEntryOn(own, vehicleId),
      listReadings(own, { vehicleIds: [vehicleId], from: LONG_AGO, to: '9999-12-31' }),
    ]);
    const { today } = input;
    const yearAgo = addDays(today, -DAYS_AHEAD);
    const from = first === undefined || first < yearAgo ? yearAgo : first;
    const isTooSoon = first === undefined || from > addDays(today, -MIN_DAYS);
    const isBefore = ({ date }: { readonly date: string }): boolean => date < from;
    const renewed = work.flatMap(({ title, ...at }) =>
      renewedBy({ title }).map((id) => ({ id, title, ...at })),
    );
    const repaired = [...done.map(({ item, ...at }) => ({ id: item, ...at })), ...renewed]
      .filter(isBefore)
      .map(asRepaired);
    const outlook = outlookOf({
      ...input,
      today: from,
      vehicle: {
        ...input.vehicle,
        mileage: odometerOn(readings.get(vehicleId) ?? [], from, milesPerYear),
      },
      history: (input.history ?? []).filter(
        (each) => 'date' in each && each.date !== undefined && each.date < from,
      ),
      repaired,
      motAdvisories: [],
      recalls: [],
      prices: priceOptionsOf(user.prices),
    });
    const [found, upkeep] = isTooSoon
      ? [[], []]
      : await Promise.all([
          listFound(own, { vehicleId, from }),
          upkeepSince(own, { vehicleId, from }),
        ]);
    const happened: Happened[] = [
      ...done.map(({ item, date }) => ({ id: item, title: item, on: date, by: 'task' as const })),
      ...renewed.map(({ id, title, date }) => ({ id, title, on: date, by: 'log' as const })),
      ...found,
    ].filter(({ on }) => on >= from);
    return {
      vehicleId,
      name,
      from: isTooSoon ? null : from,
      until: today,
      ...againstLog(outlook, { from, until: today }, isTooSoon ? [] : happened),
      currency: outlook.currency,
      spentCents: upkeep.find(({ currency }) => currency === outlook.currency)?.cents ?? 0,
      hasOtherCurrencies: upkeep.some(({ currency }) => currency !== outlook.currency),
    };
  };
  return {
    list: async (user, vehicleId) => {
      const cars = await listCars(db.forUser(user.id), vehicleId);
      const forecasts: Forecast[] = [];
      // One after the other: each asks the database for several things at once.
      for (const car of cars.slice(0, MAX_CARS)) forecasts.push(await forecastOf(user, car));
      return forecasts;
    },
  };
};
