import { NewSupply, SUPPLY_UNITS } from '@wrenchwise/rules/garage/supplies';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { CHANGES } from '../write-limits.ts';

export const Supply = z.object({
  id: z.uuid(),
  name: z.string(),
  unit: z.enum(SUPPLY_UNITS),
  /** What is there less what jobs took. Below 0 where more was taken than was ever stocked. */
  left: z.number(),
  lowAt: z.number().nullable(),
  partNumber: z.string().nullable(),
  notes: z.string().nullable(),
  /** How many jobs took of it. */
  uses: z.int().min(0),
  createdAt: z.string(),
});
export type Supply = z.infer<typeof Supply>;

const exampleBody = {
  name: 'Engine oil 5W-30',
  unit: 'litres',
  left: 5,
  lowAt: 4,
  partNumber: null,
} as const;
const exampleSupply = {
  id: '4b8e2c1a-9c43-4e3c-8b06-3b1de9a5f1aa',
  ...exampleBody,
  notes: null,
  uses: 0,
  createdAt: '2026-03-02T08:15:00.000Z',
} as const;

const Id = z.object({ id: z.uuid() });
const common = { tag: 'Log', access: 'user' } as const;

export const listSupplies = defineEndpoint({
  ...common,
  id: 'listSupplies',
  method: 'GET',
  path: '/api/supplies',
  summary: 'What one has on the shelf for one’s vehicles, and how much is left, by name',
  query: z.object({}),
  status: 200,
  output: z.object({ supplies: z.array(Supply) }),
  example: { query: {}, output: { supplies: [exampleSupply] } },
});

export const createSupply = defineEndpoint({
  ...common,
  id: 'createSupply',
  method: 'POST',
  path: '/api/supplies',
  summary: 'Put something on the shelf; an entry of the log takes from it by `supplies`',
  body: NewSupply,
  status: 201,
  output: Supply,
  errors: ['vehicle/too-many-records', 'request/idempotency-conflict'],
  idempotent: true,
  limit: CHANGES,
  example: { body: exampleBody, output: exampleSupply },
});

export const updateSupply = defineEndpoint({
  ...common,
  id: 'updateSupply',
  method: 'PATCH',
  path: '/api/supplies/{id}',
  summary: 'Replace what is said of it, how much is there now included',
  params: Id,
  body: NewSupply,
  status: 200,
  output: Supply,
  errors: ['db/record-not-found'],
  limit: CHANGES,
  example: { params: { id: exampleSupply.id }, body: exampleBody, output: exampleSupply },
});

export const deleteSupply = defineEndpoint({
  ...common,
  id: 'deleteSupply',
  method: 'DELETE',
  path: '/api/supplies/{id}',
  summary: 'Take it off the shelf; it can be restored for a week',
  params: Id,
  status: 204,
  errors: ['db/record-not-found'],
  limit: CHANGES,
  example: { params: { id: exampleSupply.id } },
});

export const restoreSupply = defineEndpoint({
  ...common,
  id: 'restoreSupply',
  method: 'POST',
  path: '/api/supplies/{id}/restore',
  summary: 'Bring a deleted one back',
  params: Id,
  status: 200,
  output: Supply,
  errors: ['db/record-not-found'],
  limit: CHANGES,
  example: { params: { id: exampleSupply.id }, output: exampleSupply },
});
