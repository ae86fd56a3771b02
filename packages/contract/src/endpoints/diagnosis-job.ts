import { CURRENCIES } from '@wrenchwise/knowledge/price-regions';
import { MaintenanceTask } from '@wrenchwise/rules/garage/maintenance-task';
import { line } from '@wrenchwise/rules/text';
import { DISTANCE_UNITS, MAX_MILES } from '@wrenchwise/vehicle/mileage';
import { SERVICE_ITEM_IDS } from '@wrenchwise/vehicle/service/service-item';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { WEIGHED_CHANGES } from '../write-limits.ts';
import { Diagnosis, DiagnosisParams, exampleDiagnosis, exampleDiagnosisId } from './diagnoses.ts';
import { Day, LogEntry } from './log.ts';

/** The work on a diagnosed problem, as it is put into the log of its vehicle. */
export const NewJob = z
  .strictObject({
    date: Day,
    title: line('What was done', 200),
    /** In miles. */
    odometer: z
      .number({ error: 'Odometer must be a number' })
      .min(0, 'Odometer must be at least 0')
      .max(MAX_MILES, `Odometer must be at most ${MAX_MILES.toLocaleString('en-GB')} miles`)
      .nullable()
      .default(null),
    costCents: z
      .int('Cost must be an amount of money')
      .min(0, 'Cost must be at least 0')
      .max(100_000_000, 'Cost must be below a million')
      .nullable()
      .default(null),
    /** ISO 4217. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'Please choose a currency')
      .nullable()
      .default(null),
    doneBy: line('Who did it', 200).nullable().default(null),
    /** What is planned to be done again, an interval after this job. */
    next: z.array(z.enum(SERVICE_ITEM_IDS)).max(4).default([]),
    /** Takes an odometer reading that does not fit the others. */
    confirm: z.boolean().default(false),
  })
  .refine(({ costCents, currency }) => costCents === null || currency !== null, {
    path: ['currency'],
    message: 'Please choose a currency',
  });
export type NewJob = z.output<typeof NewJob>;

/** What can be planned with a job: due so long after it, whichever comes first. */
export const ProposedNext = z.object({
  serviceItem: z.enum(SERVICE_ITEM_IDS),
  task: z.string(),
  reason: z.string(),
  months: z.int().nullable(),
  miles: z.int().nullable(),
});
export type ProposedNext = z.infer<typeof ProposedNext>;

export const DiagnosisJobs = z.object({
  /** Work on this problem that is in a log, newest first. */
  jobs: z.array(LogEntry),
  /** Open tasks that were planned from this diagnosis. */
  planned: z.array(MaintenanceTask),
  /** The saved vehicle that it is about, and what the user may do with it; null without one. */
  vehicle: z
    .object({
      id: z.uuid(),
      canEdit: z.boolean(),
      distanceUnit: z.enum(DISTANCE_UNITS).nullable(),
    })
    .nullable(),
  /** What the form begins with. */
  proposed: z.object({
    title: z.string(),
    currency: z.enum(CURRENCIES),
    next: z.array(ProposedNext),
  }),
});
export type DiagnosisJobs = z.infer<typeof DiagnosisJobs>;

const vehicleId = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';

const exampleJobs = {
  jobs: [
    {
      id: 'b5a0b8a4-3f1f-4a4c-8a59-3a8f2a9f1c12',
      vehicleId,
      kind: 'service',
      date: '2026-03-16',
      odometer: 52_480,
      litres: null,
      volumeUnit: null,
      distanceUnit: 'miles',
      kwh: null,
      isFull: null,
      isAfterGap: false,
      costCents: 24_900,
      currency: 'GBP',
      category: 'repair',
      title: 'Repair: worn front brake pads',
      place: 'Hill Street Garage',
      notes: null,
      taskId: null,
      diagnosisId: exampleDiagnosisId,
      importId: null,
      createdAt: '2026-03-16T10:00:00.000Z',
      updatedAt: '2026-03-16T10:00:00.000Z',
    },
  ],
  planned: [],
  vehicle: { id: vehicleId, canEdit: true, distanceUnit: null },
  proposed: {
    title: 'Repair: worn front brake pads',
    currency: 'GBP',
    next: [
      {
        serviceItem: 'brake-pads-and-discs',
        task: 'Check brake pads and discs',
        reason: 'Pads wear out between services; worn to the metal they ruin the discs.',
        months: 12,
        miles: 10_000,
      },
    ],
  },
} satisfies z.input<typeof DiagnosisJobs>;

const common = { tag: 'Diagnoses', access: 'user', params: DiagnosisParams } as const;

export const getDiagnosisJobs = defineEndpoint({
  ...common,
  id: 'getDiagnosisJobs',
  method: 'GET',
  path: '/api/diagnoses/{id}/jobs',
  summary: 'Work on a diagnosed problem that is in the log, and what an entry of it would say',
  status: 200,
  output: DiagnosisJobs,
  errors: ['diagnosis/not-found'],
  example: { params: { id: exampleDiagnosisId }, output: exampleJobs },
});

export const logDiagnosisJob = defineEndpoint({
  ...common,
  id: 'logDiagnosisJob',
  method: 'POST',
  path: '/api/diagnoses/{id}/jobs',
  summary:
    'Put the work on a diagnosed problem into the log of its vehicle, and plan what comes after it, all or nothing',
  body: NewJob,
  status: 201,
  output: DiagnosisJobs,
  errors: [
    'diagnosis/not-found',
    'diagnosis/no-vehicle',
    'db/record-not-found',
    'vehicle/view-only',
    'log/implausible-odometer',
    'request/idempotency-conflict',
  ],
  idempotent: true,
  limit: { requests: 120, seconds: 3600, per: 'user' },
  example: {
    params: { id: exampleDiagnosisId },
    body: {
      date: '2026-03-16',
      title: 'Repair: worn front brake pads',
      odometer: 52_480,
      costCents: 24_900,
      currency: 'GBP',
      doneBy: 'Hill Street Garage',
      next: ['brake-pads-and-discs'],
    },
    output: exampleJobs,
  },
});

export const setDiagnosisVehicle = defineEndpoint({
  ...common,
  id: 'setDiagnosisVehicle',
  method: 'PUT',
  path: '/api/diagnoses/{id}/vehicle',
  summary: 'Say of which saved vehicle a diagnosis is that was made without one',
  body: z.strictObject({ vehicleId: z.uuid() }),
  status: 200,
  output: Diagnosis,
  errors: ['diagnosis/not-found', 'db/record-not-found', 'diagnosis/other-vehicle'],
  limit: WEIGHED_CHANGES,
  example: {
    params: { id: exampleDiagnosisId },
    body: { vehicleId },
    output: { ...exampleDiagnosis, vehicleId },
  },
});
