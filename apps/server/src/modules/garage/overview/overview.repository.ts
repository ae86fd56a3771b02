import { GarageCar } from '@wrenchwise/contract/endpoints/garage';
import { type Reads, rowsOf } from '@wrenchwise/database/database';
import { and, asc, desc, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';

import { maintenanceSchedules as tasks } from '../maintenance/maintenance.tables.ts';
import { leftOpenOf } from '../maintenance/readings.repository.ts';
import { carsOf, expectedOn } from '../maintenance/vehicle-use.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';

/** The ids of the newest vehicles that may be seen and are run, in the order in which they are listed. */
export const newestIds = (own: Reads, limit: number): SQLWrapper =>
  own
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(isNull(vehicles.deletedAt), isNull(vehicles.archivedOn)))
    .orderBy(desc(vehicles.createdAt), desc(vehicles.id))
    .limit(limit);

/** In UTC: it moves no task to another place, and a state is judged by the user's own day. */
const TODAY = sql`(app_now() at time zone 'UTC')::date`;

/** The open task of each vehicle that is due first; those without a day come last. */
export const firstTasks = (own: Reads, ids: SQLWrapper) => {
  const cars = carsOf(own);
  const { on, isEstimated } = expectedOn(
    { date: tasks.dueDate, mileage: tasks.dueMileage },
    cars,
    TODAY,
  );
  const ranked = own
    .select({
      id: tasks.id,
      vehicleId: tasks.vehicleId,
      task: tasks.task,
      expectedOn: sql<string | null>`(${on})::text`.as('expected_on'),
      isEstimated: isEstimated.as('is_estimated'),
      rank: sql<number>`row_number() over (partition by ${tasks.vehicleId}
        order by ${on} asc nulls last, ${asc(tasks.createdAt)}, ${asc(tasks.id)})`.as('rank'),
    })
    .from(tasks)
    .innerJoin(cars, eq(cars.id, tasks.vehicleId))
    .where(
      and(isNull(tasks.deletedAt), eq(tasks.completed, false), sql`${tasks.vehicleId} in ${ids}`),
    )
    .as('ranked');
  return own.select().from(ranked).where(eq(ranked.rank, 1));
};

const LeftOpenRow = z.object({
  vehicleId: z.string(),
  advised: z.coerce.number(),
  failed: z.coerce.number(),
});

/** What the MOT tests of each vehicle left open and no open task names. */
export const leftOpenOfCars = async (own: Reads, ids: SQLWrapper) =>
  z.array(LeftOpenRow).parse(
    await rowsOf(
      own,
      sql`select v.id as "vehicleId", ${leftOpenOf('advised', sql`v.id`)} as advised,
        ${leftOpenOf('failed', sql`v.id`)} as failed
        from vehicles v where v.id in ${ids}`,
    ),
  );

const RenewalRow = GarageCar.shape.renewals.element.extend({ vehicleId: z.string() });

/** What ends first of each vehicle, one of each kind. */
export const firstRenewals = async (own: Reads, ids: SQLWrapper) =>
  z.array(RenewalRow).parse(
    await rowsOf(
      own,
      sql`select "vehicleId", kind, provider, "dueOn" from (
        select distinct on (r.vehicle_id, r.kind) r.vehicle_id as "vehicleId", r.kind, r.provider,
          r.due_on::text as "dueOn"
        from renewals r where r.vehicle_id in ${ids} and r.deleted_at is null
        order by r.vehicle_id, r.kind, r.due_on
      ) firsts order by "dueOn", kind`,
    ),
  );

const SpentRow = z.object({
  vehicleId: z.string(),
  month: z.string(),
  currency: z.string(),
  cents: z.coerce.number(),
});

/** What was spent on each vehicle in the months that may be the present one somewhere on earth, by currency. */
export const spentLately = async (own: Reads, ids: SQLWrapper) =>
  z.array(SpentRow).parse(
    await rowsOf(
      own,
      sql`select m.vehicle_id as "vehicleId", to_char(m.month, 'YYYY-MM') as month, s.currency,
        sum(s.cents)::bigint as cents
      from log_months m, jsonb_to_recordset(m.spending) as s(currency text, cents bigint)
      where m.vehicle_id in ${ids} and s.currency is not null
        and m.month >= date_trunc('month', ${TODAY} - 1)
      group by 1, 2, 3 having sum(s.cents) > 0 order by 4 desc, 3`,
    ),
  );
