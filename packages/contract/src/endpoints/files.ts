import { line } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

/** What is stored with a vehicle. */
export const FILE_KINDS = ['photo', 'receipt', 'document'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The media types of files; each is checked by content. */
export const FILE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;
export type FileType = (typeof FILE_TYPES)[number];

export const FILE_MAX_BYTES = 10_000_000;

const FileName = line('Name', 200).refine(
  // Control characters would break headers.
  (name) => !/\p{Cc}/u.test(name),
  'Name contains characters that cannot be stored',
);

export const VehicleFile = z.object({
  id: z.uuid(),
  vehicleId: z.uuid(),
  /** The entry of the log that it belongs to. */
  logEntryId: z.uuid().nullable(),
  /** The incident that it shows. */
  incidentId: z.uuid().nullable().default(null),
  kind: z.enum(FILE_KINDS),
  name: z.string(),
  contentType: z.enum(FILE_TYPES),
  bytes: z.int().min(1),
  /** Where its bytes are. */
  url: z.string(),
  createdAt: z.string(),
});
export type VehicleFile = z.infer<typeof VehicleFile>;

/** What all files of an account take, in bytes. */
export const StorageUse = z.object({
  used: z.int().min(0),
  /** Null is unlimited. */
  limit: z.int().min(0).nullable(),
});
export type StorageUse = z.infer<typeof StorageUse>;

const vehicleId = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';
const exampleFile = {
  id: '0f4ec0c3-2f43-4a6e-bd21-7a0c9a6ef2a5',
  vehicleId,
  logEntryId: null,
  incidentId: null,
  kind: 'receipt',
  name: 'Brake pads.pdf',
  contentType: 'application/pdf',
  bytes: 48_213,
  url: '/api/files/0f4ec0c3-2f43-4a6e-bd21-7a0c9a6ef2a5',
  createdAt: '2026-03-02T08:15:00.000Z',
} as const;

const Id = z.object({ id: z.uuid() });
const Bytes = z.instanceof(Blob);
const WRITES = { requests: 600, seconds: 3600, per: 'user' } as const;

export const uploadFile = defineEndpoint({
  id: 'uploadFile',
  method: 'POST',
  path: '/api/vehicles/{id}/files',
  tag: 'Files',
  summary: `Keep a photo, receipt or document with a vehicle: PNG, JPEG, WebP or PDF of at most ${FILE_MAX_BYTES / 1_000_000} MB, checked by content; where a photo was taken is removed. It counts against the storage of the owner’s plan`,
  access: 'user',
  params: Id,
  query: z.object({
    kind: z.enum(FILE_KINDS),
    name: FileName,
    logEntryId: z.uuid().optional(),
    incidentId: z.uuid().optional(),
  }),
  body: Bytes,
  upload: {
    types: FILE_TYPES,
    maxBytes: FILE_MAX_BYTES,
    tooLarge: 'file/too-large',
    wrongType: 'file/wrong-type',
  },
  status: 201,
  output: VehicleFile,
  errors: [
    'db/record-not-found',
    'vehicle/view-only',
    'usage/storage-limit',
    'file/store-unavailable',
  ],
  limit: WRITES,
  example: {
    params: { id: vehicleId },
    query: { kind: 'receipt', name: 'Brake pads.pdf' },
    output: exampleFile,
  },
});

export const listFiles = defineEndpoint({
  id: 'listFiles',
  method: 'GET',
  path: '/api/vehicles/{id}/files',
  tag: 'Files',
  summary: 'The files of a vehicle, newest first, and how much storage its owner uses',
  access: 'user',
  params: Id,
  query: z.object({
    kind: z.enum(FILE_KINDS).optional(),
    logEntryId: z.uuid().optional(),
    incidentId: z.uuid().optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(24),
  }),
  status: 200,
  output: z.object({
    files: z.array(VehicleFile),
    total: z.int().min(0),
    /** Null to those with whom the vehicle is shared. */
    storage: StorageUse.nullable(),
  }),
  errors: ['db/record-not-found'],
  example: {
    params: { id: vehicleId },
    query: { page: 1, perPage: 24 },
    output: { files: [exampleFile], total: 1, storage: { used: 48_213, limit: 100_000_000 } },
  },
});

export const getFile = defineEndpoint({
  id: 'getFile',
  method: 'GET',
  path: '/api/files/{id}',
  tag: 'Files',
  summary: 'The bytes of a file, for those who may see its vehicle',
  access: 'user',
  params: Id,
  status: 200,
  output: Bytes,
  produces: FILE_TYPES,
  errors: ['db/record-not-found', 'file/store-unavailable'],
  example: { params: { id: exampleFile.id } },
});

export const updateFile = defineEndpoint({
  id: 'updateFile',
  method: 'PATCH',
  path: '/api/files/{id}',
  tag: 'Files',
  summary: 'Rename a file, or say what it is and which entry of the log it belongs to',
  access: 'user',
  params: Id,
  body: z.strictObject({
    name: FileName.optional(),
    kind: z.enum(FILE_KINDS).optional(),
    logEntryId: z.uuid().nullable().optional(),
  }),
  status: 200,
  output: VehicleFile,
  errors: ['db/record-not-found', 'vehicle/view-only'],
  limit: WRITES,
  example: {
    params: { id: exampleFile.id },
    body: { name: 'Brake pads.pdf' },
    output: exampleFile,
  },
});

export const deleteFile = defineEndpoint({
  id: 'deleteFile',
  method: 'DELETE',
  path: '/api/files/{id}',
  tag: 'Files',
  summary: 'Delete a file; it can be restored for seven days, then its bytes are erased',
  access: 'user',
  params: Id,
  status: 204,
  errors: ['db/record-not-found', 'vehicle/view-only'],
  limit: WRITES,
  example: { params: { id: exampleFile.id } },
});

export const restoreFile = defineEndpoint({
  id: 'restoreFile',
  method: 'POST',
  path: '/api/files/{id}/restore',
  tag: 'Files',
  summary: 'Bring a deleted file back',
  access: 'user',
  params: Id,
  status: 200,
  output: VehicleFile,
  errors: ['db/record-not-found', 'vehicle/view-only', 'usage/storage-limit'],
  limit: WRITES,
  example: { params: { id: exampleFile.id }, output: exampleFile },
});
