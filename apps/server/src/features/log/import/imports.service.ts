import type { Database } from '@wrenchwise/database/database';
import {
  type ImportFormat,
  type ImportReport,
  type LogImport,
  type LubeLoggerRecords,
  type ReadAs,
  REJECTED_SHOWN,
} from '@wrenchwise/domain/endpoints/log-imports';
import { categoryOf } from '@wrenchwise/domain/garage/log-kinds';
import { dayIn } from '@wrenchwise/domain/garage/task-state';
import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';

import { AppError } from '../../../app-error.ts';
import type { SessionUser } from '../../../http/context.ts';
import { editableVehicle, vehicleAccess } from '../../vehicles/vehicle-access.ts';
import { columnsOf, countedEntries } from '../log.repository.ts';
import {
  eraseImport,
  insertImport,
  vehicleImports,
  vehicleOfImport,
} from './imports.repository.ts';
import { type ReadEntry, readImport } from './read-import.ts';

type User = Pick<SessionUser, 'id' | 'distanceUnit' | 'timeZone' | 'prices'>;

export interface ImportRequest {
  readonly vehicleId: string;
  readonly file: Blob;
  readonly fileName: string;
  readonly isDryRun: boolean;
  readonly skipRejected: boolean;
  readonly format: ImportFormat | undefined;
  readonly records: LubeLoggerRecords | undefined;
  readonly chosen: Partial<Pick<ReadAs, 'distance' | 'volume' | 'dateOrder' | 'currency'>>;
}

export interface ImportsService {
  /**
   * Reads a file and, unless it is a dry run, imports it as a whole. Throws `log/import-unreadable`,
   * `log/import-too-large`, and `log/import-has-rejected-rows` unless those are to be skipped.
   */
  readonly run: (user: User, request: ImportRequest) => Promise<ImportReport>;
  readonly list: (userId: string, vehicleId: string) => Promise<LogImport[]>;
  /** Erases all that came with an import. */
  readonly undo: (userId: string, id: string) => Promise<void>;
}

const SAMPLE = 5;

type Comparable = Pick<ReadEntry, 'kind' | 'date' | 'odometer' | 'litres' | 'kwh' | 'costCents'>;

/** Two entries with the same key are the same, to a tenth of a unit. */
const keyOf = ({ kind, date, odometer, litres, kwh, costCents }: Comparable): string =>
  [kind, date, odometer?.toFixed(1), (litres ?? kwh)?.toFixed(1), costCents].join('|');

/** The entries that a log does not have yet: of two equal ones it may have one. */
const newOnes = (
  entries: readonly ReadEntry[],
  existing: readonly Comparable[],
): readonly ReadEntry[] => {
  const counts = new Map<string, number>();
  for (const entry of existing) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return entries.filter((entry) => {
    const left = counts.get(keyOf(entry)) ?? 0;
    if (left > 0) counts.set(keyOf(entry), left - 1);
    return left === 0;
  });
};

/** Imports of other programs' logs, under row-level security. */
export const createImportsService = ({
  db,
  now,
}: {
  db: Database;
  now: () => Date;
}): ImportsService => ({
  run: (user, request) =>
    db.forUser(user.id).transaction(async (tx) => {
      const { vehicleId, isDryRun, skipRejected } = request;
      const { ownerId } = await editableVehicle(tx, vehicleId);
      const { priceRegion } = user.prices;
      const read = readImport(await request.file.bytes(), {
        ...request,
        defaults: {
          distance: user.distanceUnit,
          volume: priceRegion === 'us' ? 'gallons-us' : 'litres',
          currency: PRICE_REGIONS[priceRegion].currency,
        },
        today: dayIn(user.timeZone, now()),
      });
      const { format, readAs, entries, rejected } = read;
      if (!isDryRun && rejected.length > 0 && !skipRejected) {
        throw new AppError('log/import-has-rejected-rows', {
          fields: rejected.slice(0, 10).map(({ line, message }) => ({
            path: `line ${line}`,
            message: `Line ${line}: ${message}`,
          })),
        });
      }
      const added = newOnes(entries, await countedEntries(tx, { vehicleId }));
      const importId =
        isDryRun || added.length === 0
          ? null
          : await insertImport(
              tx,
              { userId: ownerId, vehicleId, format, fileName: request.fileName },
              added.map(columnsOf),
              user.id,
            );
      return {
        importId,
        format,
        readAs,
        accepted: added.length,
        duplicates: entries.length - added.length,
        rejectedCount: rejected.length,
        rejected: rejected.slice(0, REJECTED_SHOWN),
        sample: added
          .slice(0, SAMPLE)
          .map((entry) => ({ ...entry, category: categoryOf(entry.kind, entry.category) })),
      };
    }),

  list: async (userId, vehicleId) => {
    const own = db.forUser(userId);
    await vehicleAccess(own, vehicleId);
    return vehicleImports(own, vehicleId);
  },

  undo: (userId, id) =>
    db.forUser(userId).transaction(async (tx) => {
      const vehicleId = await vehicleOfImport(tx, id);
      if (vehicleId === undefined) throw new AppError('db/record-not-found');
      await editableVehicle(tx, vehicleId);
      await eraseImport(tx, id);
    }),
});
