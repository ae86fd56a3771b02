import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

const Params = z.object({ id: z.uuid() });
const example = { params: { id: '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10' } } as const;
const common = {
  path: '/api/vehicles/{id}/photo',
  tag: 'Vehicles',
  access: 'user',
  params: Params,
  status: 204,
  limit: { requests: 120, seconds: 3600, per: 'user' },
} as const;

export const setVehiclePhoto = defineEndpoint({
  ...common,
  id: 'setVehiclePhoto',
  method: 'PUT',
  summary: 'Show one of a vehicle’s pictures as its photo; the one before stays among its files',
  body: z.strictObject({ fileId: z.uuid() }),
  errors: ['db/record-not-found', 'vehicle/view-only', 'file/wrong-type'],
  example: { ...example, body: { fileId: '0f4ec0c3-2f43-4a6e-bd21-7a0c9a6ef2a5' } },
});

export const removeVehiclePhoto = defineEndpoint({
  ...common,
  id: 'removeVehiclePhoto',
  method: 'DELETE',
  summary: 'Show no photo of a vehicle; the picture stays among its files',
  errors: ['db/record-not-found', 'vehicle/view-only'],
  example,
});
