import type { Database, Transaction } from '@wrenchwise/database/database';

import { AppError } from '../../../platform/app-error.ts';
import { requestIdOf, says } from '../../../platform/http/request-id.ts';
import { editableVehicle, vehicleAccess } from '../vehicles/vehicle-access.ts';
import type { RecordStore } from './record-store.ts';

/** Records of one kind of vehicles that are the user's own or shared with them. */
export interface VehicleRecords<Shown, Written> {
  /** Throws `db/record-not-found`, as the others do. */
  readonly list: (userId: string, vehicleId: string) => Promise<Shown[]>;
  /** Once per idempotency key. Throws `vehicle/view-only`, `vehicle/too-many-records`. */
  readonly create: (
    userId: string,
    vehicleId: string,
    written: Written,
    idempotencyKey: string | undefined,
  ) => Promise<Shown>;
  /** Replaces what is written. Throws `vehicle/view-only`, as the next two do. */
  readonly update: (userId: string, id: string, written: Written) => Promise<Shown>;
  readonly remove: (userId: string, id: string) => Promise<void>;
  readonly restore: (userId: string, id: string) => Promise<Shown>;
}

/**
 * A record whose vehicle the user may edit.
 *
 * @throws AppError `db/record-not-found`, `vehicle/view-only`
 */
export const editableRecord = async <Shown extends { readonly vehicleId: string }>(
  tx: Transaction,
  store: Pick<RecordStore<Shown, never>, 'find'>,
  id: string,
  options: { deleted?: boolean } = {},
): Promise<Shown> => {
  const found = await store.find(tx, id, options);
  if (found === undefined) throw new AppError('db/record-not-found');
  await editableVehicle(tx, found.vehicleId);
  return found;
};

export const createVehicleRecords = <
  Shown extends { readonly vehicleId: string },
  Written extends object,
>({
  db,
  store,
}: {
  db: Database;
  store: RecordStore<Shown, Written>;
}): VehicleRecords<Shown, Written> => ({
  list: async (userId, vehicleId) => {
    const own = db.forUser(userId);
    const [, found] = await Promise.all([
      vehicleAccess(own, vehicleId),
      store.list(own, vehicleId),
    ]);
    return found;
  },

  create: (userId, vehicleId, written, idempotencyKey) =>
    db.forUser(userId).transaction(async (tx) => {
      const { ownerId } = await editableVehicle(tx, vehicleId);
      const id = requestIdOf(userId, idempotencyKey);
      const made = await store.insert(tx, { id, ownerId, createdBy: userId, vehicleId, written });
      if (made !== undefined) return made;
      const before = await store.find(tx, id);
      if (before === undefined) throw new AppError('vehicle/too-many-records');
      if (says(before, { ...written, vehicleId })) return before;
      throw new AppError('request/idempotency-conflict');
    }),

  update: (userId, id, written) =>
    db.forUser(userId).transaction(async (tx) => {
      await editableRecord(tx, store, id);
      return store.change(tx, id, written);
    }),

  remove: (userId, id) =>
    db.forUser(userId).transaction(async (tx) => {
      await editableRecord(tx, store, id);
      await store.setDeleted(tx, id, true);
    }),

  restore: (userId, id) =>
    db.forUser(userId).transaction(async (tx) => {
      await editableRecord(tx, store, id, { deleted: true });
      return store.setDeleted(tx, id, false);
    }),
});
