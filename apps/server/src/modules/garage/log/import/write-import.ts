import type { ImportCar } from '@wrenchwise/contract/endpoints/log-import-mapping';
import type { Transaction } from '@wrenchwise/database/database';

import { editableVehicle } from '../../vehicles/vehicle-access.ts';
import type { VehiclesService } from '../../vehicles/vehicles.service.ts';
import type { EntryBatch } from './import-batches.ts';
import { insertBatch, insertImport, insertImportedTasks } from './imports.repository.ts';
import type { readInWorker } from './read-in-worker.ts';
import { newVehicleOf } from './suggest-cars.ts';

export interface ImportWork {
  readonly userId: string;
  readonly fileName: string;
  readonly batchId: string;
  readonly read: Awaited<ReturnType<typeof readInWorker>>;
  /** By group: a vehicle's id, or the car of which a new one is made. */
  readonly targets: ReadonlyMap<string, string | ImportCar>;
  /** For a new vehicle of which the file does not say the year. */
  readonly firstYear: number;
  readonly thisYear: number;
  readonly onProgress: (written: number) => void;
}

export interface Written {
  readonly importId: string | null;
  /** The vehicles of the groups into which something was written. */
  readonly vehicles: ReadonlyMap<string, string>;
}

/** Writes what was read of a file into one or several logs, as part of `tx`. */
export const writeImport = async (
  tx: Transaction,
  vehicles: Pick<VehiclesService, 'add'>,
  { userId, fileName, batchId, read, targets, firstYear, thisYear, onProgress }: ImportWork,
): Promise<Written> => {
  const made = new Map<string, string>();
  let importId: string | null = null;
  let written = 0;
  for (const [group, target] of targets) {
    const batches: readonly EntryBatch[] = read.batches.filter((batch) => batch.group === group);
    const tasks = read.tasks.filter((task) => task.group === group);
    const rows = batches.reduce((sum, { count }) => sum + count, 0) + tasks.length;
    if (rows === 0) continue;
    const isNew = typeof target !== 'string';
    const vehicleId = isNew
      ? await vehicles.add(tx, { userId, input: newVehicleOf(target, { firstYear, thisYear }) })
      : target;
    const { ownerId } = await editableVehicle(tx, vehicleId);
    const id = await insertImport(tx, {
      userId: ownerId,
      createdBy: userId,
      vehicleId,
      batchId,
      madeVehicle: isNew,
      format: read.inspection.program ?? 'other',
      fileName,
      rows,
    });
    importId ??= id;
    made.set(group, vehicleId);
    const owner = { importId: id, vehicleId, userId: ownerId, createdBy: userId };
    let offset = 0;
    for (const batch of batches) {
      await insertBatch(tx, batch, owner, offset);
      offset += batch.count;
      written += batch.count;
      onProgress(written);
    }
    await insertImportedTasks(tx, tasks, owner);
    written += tasks.length;
  }
  return { importId, vehicles: made };
};
