import { rowsOf, type UserDatabase } from '@wrenchwise/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import { idsOf, type Scope } from './analytics-scope.ts';

const CASES = 10;

const JudgedRow = z.object({
  judged: z.coerce.number(),
  right: z.coerce.number(),
  among_three: z.coerce.number(),
  expected: z.coerce.number(),
  not_fixed: z.coerce.number(),
});

const CaseRow = z.object({
  id: z.string(),
  date: z.string(),
  said: z.string(),
  probability: z.coerce.number(),
  was: z.string(),
  is_right: z.boolean(),
});

/** Outcomes of the user's diagnoses; of all cars also of those that are not saved. */
const outcomesIn = (scope: Scope, isOneCar: boolean): SQL => sql`diagnosis_outcomes o
  join diagnoses d on d.id = o.diagnosis_id
  where o.user_id = app_user_id()
    and ${isOneCar ? sql`d.vehicle_id = any (${idsOf(scope)})` : sql`true`}
    and d.created_at >= ${scope.from}::date and d.created_at < ${scope.to}::date + 1`;

/** It was found, and we had named a leading cause. */
const IS_JUDGED = sql`o.kind in ('cause', 'other') and o.leading_probability is not null`;

/** How often the leading cause was it, and the newest cases. */
export const judgedOutcomes = async (own: UserDatabase, scope: Scope, isOneCar: boolean) => {
  const [row] = z.array(JudgedRow).parse(
    await rowsOf(
      own,
      sql`select count(*) filter (where ${IS_JUDGED})::int as judged,
        count(*) filter (where ${IS_JUDGED} and o.fault_id = o.leading_fault_id)::int as right,
        count(*) filter (where ${IS_JUDGED} and o.fault_id is not null and (
          o.fault_id = o.leading_fault_id
          or jsonb_path_query_array(d.result, '$.causes[0 to 2].faultId') ? o.fault_id
        ))::int as among_three,
        coalesce(sum(o.leading_probability) filter (where ${IS_JUDGED}), 0) as expected,
        count(*) filter (where o.kind = 'not-fixed')::int as not_fixed
      from ${outcomesIn(scope, isOneCar)}`,
    ),
  );
  const cases = z.array(CaseRow).parse(
    await rowsOf(
      own,
      sql`select d.id, d.created_at::date::text as date, o.leading_probability as probability,
        coalesce(
          jsonb_path_query_first(d.result, '$.causes[*] ? (@.faultId == $id).name',
            jsonb_build_object('id', o.leading_fault_id)) #>> '{}',
          d.possible_causes[1], o.leading_fault_id, '') as said,
        coalesce(o.other_cause, o.cause_name, o.fault_id, '') as was,
        coalesce(o.fault_id = o.leading_fault_id, false) as is_right
      from ${outcomesIn(scope, isOneCar)} and ${IS_JUDGED}
      order by d.created_at desc, d.id limit ${CASES}`,
    ),
  );
  return { row, cases };
};
