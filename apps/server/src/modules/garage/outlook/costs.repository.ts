import { rowsOf, type UserDatabase } from '@wrenchwise/database/database';
import type { Reading } from '@wrenchwise/rules/garage/distance-by-month';
import { LOG_CATEGORIES } from '@wrenchwise/rules/garage/log-kinds';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { entriesIn, type Scope } from './analytics-scope.ts';

const SpentRow = z.object({
  vehicle_id: z.string(),
  currency: z.string(),
  month: z.string(),
  category: z.enum(LOG_CATEGORIES).catch('other'),
  cents: z.coerce.number(),
  entries: z.coerce.number(),
});
export type SpentRow = z.infer<typeof SpentRow>;

/** What was spent, by car, currency, month and category; the oldest month first. */
export const listSpent = async (own: UserDatabase, scope: Scope): Promise<SpentRow[]> =>
  z.array(SpentRow).parse(
    await rowsOf(
      own,
      sql`select vehicle_id, coalesce(currency, '') as currency, to_char(date, 'YYYY-MM') as month,
        coalesce(category, 'other') as category, sum(cost_cents)::bigint as cents, count(*)::int as entries
      from log_entries where ${entriesIn(scope)} and cost_cents > 0
      group by 1, 2, 3, 4 order by 3, 4`,
    ),
  );

const ReadingRow = z.object({
  vehicle_id: z.string(),
  first_date: z.string(),
  first_odometer: z.coerce.number(),
  last_date: z.string(),
  last_odometer: z.coerce.number(),
});

/** The first and the last odometer reading of each month of each car. */
export const listReadings = async (
  own: UserDatabase,
  scope: Scope,
): Promise<ReadonlyMap<string, readonly Reading[]>> => {
  const rows = z.array(ReadingRow).parse(
    await rowsOf(
      own,
      sql`select vehicle_id, min(date)::text as first_date, max(date)::text as last_date,
        (array_agg(odometer order by date, odometer))[1] as first_odometer,
        (array_agg(odometer order by date desc, odometer desc))[1] as last_odometer
      from log_entries where ${entriesIn(scope)} and odometer is not null
      group by vehicle_id, date_trunc('month', date)`,
    ),
  );
  return new Map(
    [...Map.groupBy(rows, (row) => row.vehicle_id)].map(([id, ofCar]) => [
      id,
      ofCar.flatMap((row) => [
        { date: row.first_date, odometer: row.first_odometer },
        { date: row.last_date, odometer: row.last_odometer },
      ]),
    ]),
  );
};
