import { randomUUID } from 'node:crypto';

import type {
  ImportAnswer,
  ImportInspection,
  ImportMapping,
  RejectedRow,
} from '@wrenchwise/contract/endpoints/log-import-mapping';
import type { LogImport } from '@wrenchwise/contract/endpoints/log-imports';
import type { Database, Transaction } from '@wrenchwise/database/database';
import { dayIn } from '@wrenchwise/rules/garage/task-state';

import { AppError } from '../../../../platform/app-error.ts';
import type { SessionUser } from '../../../../platform/http/context.ts';
import { takeBytes } from '../../../../platform/http/read-body.ts';
import { editableVehicle, vehicleAccess } from '../../vehicles/vehicle-access.ts';
import type { VehiclesService } from '../../vehicles/vehicles.service.ts';
import {
  deleteEmptyVehicle,
  eraseImports,
  lockVehicles,
  logsMark,
  namedVehicles,
  partsOfImport,
  storedEntries,
  storedTaskKeys,
  vehicleImports,
} from './imports.repository.ts';
import { readInWorker } from './read-in-worker.ts';
import type { Confirmed } from './reading/plan-file.ts';
import type { Defaults } from './reading/settings.ts';
import { suggestCars } from './suggest-cars.ts';
import { writeImport } from './write-import.ts';

export type ImportingUser = Pick<SessionUser, 'id' | 'distanceUnit' | 'timeZone' | 'place'>;

interface GivenFile {
  readonly file: Blob;
  readonly fileName: string;
}

export interface MappedRequest extends GivenFile {
  readonly mapping: Confirmed & Pick<ImportMapping, 'cars'>;
  readonly isDryRun: boolean;
  readonly skipRejected: boolean;
  readonly acceptFalling: boolean;
}

export interface ImportsService {
  /** What a file holds. Throws `log/import-unreadable`, `log/import-too-large`, `log/import-busy`. */
  readonly inspect: (
    user: ImportingUser,
    file: GivenFile & { readonly confirmed?: Confirmed },
  ) => Promise<ImportInspection>;
  /**
   * Imports a file by its mapping as a whole, unless it is a dry run. Throws as `inspect`, and
   * `log/import-has-rejected-rows` unless those are to be skipped.
   */
  readonly importMapped: (
    user: ImportingUser,
    request: MappedRequest,
    onProgress?: (written: number, total: number) => void,
  ) => Promise<ImportAnswer>;
  /** Throws `db/record-not-found` and `vehicle/view-only`, before a file for it is read. */
  readonly assertEditable: (userId: string, vehicleId: string) => Promise<void>;
  readonly list: (userId: string, vehicleId: string) => Promise<LogImport[]>;
  /** Erases all that came with an import, in every vehicle, and vehicles that it made and nobody used since. */
  readonly undo: (userId: string, id: string) => Promise<void>;
}

/** How often a file is read anew because its logs changed meanwhile. */
const MAX_READS = 3;
const REJECTED_NAMED = 10;

const refuseRejected = (rejected: readonly RejectedRow[]): never => {
  throw new AppError('log/import-has-rejected-rows', {
    fields: rejected.slice(0, REJECTED_NAMED).map(({ row, reason }) => ({
      path: `line ${row}`,
      message: `Line ${row}: ${reason}`,
    })),
  });
};

/** Whether the rows of a car go into a vehicle that exists. */
const isVehicle = (vehicleId: string | null): vehicleId is string =>
  vehicleId !== null && vehicleId !== 'new' && vehicleId !== 'none';

const groupsOf = ({ cars }: Pick<ImportMapping, 'cars'>) => {
  const fields = cars.flatMap(({ vehicleId }, index) =>
    vehicleId === null
      ? [{ path: `cars.${index}.vehicleId`, message: 'Please choose the vehicle of this car' }]
      : [],
  );
  if (fields.length > 0) throw new AppError('request/invalid', { fields });
  return cars.map((car) => ({
    car,
    group: isVehicle(car.vehicleId) ? car.vehicleId : `new ${car.name}`,
  }));
};

const defaultsOf = ({ distanceUnit, place, timeZone }: ImportingUser, now: Date): Defaults => ({
  distance: distanceUnit,
  volume: place.fuelUnit,
  currency: place.currency,
  dateOrder: place.dateLocale === 'en-US' ? 'mdy' : 'dmy',
  today: dayIn(timeZone, now),
  dateLocale: place.dateLocale,
});

const ofEach = async <T>(ids: readonly string[], read: (id: string) => Promise<T>) =>
  Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await read(id)] as const)));

const refuseUnknownCars = (
  { cars }: { readonly cars: readonly { readonly name: string }[] },
  groups: Readonly<Record<string, string>>,
): void => {
  const unknown = cars.filter(({ name }) => groups[name] === undefined);
  if (unknown.length > 0) {
    throw new AppError('request/invalid', {
      fields: unknown.map(({ name }) => ({
        path: 'cars',
        message: `The car ${name || 'without a name'} is not in the mapping`,
      })),
    });
  }
};

/** What came of a reading; `vehicleOf` says which vehicle the rows of a car went into. */
const answerOf = (
  { inspection, duplicates, total }: Awaited<ReturnType<typeof readInWorker>>,
  vehicleOf: (car: string) => string | null,
): Omit<ImportAnswer, 'importId'> => ({
  imported: total,
  duplicates,
  rejectedCount: inspection.rejectedCount,
  rejected: [...inspection.rejected],
  sample: [...inspection.sample],
  cars: inspection.cars.map(({ name, rows }) => ({ name, rows, vehicleId: vehicleOf(name) })),
});

const firstYearOf = ({ sample }: Pick<ImportInspection, 'sample'>, thisYear: number): number => {
  const days = sample.flatMap(({ date }) => date ?? []);
  return Math.min(Number(days.toSorted()[0]?.slice(0, 4) ?? thisYear), thisYear);
};

const undoImport = async (tx: Transaction, userId: string, id: string): Promise<void> => {
  const parts = await partsOfImport(tx, id);
  if (parts.length === 0) throw new AppError('db/record-not-found');
  for (const part of parts) {
    // One's own rows are one's own also when their vehicle was deleted.
    if (part.userId !== userId) await editableVehicle(tx, part.vehicleId);
  }
  await eraseImports(
    tx,
    parts.map((part) => part.id),
  );
  for (const { madeVehicle, vehicleId } of parts) {
    if (madeVehicle) await deleteEmptyVehicle(tx, vehicleId);
  }
};

/** Imports of other programs' logs, under row-level security. */
export const createImportsService = ({
  db,
  now,
  vehicles,
}: {
  db: Database;
  now: () => Date;
  vehicles: Pick<VehiclesService, 'add'>;
}): ImportsService => {
  const importOnce = async (
    user: ImportingUser,
    request: MappedRequest,
    onProgress: (written: number, total: number) => void,
  ): Promise<ImportAnswer | undefined> => {
    const { mapping, isDryRun, skipRejected, acceptFalling } = request;
    const own = db.forUser(user.id);
    const grouped = groupsOf(mapping);
    const ids = [...new Set(grouped.map(({ car }) => car.vehicleId))].filter(isVehicle);
    await Promise.all(ids.map((id) => editableVehicle(own, id)));
    const mark = await logsMark(own, ids);
    const groups = Object.fromEntries(grouped.map(({ car, group }) => [car.name, group]));
    const read = await readInWorker({
      bytes: await takeBytes(request.file),
      fileName: request.fileName,
      confirmed: mapping,
      defaults: defaultsOf(user, now()),
      groups,
      leftOut: grouped.flatMap(({ car }) => (car.vehicleId === 'none' ? [car.name] : [])),
      stored: await ofEach(ids, (id) => storedEntries(own, id)),
      storedTasks: await ofEach(ids, (id) => storedTaskKeys(own, id)),
      acceptFalling,
      wantsRows: !isDryRun,
    });
    const { inspection, total } = read;
    refuseUnknownCars(inspection, groups);
    if (!isDryRun && !skipRejected && inspection.rejectedCount > 0) {
      refuseRejected(inspection.rejected);
    }
    const answer = (importId: string | null, made: ReadonlyMap<string, string>): ImportAnswer => ({
      importId,
      ...answerOf(read, (name) => {
        const group = groups[name] ?? '';
        return ids.includes(group) ? group : (made.get(group) ?? null);
      }),
    });
    if (isDryRun || total === 0) return answer(null, new Map());
    const targets = new Map(
      grouped.map(({ car, group }) => [group, ids.includes(group) ? group : car] as const),
    );
    const batchId = randomUUID();
    const thisYear = now().getUTCFullYear();
    return own.transaction(async (tx) => {
      await lockVehicles(tx, ids);
      // Somebody wrote to a log since it was compared with the file.
      if ((await logsMark(tx, ids)) !== mark) return undefined;
      const written = await writeImport(tx, vehicles, {
        userId: user.id,
        fileName: request.fileName,
        batchId,
        read,
        targets,
        firstYear: firstYearOf(inspection, thisYear),
        thisYear,
        onProgress: (rows) => onProgress(rows, total),
      });
      return answer(written.importId, written.vehicles);
    });
  };

  return {
    inspect: async (user, { file, fileName, confirmed }) => {
      const own = db.forUser(user.id);
      const { inspection } = await readInWorker({
        bytes: await takeBytes(file),
        fileName,
        confirmed,
        defaults: defaultsOf(user, now()),
        groups: {},
        stored: {},
        acceptFalling: false,
        wantsRows: false,
      });
      const { cars, guesses } = suggestCars(inspection.cars, await namedVehicles(own));
      return { ...inspection, cars, guesses: [...inspection.guesses, ...guesses] };
    },

    importMapped: async (user, request, onProgress = () => undefined) => {
      for (let read = 0; read < MAX_READS; read += 1) {
        const answer = await importOnce(user, request, onProgress);
        if (answer) return answer;
      }
      throw new AppError('log/import-busy');
    },

    assertEditable: async (userId, vehicleId) => {
      await editableVehicle(db.forUser(userId), vehicleId);
    },

    list: async (userId, vehicleId) => {
      const own = db.forUser(userId);
      await vehicleAccess(own, vehicleId);
      return vehicleImports(own, vehicleId);
    },

    undo: (userId, id) => db.forUser(userId).transaction((tx) => undoImport(tx, userId, id)),
  };
};
