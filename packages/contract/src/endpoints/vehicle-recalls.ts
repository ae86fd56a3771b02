import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

/** A recall campaign that names a vehicle's model and year: whether it concerns this one, its VIN says. */
export const VehicleRecall = z.object({
  /** The authority's number: '22V413', 'R/2015/123'. */
  id: z.string(),
  country: z.enum(['US', 'UK']),
  /** The version that it names, where that is narrower than the model. */
  version: z.string().nullable(),
  /** In our words, or the authority's where it was asked. */
  summary: z.string(),
  consequence: z.string().nullable(),
  remedy: z.string().nullable(),
  /** Whether the car must not be driven until it is repaired. */
  parkIt: z.boolean(),
  /** The day on which it was launched or received. */
  since: z.iso.date().nullable(),
  /** The attribution, to be shown with it. */
  credit: z.string(),
});
export type VehicleRecall = z.infer<typeof VehicleRecall>;

export const VehicleRecalls = z.object({
  /** Those of the vehicle's own country, the newest first: another country's say nothing of it. */
  recalls: z.array(VehicleRecall),
  /** Whose lists were read: by a British plate, else by the user's place; null: we have none of theirs. */
  listsOf: z.enum(['US', 'UK']).nullable(),
  /** Whether the register says that a recall is outstanding on this very car, and when it was asked. */
  outstanding: z
    .object({ answer: z.enum(['Yes', 'No', 'Unknown', 'Unavailable']), askedAt: z.string() })
    .nullable(),
  /** NHTSA's live list: 'off' unless the operator set it up. */
  live: z.enum(['off', 'answered', 'failed']),
  /** Where this very car can be looked up; null for a country whose look-up we do not know. */
  lookup: z.url().nullable(),
  /** The public page of the model; null where none is known. */
  specificationPath: z.string().nullable(),
});
export type VehicleRecalls = z.infer<typeof VehicleRecalls>;

export const getVehicleRecalls = defineEndpoint({
  id: 'getVehicleRecalls',
  method: 'GET',
  path: '/api/vehicles/{id}/recalls',
  tag: 'Vehicles',
  summary: 'Recall campaigns that name a vehicle’s make, model and year, with their sources',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  status: 200,
  output: VehicleRecalls,
  errors: ['db/record-not-found'],
  limit: { requests: 120, seconds: 60, per: 'user' },
  example: {
    params: { id: '5b0f3f5e-3f6f-4a55-8a0e-6f1f7a0c2b11' },
    output: {
      recalls: [
        {
          id: 'R/2016/041',
          country: 'UK',
          version: null,
          summary: 'It concerns the parking brake.',
          consequence: null,
          remedy: null,
          parkIt: false,
          since: '2016-03-02',
          credit: 'Driver and Vehicle Standards Agency, vehicle recalls.',
        },
      ],
      listsOf: 'UK',
      outstanding: { answer: 'No', askedAt: '2026-11-20T08:15:00.000Z' },
      live: 'off',
      lookup: 'https://www.check-vehicle-recalls.service.gov.uk/',
      specificationPath: '/car-specifications/ford/focus#2015',
    },
  },
});
