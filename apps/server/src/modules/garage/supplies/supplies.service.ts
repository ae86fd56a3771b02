import type { Supply } from '@wrenchwise/contract/endpoints/supplies';
import type { Database, Transaction } from '@wrenchwise/database/database';
import type { NewSupply, SupplyUse } from '@wrenchwise/rules/garage/supplies';

import { AppError } from '../../../platform/app-error.ts';
import { requestIdOf, says } from '../../../platform/http/request-id.ts';
import {
  changeSupply,
  countOnShelf,
  findSupply,
  insertSupply,
  listSupplies,
  putUses,
  setSupplyDeleted,
} from './supplies.repository.ts';

export interface SuppliesService {
  readonly list: (userId: string) => Promise<Supply[]>;
  /** Once per idempotency key. Throws `vehicle/too-many-records`. */
  readonly create: (
    userId: string,
    written: NewSupply,
    idempotencyKey: string | undefined,
  ) => Promise<Supply>;
  /** Throws `db/record-not-found`, as the next two do. */
  readonly update: (userId: string, id: string, written: NewSupply) => Promise<Supply>;
  readonly remove: (userId: string, id: string) => Promise<void>;
  readonly restore: (userId: string, id: string) => Promise<Supply>;
}

const existing = async (
  tx: Transaction,
  id: string,
  options: { deleted?: boolean } = {},
): Promise<Supply> => {
  const found = await findSupply(tx, id, options);
  if (found === undefined) throw new AppError('db/record-not-found');
  return found;
};

/**
 * Takes from a user's own shelf for an entry of a log, as part of `tx`.
 *
 * @throws AppError `db/record-not-found` for something that is not on it.
 */
export const takeSupplies = async (
  tx: Transaction,
  job: {
    readonly userId: string;
    readonly logEntryId: string;
    readonly uses: readonly SupplyUse[];
  },
): Promise<void> => {
  const ids = new Set(job.uses.map(({ supplyId }) => supplyId));
  if (ids.size > 0 && (await countOnShelf(tx, [...ids])) < ids.size) {
    throw new AppError('db/record-not-found');
  }
  await putUses(tx, job);
};

/** What users have on the shelf: each their own, also for a vehicle that is shared with them. */
export const createSuppliesService = ({ db }: { db: Database }): SuppliesService => ({
  list: (userId) => listSupplies(db.forUser(userId)),

  create: (userId, written, idempotencyKey) =>
    db.forUser(userId).transaction(async (tx) => {
      const id = requestIdOf(userId, idempotencyKey);
      if (await insertSupply(tx, { id, userId, written })) return existing(tx, id);
      const before = await findSupply(tx, id);
      if (before === undefined) throw new AppError('vehicle/too-many-records');
      if (says(before, written)) return before;
      throw new AppError('request/idempotency-conflict');
    }),

  update: (userId, id, written) =>
    db.forUser(userId).transaction(async (tx) => {
      await existing(tx, id);
      await changeSupply(tx, id, written);
      return existing(tx, id);
    }),

  remove: (userId, id) =>
    db.forUser(userId).transaction(async (tx) => {
      await existing(tx, id);
      await setSupplyDeleted(tx, id, true);
    }),

  restore: (userId, id) =>
    db.forUser(userId).transaction(async (tx) => {
      await existing(tx, id, { deleted: true });
      await setSupplyDeleted(tx, id, false);
      return existing(tx, id);
    }),
});
