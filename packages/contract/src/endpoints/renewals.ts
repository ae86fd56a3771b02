import { NewRenewal, RENEWAL_KINDS } from '@wrenchwise/rules/garage/renewals';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { CHANGES } from '../write-limits.ts';

/** What is recorded of one kind for one account, deleted records of the last week included. */
export const MAX_VEHICLE_RECORDS = 500;

export const Renewal = z.object({
  id: z.uuid(),
  vehicleId: z.uuid(),
  kind: z.enum(RENEWAL_KINDS),
  provider: z.string().nullable(),
  reference: z.string().nullable(),
  dueOn: z.string(),
  everyMonths: z.int().nullable(),
  costCents: z.int().nullable(),
  currency: z.string().nullable(),
  notes: z.string().nullable(),
  createdAt: z.string(),
});
export type Renewal = z.infer<typeof Renewal>;

const vehicleId = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';
const exampleBody = {
  kind: 'insurance',
  provider: 'Hill Mutual',
  reference: 'HM-204-771',
  dueOn: '2027-03-14',
  everyMonths: 12,
  costCents: 48_200,
  currency: 'GBP',
} as const;
const exampleRenewal = {
  id: '3c6c1f5b-0a86-4a33-9a0a-1f4d4b2b7e10',
  vehicleId,
  ...exampleBody,
  notes: null,
  createdAt: '2026-03-14T08:15:00.000Z',
} as const;

const Id = z.object({ id: z.uuid() });
const common = { tag: 'Vehicles', access: 'user' } as const;

export const listRenewals = defineEndpoint({
  ...common,
  id: 'listRenewals',
  method: 'GET',
  path: '/api/vehicles/{id}/renewals',
  summary:
    'When insurance, tax, warranty, breakdown cover and finance of a vehicle end, the nearest first',
  params: Id,
  status: 200,
  output: z.object({ renewals: z.array(Renewal) }),
  errors: ['db/record-not-found'],
  example: { params: { id: vehicleId }, output: { renewals: [exampleRenewal] } },
});

export const createRenewal = defineEndpoint({
  ...common,
  id: 'createRenewal',
  method: 'POST',
  path: '/api/vehicles/{id}/renewals',
  summary: 'Record something of a vehicle that ends on a day; its owner is reminded of it',
  params: Id,
  body: NewRenewal,
  status: 201,
  output: Renewal,
  errors: [
    'db/record-not-found',
    'vehicle/view-only',
    'vehicle/too-many-records',
    'request/idempotency-conflict',
  ],
  idempotent: true,
  limit: CHANGES,
  example: { params: { id: vehicleId }, body: exampleBody, output: exampleRenewal },
});

export const updateRenewal = defineEndpoint({
  ...common,
  id: 'updateRenewal',
  method: 'PATCH',
  path: '/api/renewals/{id}',
  summary: 'Replace what is recorded of it; a later day is its renewal',
  params: Id,
  body: NewRenewal,
  status: 200,
  output: Renewal,
  errors: ['db/record-not-found', 'vehicle/view-only'],
  limit: CHANGES,
  example: { params: { id: exampleRenewal.id }, body: exampleBody, output: exampleRenewal },
});

export const deleteRenewal = defineEndpoint({
  ...common,
  id: 'deleteRenewal',
  method: 'DELETE',
  path: '/api/renewals/{id}',
  summary: 'Delete it; it can be restored for a week',
  params: Id,
  status: 204,
  errors: ['db/record-not-found', 'vehicle/view-only'],
  limit: CHANGES,
  example: { params: { id: exampleRenewal.id } },
});

export const restoreRenewal = defineEndpoint({
  ...common,
  id: 'restoreRenewal',
  method: 'POST',
  path: '/api/renewals/{id}/restore',
  summary: 'Bring a deleted one back',
  params: Id,
  status: 200,
  output: Renewal,
  errors: ['db/record-not-found', 'vehicle/view-only'],
  limit: CHANGES,
  example: { params: { id: exampleRenewal.id }, output: exampleRenewal },
});
