import { day } from '@wrenchwise/rules/day';
import { VOLUME_UNITS } from '@wrenchwise/rules/garage/consumption';
import { FUEL_KINDS, LOG_CATEGORIES, LOG_KINDS } from '@wrenchwise/rules/garage/log-kinds';
import { MAX_SUPPLIES_OF_A_JOB, SupplyUse } from '@wrenchwise/rules/garage/supplies';
import { DistanceUnit } from '@wrenchwise/rules/preferences';
import { line, storableText } from '@wrenchwise/rules/text';
import { MAX_MILES } from '@wrenchwise/vehicle/mileage';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

export const LOG_NOTES_MAX = 2000;
/** Of one entry: nobody pays more. */
const MAX_CENTS = 1_000_000_000;

/** YYYY-MM-DD, a day of the calendar since 1900. */
export const Day = day('Date', 'Please enter a date').refine(
  (text) => text >= '1900-01-01',
  'Please enter a date since 1900',
);

const amount = (label: string, max: number) =>
  z
    .number({ error: `${label} must be a number` })
    .gt(0, `${label} must be more than 0`)
    .max(max, `${label} must be at most ${max.toLocaleString('en-GB')}`);

const Odometer = z
  .number({ error: 'Odometer must be a number' })
  .min(0, 'Odometer must be at least 0')
  .max(MAX_MILES, `Odometer must be at most ${MAX_MILES.toLocaleString('en-GB')} miles`);

const Notes = storableText(LOG_NOTES_MAX).transform((text) => (text.trim() === '' ? null : text));

/** The fields that a user writes. In miles, litres, kWh and cents. */
const LogFields = z.strictObject({
  kind: z.enum(LOG_KINDS),
  date: Day,
  odometer: Odometer.nullable().default(null),
  litres: amount('Fuel', 2000).nullable().default(null),
  /** 'lpg' of a car that runs on petrol as well; what is not said stays as it is. */
  fuelKind: z.enum(FUEL_KINDS, 'This is no second fuel').nullable().optional(),
  /** The unit in which the fuel was typed, and is shown for good; `litres` is in litres all the same. */
  volumeUnit: z.enum(VOLUME_UNITS).nullable().default(null),
  /** The unit in which the odometer was typed. Without it, that of the vehicle or its user today. */
  distanceUnit: DistanceUnit.nullable().default(null),
  kwh: amount('Energy', 2000).nullable().default(null),
  /** Filled to the brim, charged to the usual level: consumption is worked out between such entries. */
  isFull: z.boolean().default(true),
  /** A filling before this one is missing. */
  isAfterGap: z.boolean().default(false),
  costCents: z
    .int('Cost must be an amount of money')
    .min(0, 'Cost must be at least 0')
    .max(MAX_CENTS, 'Cost is too high')
    .nullable()
    .default(null),
  /** ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Please choose a currency')
    .nullable()
    .default(null),
  category: z.enum(LOG_CATEGORIES, 'Please choose a category').nullable().default(null),
  title: line('Title', 200).nullable().default(null),
  /** Who did the work, or where it was bought. */
  place: line('Place', 200).nullable().default(null),
  notes: Notes.nullable().default(null),
});

const NEEDS: Readonly<Record<(typeof LOG_KINDS)[number], readonly [string, string][]>> = {
  odometer: [['odometer', 'Odometer is required']],
  fuel: [['litres', 'Fuel is required']],
  charge: [['kwh', 'Energy is required']],
  service: [['title', 'Please say what was done']],
  expense: [
    ['category', 'Please choose a category'],
    ['costCents', 'Cost is required'],
  ],
};

const missing = (entry: z.output<typeof LogFields>): { path: string; message: string }[] => {
  const given: Readonly<Record<string, unknown>> = entry;
  const needs = [...NEEDS[entry.kind]];
  if (entry.costCents !== null) needs.push(['currency', 'Please choose a currency']);
  return needs
    .filter(([path]) => given[path] === null)
    .map(([path, message]) => ({ path, message }));
};

/** A new entry; what its kind needs must be given. */
export const NewLogEntry = LogFields.extend({
  /** Takes an odometer reading that does not fit the others, and more fuel than a car's tank holds. */
  confirm: z.boolean().default(false),
  /** What the job took from one’s own shelf; what is not said stays as it is. */
  supplies: z.array(SupplyUse).max(MAX_SUPPLIES_OF_A_JOB).optional(),
}).superRefine((entry, context) => {
  for (const { path, message } of missing(entry)) {
    context.addIssue({ code: 'custom', path: [path], message, input: entry });
  }
});
export type NewLogEntry = z.output<typeof NewLogEntry>;

/** What was used since the last full tank or battery. */
const Since = z.object({
  miles: z.number(),
  /** Litres, or kWh. */
  amount: z.number(),
});

export const LogEntry = z.object({
  id: z.uuid(),
  vehicleId: z.uuid(),
  kind: z.enum(LOG_KINDS),
  date: z.string(),
  odometer: z.number().nullable(),
  litres: z.number().nullable(),
  /** 'lpg' beside petrol; null for the main fuel. */
  fuelKind: z.enum(FUEL_KINDS).nullable().optional(),
  volumeUnit: z.enum(VOLUME_UNITS).nullable(),
  distanceUnit: DistanceUnit.nullable(),
  kwh: z.number().nullable(),
  isFull: z.boolean().nullable(),
  isAfterGap: z.boolean(),
  costCents: z.int().nullable(),
  currency: z.string().nullable(),
  category: z.enum(LOG_CATEGORIES).nullable(),
  title: z.string().nullable(),
  place: z.string().nullable(),
  notes: z.string().nullable(),
  /** The maintenance task that it completed. */
  taskId: z.uuid().nullable(),
  /** The diagnosis whose job it was; null also where that is another user's. */
  diagnosisId: z.uuid().nullable(),
  importId: z.uuid().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** An entry of the list. */
export const ListedLogEntry = LogEntry.extend({
  /** Of a full filling after a full one: consumption. */
  since: Since.nullable(),
  /** How many receipts and photos belong to it. */
  files: z.int().min(0),
});
export type ListedLogEntry = z.infer<typeof ListedLogEntry>;

const vehicleId = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';
const exampleEntry = {
  id: 'b5a0b8a4-3f1f-4a4c-8a59-3a8f2a9f1c11',
  vehicleId,
  kind: 'fuel',
  date: '2026-03-02',
  odometer: 52_310,
  litres: 41.2,
  volumeUnit: 'litres',
  distanceUnit: 'miles',
  kwh: null,
  isFull: true,
  isAfterGap: false,
  costCents: 5974,
  currency: 'GBP',
  category: 'fuel',
  title: null,
  place: 'Tesco, Ely',
  notes: null,
  taskId: null,
  diagnosisId: null,
  importId: null,
  createdAt: '2026-03-02T08:15:00.000Z',
  updatedAt: '2026-03-02T08:15:00.000Z',
} as const;
const exampleBody = {
  kind: 'fuel',
  date: '2026-03-02',
  odometer: 52_310,
  litres: 41.2,
  isFull: true,
  costCents: 5974,
  currency: 'GBP',
  place: 'Tesco, Ely',
} as const;

const Id = z.object({ id: z.uuid() });
const WRITES = { requests: 600, seconds: 3600, per: 'user' } as const;
const CHANGE_ERRORS = [
  'db/record-not-found',
  'vehicle/view-only',
  'log/implausible-odometer',
  'log/implausible-fill',
] as const;

export const createLogEntry = defineEndpoint({
  id: 'createLogEntry',
  method: 'POST',
  path: '/api/vehicles/{id}/log',
  tag: 'Log',
  summary:
    'Add a fill-up, charge, odometer reading, work done or expense; in miles, litres, kWh and cents',
  access: 'user',
  params: Id,
  body: NewLogEntry,
  status: 201,
  output: LogEntry,
  errors: [...CHANGE_ERRORS, 'request/idempotency-conflict'],
  limit: WRITES,
  idempotent: true,
  example: { params: { id: vehicleId }, body: exampleBody, output: exampleEntry },
});

export const listLogEntries = defineEndpoint({
  id: 'listLogEntries',
  method: 'GET',
  path: '/api/vehicles/{id}/log',
  tag: 'Log',
  summary: 'The log of a vehicle, newest first, with the consumption of each fill-up',
  access: 'user',
  params: Id,
  query: z.object({
    kind: z.enum(LOG_KINDS).optional(),
    category: z.enum(LOG_CATEGORIES).optional(),
    from: Day.optional(),
    to: Day.optional(),
    /** In titles, places and notes. */
    search: storableText(200).optional(),
    /** The entries that follow this one, by its id, however many come before it; `page` counts from there. */
    after: z.uuid().optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(20),
  }),
  status: 200,
  output: z.object({
    entries: z.array(ListedLogEntry),
    total: z.int().min(0),
    /** What to ask for as `after` to go on; null at the end. */
    next: z.uuid().nullable(),
  }),
  errors: ['db/record-not-found'],
  example: {
    params: { id: vehicleId },
    query: { page: 1, perPage: 20 },
    output: {
      entries: [{ ...exampleEntry, since: { miles: 402, amount: 41.2 }, files: 1 }],
      total: 1,
      next: null,
    },
  },
});

export const updateLogEntry = defineEndpoint({
  id: 'updateLogEntry',
  method: 'PATCH',
  path: '/api/log/{id}',
  tag: 'Log',
  summary: 'Replace what an entry of the log says',
  access: 'user',
  params: Id,
  body: NewLogEntry,
  status: 200,
  output: LogEntry,
  errors: CHANGE_ERRORS,
  limit: WRITES,
  example: { params: { id: exampleEntry.id }, body: exampleBody, output: exampleEntry },
});

export const deleteLogEntry = defineEndpoint({
  id: 'deleteLogEntry',
  method: 'DELETE',
  path: '/api/log/{id}',
  tag: 'Log',
  summary: 'Delete an entry of the log; it can be restored',
  access: 'user',
  params: Id,
  status: 204,
  errors: ['db/record-not-found', 'vehicle/view-only'],
  limit: WRITES,
  example: { params: { id: exampleEntry.id } },
});

export const restoreLogEntry = defineEndpoint({
  id: 'restoreLogEntry',
  method: 'POST',
  path: '/api/log/{id}/restore',
  tag: 'Log',
  summary: 'Bring a deleted entry of the log back',
  access: 'user',
  params: Id,
  status: 200,
  output: LogEntry,
  errors: ['db/record-not-found', 'vehicle/view-only'],
  limit: WRITES,
  example: { params: { id: exampleEntry.id }, output: exampleEntry },
});
