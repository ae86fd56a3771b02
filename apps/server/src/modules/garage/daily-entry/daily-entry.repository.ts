import { EntryCar, MAX_ENTRY_CARS } from '@wrenchwise/contract/endpoints/daily-entry';
import { rowsOf, type UserDatabase } from '@wrenchwise/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import { carsOf, expectedOn } from '../maintenance/vehicle-use.ts';

const TASKS_SHOWN = 5;

/** When a task is expected, as the card of its car has it: what is first there is chosen first here. */
const { on: EXPECTED } = expectedOn(
  { date: sql`s.due_date`, mileage: sql`s.due_mileage` },
  { mileage: sql`c.mileage`, mileageOn: sql`c.mileage_on`, milesPerYear: sql`c.miles_per_year` },
  sql`(app_now() at time zone 'UTC')::date`,
);

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
        select json_agg(json_build_object('id', t.id, 'task', t.task, 'dueDate', t.due_date) order by t.place)
        from (
          select s.id, s.task, s.due_date,
            row_number() over (order by ${EXPECTED} nulls last, s.created_at, s.id) as place
          from maintenance_schedules s
          where s.vehicle_id = c.id and s.deleted_at is null and not s.completed
          order by place limit ${TASKS_SHOWN}
        ) t
      ), '[]') as tasks
    from c join vehicles v on v.id = c.id
    order by v.mileage_on desc nulls last, v.created_at desc limit ${MAX_ENTRY_CARS}`,
  );
  return z.array(EntryCar).parse(rows);
};
