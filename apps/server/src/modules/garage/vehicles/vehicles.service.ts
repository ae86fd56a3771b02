import { randomUUID } from 'node:crypto';

import type { VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import type { NewVehicle, Vehicle, VehicleChange } from '@wrenchwise/contract/endpoints/vehicles';
import type { Database, Reads, Transaction } from '@wrenchwise/database/database';
import { dayIn } from '@wrenchwise/rules/garage/task-state';
import { isUkRegistration, normaliseRegistration } from '@wrenchwise/vehicle/registration';

import { AppError } from '../../../platform/app-error.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import { requestIdOf, says } from '../../../platform/http/request-id.ts';
import type { CarDiagnoses } from '../car-diagnoses.ts';
import type { VehicleLookupService } from '../lookup/vehicle-lookup.service.ts';
import { createShownVehicles, type VehiclesPage, type VehiclesQuery } from './shown-vehicles.ts';
import { editableVehicle, vehicleAccess } from './vehicle-access.ts';
import { addReading } from './vehicle-reading.ts';
import { columnsOf, registeredColumns } from './vehicle-values.ts';
import {
  findVehicle,
  insertVehicle,
  putRegisterRecord,
  undelete,
  updateVehicle,
} from './vehicles.repository.ts';

export interface VehiclesService {
  /** Once per idempotency key; throws `request/idempotency-conflict` for another vehicle with the same. */
  readonly create: (
    user: SessionUser,
    input: NewVehicle,
    idempotencyKey?: string,
  ) => Promise<Vehicle>;
  /** The user's own and those shared with them, newest first. */
  readonly list: (userId: string, query: VehiclesQuery) => Promise<VehiclesPage>;
  /** The same of whom `own` serves, who is said when it is answered. */
  readonly read: (own: Reads, query: VehiclesQuery) => Promise<(userId: string) => VehiclesPage>;
  /** Throws `db/record-not-found`, as the others do. */
  readonly get: (userId: string, id: string) => Promise<Vehicle>;
  /** Throws `vehicle/view-only`, `vehicle/not-owner` for archiving, `vehicle/mileage-…-last` unless it is confirmed. */
  readonly update: (user: SessionUser, id: string, change: VehicleChange) => Promise<Vehicle>;
  /** Soft deletion, by the owner only: `vehicle/not-owner`. */
  readonly remove: (userId: string, id: string) => Promise<void>;
  readonly restore: (userId: string, id: string) => Promise<Vehicle>;
  /** Saves, as part of `tx`, a vehicle of which the registers' answer is known; returns its id. */
  readonly addKnown: (
    tx: Transaction,
    known: { userId: string; input: NewVehicle; record: VehicleLookup },
  ) => Promise<string>;
  /** Saves a vehicle as part of `tx`; returns its id. */
  readonly add: (
    tx: Transaction,
    vehicle: { userId: string; input: NewVehicle },
  ) => Promise<string>;
  /** Asks the registers and keeps their answer. Throws `vehicle/…` as the look-up does. */
  readonly refresh: (user: SessionUser, id: string) => Promise<Vehicle>;
}

/** Saved vehicles. */
export const createVehiclesService = ({
  db,
  diagnoses,
  vehicleLookup,
  now,
}: {
  db: Database;
  diagnoses: Pick<CarDiagnoses, 'list' | 'openProblems' | 'readOpenProblems'>;
  vehicleLookup: Pick<VehicleLookupService, 'lookUp'>;
  now: () => Date;
}): VehiclesService => {
  const { get, read, list } = createShownVehicles({ db, diagnoses });

  /** The day of a reading: today, or the day of the past that is said. */
  const readingDay = (user: SessionUser, said: string | undefined): string => {
    const today = dayIn(user.timeZone, now());
    if (said === undefined || said <= today) return said ?? today;
    throw new AppError('request/invalid', {
      fields: [{ path: 'mileageOn', message: 'The day of a reading cannot be in the future' }],
    });
  };

  const refuseFuture = (user: SessionUser, on: string): void => {
    if (on <= dayIn(user.timeZone, now())) return;
    throw new AppError('request/invalid', {
      fields: [{ path: 'archived.on', message: 'This day cannot be in the future' }],
    });
  };

  return {
    get,

    create: async (user, { mileage, mileageOn, ...input }, idempotencyKey) => {
      const vehicleId = requestIdOf(user.id, idempotencyKey);
      await db.forUser(user.id).transaction(async (tx) => {
        const { make, model, year } = input;
        const columns = { ...columnsOf(input), userId: user.id, make, model, year };
        if (!(await insertVehicle(tx, { ...columns, id: vehicleId }))) {
          const made = await findVehicle(tx, vehicleId);
          if (made && says(made, columns)) return;
          throw new AppError('request/idempotency-conflict');
        }
        if (mileage !== undefined && mileage !== null) {
          const date = readingDay(user, mileageOn);
          const reading = { vehicleId, ownerId: user.id, createdBy: user.id };
          await addReading(tx, { ...reading, odometer: mileage, date }, true);
        }
      });
      return get(user.id, vehicleId);
    },

    read,

    list,

    update: async (user, id, { mileage, mileageOn, confirm = false, ...change }) => {
      await db.forUser(user.id).transaction(async (tx) => {
        const { ownerId, isOwner } = await editableVehicle(tx, id);
        if (change.archived !== undefined && !isOwner) throw new AppError('vehicle/not-owner');
        if (change.archived) refuseFuture(user, change.archived.on);
        await updateVehicle(tx, id, columnsOf(change));
        if (mileage === undefined) return;
        const date = readingDay(user, mileageOn);
        const isPast = mileageOn !== undefined;
        const reading = { vehicleId: id, ownerId, createdBy: user.id, isPast };
        await addReading(tx, { ...reading, odometer: mileage, date }, confirm);
      });
      return get(user.id, id);
    },

    remove: async (userId, id) => {
      await db.forUser(userId).transaction(async (tx) => {
        const { isOwner } = await vehicleAccess(tx, id);
        if (!isOwner) throw new AppError('vehicle/not-owner');
        await updateVehicle(tx, id, { deletedAt: now() });
      });
    },

    restore: async (userId, id) => {
      const isRestored = await undelete(db.forUser(userId), id);
      if (!isRestored) throw new AppError('db/record-not-found');
      return get(userId, id);
    },

    addKnown: async (tx, { userId, input, record }) => {
      const { make, model, year } = input;
      const columns = { ...columnsOf(input), ...registeredColumns(record) };
      const vehicleId = randomUUID();
      await insertVehicle(tx, { ...columns, id: vehicleId, userId, make, model, year });
      await putRegisterRecord(tx, { vehicleId, userId, record, fetchedAt: now() });
      return vehicleId;
    },

    add: async (tx, { userId, input }) => {
      const { make, model, year } = input;
      const vehicleId = randomUUID();
      await insertVehicle(tx, { ...columnsOf(input), id: vehicleId, userId, make, model, year });
      return vehicleId;
    },

    refresh: async (user, id) => {
      const own = db.forUser(user.id);
      await editableVehicle(own, id);
      const registration = normaliseRegistration((await findVehicle(own, id))?.registration ?? '');
      if (registration === '') throw new AppError('vehicle/registration-required');
      if (!isUkRegistration(registration)) throw new AppError('vehicle/invalid-registration');
      const record = await vehicleLookup.lookUp(registration);
      await own.transaction(async (tx) => {
        const { ownerId } = await editableVehicle(tx, id);
        const kept = { vehicleId: id, userId: ownerId, record, fetchedAt: now() };
        await putRegisterRecord(tx, kept);
        await updateVehicle(tx, id, registeredColumns(record));
      });
      return get(user.id, id);
    },
  };
};
