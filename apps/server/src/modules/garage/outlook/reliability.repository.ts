import { rowsOf, type UserDatabase } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { entriesIn, idsOf, type Scope } from './analytics-scope.ts';

const ProblemRow = z.object({
  vehicle_id: z.string(),
  problems: z.coerce.number(),
  open: z.coerce.number(),
  closed: z.coerce.number(),
  median_days: z.coerce.number().nullable(),
  days_off: z.coerce.number(),
});

/** The diagnoses that count: the user's own, of these cars and days, that found something. */
const problemsIn = (scope: Scope) => sql`user_id = app_user_id()
  and vehicle_id = any (${idsOf(scope)}) and basis <> 'nothing'
  and created_at >= ${scope.from}::date and created_at < ${scope.to}::date + 1`;

/** Diagnoses of each car: how many are open and closed, how long that took, and days off the road. */
export const listProblems = async (own: UserDatabase, scope: Scope) =>
  z.array(ProblemRow).parse(
    await rowsOf(
      own,
      sql`select vehicle_id, count(*)::int as problems,
        count(*) filter (where resolved_at is null)::int as open,
        count(resolved_at)::int as closed,
        percentile_cont(0.5) within group (
          order by extract(epoch from resolved_at - created_at) / 86400
        ) filter (where resolved_at is not null) as median_days,
        coalesce((
          select sum(upper(span) - lower(span)) from unnest(range_agg(
            daterange(created_at::date, greatest(created_at, resolved_at)::date)
          ) filter (where can_drive = 'no' and resolved_at is not null)) span
        ), 0)::int as days_off
      from diagnoses where ${problemsIn(scope)} group by vehicle_id`,
    ),
  );

const RepairRow = z.object({ vehicle_id: z.string(), repairs: z.coerce.number() });

/** Repairs in the log of each car. */
export const listRepairs = async (own: UserDatabase, scope: Scope) =>
  z.array(RepairRow).parse(
    await rowsOf(
      own,
      sql`select vehicle_id, count(*)::int as repairs from log_entries
      where ${entriesIn(scope)} and category = 'repair' group by vehicle_id`,
    ),
  );

const TroubleRow = z.object({
  month: z.string(),
  problems: z.coerce.number(),
  repairs: z.coerce.number(),
});

/** Problems and repairs of all cars by month, oldest first. */
export const listTroubles = async (own: UserDatabase, scope: Scope) =>
  z.array(TroubleRow).parse(
    await rowsOf(
      own,
      sql`select month, sum(problem)::int as problems, sum(repair)::int as repairs from (
        select to_char(created_at, 'YYYY-MM') as month, 1 as problem, 0 as repair
        from diagnoses where ${problemsIn(scope)}
        union all
        select to_char(date, 'YYYY-MM'), 0, 1 from log_entries
        where ${entriesIn(scope)} and category = 'repair'
      ) troubles group by month order by month`,
    ),
  );
