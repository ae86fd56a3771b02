import type { Transaction, UserDatabase } from '@wrenchwise/database/database';
import { type MaintenanceTask, TASK_SOURCES } from '@wrenchwise/rules/garage/maintenance-task';
import { DUE_SOON_DAYS, openTaskState, type TaskState } from '@wrenchwise/rules/garage/task-state';
import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';

import { diagnoses } from '../../diagnosis/diagnoses.tables.ts';
import { logEntries } from '../log/log.tables.ts';
import { maintenanceSchedules } from './maintenance.tables.ts';
import { type Cars, carsOf, expectedOn, unitOf } from './vehicle-use.ts';

type Handle = UserDatabase | Transaction;
const tasks = maintenanceSchedules;

const dayOf = (today: string): SQL => sql`${today}::date`;

const due = (cars: Cars, today: string) =>
  expectedOn({ date: tasks.dueDate, mileage: tasks.dueMileage }, cars, dayOf(today));

const columnsOf = (cars: Cars, today: string) => {
  const expected = due(cars, today);
  return {
    task: tasks,
    vehicleName: cars.name,
    canEdit: cars.canEdit,
    distanceUnit: cars.distanceUnit,
    diagnosis: {
      id: diagnoses.id,
      make: diagnoses.make,
      model: diagnoses.model,
      year: diagnoses.year,
    },
    entry: {
      id: logEntries.id,
      date: logEntries.date,
      odometer: logEntries.odometer,
      costCents: logEntries.costCents,
      currency: logEntries.currency,
      place: logEntries.place,
      notes: logEntries.notes,
    },
    expectedOn: sql<string | null>`(${expected.on})::text`,
    isEstimated: expected.isEstimated,
  };
};

const selectTasks = (own: Handle, cars: Cars, today: string) =>
  own
    .select(columnsOf(cars, today))
    .from(tasks)
    .leftJoin(cars, eq(cars.id, tasks.vehicleId))
    .leftJoin(diagnoses, eq(diagnoses.id, tasks.diagnosisId))
    .leftJoin(
      logEntries,
      and(
        eq(logEntries.taskId, tasks.id),
        eq(logEntries.kind, 'service'),
        isNull(logEntries.deletedAt),
      ),
    );

type Row = Awaited<ReturnType<typeof selectTasks>>[number];

const completionOf = ({ task, entry }: Row): MaintenanceTask['completion'] => {
  if (!task.completed) return null;
  const date = entry?.date ?? (task.completedAt ?? task.updatedAt).toISOString().slice(0, 10);
  return {
    date,
    odometer: entry?.odometer ?? null,
    costCents: entry?.costCents ?? null,
    currency: entry?.currency ?? null,
    doneBy: entry?.place ?? null,
    notes: entry?.notes ?? null,
    logEntryId: entry?.id ?? null,
  };
};

const toTask = (row: Row, today: string): MaintenanceTask => {
  const { task, diagnosis, vehicleName, canEdit, distanceUnit } = row;
  const { recurMonths: months, recurMiles: miles } = task;
  return {
    id: task.id,
    task: task.task,
    vehicle:
      task.vehicleId === null || vehicleName === null
        ? null
        : {
            id: task.vehicleId,
            name: vehicleName,
            canEdit: canEdit ?? false,
            distanceUnit: unitOf(distanceUnit),
          },
    diagnosis,
    dueDate: task.dueDate,
    dueMileage: task.dueMileage,
    repeat: months === null && miles === null ? null : { months, miles },
    notes: task.notes,
    source: TASK_SOURCES.find((source) => source === task.source) ?? 'manual',
    reason: task.reason,
    serviceItem: task.serviceItem,
    state: task.completed ? 'done' : openTaskState(row.expectedOn, today),
    expectedOn: task.completed ? null : row.expectedOn,
    isEstimated: !task.completed && row.isEstimated,
    completion: completionOf(row),
    createdAt: task.createdAt.toISOString(),
  };
};

/** Tasks that are there: not deleted, and neither is their vehicle. */
const present = (cars: Cars) =>
  and(isNull(tasks.deletedAt), or(isNull(tasks.vehicleId), sql`${cars.id} is not null`));

/** Nothing is due of what is no longer run: its tasks are shown on its own page only. */
const isRun = (cars: Cars, vehicleId: string | undefined): SQL | undefined =>
  vehicleId === undefined ? sql`${cars.isArchived} is not true` : eq(tasks.vehicleId, vehicleId);

const inState = (state: TaskState, cars: Cars, today: string): SQL | undefined => {
  if (state === 'done') return eq(tasks.completed, true);
  const { on } = due(cars, today);
  const soon = sql`${dayOf(today)} + ${sql.raw(String(DUE_SOON_DAYS))}`;
  const byDay = {
    overdue: sql`${on} < ${dayOf(today)}`,
    'due-soon': sql`${on} between ${dayOf(today)} and ${soon}`,
    later: sql`coalesce(${on} > ${soon}, true)`,
  }[state];
  return and(eq(tasks.completed, false), byDay);
};

export interface TaskFilter {
  readonly vehicleId?: string | undefined;
  readonly diagnosisId?: string | undefined;
  readonly state?: TaskState | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** One page of the tasks that the user may see, and their total. */
export const listTasks = async (
  own: Handle,
  filter: TaskFilter,
  today: string,
): Promise<{ tasks: MaintenanceTask[]; total: number }> => {
  const cars = carsOf(own);
  const { on } = due(cars, today);
  const where = and(
    present(cars),
    filter.state === undefined ? eq(tasks.completed, false) : inState(filter.state, cars, today),
    isRun(cars, filter.vehicleId),
    filter.diagnosisId === undefined ? undefined : eq(tasks.diagnosisId, filter.diagnosisId),
    filter.from === undefined ? undefined : sql`${on} >= ${dayOf(filter.from)}`,
    filter.to === undefined ? undefined : sql`${on} <= ${dayOf(filter.to)}`,
  );
  const order =
    filter.state === 'done'
      ? [desc(tasks.completedAt), desc(tasks.id)]
      : [sql`${on} asc nulls last`, asc(tasks.createdAt), asc(tasks.id)];
  const rows = await selectTasks(own, cars, today)
    .where(where)
    .orderBy(...order)
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  // A first page that is not full needs no count.
  const known = filter.page === 1 && rows.length < filter.perPage ? rows.length : undefined;
  const total =
    known ??
    (
      await own
        .select({ total: count() })
        .from(tasks)
        .leftJoin(cars, eq(cars.id, tasks.vehicleId))
        .where(where)
    )[0]?.total ??
    0;
  return { tasks: rows.map((row) => toTask(row, today)), total };
};

/** How many tasks stand how. */
export const countTasks = async (
  own: Handle,
  vehicleId: string | undefined,
  today: string,
): Promise<Record<TaskState, number>> => {
  const cars = carsOf(own);
  const counted = (state: TaskState) =>
    sql<number>`count(*) filter (where ${inState(state, cars, today)})`.mapWith(Number);
  const [row] = await own
    .select({
      overdue: counted('overdue'),
      'due-soon': counted('due-soon'),
      later: counted('later'),
      done: counted('done'),
    })
    .from(tasks)
    .leftJoin(cars, eq(cars.id, tasks.vehicleId))
    .where(and(present(cars), isRun(cars, vehicleId)));
  return row ?? { overdue: 0, 'due-soon': 0, later: 0, done: 0 };
};

/** One task as lists show it; undefined when it is not there, or deleted. */
export const findTask = async (
  own: Handle,
  id: string,
  today: string,
): Promise<MaintenanceTask | undefined> => {
  const cars = carsOf(own);
  const [row] = await selectTasks(own, cars, today).where(and(present(cars), eq(tasks.id, id)));
  return row && toTask(row, today);
};

/** The stored row, deleted ones included. */
export const findStored = async (
  own: Handle,
  id: string,
  options: { lock?: boolean } = {},
): Promise<typeof tasks.$inferSelect | undefined> => {
  const query = own.select().from(tasks).where(eq(tasks.id, id));
  const [row] = await (options.lock ? query.for('update') : query);
  return row;
};

export type StoredTask = typeof tasks.$inferSelect;

/** Inserts tasks; returns their ids in the same order. */
export const insertTasks = async (
  own: Handle,
  rows: readonly (typeof tasks.$inferInsert)[],
): Promise<string[]> => {
  const made = await own
    .insert(tasks)
    .values([...rows])
    .onConflictDoNothing({ target: tasks.id })
    .returning({ id: tasks.id });
  return made.map(({ id }) => id);
};

export const updateTask = async (
  own: Handle,
  id: string,
  values: Partial<typeof tasks.$inferInsert>,
): Promise<void> => {
  await own
    .update(tasks)
    .set({ ...values, updatedAt: sql`app_now()` })
    .where(eq(tasks.id, id));
};

/** Tasks of MOT findings that are open on a vehicle. */
export const openAdvisoryTasks = async (own: Handle, vehicleId: string): Promise<string[]> => {
  const rows = await own
    .select({ task: tasks.task })
    .from(tasks)
    .where(
      and(
        eq(tasks.vehicleId, vehicleId),
        eq(tasks.completed, false),
        isNull(tasks.deletedAt),
        eq(tasks.source, 'advisory'),
      ),
    );
  return rows.map(({ task }) => task);
};

/** The service items of a vehicle that an open task stands for. */
export const openServiceItems = async (own: Handle, vehicleId: string): Promise<string[]> => {
  const rows = await own
    .selectDistinct({ item: tasks.serviceItem })
    .from(tasks)
    .where(
      and(
        eq(tasks.vehicleId, vehicleId),
        eq(tasks.completed, false),
        isNull(tasks.deletedAt),
        sql`${tasks.serviceItem} is not null`,
      ),
    );
  return rows.flatMap(({ item }) => item ?? []);
};

/** The open task of a series, other than one of them. */
export const openInSeries = async (
  own: Handle,
  { seriesId, id }: StoredTask,
): Promise<string | undefined> => {
  const [row] = await own
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        eq(tasks.seriesId, seriesId),
        sql`${tasks.id} <> ${id}`,
        eq(tasks.completed, false),
        isNull(tasks.deletedAt),
      ),
    )
    .limit(1);
  return row?.id;
};

/**
 * Deletes, softly, the task that followed a completion, unless it was changed since: it was made in
 * the transaction that completed the task, at the same instant.
 */
export const deleteUntouchedNext = async (
  own: Handle,
  { seriesId, id }: StoredTask,
): Promise<void> => {
  await own
    .update(tasks)
    .set({ deletedAt: sql`app_now()` })
    .where(
      and(
        eq(tasks.seriesId, seriesId),
        eq(tasks.completed, false),
        isNull(tasks.deletedAt),
        sql`${tasks.updatedAt} = ${tasks.createdAt}`,
        sql`${tasks.createdAt} = (select t.updated_at from maintenance_schedules t where t.id = ${id})`,
      ),
    );
};
