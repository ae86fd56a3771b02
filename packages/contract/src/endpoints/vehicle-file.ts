import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { PrintedDocument } from '../printed-document.ts';

const YesOrNo = z.enum(['yes', 'no']);

/** What is in the file of a car besides what always does. */
const VehicleFileQuery = z.object({
  receipts: YesOrNo.default('no'),
  ownerName: YesOrNo.default('no'),
  diagnoses: YesOrNo.default('yes'),
});
export type VehicleFileQuery = z.infer<typeof VehicleFileQuery>;

const Params = z.object({ id: z.uuid() });
const example = {
  params: { id: '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10' },
  query: { receipts: 'yes' },
} as const;

export const getVehicleFile = defineEndpoint({
  id: 'getVehicleFile',
  method: 'GET',
  path: '/api/vehicles/{id}/file',
  tag: 'Vehicles',
  summary:
    'The file of a car, for a sale or a mechanic: facts, odometer, work done, costs, MOT history, open tasks, tyres, one’s own diagnoses; on request its owner’s name and the receipts',
  access: 'user',
  params: Params,
  query: VehicleFileQuery,
  status: 200,
  output: PrintedDocument,
  errors: ['db/record-not-found'],
  limit: { requests: 300, seconds: 3600, per: 'user' },
  example: {
    ...example,
    output: {
      title: '2015 Ford Focus',
      subtitle: 'File of the car, AB12 CDE, 22 November 2026',
      blocks: [{ kind: 'heading', text: 'Facts' }],
    },
  },
});

export const printVehicleFile = defineEndpoint({
  id: 'printVehicleFile',
  method: 'GET',
  path: '/api/vehicles/{id}/file.pdf',
  tag: 'Vehicles',
  summary: 'The file of a car as a PDF, on the paper of one’s price region',
  access: 'user',
  params: Params,
  query: VehicleFileQuery,
  status: 200,
  output: z.instanceof(Blob),
  produces: ['application/pdf'],
  errors: ['db/record-not-found', 'document/unavailable'],
  costly: true,
  limit: { requests: 60, seconds: 3600, per: 'user' },
  example,
});
