import { EntryCar, MAX_ENTRY_CARS } from '@wrenchwise/contract/endpoints/daily-entry';
import { rowsOf, type UserDatabase } from '@wrenchwise/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import { carsOf } from '../maintenance/vehicle-use.ts';

const TASKS_SHOWN = 5;

/** The newest filling of a kind, by the index of a vehicle's log. */
const newest = (kind: 'fuel' | 'charge', amount: SQL): SQL => sql`(
  select json_build_object('date', l.date, 'amount', ${amount}, 'costCents', l.cost_cents,
    'currency', l.currency, 'place', l.place, 'volumeUnit', l.volume_unit)
  from log_entries l
  where l.vehicle_id = c.id and l.deleted_at is null and l.kind = ${sql.raw(`'${kind}'`)}
    and ${amount} is not null
  order by l.date desc, l.created_at desc, l.id desc limit 1
)`;

/** The cars that the user may edit or add fuel to, those with the newest readings first, with what an entry can begin with. */
export const listEntryCars = async (own: UserDatabase): Promise<EntryCar[]> => {
  const cars = own
    .select()
    .from(carsOf(own))
    .where(
      sql`(can_edit or cars.id = any ((select fuelled_vehicle_ids())::uuid[])) and not is_archived`,
    );
  const rows = await rowsOf(
    own,
    sql`with c as (${cars}) select
      c.id, c.car_name as name, v.registration, v.fuel, not c.can_edit as "isFuelOnly",
      v.distance_unit as "distanceUnit", v.volume_unit as "volumeUnit",
      v.mileage, v.mileage_on::text as "mileageOn", c.miles_per_year::float as "milesPerYear",
      ${newest('fuel', sql`l.litres`)} as fuelling, ${newest('charge', sql`l.kwh`)} as charging,
      coalesce((
        select json_agg(t order by t."dueDate" nulls last, t.task) from (
          select s.id, s.task, s.due_date as "dueDate" from maintenance_schedules s
          where s.vehicle_id = c.id and s.deleted_at is null and not s.completed
          order by s.due_date nulls last, s.task limit ${TASKS_SHOWN}
        ) t
      ), '[]') as tasks
    from c join vehicles v on v.id = c.id
    order by v.mileage_on desc nulls last, v.created_at desc limit ${MAX_ENTRY_CARS}`,
  );
  return z.array(EntryCar).parse(rows);
};
