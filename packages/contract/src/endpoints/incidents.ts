import { INCIDENT_KINDS, NewIncident } from '@wrenchwise/rules/garage/incidents';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { CHANGES } from '../write-limits.ts';

export const Incident = z.object({
  id: z.uuid(),
  vehicleId: z.uuid(),
  kind: z.enum(INCIDENT_KINDS),
  happenedOn: z.string(),
  title: z.string(),
  place: z.string().nullable(),
  /** As its user typed it. */
  thirdParty: z.string().nullable(),
  reference: z.string().nullable(),
  costCents: z.int().nullable(),
  currency: z.string().nullable(),
  isSettled: z.boolean(),
  notes: z.string().nullable(),
  /** How many photos and documents belong to it. */
  files: z.int().min(0),
  createdAt: z.string(),
});
export type Incident = z.infer<typeof Incident>;

const vehicleId = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';
const exampleBody = {
  kind: 'collision',
  happenedOn: '2026-03-02',
  title: 'Hit from behind at the lights',
  place: 'Station Road',
  thirdParty: 'A. Miller, AB12 CDE, Hill Mutual',
  reference: 'CL-20771',
} as const;
const exampleIncident = {
  id: '7e1b9f3a-2f43-4a6e-bd21-7a0c9a6ef2a5',
  vehicleId,
  ...exampleBody,
  costCents: null,
  currency: null,
  isSettled: false,
  notes: null,
  files: 2,
  createdAt: '2026-03-02T08:15:00.000Z',
} as const;

const Id = z.object({ id: z.uuid() });
const common = { tag: 'Vehicles', access: 'user' } as const;
const EDIT_ERRORS = ['db/record-not-found', 'vehicle/view-only'] as const;

export const listIncidents = defineEndpoint({
  ...common,
  id: 'listIncidents',
  method: 'GET',
  path: '/api/vehicles/{id}/incidents',
  summary: 'What happened to a vehicle, the newest first',
  params: Id,
  status: 200,
  output: z.object({ incidents: z.array(Incident) }),
  errors: ['db/record-not-found'],
  example: { params: { id: vehicleId }, output: { incidents: [exampleIncident] } },
});

export const createIncident = defineEndpoint({
  ...common,
  id: 'createIncident',
  method: 'POST',
  path: '/api/vehicles/{id}/incidents',
  summary: 'Record a collision, damage, theft or breakdown; photos are uploaded with its id',
  params: Id,
  body: NewIncident,
  status: 201,
  output: Incident,
  errors: [...EDIT_ERRORS, 'vehicle/too-many-records', 'request/idempotency-conflict'],
  idempotent: true,
  limit: CHANGES,
  example: { params: { id: vehicleId }, body: exampleBody, output: exampleIncident },
});

export const updateIncident = defineEndpoint({
  ...common,
  id: 'updateIncident',
  method: 'PATCH',
  path: '/api/incidents/{id}',
  summary: 'Replace what is recorded of it',
  params: Id,
  body: NewIncident,
  status: 200,
  output: Incident,
  errors: EDIT_ERRORS,
  limit: CHANGES,
  example: { params: { id: exampleIncident.id }, body: exampleBody, output: exampleIncident },
});

export const deleteIncident = defineEndpoint({
  ...common,
  id: 'deleteIncident',
  method: 'DELETE',
  path: '/api/incidents/{id}',
  summary: 'Delete it; it can be restored for a week, and its photos stay among the documents',
  params: Id,
  status: 204,
  errors: EDIT_ERRORS,
  limit: CHANGES,
  example: { params: { id: exampleIncident.id } },
});

export const restoreIncident = defineEndpoint({
  ...common,
  id: 'restoreIncident',
  method: 'POST',
  path: '/api/incidents/{id}/restore',
  summary: 'Bring a deleted one back',
  params: Id,
  status: 200,
  output: Incident,
  errors: EDIT_ERRORS,
  limit: CHANGES,
  example: { params: { id: exampleIncident.id }, output: exampleIncident },
});
