import type { Reads } from '@wrenchwise/database/database';
import { USUAL_MILES_A_YEAR } from '@wrenchwise/rules/garage/task-state';
import { DISTANCE_UNITS, type DistanceUnit } from '@wrenchwise/vehicle/mileage';
import { isNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { vehicles } from '../vehicles/vehicles.tables.ts';

/** A log shows how much a vehicle is driven once it spans so many days. */
const TELLING_DAYS = 90;

/**
 * Miles a year: as its user said, else as its log or its MOT tests show, else what is usual. Columns are qualified by
 * hand: of a query on one table drizzle writes bare names, and a bare `id` in here is the log's.
 */
const milesPerYear = sql<number>`coalesce(
  (vehicles.use_profile ->> 'milesPerYear')::numeric,
  (
    select (vehicles.mileage - f.odometer) * 365.0 / (vehicles.mileage_on - f.date)
    from (
      select l.odometer, l.date from log_entries l
      where l.vehicle_id = vehicles.id and l.deleted_at is null and l.odometer is not null
      order by l.date, l.created_at limit 1
    ) f
    where vehicles.mileage_on - f.date >= ${sql.raw(String(TELLING_DAYS))} and vehicles.mileage > f.odometer
  ),
  (
    select (r.record -> 'mileage' ->> 'milesPerYear')::numeric from vehicle_register_records r
    where r.vehicle_id = vehicles.id
  ),
  ${sql.raw(String(USUAL_MILES_A_YEAR))}
)`;

/** What the household calls it, or make, model and year. */
export const vehicleName = sql<string>`coalesce(nullif(trim(${vehicles.nickname}), ''),
  ${vehicles.make} || ' ' || ${vehicles.model} || ' ' || ${vehicles.year})`;

/** The vehicles that may be seen, with how much they are driven, to join tasks with. */
export const carsOf = (db: Pick<Reads, 'select'>) =>
  db
    .select({
      id: vehicles.id,
      ownerId: sql<string>`${vehicles.userId}`.as('car_owner_id'),
      name: vehicleName.as('car_name'),
      isArchived: sql<boolean>`${vehicles.archivedOn} is not null`.as('is_archived'),
      mileage: vehicles.mileage,
      mileageOn: vehicles.mileageOn,
      distanceUnit: vehicles.distanceUnit,
      milesPerYear: milesPerYear.mapWith(Number).as('miles_per_year'),
      canEdit: sql<boolean>`(${vehicles.userId} = app_user_id()
        or ${vehicles.id} = any ((select shared_vehicle_ids(true))::uuid[]))`.as('can_edit'),
    })
    .from(vehicles)
    .where(isNull(vehicles.deletedAt))
    .as('cars');

/** A vehicle's own unit; null follows its user. */
export const unitOf = (column: string | null): DistanceUnit | null =>
  DISTANCE_UNITS.find((unit) => unit === column) ?? null;

export type Cars = ReturnType<typeof carsOf>;

/** The columns of `carsOf`, or their names in a statement of one's own. */
type Driven = Readonly<Record<'mileage' | 'mileageOn' | 'milesPerYear', SQLWrapper>>;

/** Nothing is planned further ahead than a century. */
const MAX_DAYS = 36_500;

/**
 * The day on which a vehicle reaches an odometer: worked out from its use, and never past, since an
 * only estimate makes nothing overdue. A reading beyond it makes it a day in the past. Null without
 * a reading.
 */
const reachedOn = (dueMileage: SQLWrapper, cars: Driven, today: SQL): SQL => sql`case
  when ${dueMileage} is null or ${cars.mileage} is null or ${cars.mileageOn} is null then null
  when ${cars.mileage} > ${dueMileage} then least(${cars.mileageOn}, ${today} - 1)
  else greatest(${today}, ${cars.mileageOn} + least(${sql.raw(String(MAX_DAYS))},
    ceil((${dueMileage} - ${cars.mileage}) * 365.0 / greatest(1, ${cars.milesPerYear})))::int)
  end`;

/** When a task is expected to be due: its date or its odometer, whichever is first. */
export const expectedOn = (
  due: { readonly date: SQLWrapper; readonly mileage: SQLWrapper },
  cars: Driven,
  today: SQL,
) => {
  const reached = reachedOn(due.mileage, cars, today);
  return {
    on: sql<string | null>`least(${due.date}, ${reached})`,
    isEstimated: sql<boolean>`coalesce(${cars.mileage} <= ${due.mileage}
      and (${due.date} is null or ${reached} < ${due.date}), false)`,
  };
};
