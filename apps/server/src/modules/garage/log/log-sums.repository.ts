import { type Reads, rowsOf, type UserDatabase } from '@wrenchwise/database/database';
import { stretchesOf } from '@wrenchwise/rules/garage/consumption';
import {
  type CostParts,
  MAX_FILLINGS,
  MAX_POINTS,
  type MonthSum,
  type OdometerReading,
} from '@wrenchwise/rules/garage/costs';
import {
  categoryOf,
  FUEL_KINDS,
  LOG_CATEGORIES,
  LOG_KINDS,
  type LogKind,
} from '@wrenchwise/rules/garage/log-kinds';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import { daysOf, type Months, type Period, wholeMonths } from './whole-months.ts';

type Where = Period & { readonly vehicleId: string };

const alive = (vehicleId: string): SQL => sql`vehicle_id = ${vehicleId} and deleted_at is null`;

/** No condition where a period has no end: the planner would guess at one. */
const within = ({ from, to }: Period, column: SQL = sql`date`): SQL =>
  sql.join([
    sql`true`,
    ...(from === undefined ? [] : [sql` and ${column} >= ${from}::date`]),
    ...(to === undefined ? [] : [sql` and ${column} <= ${to}::date`]),
  ]);

const monthsWithin = ({ first, last }: Months): SQL =>
  within({ from: first, to: last }, sql`month`);

const Category = z.enum(LOG_CATEGORIES).nullable().catch(null);
const SumRow = z.object({
  currency: z.string().nullable(),
  month: z.string(),
  kind: z.enum(LOG_KINDS).catch('expense'),
  category: Category,
  cents: z.coerce.number(),
  entries: z.coerce.number(),
});

/** What was paid, by month: of whole months their sums, of the days at either end the entries themselves. */
export const monthSums = async (own: UserDatabase, where: Where): Promise<MonthSum[]> => {
  const { vehicleId } = where;
  const months = wholeMonths(where);
  const ofDays = daysOf(where, months).map(
    (days) => sql`union all
      select currency, to_char(date, 'YYYY-MM'), kind, category, cost_cents::bigint, 1
      from log_entries where ${alive(vehicleId)} and cost_cents is not null and ${within(days)}`,
  );
  const rows = await rowsOf(
    own,
    sql`select currency, month, kind, category, sum(cents)::bigint as cents, sum(entries)::int as entries
    from (
      select s.currency, to_char(month, 'YYYY-MM') as month, s.kind, s.category, s.cents, s.entries
      from log_months, jsonb_to_recordset(spending)
        as s(currency text, kind text, category text, cents bigint, entries int)
      where vehicle_id = ${vehicleId}
        and ${monthsWithin(months)}
      ${sql.join(ofDays, sql` `)}
    ) spent group by 1, 2, 3, 4`,
  );
  return rows.map((row) => {
    const { currency, kind, category, ...sum } = SumRow.parse(row);
    // Completed tasks of older releases are without a category.
    return { ...sum, currency: currency ?? '', category: categoryOf(kind, category) };
  });
};

const ReadingRow = z.object({ date: z.string(), odometer: z.coerce.number() });

/** Readings of a period, oldest first: all, or of a long series the first, the last and the last of each whole month. */
export const periodReadings = async (
  own: UserDatabase,
  where: Where,
): Promise<OdometerReading[]> => {
  const { vehicleId } = where;
  const ofPeriod = sql`from log_entries
    where ${alive(vehicleId)} and odometer is not null and ${within(where)}`;
  const newest = await rowsOf(
    own,
    // In the order of the index, and by the reading below.
    sql`select log_entries.date::text as date, odometer ${ofPeriod}
      order by log_entries.date desc, created_at desc, id desc limit ${MAX_POINTS + 1}`,
  );
  if (newest.length <= MAX_POINTS) {
    return z
      .array(ReadingRow)
      .parse(newest)
      .toSorted((a, b) => (a.date === b.date ? a.odometer - b.odometer : a.date < b.date ? -1 : 1));
  }
  const months = wholeMonths(where);
  const rows = await rowsOf(
    own,
    sql`select date::text, odometer from (
      (select date, odometer ${ofPeriod} order by date, odometer limit 1)
      union
      select reading_on, reading from log_months where vehicle_id = ${vehicleId} and reading is not null
        and ${monthsWithin(months)}
      union
      (select date, odometer ${ofPeriod} order by date desc, odometer desc limit 1)
    ) readings order by readings.date, odometer`,
  );
  return z.array(ReadingRow).parse(rows);
};

const FillingRow = z.object({
  id: z.string(),
  kind: z.enum(['fuel', 'charge']),
  fuelKind: z.enum(FUEL_KINDS).nullable().catch(null),
  date: z.string(),
  odometer: z.coerce.number().nullable(),
  amount: z.coerce.number(),
  isFull: z.boolean(),
  isAfterGap: z.boolean(),
  costCents: z.coerce.number().nullable(),
  currency: z.string().nullable(),
});

const FILLING = sql`id, kind, fuel_kind as "fuelKind", date::text as date, odometer,
  case kind when 'fuel' then litres else kwh end as amount,
  coalesce(is_full, false) as "isFull", is_after_gap as "isAfterGap",
  cost_cents as "costCents", currency`;

const isFilling = sql`((kind = 'fuel' and litres is not null) or (kind = 'charge' and kwh is not null))`;

/** The newest fillings of a period, oldest first, and since when they are where there are older ones. */
export const newestFillings = async (
  own: UserDatabase,
  where: Where,
): Promise<
  Pick<CostParts, 'consumptionSince'> & { readonly fillings: z.infer<typeof FillingRow>[] }
> => {
  const rows = await rowsOf(
    own,
    sql`select ${FILLING} from log_entries
    where ${alive(where.vehicleId)} and ${within(where)} and ${isFilling}
    order by log_entries.date desc, created_at desc, id desc limit ${MAX_FILLINGS + 1}`,
  );
  const fillings = z.array(FillingRow).parse(rows.slice(0, MAX_FILLINGS).toReversed());
  const isCut = rows.length > MAX_FILLINGS;
  return { fillings, consumptionSince: isCut ? (fillings[0]?.date ?? null) : null };
};

/** How many entries a log has, or has of one kind, by the sums of its months. */
export const countByMonths = async (
  own: Reads,
  vehicleId: string,
  kind: LogKind | undefined,
): Promise<number> => {
  const [row] = await rowsOf(
    own,
    sql`select coalesce(sum(k.value::int), 0)::int as entries
      from log_months, jsonb_each_text(kinds) k
      where vehicle_id = ${vehicleId} and (${kind ?? null}::text is null or k.key = ${kind ?? null})`,
  );
  return z.object({ entries: z.coerce.number() }).parse(row).entries;
};

/** Fillings between full ones that are looked through for the consumption of one page. */
const MAX_BETWEEN = 1000;

/**
 * Consumption of the entries of a page since the full filling before each, by id: of a long log only what lies between
 * full fillings is read, of each kind of fuel back to the full one before the oldest of the page.
 *
 * @param page a query of `kind`, `fuel_kind`, `date` and `is_full`
 */
export const consumptionOfPage = async (
  own: Reads,
  { vehicleId, page }: { vehicleId: string; page: SQL },
): Promise<ReadonlyMap<string, { miles: number; amount: number }>> => {
  const ofKind = sql`${alive(vehicleId)} and ${isFilling} and kind = g.of_kind
    and fuel_kind is not distinct from g.of_fuel`;
  const rows = await rowsOf(
    own,
    sql`with page as (${page}), groups as (
      select kind as of_kind, fuel_kind as of_fuel, min(date) as oldest, max(date) as newest
      from page where is_full group by 1, 2
    ) select f.* from groups g cross join lateral (
      select ${FILLING}, created_at from log_entries
      where ${ofKind} and date <= g.newest and date >= coalesce(
        (select date from log_entries where ${ofKind} and is_full and odometer is not null
          and date < g.oldest order by date desc limit 1), g.oldest)
      order by log_entries.date desc, created_at desc, id desc limit ${MAX_BETWEEN}
    ) f order by f.date, f.created_at, f.id`,
  );
  const fillings = z.array(FillingRow).parse(rows);
  return new Map(stretchesOf(fillings).map(({ id, miles, amount }) => [id, { miles, amount }]));
};
