import type { Analytics, ANALYTICS_SHEETS } from '@wrenchwise/contract/endpoints/analytics';

import { toCsv } from '../../../platform/sheet.ts';
import type { SpentRow } from './costs.repository.ts';

type Sheet = (typeof ANALYTICS_SHEETS)[number];

const COLUMNS: Readonly<Record<Sheet, readonly string[]>> = {
  costs: ['month', 'car', 'category', 'currency', 'spent'],
  consumption: ['date', 'car', 'kind', 'miles', 'litres', 'kwh'],
  reliability: [
    'car',
    'miles',
    'problems',
    'open',
    'closed',
    'median_days_to_close',
    'days_off_the_road',
    'repairs',
  ],
};

/** A part of the analytics as CSV, with its head even where there is nothing in it. */
export const analyticsSheet = (
  sheet: Sheet,
  { cars, consumption, reliability }: Analytics,
  spent: readonly SpentRow[] = [],
): string => {
  const nameOf = (id: string): string => cars.find((car) => car.id === id)?.name ?? '';
  const rows = {
    costs: () =>
      spent.map((row) => ({
        month: row.month,
        car: nameOf(row.vehicle_id),
        category: row.category,
        currency: row.currency,
        spent: (row.cents / 100).toFixed(2),
      })),
    consumption: () =>
      consumption.flatMap(({ vehicleId, kind, tanks }) =>
        tanks.map(({ date, miles, amount }) => ({
          date,
          car: nameOf(vehicleId),
          kind,
          miles,
          litres: kind === 'fuel' ? amount : null,
          kwh: kind === 'charge' ? amount : null,
        })),
      ),
    reliability: () =>
      reliability.map((row) => ({
        car: nameOf(row.vehicleId),
        miles: row.miles,
        problems: row.problems,
        open: row.open,
        closed: row.closed,
        median_days_to_close: row.medianDaysToClose,
        days_off_the_road: row.daysOff,
        repairs: row.repairs,
      })),
  }[sheet]();
  return rows.length === 0 ? `\uFEFF${COLUMNS[sheet].join(',')}\r\n` : toCsv(rows, { head: true });
};
