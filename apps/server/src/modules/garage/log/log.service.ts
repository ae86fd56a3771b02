import type { OutputOf } from '@wrenchwise/contract/endpoint';
import type { listLogEntries, LogEntry, NewLogEntry } from '@wrenchwise/contract/endpoints/log';
import type { Database, Reads, Transaction } from '@wrenchwise/database/database';
import { LARGEST_TANK_LITRES } from '@wrenchwise/rules/garage/consumption';
import { type Costs, costsFrom, type PricedFilling } from '@wrenchwise/rules/garage/costs';
import type { LogCategory } from '@wrenchwise/rules/garage/log-kinds';
import { odometerMisfit, odometerRangeText } from '@wrenchwise/rules/garage/odometer-range';
import { dayIn } from '@wrenchwise/rules/garage/task-state';

import { AppError } from '../../../platform/app-error.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import { requestIdOf, says } from '../../../platform/http/request-id.ts';
import { takeSupplies } from '../supplies/supplies.service.ts';
import {
  createReadAccess,
  loggableVehicle,
  type VehicleAccess,
  vehicleAccess,
} from '../vehicles/vehicle-access.ts';
import { odometerRangeOn } from '../vehicles/vehicle-reading.ts';
import { logSheet } from './log-sheet.ts';
import { monthSums, newestFillings, periodReadings } from './log-sums.repository.ts';
import {
  changeEntry,
  columnsOf,
  createReadNewestEntries,
  entriesInBatches,
  findEntry,
  insertEntry,
  isWrittenBy,
  listEntries,
  listJobs,
  listWork,
  listPaid,
  type PaidEntry,
  type WorkDone,
  type LogFilter,
  type LogPage,
  softDeleteEntry,
} from './log.repository.ts';
import type { Period } from './whole-months.ts';

/** More lines say nothing new of when a part was last renewed. */
const MAX_WORK = 500;

/** As many as a price is compared with earlier ones. */
const MAX_PAID = 12;

type User = Pick<SessionUser, 'id' | 'distanceUnit' | 'timeZone'>;

export interface LogService {
  /**
   * Adds an entry, once per idempotency key. Throws `log/implausible-odometer` with the range that was
   * expected, or `log/implausible-fill`, unless it is confirmed, and `request/invalid` for a day that is yet to come.
   */
  readonly create: (
    user: User,
    vehicleId: string,
    input: NewLogEntry,
    idempotencyKey: string | undefined,
  ) => Promise<LogEntry>;
  /** The same as part of `tx`; `isNew` is false for a request that was done before. */
  readonly addIn: (
    tx: Transaction,
    user: User,
    entry: {
      readonly vehicleId: string;
      readonly input: NewLogEntry;
      readonly idempotencyKey: string | undefined;
      /** One of the user's own. */
      readonly diagnosisId?: string;
    },
  ) => Promise<{ entry: LogEntry; isNew: boolean }>;
  /** Deletes, as part of `tx`, an entry whose vehicle the user may edit; nothing where it is deleted already. */
  readonly removeIn: (tx: Transaction, id: string) => Promise<void>;
  /** The work on a diagnosed problem, newest first. */
  readonly jobsOf: (userId: string, diagnosisId: string) => Promise<readonly LogEntry[]>;
  /** One page. Throws `db/record-not-found`, for an `after` that is gone too. */
  readonly list: (
    user: User,
    filter: LogFilter & LogPage,
  ) => Promise<OutputOf<typeof listLogEntries>>;
  /** The same of whom `own` serves. */
  readonly read: (
    own: Reads,
    filter: LogFilter & LogPage,
  ) => Promise<OutputOf<typeof listLogEntries>>;
  /** Replaces what an entry says; throws as `create`. */
  readonly update: (user: User, id: string, input: NewLogEntry) => Promise<LogEntry>;
  readonly remove: (user: User, id: string) => Promise<void>;
  readonly restore: (user: User, id: string) => Promise<LogEntry>;
  /** Work done and parts bought, newest first, at most 500. Throws `db/record-not-found`. */
  readonly workDone: (userId: string, vehicleId: string) => Promise<readonly WorkDone[]>;
  /** The newest entries of a category that have a price, at most 12. Throws `db/record-not-found`. */
  readonly paidFor: (
    userId: string,
    vehicleId: string,
    category: LogCategory,
  ) => Promise<readonly PaidEntry[]>;
  readonly costs: (user: User, where: Period & { readonly vehicleId: string }) => Promise<Costs>;
  /** The newest fill-ups and charges of a period, as many as consumption is worked out from. */
  readonly fillings: (
    user: User,
    where: Period & { readonly vehicleId: string },
  ) => Promise<readonly PricedFilling[]>;
  /** The entries of a filter as CSV, newest first. */
  readonly sheet: (user: User, filter: LogFilter) => Promise<Blob>;
}

const isSame = (made: LogEntry, vehicleId: string, input: NewLogEntry): boolean =>
  says(made, { ...columnsOf(input), vehicleId });

const refuseImplausible = async (
  tx: Transaction,
  entry: { user: User; vehicleId: string; input: NewLogEntry; except?: string },
): Promise<void> => {
  const { user, vehicleId, input, except } = entry;
  const { odometer, date, confirm } = input;
  if (odometer === null || confirm) return;
  const range = await odometerRangeOn(tx, vehicleId, { date, except, inItsDay: 'unknown' });
  if (odometerMisfit(range, odometer) === undefined) return;
  const { distanceUnit } = await vehicleAccess(tx, vehicleId);
  const message = odometerRangeText(range, distanceUnit ?? user.distanceUnit);
  throw new AppError('log/implausible-odometer', { fields: [{ path: 'odometer', message }] });
};

const refuseOverfull = ({ kind, litres, confirm }: NewLogEntry): void => {
  if (confirm || kind !== 'fuel' || litres === null || litres <= LARGEST_TANK_LITRES) return;
  const message = `More than ${LARGEST_TANK_LITRES} litres at once: please check the amount and its unit`;
  throw new AppError('log/implausible-fill', { fields: [{ path: 'litres', message }] });
};

/** An entry that the user may change: of a vehicle that they may edit, or fuel of their own. */
const editableEntry = async (
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
  options: { deleted?: boolean } = {},
) => {
  const entry = await findEntry(tx, id, options);
  if (!entry) throw new AppError('db/record-not-found');
  const isOwn = await isWrittenBy(tx, id, userId);
  await loggableVehicle(tx, entry.vehicleId, { kind: entry.kind, isOwn });
  return entry;
};

/** Refuses a day that is yet to come where the user is. */
type RefuseFuture = (user: User, date: string) => void;

const createRefuseFuture =
  (now: () => Date): RefuseFuture =>
  (user, date) => {
    if (date <= dayIn(user.timeZone, now())) return;
    throw new AppError('request/invalid', {
      fields: [{ path: 'date', message: 'The date cannot be in the future' }],
    });
  };

const createAddIn =
  (refuseFuture: RefuseFuture): LogService['addIn'] =>
  async (tx, user, given) => {
    const { vehicleId, input, idempotencyKey, diagnosisId = null } = given;
    const { ownerId, distanceUnit } = await loggableVehicle(tx, vehicleId, {
      kind: input.kind,
      isOwn: true,
    });
    const id = requestIdOf(user.id, idempotencyKey);
    // Before what was meant is judged: that may have changed since.
    const made = idempotencyKey === undefined ? undefined : await findEntry(tx, id);
    if (made) {
      if (isSame(made, vehicleId, input)) return { entry: made, isNew: false };
      throw new AppError('request/idempotency-conflict');
    }
    refuseFuture(user, input.date);
    refuseOverfull(input);
    await refuseImplausible(tx, { user, vehicleId, input });
    const columns = columnsOf(input);
    const inserted = await insertEntry(tx, {
      id,
      userId: ownerId,
      createdBy: user.id,
      vehicleId,
      diagnosisId,
      ...columns,
      distanceUnit:
        columns.distanceUnit === undefined
          ? (distanceUnit ?? user.distanceUnit)
          : columns.distanceUnit,
    });
    const entry = inserted ?? (await findEntry(tx, id));
    if (!entry || !isSame(entry, vehicleId, input)) {
      throw new AppError('request/idempotency-conflict');
    }
    if (inserted !== undefined && input.supplies !== undefined) {
      await takeSupplies(tx, { userId: user.id, logEntryId: entry.id, uses: input.supplies });
    }
    return { entry, isNew: inserted !== undefined };
  };

/** The logs of vehicles, under row-level security: one's own and those that are shared. */
export const createLogService = ({ db, now }: { db: Database; now: () => Date }): LogService => {
  const refuseFuture = createRefuseFuture(now);
  const addIn = createAddIn(refuseFuture);
  const readAccess = createReadAccess(db);
  const readNewest = createReadNewestEntries(db);

  const pageOf = async (
    listed: ReturnType<typeof listEntries>,
    access: Promise<VehicleAccess>,
  ): Promise<Awaited<ReturnType<LogService['list']>>> => {
    // Side by side: row-level security hides the entries of a vehicle that is not the user's anyway.
    const [, found] = await Promise.all([access, listed]);
    if (!found) throw new AppError('db/record-not-found');
    const { entries, total, isMore } = found;
    return { entries, total, next: isMore ? (entries.at(-1)?.id ?? null) : null };
  };

  return {
    addIn,
    removeIn: softDeleteEntry,
    create: async (user, vehicleId, input, idempotencyKey) => {
      const { entry } = await db
        .forUser(user.id)
        .transaction((tx) => addIn(tx, user, { vehicleId, input, idempotencyKey }));
      return entry;
    },

    jobsOf: (userId, diagnosisId) => listJobs(db.forUser(userId), diagnosisId),

    read: (own, filter) =>
      pageOf(listEntries(own, filter, readNewest), readAccess(filter.vehicleId)),

    list: (user, filter) => {
      const own = db.forUser(user.id);
      return pageOf(listEntries(own, filter), vehicleAccess(own, filter.vehicleId));
    },

    update: (user, id, input) =>
      db.forUser(user.id).transaction(async (tx) => {
        const { vehicleId } = await editableEntry(tx, { id, userId: user.id });
        await loggableVehicle(tx, vehicleId, { kind: input.kind, isOwn: true });
        refuseFuture(user, input.date);
        refuseOverfull(input);
        await refuseImplausible(tx, { user, vehicleId, input, except: id });
        const { supplies: uses } = input;
        if (uses !== undefined) {
          await takeSupplies(tx, { userId: user.id, logEntryId: id, uses });
        }
        return changeEntry(tx, id, columnsOf(input));
      }),

    remove: (user, id) =>
      db.forUser(user.id).transaction(async (tx) => {
        await editableEntry(tx, { id, userId: user.id });
        await softDeleteEntry(tx, id);
      }),

    restore: (user, id) =>
      db.forUser(user.id).transaction(async (tx) => {
        await editableEntry(tx, { id, userId: user.id }, { deleted: true });
        return changeEntry(tx, id, { deletedAt: null });
      }),

    workDone: async (userId, vehicleId) => {
      const own = db.forUser(userId);
      await vehicleAccess(own, vehicleId);
      return listWork(own, vehicleId, MAX_WORK);
    },

    paidFor: async (userId, vehicleId, category) => {
      const own = db.forUser(userId);
      await vehicleAccess(own, vehicleId);
      return listPaid(own, { vehicleId, category }, MAX_PAID);
    },

    costs: async (user, where) => {
      const own = db.forUser(user.id);
      await vehicleAccess(own, where.vehicleId);
      const [sums, readings, newest] = await Promise.all([
        monthSums(own, where),
        periodReadings(own, where),
        newestFillings(own, where),
      ]);
      return costsFrom({ sums, readings, ...newest });
    },

    fillings: async (user, where) => {
      const own = db.forUser(user.id);
      await vehicleAccess(own, where.vehicleId);
      return (await newestFillings(own, where)).fillings;
    },

    sheet: async (user, filter) => {
      const own = db.forUser(user.id);
      await vehicleAccess(own, filter.vehicleId);
      return logSheet(entriesInBatches(own, filter));
    },
  };
};
