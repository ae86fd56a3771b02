import { rowsOf, type UserDatabase } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { entriesIn, type Scope } from './analytics-scope.ts';

/** Of one car and kind. */
const TANKS_MAX = 200;

const TankRow = z.object({
  vehicle_id: z.string(),
  kind: z.enum(['fuel', 'charge']),
  date: z.string(),
  miles: z.coerce.number(),
  amount: z.coerce.number(),
});
export type TankRow = z.infer<typeof TankRow>;

/**
 * Consumption from full to full, the newest of each car, oldest first: the rule of `stretchesOf` in SQL.
 * A stretch ends with a full filling that has a reading; a missing one within it, or an odometer that
 * does not rise, leaves it without a figure.
 */
export const listTanks = async (own: UserDatabase, scope: Scope): Promise<TankRow[]> =>
  z.array(TankRow).parse(
    await rowsOf(
      own,
      sql`with fillings as (
        select vehicle_id, kind, date, odometer, created_at, id, is_after_gap,
          case kind when 'fuel' then litres else kwh end as amount,
          coalesce(is_full, false) and odometer is not null as is_end
        from log_entries
        where ${entriesIn(scope)}
          and ((kind = 'fuel' and litres is not null) or (kind = 'charge' and kwh is not null))
      ), counted as (
        select *, coalesce(sum(is_end::int) over (
          partition by vehicle_id, kind order by date, coalesce(odometer, 0), created_at, id
          rows between unbounded preceding and 1 preceding), 0) as tank
        from fillings
      ), tanks as (
        select vehicle_id, kind, tank, max(date) filter (where is_end) as date,
          max(odometer) filter (where is_end) as odometer, sum(amount) as amount,
          bool_or(is_after_gap) as has_gap
        from counted group by vehicle_id, kind, tank
      ), driven as (
        select *, odometer - lag(odometer) over (
          partition by vehicle_id, kind order by tank) as miles
        from tanks where odometer is not null
      ), newest as (
        select *, row_number() over (partition by vehicle_id, kind order by tank desc) as age
        from driven where miles > 0 and not has_gap
      )
      select vehicle_id, kind, date::text as date, miles, amount from newest
      where age <= ${TANKS_MAX} order by vehicle_id, kind desc, tank`,
    ),
  );
