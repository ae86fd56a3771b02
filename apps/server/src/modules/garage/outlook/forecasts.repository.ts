import { rowsOf, type UserDatabase } from '@wrenchwise/database/database';
import { MIN_LEADING } from '@wrenchwise/knowledge/cause-floor';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Happened } from './forecast-against-log.ts';

/** More happen to no car in a year. */
const MOST = 200;

const FoundRow = z.object({
  id: z.string().nullable(),
  title: z.string(),
  on: z.string(),
  by: z.enum(['outcome', 'diagnosis']),
});

/** What the user's diagnoses of a car turned out to be since a day, and what they named. */
export const listFound = async (
  own: UserDatabase,
  { vehicleId, from }: { readonly vehicleId: string; readonly from: string },
): Promise<Happened[]> =>
  z.array(FoundRow).parse(
    await rowsOf(
      own,
      sql`select o.fault_id as id, coalesce(o.other_cause, o.cause_name, o.fault_id, '') as title,
        coalesce(d.resolved_at, o.created_at)::date::text as on, 'outcome' as by
      from diagnosis_outcomes o join diagnoses d on d.id = o.diagnosis_id
      where o.user_id = app_user_id() and d.vehicle_id = ${vehicleId}
        and d.created_at >= ${from}::date and o.kind in ('cause', 'other')
      union all
      select d.result #>> '{causes,0,faultId}', coalesce(d.leading_name, d.possible_causes[1], ''),
        d.created_at::date::text, 'diagnosis'
      from diagnoses d
      where d.user_id = app_user_id() and d.vehicle_id = ${vehicleId}
        and d.created_at >= ${from}::date and d.basis <> 'nothing'
        and d.top_probability >= ${MIN_LEADING}
      order by 3 limit ${MOST}`,
    ),
  );

const UpkeepRow = z.object({ currency: z.string(), cents: z.coerce.number() });

/** What was spent on servicing, repairs and tyres of a car since a day, by currency. */
export const upkeepSince = async (
  own: UserDatabase,
  { vehicleId, from }: { readonly vehicleId: string; readonly from: string },
) =>
  z.array(UpkeepRow).parse(
    await rowsOf(
      own,
      sql`select coalesce(currency, '') as currency, sum(cost_cents)::bigint as cents
      from log_entries
      where vehicle_id = ${vehicleId} and deleted_at is null and date >= ${from}::date
        and category in ('service', 'repair', 'tyres') and cost_cents > 0
      group by 1`,
    ),
  );

/** The day of the oldest entry in the log of a car. */
export const firstEntryOn = async (
  own: UserDatabase,
  vehicleId: string,
): Promise<string | undefined> => {
  const [row] = await rowsOf(
    own,
    sql`select min(date)::text as day from log_entries
      where vehicle_id = ${vehicleId} and deleted_at is null`,
  );
  return typeof row?.['day'] === 'string' ? row['day'] : undefined;
};
