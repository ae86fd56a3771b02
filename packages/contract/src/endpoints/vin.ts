import { storableText } from '@wrenchwise/rules/text';
import { FUELS } from '@wrenchwise/vehicle/vehicle';
import { normaliseVin, vinProblem } from '@wrenchwise/vehicle/vin';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { refusedAs } from '../issue-code.ts';

/** What a VIN says: of what is not certain nothing. */
export const VinFacts = z.object({
  vin: z.string(),
  /** Whether the check digit is right; null of a number that need not have one. */
  checkDigit: z.boolean().nullable(),
  /** Where the maker is registered: 'Germany'. */
  country: z.string().nullable(),
  /** The company: 'Volkswagen AG'. */
  maker: z.string().nullable(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  year: z.int().nullable(),
  fuel: z.enum(FUELS).nullable(),
  /** Engine size in litres. */
  litres: z.number().nullable(),
  cylinders: z.int().nullable(),
  plant: z.string().nullable(),
  /** Where each fact is from: the number itself, or NHTSA's decoder. */
  sources: z.record(z.string(), z.enum(['vin', 'nhtsa'])),
  /** Whether NHTSA's decoder was asked and did not answer. */
  isDecoderMissing: z.boolean(),
});
export type VinFacts = z.infer<typeof VinFacts>;

export const decodeVin = defineEndpoint({
  id: 'decodeVin',
  method: 'GET',
  path: '/api/vin/{vin}',
  tag: 'Vehicles',
  summary: 'What a vehicle identification number says of its car; what is not certain is null',
  access: 'user',
  params: z.object({
    vin: storableText(40)
      .refine((vin) => vinProblem(vin) !== 'shape', refusedAs('vehicle/invalid-vin'))
      .transform(normaliseVin),
  }),
  status: 200,
  output: VinFacts,
  errors: ['vehicle/invalid-vin'],
  limit: { requests: 30, seconds: 60, per: 'user' },
  example: {
    params: { vin: '1M8GDM9AXKP042788' },
    output: {
      vin: '1M8GDM9AXKP042788',
      checkDigit: true,
      country: 'United States',
      maker: null,
      make: null,
      model: null,
      year: null,
      fuel: null,
      litres: null,
      cylinders: null,
      plant: null,
      sources: { country: 'vin' },
      isDecoderMissing: false,
    },
  },
});
