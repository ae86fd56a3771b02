import { VOLUME_UNITS } from '@wrenchwise/rules/garage/consumption';
import {
  DATE_ORDERS,
  IMPORT_MAX_BYTES,
  IMPORT_PROGRAMS,
} from '@wrenchwise/rules/garage/log-import';
import { LOG_CATEGORIES, LOG_KINDS } from '@wrenchwise/rules/garage/log-kinds';
import { line, storableText } from '@wrenchwise/rules/text';
import { DISTANCE_UNITS } from '@wrenchwise/vehicle/mileage';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { Day, LOG_NOTES_MAX } from './log.ts';

/** Whose an imported file was; 'other' of one whose columns were mapped by hand. */
const IMPORT_FORMATS = [...IMPORT_PROGRAMS, 'other'] as const;

/** What one CSV file of LubeLogger holds: it exports each kind apart, and some look the same. */
export const LUBELOGGER_RECORDS = [
  'odometer',
  'fuel',
  'service',
  'repair',
  'upgrade',
  'tax',
] as const;
export type LubeLoggerRecords = (typeof LUBELOGGER_RECORDS)[number];

/** How the columns of a file were read. */
const ReadAs = z.object({
  distance: z.enum(DISTANCE_UNITS),
  volume: z.enum(VOLUME_UNITS),
  dateOrder: z.enum(DATE_ORDERS),
  /** ISO 4217. */
  currency: z.string(),
  /** Of LubeLogger only. */
  records: z.enum(LUBELOGGER_RECORDS).nullable(),
});

const ImportedEntry = z.object({
  kind: z.enum(LOG_KINDS),
  date: z.string(),
  odometer: z.number().nullable(),
  litres: z.number().nullable(),
  kwh: z.number().nullable(),
  costCents: z.int().nullable(),
  currency: z.string().nullable(),
  category: z.enum(LOG_CATEGORIES).nullable(),
  title: z.string().nullable(),
  place: z.string().nullable(),
  notes: z.string().max(LOG_NOTES_MAX).nullable(),
});

export const ImportReport = z.object({
  /** Null for a dry run, and when nothing was left to import. */
  importId: z.uuid().nullable(),
  format: z.enum(IMPORT_FORMATS),
  readAs: ReadAs,
  /** Rows that can be imported, or were. */
  accepted: z.int().min(0),
  /** Rows that the log has already; they are left out. */
  duplicates: z.int().min(0),
  rejectedCount: z.int().min(0),
  /** The first 1,000: the line of the file, why, and its text. */
  rejected: z.array(z.object({ line: z.int(), message: z.string(), text: z.string() })),
  /** The first rows as they were understood. */
  sample: z.array(ImportedEntry),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const LogImport = z.object({
  id: z.uuid(),
  format: z.enum(IMPORT_FORMATS),
  fileName: z.string(),
  rows: z.int(),
  createdAt: z.string(),
});
export type LogImport = z.infer<typeof LogImport>;

const vehicleId = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';
const importId = 'd1a0b8a4-3f1f-4a4c-8a59-3a8f2a9f1c22';
const Id = z.object({ id: z.uuid() });
const Flag = z.enum(['true', 'false']).default('false');
const Bytes = z.instanceof(Blob);
const CSV_TYPES = ['text/csv', 'text/plain', 'application/vnd.ms-excel'] as const;

const exampleReport = {
  importId: null,
  format: 'fuelio',
  readAs: {
    distance: 'miles',
    volume: 'litres',
    dateOrder: 'ymd',
    currency: 'GBP',
    records: null,
  },
  accepted: 120,
  duplicates: 0,
  rejectedCount: 1,
  rejected: [{ line: 17, message: 'Fuel is required', text: '2026-03-02,52310,,59.74' }],
  sample: [],
} as const;

export const importLog = defineEndpoint({
  id: 'importLog',
  method: 'POST',
  path: '/api/vehicles/{id}/imports',
  tag: 'Log',
  summary:
    'Import a file of one car into the log of a vehicle, read as its inspection proposes: as a whole or not at all. A dry run names every row that cannot be imported',
  access: 'user',
  params: Id,
  query: z.object({
    /** Recognised by its columns when it is not given. */
    format: z.enum(IMPORT_PROGRAMS).optional(),
    dryRun: Flag,
    /** Imports the rest when some rows are rejected. */
    skipRejected: Flag,
    fileName: line('Name', 200).default('log.csv'),
    distance: z.enum(DISTANCE_UNITS).optional(),
    volume: z.enum(VOLUME_UNITS).optional(),
    dateOrder: z.enum(DATE_ORDERS).optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'Please choose a currency')
      .optional(),
    records: z.enum(LUBELOGGER_RECORDS).optional(),
  }),
  body: Bytes,
  upload: {
    types: CSV_TYPES,
    maxBytes: IMPORT_MAX_BYTES,
    tooLarge: 'log/import-too-large',
    wrongType: 'log/import-unreadable',
  },
  status: 200,
  output: ImportReport,
  errors: [
    'db/record-not-found',
    'vehicle/view-only',
    'log/import-has-rejected-rows',
    'log/import-several-cars',
    'log/import-busy',
  ],
  costly: true,
  limit: { requests: 120, seconds: 3600, per: 'user' },
  example: {
    params: { id: vehicleId },
    query: { dryRun: 'true', fileName: 'fuelio.csv' },
    output: { ...exampleReport, rejected: [...exampleReport.rejected], sample: [] },
  },
});

export const listImports = defineEndpoint({
  id: 'listImports',
  method: 'GET',
  path: '/api/vehicles/{id}/imports',
  tag: 'Log',
  summary: 'What was imported into the log of a vehicle, newest first',
  access: 'user',
  params: Id,
  status: 200,
  output: z.object({ imports: z.array(LogImport) }),
  errors: ['db/record-not-found'],
  example: {
    params: { id: vehicleId },
    output: {
      imports: [
        {
          id: importId,
          format: 'fuelio',
          fileName: 'fuelio.csv',
          rows: 120,
          createdAt: '2026-03-02T08:15:00.000Z',
        },
      ],
    },
  },
});

export const undoImport = defineEndpoint({
  id: 'undoImport',
  method: 'DELETE',
  path: '/api/log-imports/{id}',
  tag: 'Log',
  summary:
    'Undo an import as a whole, in every vehicle: each entry and task that came with it goes, changed ones too, and a vehicle that it made and that nothing else belongs to',
  access: 'user',
  params: Id,
  status: 204,
  errors: ['db/record-not-found', 'vehicle/view-only'],
  limit: { requests: 120, seconds: 3600, per: 'user' },
  example: { params: { id: importId } },
});

export const exportLog = defineEndpoint({
  id: 'exportLog',
  method: 'GET',
  path: '/api/vehicles/{id}/log-export',
  tag: 'Log',
  summary: 'The log of a vehicle as CSV, newest first; the filters are those of the list',
  access: 'user',
  params: Id,
  query: z.object({
    kind: z.enum(LOG_KINDS).optional(),
    category: z.enum(LOG_CATEGORIES).optional(),
    from: Day.optional(),
    to: Day.optional(),
    search: storableText(200).optional(),
  }),
  status: 200,
  output: Bytes,
  produces: ['text/csv'],
  errors: ['db/record-not-found'],
  costly: true,
  limit: { requests: 120, seconds: 3600, per: 'user' },
  example: { params: { id: vehicleId }, query: { kind: 'fuel' } },
});
