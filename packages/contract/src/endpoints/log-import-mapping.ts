import { VOLUME_UNITS } from '@wrenchwise/rules/garage/consumption';
import {
  GUESS_KINDS,
  IMPORT_FIELDS,
  IMPORT_KINDS,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_CARS,
  IMPORT_PROGRAMS,
} from '@wrenchwise/rules/garage/log-import';
import { LOG_CATEGORIES, LOG_KINDS } from '@wrenchwise/rules/garage/log-kinds';
import { DistanceUnit } from '@wrenchwise/rules/preferences';
import { line, storableText } from '@wrenchwise/rules/text';
import { FUELS } from '@wrenchwise/vehicle/vehicle';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { eventStream } from '../event-stream.ts';

/** Something that was worked out of a file: shown as such, and changed before a row is written. */
const ImportGuess = z.object({
  what: z.enum(GUESS_KINDS),
  /** The car, tank or section that it is about; absent where it is about the whole file. */
  of: storableText(200).optional(),
  value: storableText(200),
  /** Whether the file says so itself. */
  sure: z.boolean(),
});
export type ImportGuess = z.infer<typeof ImportGuess>;

const ImportColumn = z.object({
  /** Index of its section. */
  section: z.int().min(0),
  index: z.int().min(0),
  head: storableText(300),
  field: z.enum(IMPORT_FIELDS),
  /** Its first cells that say something. */
  samples: z.array(storableText(200)).max(5).default([]),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

/**
 * A car of the file. `vehicleId` says into which vehicle its rows go: an id, 'new', or 'none' where they are left
 * out; null is yet to be chosen.
 */
const ImportCar = z.object({
  /** As the file calls it; empty where it does not name one. */
  name: storableText(200),
  rows: z.int().min(0).default(0),
  vehicleId: z
    .union([z.uuid(), z.enum(['new', 'none'])])
    .nullable()
    .default(null),
  make: storableText(60).nullable().default(null),
  model: storableText(80).nullable().default(null),
  year: z.int().nullable().default(null),
  registration: storableText(20).nullable().default(null),
  vin: storableText(40).nullable().default(null),
  fuel: z.enum(FUELS).nullable().default(null),
});
export type ImportCar = z.infer<typeof ImportCar>;

const ImportSection = z.object({
  index: z.int().min(0),
  /** As the file calls it; empty for a plain table. */
  name: storableText(200),
  kind: z.enum(IMPORT_KINDS),
  rows: z.int().min(0).default(0),
});
export type ImportSection = z.infer<typeof ImportSection>;

const RejectedRow = z.object({
  /** Line of the file, from 1. */
  row: z.int(),
  reason: z.string(),
  /** The row as written, cut. */
  text: z.string(),
  /** Whether it is only its odometer that does not fit the others: `acceptFalling` takes such rows. */
  isOdometer: z.boolean(),
});
export type RejectedRow = z.infer<typeof RejectedRow>;

const SampleEntry = z.object({
  row: z.int(),
  car: z.string(),
  kind: z.enum([...LOG_KINDS, 'task']),
  date: z.string().nullable(),
  /** In miles. */
  odometer: z.number().nullable(),
  litres: z.number().nullable(),
  kwh: z.number().nullable(),
  /** The units of the file, in which these are shown; null where the file has no such figure. */
  volumeUnit: z.enum(VOLUME_UNITS).nullable().default(null),
  distanceUnit: DistanceUnit.nullable().default(null),
  fuelKind: z.string().nullable(),
  costCents: z.int().nullable(),
  currency: z.string().nullable(),
  category: z.enum(LOG_CATEGORIES).nullable(),
  title: z.string().nullable(),
  place: z.string().nullable(),
  notes: z.string().nullable(),
});
export type SampleEntry = z.infer<typeof SampleEntry>;

/** What is worked out of a file before anything is written. */
export const ImportInspection = z.object({
  /** Whose export it is; absent when it is nobody's that we know. */
  program: z.enum(IMPORT_PROGRAMS).optional(),
  columns: z.array(ImportColumn),
  cars: z.array(ImportCar),
  sections: z.array(ImportSection),
  guesses: z.array(ImportGuess),
  /** Entries and tasks that can be imported. */
  rows: z.int().min(0),
  rejectedCount: z.int().min(0),
  /** The first 1,000, by line. */
  rejected: z.array(RejectedRow),
  /** The first entries, as they would be stored. */
  sample: z.array(SampleEntry),
});
export type ImportInspection = z.infer<typeof ImportInspection>;

/** The answer of an inspection, confirmed: `vehicleId` in each of `cars`, other guesses, fields and kinds where they were changed. */
export const ImportMapping = z.object({
  program: z.enum(IMPORT_PROGRAMS).optional(),
  columns: z.array(ImportColumn).max(2000),
  cars: z
    .array(
      ImportCar.extend({
        /** The same as `vehicleId: 'new'`. */
        new: z.boolean().optional(),
      }).transform(({ new: isNew = false, ...car }) => ({
        ...car,
        vehicleId: car.vehicleId ?? (isNew ? ('new' as const) : null),
      })),
    )
    .max(IMPORT_MAX_CARS),
  sections: z.array(ImportSection).max(200),
  guesses: z.array(ImportGuess).max(200),
  skipRejected: z.boolean().optional(),
  acceptFalling: z.boolean().optional(),
});
export type ImportMapping = z.infer<typeof ImportMapping>;
/** A mapping before what it leaves out is filled in. */
export type ImportMappingInput = z.input<typeof ImportMapping>;

const ImportAnswer = z.object({
  /** Null when nothing was left to import, and for a dry run. */
  importId: z.uuid().nullable(),
  /** Entries and tasks that were written, or would be. */
  imported: z.int().min(0),
  /** Rows that the logs have already; they are left out. */
  duplicates: z.int().min(0),
  rejectedCount: z.int().min(0),
  rejected: z.array(RejectedRow),
  sample: z.array(SampleEntry),
  /** Where the rows of each car went. */
  cars: z.array(z.object({ name: z.string(), vehicleId: z.uuid().nullable(), rows: z.int() })),
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;

const importId = 'd1a0b8a4-3f1f-4a4c-8a59-3a8f2a9f1c22';
const vehicleId = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';
const Bytes = z.instanceof(Blob);
const Flag = z.enum(['true', 'false']).default('false');

const REFUSALS = {
  maxBytes: IMPORT_MAX_BYTES,
  tooLarge: 'log/import-too-large',
  wrongType: 'log/import-unreadable',
} as const;

const exampleMapping = {
  program: 'fuelio',
  columns: [
    { section: 1, index: 0, head: 'Data', field: 'date', samples: ['2026-03-02 08:15'] },
    { section: 1, index: 1, head: 'Odo (mi)', field: 'odometer', samples: ['52310'] },
  ],
  cars: [
    {
      name: 'Focus',
      rows: 120,
      vehicleId,
      make: 'Ford',
      model: 'Focus',
      year: 2015,
      registration: null,
      vin: null,
      fuel: 'petrol',
    },
  ],
  sections: [{ index: 1, name: 'Log', kind: 'fuel', rows: 121 }],
  guesses: [
    { what: 'dateOrder', value: 'ymd', sure: true },
    { what: 'currency', value: 'GBP', sure: false },
  ],
} as const;

const exampleRejected = [
  { row: 17, reason: 'Fuel is missing', text: '2026-03-02,52310,,59.74', isOdometer: false },
] as const;

export const inspectImport = defineEndpoint({
  id: 'inspectImport',
  method: 'POST',
  path: '/api/vehicles/imports/inspect',
  tag: 'Log',
  summary:
    'What a file of another program holds: its cars, parts and columns, and how each is read. Nothing is written',
  access: 'user',
  query: z.object({ fileName: line('Name', 200).default('log.csv') }),
  body: Bytes,
  upload: {
    ...REFUSALS,
    types: [
      'text/csv',
      'text/plain',
      'text/tab-separated-values',
      'application/csv',
      'application/vnd.ms-excel',
      'application/octet-stream',
    ],
  },
  status: 200,
  output: ImportInspection,
  errors: ['log/import-busy'],
  costly: true,
  limit: { requests: 120, seconds: 3600, per: 'user' },
  example: {
    query: { fileName: 'fuelio.csv' },
    output: {
      ...exampleMapping,
      columns: exampleMapping.columns.map((column) => ({
        ...column,
        samples: [...column.samples],
      })),
      cars: [...exampleMapping.cars],
      sections: [...exampleMapping.sections],
      guesses: [...exampleMapping.guesses],
      rows: 120,
      rejectedCount: 1,
      rejected: [...exampleRejected],
      sample: [],
    },
  },
});

const MappedBody = z.object({
  file: Bytes,
  mapping: ImportMapping,
  skipRejected: z.boolean().optional(),
  acceptFalling: z.boolean().optional(),
});

const mapped = {
  method: 'POST',
  tag: 'Log',
  access: 'user',
  query: z.object({
    fileName: line('Name', 200).default('log.csv'),
    /** Says what would be imported, and writes nothing. */
    dryRun: Flag,
    /** Imports the rest when some rows are rejected. */
    skipRejected: Flag,
    /** Takes rows whose odometer does not fit the others. */
    acceptFalling: Flag,
  }),
  body: MappedBody,
  upload: { ...REFUSALS, types: ['multipart/form-data'] },
  status: 200,
  errors: [
    'db/record-not-found',
    'vehicle/view-only',
    'log/import-has-rejected-rows',
    'log/import-busy',
  ],
  limit: { requests: 240, seconds: 3600, per: 'user', name: 'importMapped' },
} as const;

export const importMapped = defineEndpoint({
  ...mapped,
  id: 'importMapped',
  path: '/api/vehicles/imports',
  summary:
    'Import a file by its confirmed mapping, into one or several vehicles: as a whole or not at all, unless rejected rows are to be skipped',
  output: ImportAnswer,
  costly: true,
  example: {
    query: { skipRejected: 'true' },
    output: {
      importId,
      imported: 120,
      duplicates: 0,
      rejectedCount: 1,
      rejected: [...exampleRejected],
      sample: [],
      cars: [{ name: 'Focus', vehicleId, rows: 120 }],
    },
  },
});

/** The events of an import while it is written. */
export const IMPORT_EVENTS = {
  progress: z.object({ written: z.int(), total: z.int() }),
  done: z.object({ answer: ImportAnswer }),
} as const;

export const importMappedStream = defineEndpoint({
  ...mapped,
  id: 'importMappedStream',
  path: '/api/vehicles/imports/stream',
  summary:
    'The same, answered by a stream of `progress` events and one `done`. An import that has begun ends even when nobody listens any more',
  ...eventStream(IMPORT_EVENTS),
  costly: true,
  example: { query: { skipRejected: 'true' } },
});
