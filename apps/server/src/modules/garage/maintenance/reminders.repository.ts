import { type Database, rowsOf, type Transaction } from '@wrenchwise/database/database';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import { users } from '../../../platform/db/users.tables.ts';
import { notificationSettings } from '../../messages/messages.tables.ts';
import { renewals } from '../renewals/renewals.tables.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';
import { maintenanceSchedules } from './maintenance.tables.ts';
import { isOwed, REGISTER_ITEMS, renewalName } from './register-dates.repository.ts';
import { carsOf, expectedOn, vehicleName } from './vehicle-use.ts';

/** 'before' it is due, on the 'due' day, and once when it is 'overdue' by a week. */
const Stage = z.enum(['before', 'due', 'overdue']);

const OVERDUE_DAYS = 7;
/** What has been due for longer is no news. */
const OLD_DAYS = 90;
const DEFAULT_DAYS = 14;

const Reminder = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** The vehicle's own, else the user's. */
  distanceUnit: z.string(),
  vehicleId: z.string().nullable(),
  vehicle: z.string(),
  about: z.enum(['maintenance', 'mot', 'tax', 'renewal']),
  task: z.string(),
  stage: Stage,
  dueDate: z.string().nullable(),
  dueMileage: z.number().nullable(),
  expectedOn: z.string(),
  isEstimated: z.boolean(),
  dedupeKey: z.string(),
});
export type Reminder = z.infer<typeof Reminder>;

/** The time zones of users who may be reminded of something. */
export const listTimeZones = async (db: Database): Promise<(string | null)[]> => {
  const rows = await db
    .selectDistinct({ timeZone: users.timeZone })
    .from(users)
    .innerJoin(vehicles, eq(vehicles.userId, users.id));
  const others = await db
    .selectDistinct({ timeZone: users.timeZone })
    .from(users)
    .innerJoin(maintenanceSchedules, eq(maintenanceSchedules.userId, users.id));
  return [...new Set([...rows, ...others].map(({ timeZone }) => timeZone))];
};

const days = (count: number): SQL => sql.raw(String(count));

/** Which reminder is due today for a day; null when none is. */
const stageOf = (on: SQL, today: SQL): SQL<string> => sql<string>`case
  when ${today} < ${on} then 'before'
  when ${today} < ${on} + ${days(OVERDUE_DAYS)} then 'due'
  else 'overdue' end`;

/** Within the window of its user's reminders. */
const isInWindow = (on: SQL, today: SQL): SQL => sql`${on} between ${today} - ${days(OLD_DAYS)}
  and ${today} + coalesce(${notificationSettings.reminderDays}, ${days(DEFAULT_DAYS)})`;

const isNotTold = (key: SQL): SQL => sql`not exists (
  select 1 from notifications n where n.user_id = ${users.id} and n.dedupe_key = ${key})`;

const inZone = (timeZone: string | null): SQL =>
  timeZone === null ? isNull(users.timeZone) : eq(users.timeZone, timeZone);

const wanted = or(
  isNull(notificationSettings.userId),
  eq(notificationSettings.maintenanceReminders, true),
);

interface Zone {
  readonly timeZone: string | null;
  /** YYYY-MM-DD there. */
  readonly today: string;
}

const person = {
  userId: users.id,
  email: users.email,
  name: users.name,
  country: users.country,
};

/** Tasks that are to be reminded of, of users in a time zone; at most `limit`. */
export const listTaskReminders = async (
  db: Database,
  zone: Zone,
  limit: number,
): Promise<Reminder[]> => {
  const t = maintenanceSchedules;
  const cars = carsOf(db);
  const today = sql`${zone.today}::date`;
  const { on, isEstimated } = expectedOn({ date: t.dueDate, mileage: t.dueMileage }, cars, today);
  // A task that was put off is another one to be notified of.
  const key = sql<string>`concat_ws(':', 'task', ${t.id}, ${stageOf(on, today)},
    ${t.dueDate}::text, ${t.dueMileage}::text)`;
  const rows = await db
    .select({
      ...person,
      distanceUnit: sql<string>`coalesce(${cars.distanceUnit}, ${users.distanceUnit})`,
      vehicleId: t.vehicleId,
      vehicle: sql<string>`coalesce(${cars.name}, (
        select d.make || ' ' || d.model || ' ' || d.year from diagnoses d where d.id = ${t.diagnosisId}
      ), '')`,
      about: sql<string>`'maintenance'`,
      task: t.task,
      stage: stageOf(on, today),
      dueDate: t.dueDate,
      dueMileage: t.dueMileage,
      expectedOn: sql<string>`(${on})::text`,
      isEstimated,
      dedupeKey: key,
    })
    .from(t)
    .innerJoin(users, eq(users.id, t.userId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .leftJoin(cars, eq(cars.id, t.vehicleId))
    .where(
      and(
        inZone(zone.timeZone),
        wanted,
        eq(t.completed, false),
        isNull(t.deletedAt),
        or(isNull(t.vehicleId), sql`${cars.id} is not null and not ${cars.isArchived}`),
        isInWindow(on, today),
        isNotTold(key),
      ),
    )
    .orderBy(t.id)
    .limit(limit);
  return z.array(Reminder).parse(rows);
};

/** The same for what the registers say of vehicles: MOT and tax, unless a task stands for it. */
export const listRegisterReminders = async (
  db: Database,
  zone: Zone,
  about: 'mot' | 'tax',
  limit: number,
): Promise<Reminder[]> => {
  const today = sql`${zone.today}::date`;
  const column = about === 'mot' ? vehicles.motExpiryDate : vehicles.taxDueDate;
  const item = REGISTER_ITEMS[about];
  const on = sql`${column}`;
  const key = sql<string>`concat_ws(':', ${about}::text, ${vehicles.id}, ${stageOf(on, today)}, ${column}::text)`;
  const rows = await db
    .select({
      ...person,
      distanceUnit: users.distanceUnit,
      vehicleId: vehicles.id,
      vehicle: vehicleName,
      about: sql<string>`${about}::text`,
      task: sql<string>`${about === 'mot' ? 'MOT test' : 'Vehicle tax'}::text`,
      stage: stageOf(on, today),
      dueDate: column,
      dueMileage: sql<null>`null`,
      expectedOn: sql<string>`${column}::text`,
      isEstimated: sql<boolean>`false`,
      dedupeKey: key,
    })
    .from(vehicles)
    .innerJoin(users, eq(users.id, vehicles.userId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(
      and(
        inZone(zone.timeZone),
        wanted,
        isNull(vehicles.deletedAt),
        isNull(vehicles.archivedOn),
        isNotNull(column),
        isOwed(item),
        isInWindow(on, today),
        isNotTold(key),
      ),
    )
    .orderBy(vehicles.id)
    .limit(limit);
  return z.array(Reminder).parse(rows);
};

/** The same for insurance, warranty and what else of a vehicle ends on a day. */
export const listRenewalReminders = async (
  db: Database,
  zone: Zone,
  limit: number,
): Promise<Reminder[]> => {
  const today = sql`${zone.today}::date`;
  const on = sql`${renewals.dueOn}`;
  // One that was renewed is another one to be notified of.
  const key = sql<string>`concat_ws(':', 'renewal', ${renewals.id}, ${stageOf(on, today)}, ${renewals.dueOn}::text)`;
  const rows = await db
    .select({
      ...person,
      distanceUnit: users.distanceUnit,
      vehicleId: vehicles.id,
      vehicle: vehicleName,
      about: sql<string>`'renewal'`,
      task: renewalName(),
      stage: stageOf(on, today),
      dueDate: renewals.dueOn,
      dueMileage: sql<null>`null`,
      expectedOn: sql<string>`${renewals.dueOn}::text`,
      isEstimated: sql<boolean>`false`,
      dedupeKey: key,
    })
    .from(renewals)
    .innerJoin(vehicles, eq(vehicles.id, renewals.vehicleId))
    .innerJoin(users, eq(users.id, renewals.userId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(
      and(
        inZone(zone.timeZone),
        wanted,
        isNull(renewals.deletedAt),
        isNull(vehicles.deletedAt),
        isNull(vehicles.archivedOn),
        isInWindow(on, today),
        isNotTold(key),
      ),
    )
    .orderBy(renewals.id)
    .limit(limit);
  return z.array(Reminder).parse(rows);
};

/** Members who may edit a shared vehicle and want reminders. */
export const listEditors = async (
  tx: Transaction,
  vehicleId: string,
): Promise<readonly string[]> => {
  const rows = await rowsOf(
    tx,
    sql`select s.member_id as id from vehicle_shares s
      left join notification_settings n on n.user_id = s.member_id
      where s.vehicle_id = ${vehicleId} and s.role = 'edit' and s.member_id is not null
        and s.accepted_at is not null and s.revoked_at is null
        and coalesce(n.maintenance_reminders, true)`,
  );
  return rows.map(({ id }) => String(id));
};
