import {
  RECORDING_MAX_BYTES,
  RECORDING_NAME_MAX,
  RECORDED_TESTS,
  RECORDED_VERDICTS,
  RECORDING_TYPE,
} from '@wrenchwise/rules/garage/recordings';
import { line } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { CHANGES } from '../write-limits.ts';

/** What one value of a recording said, in its unit. */
export const RecordedValue = z.object({
  name: z.string(),
  unit: z.string(),
  count: z.int().min(1),
  min: z.number(),
  max: z.number(),
  mean: z.number(),
  median: z.number(),
});

export const VehicleRecording = z.object({
  id: z.uuid(),
  vehicleId: z.uuid(),
  diagnosisId: z.uuid().nullable(),
  name: z.string(),
  /** The guided test that it was made in, and what that found; null of live values. */
  guidedTest: z.enum(RECORDED_TESTS).nullable(),
  verdict: z.enum(RECORDED_VERDICTS).nullable(),
  startedAt: z.string(),
  /** Milliseconds. */
  duration: z.int().min(0),
  /** Answers of all values together. */
  samples: z.int().min(1),
  values: z.array(RecordedValue),
  markers: z.int().min(0),
  bytes: z.int().min(1),
  createdAt: z.string(),
});
export type VehicleRecording = z.infer<typeof VehicleRecording>;

const RecordingName = line('Name', RECORDING_NAME_MAX).refine(
  (name) => !/\p{Cc}/u.test(name),
  'Name contains characters that cannot be stored',
);

const vehicleId = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';
const exampleRecording = {
  id: '5d0f6f5a-2f43-4a6e-bd21-7a0c9a6ef2a5',
  vehicleId,
  diagnosisId: null,
  name: 'Cold start, then idling',
  guidedTest: null,
  verdict: null,
  startedAt: '2026-03-02T08:15:00.000Z',
  duration: 92_400,
  samples: 3696,
  values: [
    {
      name: 'Engine coolant temperature',
      unit: '°C',
      count: 1848,
      min: 11,
      max: 38,
      mean: 24.6,
      median: 25,
    },
  ],
  markers: 1,
  bytes: 10_112,
  createdAt: '2026-03-02T08:17:00.000Z',
};

const Id = z.object({ id: z.uuid() });
const Bytes = z.instanceof(Blob);
const common = { tag: 'Recordings', access: 'user' } as const;
const EDIT_ERRORS = ['db/record-not-found', 'vehicle/view-only'] as const;

export const createRecording = defineEndpoint({
  ...common,
  id: 'createRecording',
  method: 'POST',
  path: '/api/vehicles/{id}/recordings',
  summary:
    'Store what a car said at its socket over time, as the dashboard encodes it, for plans with advanced diagnostics. It counts against the storage of the owner’s plan',
  params: Id,
  query: z.object({
    name: RecordingName,
    diagnosisId: z.uuid().optional(),
    /** The server judges it from the figures. */
    guidedTest: z.enum(RECORDED_TESTS).optional(),
  }),
  body: Bytes,
  upload: {
    types: [RECORDING_TYPE],
    maxBytes: RECORDING_MAX_BYTES,
    tooLarge: 'recording/too-large',
    wrongType: 'recording/unreadable',
  },
  status: 201,
  output: VehicleRecording,
  errors: [
    ...EDIT_ERRORS,
    'permission/insufficient-rights',
    'usage/storage-limit',
    'file/store-unavailable',
    'recording/busy',
    'request/idempotency-conflict',
  ],
  idempotent: true,
  costly: true,
  limit: CHANGES,
  example: {
    params: { id: vehicleId },
    query: { name: 'Cold start, then idling' },
    output: exampleRecording,
  },
});

export const listRecordings = defineEndpoint({
  ...common,
  id: 'listRecordings',
  method: 'GET',
  path: '/api/vehicles/{id}/recordings',
  summary: 'The recordings of a vehicle, newest first, or those of one diagnosis',
  params: Id,
  query: z.object({
    diagnosisId: z.uuid().optional(),
    /** The recordings that follow this one, by its id, however many come before it; `page` counts from there. */
    after: z.uuid().optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(24),
  }),
  status: 200,
  output: z.object({
    recordings: z.array(VehicleRecording),
    total: z.int().min(0),
    /** What to ask for as `after` to go on; null at the end. */
    next: z.uuid().nullable(),
  }),
  errors: ['db/record-not-found'],
  example: {
    params: { id: vehicleId },
    query: { page: 1, perPage: 24 },
    output: { recordings: [exampleRecording], total: 1, next: null },
  },
});

export const getRecording = defineEndpoint({
  ...common,
  id: 'getRecording',
  method: 'GET',
  path: '/api/recordings/{id}',
  summary: 'The bytes of a recording, for those who may see its vehicle',
  params: Id,
  status: 200,
  output: Bytes,
  produces: [RECORDING_TYPE],
  errors: ['db/record-not-found', 'file/store-unavailable'],
  example: { params: { id: exampleRecording.id } },
});

export const updateRecording = defineEndpoint({
  ...common,
  id: 'updateRecording',
  method: 'PATCH',
  path: '/api/recordings/{id}',
  summary: 'Rename a recording, or say which diagnosis of its vehicle it belongs to',
  params: Id,
  body: z.strictObject({
    name: RecordingName.optional(),
    diagnosisId: z.uuid().nullable().optional(),
  }),
  status: 200,
  output: VehicleRecording,
  errors: EDIT_ERRORS,
  limit: CHANGES,
  example: {
    params: { id: exampleRecording.id },
    body: { name: 'Cold start, then idling' },
    output: exampleRecording,
  },
});

export const deleteRecording = defineEndpoint({
  ...common,
  id: 'deleteRecording',
  method: 'DELETE',
  path: '/api/recordings/{id}',
  summary: 'Delete a recording; it can be restored for seven days, then its bytes are erased',
  params: Id,
  status: 204,
  errors: EDIT_ERRORS,
  limit: CHANGES,
  example: { params: { id: exampleRecording.id } },
});

export const restoreRecording = defineEndpoint({
  ...common,
  id: 'restoreRecording',
  method: 'POST',
  path: '/api/recordings/{id}/restore',
  summary: 'Bring a deleted recording back',
  params: Id,
  status: 200,
  output: VehicleRecording,
  errors: [...EDIT_ERRORS, 'usage/storage-limit'],
  limit: CHANGES,
  example: { params: { id: exampleRecording.id }, output: exampleRecording },
});
