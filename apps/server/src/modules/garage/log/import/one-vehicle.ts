import type { ImportMapping } from '@wrenchwise/contract/endpoints/log-import-mapping';
import {
  type ImportReport,
  LUBELOGGER_RECORDS,
  type LubeLoggerRecords,
} from '@wrenchwise/contract/endpoints/log-imports';
import type { ImportProgram, ReadSettings } from '@wrenchwise/rules/garage/log-import';

import { AppError } from '../../../../platform/app-error.ts';
import type { ImportingUser, ImportsService } from './imports.service.ts';

/** What a request for one vehicle says of its file. */
export interface OneVehicleRequest {
  readonly vehicleId: string;
  readonly file: Blob;
  readonly fileName: string;
  readonly isDryRun: boolean;
  readonly skipRejected: boolean;
  readonly format: ImportProgram | undefined;
  readonly records: LubeLoggerRecords | undefined;
  readonly chosen: Partial<Pick<ReadSettings, 'distance' | 'volume' | 'dateOrder' | 'currency'>>;
}

type Guesses = ImportMapping['guesses'];

const settingsOf = (
  guesses: Guesses,
  vehicle: OneVehicleRequest['chosen'],
): ImportReport['readAs'] => {
  const value = (what: Guesses[number]['what']): string | undefined =>
    guesses.find((guess) => guess.what === what)?.value;
  const read = {
    distance: value('distance') ?? vehicle.distance ?? 'miles',
    volume: value('volume') ?? vehicle.volume ?? 'litres',
    dateOrder: value('dateOrder') ?? vehicle.dateOrder ?? 'ymd',
    currency: value('currency') ?? vehicle.currency ?? 'GBP',
    records: null,
  };
  return read as ImportReport['readAs']; // the guesses' values are those of the settings
};

const withSettings = (guesses: Guesses, chosen: OneVehicleRequest['chosen']): Guesses => [
  ...Object.entries(chosen).map(([what, value]) => ({
    what: what as Guesses[number]['what'], // the settings that are guessed
    value,
    sure: true,
  })),
  ...guesses.filter(({ what }) => !Object.hasOwn(chosen, what)),
];

const NOTHING: Guesses = [];

/**
 * Imports a file of one car into one vehicle: a shortcut over the inspection and the mapping.
 *
 * @throws AppError as these, and `log/import-several-cars`.
 */
export const importIntoVehicle = async (
  imports: Pick<ImportsService, 'assertEditable' | 'inspect' | 'importMapped'>,
  user: ImportingUser,
  request: OneVehicleRequest,
): Promise<ImportReport> => {
  const { vehicleId, file, fileName, isDryRun, skipRejected, format, records, chosen } = request;
  await imports.assertEditable(user.id, vehicleId);
  const settings = withSettings(NOTHING, chosen);
  const first = await imports.inspect(user, {
    file,
    fileName,
    confirmed: {
      ...(format === undefined ? {} : { program: format }),
      columns: [],
      sections: records === undefined ? [] : [{ index: 0, name: '', kind: records, rows: 0 }],
      guesses: settings,
    },
  });
  if (first.sections.every(({ kind }) => kind === 'ignored')) {
    throw new AppError('log/import-unreadable');
  }
  if (first.cars.length > 1) throw new AppError('log/import-several-cars');
  const answer = await imports.importMapped(user, {
    file,
    fileName,
    isDryRun,
    skipRejected,
    acceptFalling: false,
    mapping: {
      ...first,
      guesses: withSettings(first.guesses, chosen),
      cars: (first.cars.length === 0 ? [] : first.cars).map((car) => ({ ...car, vehicleId })),
    },
  });
  const [section] = first.sections;
  return {
    importId: answer.importId,
    format: first.program ?? 'other',
    readAs: {
      ...settingsOf(first.guesses, chosen),
      records:
        first.program === 'lubelogger'
          ? (LUBELOGGER_RECORDS.find((known) => known === section?.kind) ?? null)
          : null,
    },
    accepted: answer.imported,
    duplicates: answer.duplicates,
    rejectedCount: answer.rejectedCount,
    rejected: answer.rejected.map(({ row, reason, text }) => ({
      line: row,
      message: reason,
      text,
    })),
    sample: answer.sample.flatMap(({ kind, date, ...entry }) =>
      kind === 'task' || date === null ? [] : [{ ...entry, kind, date }],
    ),
  };
};
