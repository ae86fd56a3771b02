import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import type {
  MaintenanceTask,
  MaintenanceTaskChanges,
  NewMaintenanceTask,
  NewMaintenanceTasks,
  TaskVehicle,
} from '@wrenchwise/rules/garage/maintenance-task';
import { dayIn, type TaskState } from '@wrenchwise/rules/garage/task-state';

import { AppError } from '../../../platform/app-error.ts';
import type { AccountUser, SessionUser } from '../../../platform/http/context.ts';
import { requestIdOf, says } from '../../../platform/http/request-id.ts';
import type { CarDiagnoses } from '../car-diagnoses.ts';
import { editableVehicle } from '../vehicles/vehicle-access.ts';
import { listVehicles } from './readings.repository.ts';
import { listRegisterDates, type RegisterDate } from './register-dates.repository.ts';
import {
  countTasks,
  findStored,
  findTask,
  insertTasks,
  listTasks,
  openAdvisoryTasks,
  openServiceItems,
  type StoredTask,
  type TaskFilter,
  updateTask,
} from './tasks.repository.ts';

export type { RegisterDate };

type User = Pick<AccountUser, 'id' | 'timeZone'>;

export interface MaintenanceService {
  /**
   * Throws `db/record-not-found` for a vehicle that the user may not see, `vehicle/view-only` for one
   * that is shared to look at, `diagnosis/not-found` for another user's diagnosis. Once per idempotency
   * key: `request/idempotency-conflict` for another task with the same.
   */
  readonly create: (
    user: SessionUser,
    input: NewMaintenanceTask,
    idempotencyKey?: string,
  ) => Promise<MaintenanceTask>;
  /** All or none; leaves out service items and MOT findings for which a task is open. Errors as for one. */
  readonly createMany: (
    user: User,
    input: NewMaintenanceTasks,
  ) => Promise<{ added: number; tasks: MaintenanceTask[] }>;
  /** The same as part of `tx`, of one of the user's diagnoses where one is named; ids of those made. */
  readonly addIn: (
    tx: Transaction,
    user: User,
    input: NewMaintenanceTasks,
    origin?: { readonly diagnosisId?: string },
  ) => Promise<readonly string[]>;
  readonly list: (
    user: User,
    filter: TaskFilter,
  ) => Promise<{ tasks: MaintenanceTask[]; total: number }>;
  /** MOT and tax as the registers say, for which no open task is, of vehicles that the user may see. */
  readonly registerDates: (userId: string) => Promise<readonly RegisterDate[]>;
  readonly overview: (
    user: User,
    vehicleId: string | undefined,
  ) => Promise<{ counts: Record<TaskState, number>; today: string; vehicles: TaskVehicle[] }>;
  /** Throws `maintenance/completed` for a task that is done. */
  readonly update: (
    user: User,
    id: string,
    changes: MaintenanceTaskChanges,
  ) => Promise<MaintenanceTask>;
  /** Repeatable. */
  readonly remove: (user: User, id: string) => Promise<void>;
  readonly restore: (user: User, id: string) => Promise<MaintenanceTask>;
}

/** A task of the user or of a vehicle that they may edit, locked until `tx` ends. */
export const editableTask = async (tx: Transaction, id: string): Promise<StoredTask> => {
  const seen = await findStored(tx, id);
  if (!seen) throw new AppError('db/record-not-found');
  if (seen.vehicleId !== null) await editableVehicle(tx, seen.vehicleId);
  const locked = await findStored(tx, id, { lock: true });
  if (!locked) throw new AppError('db/record-not-found');
  return locked;
};

export const shownTask = async (
  own: UserDatabase | Transaction,
  id: string,
  today: string,
): Promise<MaintenanceTask> => {
  const task = await findTask(own, id, today);
  if (!task) throw new AppError('db/record-not-found');
  return task;
};

const dueColumns = (fields: MaintenanceTaskChanges) => ({
  ...(fields.task === undefined ? {} : { task: fields.task }),
  ...(fields.dueDate === undefined ? {} : { dueDate: fields.dueDate }),
  ...(fields.dueMileage === undefined ? {} : { dueMileage: fields.dueMileage }),
  ...(fields.repeat === undefined
    ? {}
    : { recurMonths: fields.repeat?.months ?? null, recurMiles: fields.repeat?.miles ?? null }),
  ...(fields.notes === undefined ? {} : { notes: fields.notes }),
});

type TaskInput = NewMaintenanceTasks['tasks'][number];

const columnsOf = (input: TaskInput) => ({
  ...dueColumns(input),
  task: input.task,
  source: input.source,
  reason: input.reason ?? null,
  serviceItem: input.serviceItem ?? null,
});

/** A finding of an MOT: the same list may be taken over twice. */
const isAdvised = ({ source }: TaskInput): boolean => source === 'advisory';

/** Those of the tasks for whose service item or MOT finding no task is open, each once. */
const notPlanned = async (
  tx: Transaction,
  vehicleId: string,
  tasks: readonly TaskInput[],
): Promise<readonly TaskInput[]> => {
  const taken = new Set(await openServiceItems(tx, vehicleId));
  const advised = new Set(tasks.some(isAdvised) ? await openAdvisoryTasks(tx, vehicleId) : []);
  return tasks.filter((input) => {
    const { serviceItem, task } = input;
    const isFree =
      (typeof serviceItem !== 'string' || !taken.has(serviceItem)) &&
      !(isAdvised(input) && advised.has(task));
    if (typeof serviceItem === 'string') taken.add(serviceItem);
    if (isAdvised(input)) advised.add(task);
    return isFree;
  });
};

/** Maintenance tasks (docs/product.md, Maintenance). */
export const createMaintenanceService = (dependencies: {
  db: Database;
  diagnoses: Pick<CarDiagnoses, 'get'>;
  now: () => Date;
}): MaintenanceService => {
  const { db, diagnoses, now } = dependencies;
  const todayOf = ({ timeZone }: User): string => dayIn(timeZone, now());

  const addIn: MaintenanceService['addIn'] = async (
    tx,
    user,
    { vehicleId, tasks },
    origin = {},
  ) => {
    const { ownerId, isOwner } = await editableVehicle(tx, vehicleId);
    const wanted = await notPlanned(tx, vehicleId, tasks);
    if (wanted.length === 0) return [];
    return insertTasks(
      tx,
      wanted.map((fields) => ({
        ...columnsOf(fields),
        userId: ownerId,
        createdBy: user.id,
        vehicleId,
        // As for one task: the diagnosis is not the vehicle's.
        diagnosisId: isOwner ? (origin.diagnosisId ?? null) : null,
      })),
    );
  };

  return {
    create: async (user, input, idempotencyKey) => {
      const id = requestIdOf(user.id, idempotencyKey);
      const { vehicleId = null, diagnosisId = null, ...fields } = input;
      if (diagnosisId !== null) await diagnoses.get(user, diagnosisId);
      return db.forUser(user.id).transaction(async (tx) => {
        const access = vehicleId === null ? undefined : await editableVehicle(tx, vehicleId);
        const row = {
          ...columnsOf(fields),
          userId: access?.ownerId ?? user.id,
          createdBy: user.id,
          vehicleId,
          // What belongs to a shared vehicle is its owner's, and the diagnosis is not.
          diagnosisId: (access?.isOwner ?? true) ? diagnosisId : null,
        };
        const made = await insertTasks(tx, [{ ...row, id }]);
        if (made.length === 0) {
          const before = await findStored(tx, id);
          if (!before || before.deletedAt !== null || !says(before, row)) {
            throw new AppError('request/idempotency-conflict');
          }
        }
        return shownTask(tx, id, todayOf(user));
      });
    },

    addIn,

    createMany: (user, input) =>
      db.forUser(user.id).transaction(async (tx) => {
        const ids = await addIn(tx, user, input);
        const today = todayOf(user);
        const made = await Promise.all(ids.map((id) => shownTask(tx, id, today)));
        return { added: made.length, tasks: made };
      }),

    list: (user, filter) => listTasks(db.forUser(user.id), filter, todayOf(user)),

    registerDates: (userId) => listRegisterDates(db.forUser(userId)),

    overview: async (user, vehicleId) => {
      const own = db.forUser(user.id);
      const today = todayOf(user);
      const [counts, vehicles] = await Promise.all([
        countTasks(own, vehicleId, today),
        listVehicles(own),
      ]);
      return { counts, today, vehicles };
    },

    update: (user, id, { vehicleId, ...changes }) =>
      db.forUser(user.id).transaction(async (tx) => {
        const stored = await editableTask(tx, id);
        if (stored.deletedAt !== null) throw new AppError('db/record-not-found');
        if (stored.completed) throw new AppError('maintenance/completed');
        const values = dueColumns(changes);
        const { dueDate, dueMileage } = { ...stored, ...values };
        if (dueDate === null && dueMileage === null) {
          const fields = [{ path: 'dueDate', message: 'Due date is required' }];
          throw new AppError('request/invalid', { fields });
        }
        if (vehicleId !== undefined && vehicleId !== stored.vehicleId) {
          // A task does not change hands.
          const { ownerId } = await editableVehicle(tx, vehicleId);
          if (ownerId !== stored.userId) throw new AppError('db/record-not-found');
        }
        await updateTask(tx, id, { ...values, ...(vehicleId === undefined ? {} : { vehicleId }) });
        return shownTask(tx, id, todayOf(user));
      }),

    remove: (user, id) =>
      db.forUser(user.id).transaction(async (tx) => {
        const { deletedAt } = await editableTask(tx, id);
        if (deletedAt === null) await updateTask(tx, id, { deletedAt: now() });
      }),

    restore: (user, id) =>
      db.forUser(user.id).transaction(async (tx) => {
        const { deletedAt } = await editableTask(tx, id);
        if (deletedAt !== null) await updateTask(tx, id, { deletedAt: null });
        return shownTask(tx, id, todayOf(user));
      }),
  };
};
