import { MAX_FITTINGS, MAX_TREADS, TyreSet } from '@wrenchwise/contract/endpoints/tyres';
import { rowsOf, type Transaction } from '@wrenchwise/database/database';
import type { Fitting, NewTyreSet, TreadReading } from '@wrenchwise/rules/garage/tyres';
import { eq, sql } from 'drizzle-orm';

import { createRecordStore } from '../vehicle-records/record-store.ts';
import { tyreSets } from './tyres.tables.ts';

/** Sets of tyres, the newest last. */
export const tyreStore = createRecordStore<TyreSet, NewTyreSet>({
  table: 'tyre_sets',
  columns: {
    name: ['name', 'text'],
    season: ['season', 'text'],
    size: ['size', 'text'],
    notes: ['notes', 'text'],
  },
  reads: { fittings: sql`fittings`, treads: sql`treads` },
  shape: TyreSet,
  order: sql`created_at`,
});

/** Holds the sets of a vehicle until the end of the transaction, so that of two swaps one comes first. */
export const lockSets = async (tx: Transaction, vehicleId: string): Promise<void> => {
  await rowsOf(
    tx,
    sql`select id from tyre_sets where vehicle_id = ${vehicleId} order by id for update`,
  );
};

/** Replaces when a set was on; the oldest go beyond `MAX_FITTINGS`. */
export const putFittings = async (
  tx: Transaction,
  id: string,
  fittings: readonly Fitting[],
): Promise<void> => {
  await tx
    .update(tyreSets)
    .set({ fittings: fittings.slice(-MAX_FITTINGS), updatedAt: sql`app_now()` })
    .where(eq(tyreSets.id, id));
};

/** Replaces the tread that was measured; the oldest go beyond `MAX_TREADS`. */
export const putTreads = async (
  tx: Transaction,
  id: string,
  treads: readonly TreadReading[],
): Promise<void> => {
  await tx
    .update(tyreSets)
    .set({ treads: treads.slice(-MAX_TREADS), updatedAt: sql`app_now()` })
    .where(eq(tyreSets.id, id));
};
