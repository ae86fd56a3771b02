import type { Analytics, ANALYTICS_SHEETS } from '@wrenchwise/contract/endpoints/analytics';
import type { Database } from '@wrenchwise/database/database';
import { distanceByMonth, type Reading } from '@wrenchwise/rules/garage/distance-by-month';
import { dayIn } from '@wrenchwise/rules/garage/task-state';

import type { SessionUser } from '../../../platform/http/context.ts';
import { judgedOutcomes } from './accuracy.repository.ts';
import { listCars, type Scope } from './analytics-scope.ts';
import { analyticsSheet } from './analytics-sheet.ts';
import { listTanks, type TankRow } from './consumption.repository.ts';
import { listReadings, listSpent, type SpentRow } from './costs.repository.ts';
import { listProblems, listRepairs, listTroubles } from './reliability.repository.ts';

type User = Pick<SessionUser, 'id' | 'timeZone'>;

/** What is asked for: without a vehicle all of the user's own, without days the last two years. */
interface AnalyticsFilter {
  readonly vehicleId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface AnalyticsService {
  /** Throws `db/record-not-found` for a vehicle that the user may not see. */
  readonly get: (user: User, filter: AnalyticsFilter) => Promise<Analytics>;
  readonly sheet: (
    user: User,
    filter: AnalyticsFilter & { readonly sheet: (typeof ANALYTICS_SHEETS)[number] },
  ) => Promise<string>;
}

const YEARS = 2;

const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`.replace(/-02-29$/, '-02-28');

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Miles between the first and the last reading; null without two, or where they fall. */
const drivenIn = (readings: readonly Reading[] = []): number | null => {
  const inOrder = readings.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const miles = (inOrder.at(-1)?.odometer ?? 0) - (inOrder[0]?.odometer ?? 0);
  return miles > 0 ? miles : null;
};

type Readings = ReadonlyMap<string, readonly Reading[]>;

/** Money by currency, the one with most entries first. */
const spentOf = (rows: readonly SpentRow[], readings: Readings): Analytics['spent'] =>
  [...Map.groupBy(rows, ({ currency }) => currency)]
    .toSorted(([, a], [, b]) => sum(b.map((row) => row.entries)) - sum(a.map((row) => row.entries)))
    .map(([currency, ofIt]) => ({
      currency,
      totalCents: sum(ofIt.map(({ cents }) => cents)),
      byMonth: [
        ...Map.groupBy(ofIt, ({ month, category }) => `${month} ${category}`).values(),
      ].flatMap(([first, ...others]) =>
        first
          ? [
              {
                month: first.month,
                category: first.category,
                cents: first.cents + sum(others.map(({ cents }) => cents)),
              },
            ]
          : [],
      ),
      byCar: [...Map.groupBy(ofIt, (row) => row.vehicle_id)]
        .map(([vehicleId, ofCar]) => {
          const cents = sum(ofCar.map((row) => row.cents));
          const miles = drivenIn(readings.get(vehicleId));
          return { vehicleId, cents, centsPerMile: miles === null ? null : cents / miles };
        })
        .toSorted((a, b) => b.cents - a.cents),
    }));

/** Miles by month of all cars together. */
const drivenByMonth = (readings: Readings): Analytics['driven'] => {
  const months = [...readings.values()].flatMap((ofCar) => distanceByMonth(ofCar));
  return [...Map.groupBy(months, ({ month }) => month)]
    .map(([month, ofMonth]) => ({ month, miles: sum(ofMonth.map(({ miles }) => miles)) }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
};

const consumptionOf = (rows: readonly TankRow[]): Analytics['consumption'] =>
  [...Map.groupBy(rows, (row) => `${row.vehicle_id} ${row.kind}`).values()].flatMap((tanks) =>
    tanks[0]
      ? [
          {
            vehicleId: tanks[0].vehicle_id,
            kind: tanks[0].kind,
            tanks: tanks.map(({ date, miles, amount }) => ({ date, miles, amount })),
          },
        ]
      : [],
  );

/** What cars cost and use over time, how reliable they are, and how right we were: grouped in SQL. */
export const createAnalyticsService = ({
  db,
  now,
}: {
  readonly db: Database;
  readonly now: () => Date;
}): AnalyticsService => {
  const get: AnalyticsService['get'] = async (user, { vehicleId, from, to }) => {
    const own = db.forUser(user.id);
    const until = to ?? dayIn(user.timeZone, now());
    const cars = await listCars(own, vehicleId);
    const scope: Scope = {
      vehicleIds: cars.map(({ id }) => id),
      from: from ?? yearsBefore(until, YEARS),
      to: until,
    };
    const [spent, readings, tanks, problems, repairs, troubles, { row, cases }] = await Promise.all(
      [
        listSpent(own, scope),
        listReadings(own, scope),
        listTanks(own, scope),
        listProblems(own, scope),
        listRepairs(own, scope),
        listTroubles(own, scope),
        judgedOutcomes(own, scope, vehicleId !== undefined),
      ],
    );
    return {
      cars,
      spent: spentOf(spent, readings),
      driven: drivenByMonth(readings),
      consumption: consumptionOf(tanks),
      reliability: cars.map(({ id }) => {
        const found = problems.find((each) => each.vehicle_id === id);
        return {
          vehicleId: id,
          miles: drivenIn(readings.get(id)),
          problems: found?.problems ?? 0,
          open: found?.open ?? 0,
          closed: found?.closed ?? 0,
          medianDaysToClose: found?.median_days ?? null,
          daysOff: found?.days_off ?? 0,
          repairs: repairs.find((each) => each.vehicle_id === id)?.repairs ?? 0,
        };
      }),
      troubles,
      accuracy: {
        judged: row?.judged ?? 0,
        right: row?.right ?? 0,
        amongThree: row?.among_three ?? 0,
        expected: row?.expected ?? 0,
        notFixed: row?.not_fixed ?? 0,
        cases: cases.map(({ id, is_right: isRight, ...rest }) => ({
          diagnosisId: id,
          isRight,
          ...rest,
        })),
      },
    };
  };
  return {
    get,
    sheet: async (user, { sheet, ...filter }) => {
      const analytics = await get(user, filter);
      if (sheet !== 'costs') return analyticsSheet(sheet, analytics);
      const own = db.forUser(user.id);
      const until = filter.to ?? dayIn(user.timeZone, now());
      const rows = await listSpent(own, {
        vehicleIds: analytics.cars.map(({ id }) => id),
        from: filter.from ?? yearsBefore(until, YEARS),
        to: until,
      });
      return analyticsSheet('costs', analytics, rows);
    },
  };
};
