import {
  Fitting,
  NewTread,
  NewTyreSet,
  NewTyreSwap,
  TreadReading,
  TYRE_SEASONS,
} from '@wrenchwise/rules/garage/tyres';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { CHANGES } from '../write-limits.ts';

/** What is stored of one set; nobody measures or swaps more often in the life of a tyre. */
export const MAX_TREADS = 60;
export const MAX_FITTINGS = 60;

export const TyreSet = z.object({
  id: z.uuid(),
  vehicleId: z.uuid(),
  name: z.string(),
  season: z.enum(TYRE_SEASONS),
  size: z.string().nullable(),
  notes: z.string().nullable(),
  /** When it was on, oldest first; on now where the last has no `offSwapId`. In miles. */
  fittings: z.array(Fitting),
  /** Tread that was measured, oldest first, in millimetres. */
  treads: z.array(TreadReading),
  createdAt: z.string(),
});
export type TyreSet = z.infer<typeof TyreSet>;

const vehicleId = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';
const swapId = 'b5a0b8a4-3f1f-4a4c-8a59-3a8f2a9f1c11';
const treadId = '8d1d5c2e-7a1e-4a83-9b53-6a1f0c1e58f4';
const exampleBody = { name: 'Winter set', season: 'winter', size: '205/55 R16 91H' } as const;
const exampleTread = { date: '2026-11-02', depths: { 'front-left': 5.2, 'front-right': 5.1 } };
const exampleSet: TyreSet = {
  id: '2f9d9a3e-4c0b-4a1d-8b6e-0d7b7b8e9c43',
  vehicleId,
  ...exampleBody,
  notes: null,
  fittings: [
    { swapId, on: '2026-11-02', odometer: 52_310, offSwapId: null, off: null, offOdometer: null },
  ],
  treads: [{ id: treadId, ...exampleTread }],
  createdAt: '2026-11-02T08:15:00.000Z',
};

const Id = z.object({ id: z.uuid() });
const TreadParams = z.object({ id: z.uuid(), treadId: z.uuid() });
const SwapParams = z.object({ id: z.uuid(), swapId: z.uuid() });
const Sets = z.object({ sets: z.array(TyreSet) });
const common = { tag: 'Vehicles', access: 'user' } as const;
const EDIT_ERRORS = ['db/record-not-found', 'vehicle/view-only'] as const;

export const listTyreSets = defineEndpoint({
  ...common,
  id: 'listTyreSets',
  method: 'GET',
  path: '/api/vehicles/{id}/tyres',
  summary: 'The sets of tyres of a vehicle: when each was on, and the tread that was measured',
  params: Id,
  status: 200,
  output: Sets,
  errors: ['db/record-not-found'],
  example: { params: { id: vehicleId }, output: { sets: [exampleSet] } },
});

export const createTyreSet = defineEndpoint({
  ...common,
  id: 'createTyreSet',
  method: 'POST',
  path: '/api/vehicles/{id}/tyres',
  summary: 'Add a set of tyres to a vehicle',
  params: Id,
  body: NewTyreSet,
  status: 201,
  output: TyreSet,
  errors: [...EDIT_ERRORS, 'vehicle/too-many-records', 'request/idempotency-conflict'],
  idempotent: true,
  limit: CHANGES,
  example: { params: { id: vehicleId }, body: exampleBody, output: exampleSet },
});

export const updateTyreSet = defineEndpoint({
  ...common,
  id: 'updateTyreSet',
  method: 'PATCH',
  path: '/api/tyre-sets/{id}',
  summary: 'Replace what is said of a set',
  params: Id,
  body: NewTyreSet,
  status: 200,
  output: TyreSet,
  errors: EDIT_ERRORS,
  limit: CHANGES,
  example: { params: { id: exampleSet.id }, body: exampleBody, output: exampleSet },
});

export const deleteTyreSet = defineEndpoint({
  ...common,
  id: 'deleteTyreSet',
  method: 'DELETE',
  path: '/api/tyre-sets/{id}',
  summary: 'Delete a set; it can be restored for a week',
  params: Id,
  status: 204,
  errors: EDIT_ERRORS,
  limit: CHANGES,
  example: { params: { id: exampleSet.id } },
});

export const restoreTyreSet = defineEndpoint({
  ...common,
  id: 'restoreTyreSet',
  method: 'POST',
  path: '/api/tyre-sets/{id}/restore',
  summary: 'Bring a deleted set back',
  params: Id,
  status: 200,
  output: TyreSet,
  errors: EDIT_ERRORS,
  limit: CHANGES,
  example: { params: { id: exampleSet.id }, output: exampleSet },
});

export const addTread = defineEndpoint({
  ...common,
  id: 'addTread',
  method: 'POST',
  path: '/api/tyre-sets/{id}/treads',
  summary: `Add the tread that was measured on a day, in millimetres; at most ${MAX_TREADS} of a set, then the oldest goes`,
  params: Id,
  body: NewTread,
  status: 201,
  output: TyreSet,
  errors: [...EDIT_ERRORS, 'request/idempotency-conflict'],
  idempotent: true,
  limit: CHANGES,
  example: { params: { id: exampleSet.id }, body: exampleTread, output: exampleSet },
});

export const deleteTread = defineEndpoint({
  ...common,
  id: 'deleteTread',
  method: 'DELETE',
  path: '/api/tyre-sets/{id}/treads/{treadId}',
  summary: 'Delete a measurement',
  params: TreadParams,
  status: 204,
  errors: EDIT_ERRORS,
  limit: CHANGES,
  example: { params: { id: exampleSet.id, treadId } },
});

export const swapTyres = defineEndpoint({
  ...common,
  id: 'swapTyres',
  method: 'POST',
  path: '/api/vehicles/{id}/tyre-swaps',
  summary:
    'Put a set on in place of the one that is on: an entry of the log with the odometer, from which each set’s distance is counted',
  params: Id,
  body: NewTyreSwap,
  status: 201,
  output: Sets.extend({ swapId: z.uuid() }),
  errors: [
    ...EDIT_ERRORS,
    'tyres/already-on',
    'log/implausible-odometer',
    'request/idempotency-conflict',
  ],
  idempotent: true,
  limit: CHANGES,
  example: {
    params: { id: vehicleId },
    body: { setId: exampleSet.id, date: '2026-11-02', odometer: 52_310 },
    output: { sets: [exampleSet], swapId },
  },
});

export const undoTyreSwap = defineEndpoint({
  ...common,
  id: 'undoTyreSwap',
  method: 'DELETE',
  path: '/api/vehicles/{id}/tyre-swaps/{swapId}',
  summary: 'Take the last swap back, with its entry of the log',
  params: SwapParams,
  status: 204,
  errors: EDIT_ERRORS,
  limit: CHANGES,
  example: { params: { id: vehicleId, swapId } },
});
