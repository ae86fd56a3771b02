import type { FieldProblem } from '@wrenchwise/contract/problem';
import type { Database, Transaction } from '@wrenchwise/database/database';
import { deedOf } from '@wrenchwise/rules/garage/deed';
import type { MaintenanceTask, TaskCompletion } from '@wrenchwise/rules/garage/maintenance-task';
import { odometerMisfit, odometerRangeText } from '@wrenchwise/rules/garage/odometer-range';
import { dayIn, nextDue } from '@wrenchwise/rules/garage/task-state';

import { AppError } from '../../../platform/app-error.ts';
import type { AccountUser } from '../../../platform/http/context.ts';
import { takeSupplies } from '../supplies/supplies.service.ts';
import { odometerRangeOn } from '../vehicles/vehicle-reading.ts';
import { editableTask, shownTask } from './maintenance.service.ts';
import { deleteService, insertService, vehicleUse } from './readings.repository.ts';
import {
  deleteUntouchedNext,
  insertTasks,
  openInSeries,
  type StoredTask,
  updateTask,
} from './tasks.repository.ts';

type User = Pick<AccountUser, 'id' | 'timeZone' | 'distanceUnit' | 'place'>;

export interface CompletionService {
  /**
   * Completes a task, once: asked again it answers the same. Throws
   * `maintenance/odometer-implausible` with the plausible range, in the vehicle's or the user's unit, unless it is
   * confirmed; `request/invalid` for a day in the future, and for an odometer or a cost of a task
   * without a vehicle.
   */
  readonly complete: (
    user: User,
    id: string,
    completion: TaskCompletion,
  ) => Promise<{ task: MaintenanceTask; next: MaintenanceTask | null }>;
  /** Takes a completion back; repeatable. */
  readonly reopen: (user: User, id: string) => Promise<MaintenanceTask>;
}

const refuse = (path: string, message: string): never => {
  const fields: FieldProblem[] = [{ path, message }];
  throw new AppError('request/invalid', { fields });
};

/** A day is stored as its noon in UTC, so that it reads as the same day. */
const noonOf = (date: string): Date => new Date(`${date}T12:00:00.000Z`);

/** Throws `maintenance/odometer-implausible` with the plausible range. */
const checkOdometer = async (
  tx: Transaction,
  vehicleId: string,
  { date, odometer }: { date: string; odometer: number },
  { distanceUnit }: User,
): Promise<void> => {
  const use = await vehicleUse(tx, vehicleId);
  if (!use) throw new AppError('db/record-not-found');
  const range = await odometerRangeOn(tx, vehicleId, { date, inItsDay: 'last' });
  if (odometerMisfit(range, odometer) === undefined) return;
  const message = `${odometerRangeText(range, use.distanceUnit ?? distanceUnit)}.`;
  throw new AppError('maintenance/odometer-implausible', {
    fields: [{ path: 'odometer', message }],
  });
};

/** The next task of one that recurs; none where an open one follows already. */
const follow = async (
  tx: Transaction,
  stored: StoredTask,
  done: { date: string; odometer: number | null },
  userId: string,
): Promise<string | undefined> => {
  const { recurMonths: months, recurMiles: miles } = stored;
  if (months === null && miles === null) return undefined;
  if ((await openInSeries(tx, stored)) !== undefined) return undefined;
  const known =
    done.odometer ??
    (stored.vehicleId === null
      ? null
      : ((await vehicleUse(tx, stored.vehicleId))?.mileage ?? stored.dueMileage));
  const due = nextDue({ months, miles }, { date: done.date, odometer: known });
  // Recurs by the odometer only, of which nothing is known.
  if (due.dueDate === null && due.dueMileage === null) return undefined;
  const { userId: ownerId, vehicleId, diagnosisId, seriesId, task, serviceItem, source } = stored;
  const { reason, notes } = stored;
  const [next] = await insertTasks(tx, [
    {
      ...due,
      userId: ownerId,
      createdBy: userId,
      vehicleId,
      diagnosisId,
      seriesId,
      task,
      serviceItem,
      source,
      reason,
      notes,
      recurMonths: months,
      recurMiles: miles,
    },
  ]);
  return next;
};

/** The completion of tasks: log entry, next task of the series, and back. */
export const createCompletionService = ({
  db,
  now,
}: {
  db: Database;
  now: () => Date;
}): CompletionService => ({
  complete: (user, id, completion) =>
    db.forUser(user.id).transaction(async (tx) => {
      const today = dayIn(user.timeZone, now());
      const stored = await editableTask(tx, id);
      if (stored.deletedAt !== null) throw new AppError('db/record-not-found');
      const { date, odometer = null, costCents = null, doneBy = null, confirm } = completion;
      if (!stored.completed) {
        if (date > today) refuse('date', 'Date must not be in the future');
        const { vehicleId } = stored;
        if (vehicleId === null && odometer !== null) {
          refuse('odometer', 'An odometer reading needs a saved vehicle');
        }
        if (vehicleId === null && costCents !== null) {
          refuse('costCents', 'A cost needs a saved vehicle');
        }
        if (vehicleId !== null && odometer !== null && confirm !== true) {
          await checkOdometer(tx, vehicleId, { date, odometer }, user);
        }
        await updateTask(tx, id, { completed: true, completedAt: noonOf(date) });
        if (vehicleId !== null) {
          const logEntryId = await insertService(tx, {
            userId: stored.userId,
            createdBy: user.id,
            vehicleId,
            date,
            odometer,
            distanceUnit: odometer === null ? null : user.distanceUnit,
            costCents,
            currency: costCents === null ? null : (completion.currency ?? user.place.currency),
            category: 'service',
            title: deedOf(stored.task),
            place: doneBy,
            notes: completion.notes ?? null,
            taskId: id,
            diagnosisId: stored.diagnosisId,
          });
          if (completion.supplies !== undefined) {
            await takeSupplies(tx, { userId: user.id, logEntryId, uses: completion.supplies });
          }
        }
        await follow(tx, stored, { date, odometer }, user.id);
      }
      const next = await openInSeries(tx, stored);
      return {
        task: await shownTask(tx, id, today),
        next: next === undefined ? null : await shownTask(tx, next, today),
      };
    }),

  reopen: (user, id) =>
    db.forUser(user.id).transaction(async (tx) => {
      const stored = await editableTask(tx, id);
      if (stored.deletedAt !== null) throw new AppError('db/record-not-found');
      if (stored.completed) {
        await deleteService(tx, id);
        await deleteUntouchedNext(tx, stored);
        await updateTask(tx, id, { completed: false, completedAt: null });
      }
      return shownTask(tx, id, dayIn(user.timeZone, now()));
    }),
});
