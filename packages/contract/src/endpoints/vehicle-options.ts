import { VEHICLE_FIRST_YEAR } from '@wrenchwise/rules/garage/vehicle-fields';
import { line } from '@wrenchwise/rules/text';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

/** Which fuels and gearboxes a model had; empty where no source lists it. */
export const VehicleOptions = z.object({
  fuels: z.array(z.enum(FUELS)),
  transmissions: z.array(z.enum(TRANSMISSIONS)),
  /** The fuel, where the model leaves no choice for certain. */
  onlyFuel: z.enum(FUELS).nullable(),
  onlyTransmission: z.enum(TRANSMISSIONS).nullable(),
});
export type VehicleOptions = z.infer<typeof VehicleOptions>;

export const getVehicleOptions = defineEndpoint({
  id: 'getVehicleOptions',
  method: 'GET',
  path: '/api/vehicle-options',
  tag: 'Vehicles',
  summary: 'The fuels and gearboxes of a make, model and year, in the market of one’s country',
  access: 'user',
  query: z.object({
    make: line('Make', 60),
    model: line('Model', 80),
    year: z.coerce.number().int().min(VEHICLE_FIRST_YEAR).max(9999),
  }),
  status: 200,
  output: VehicleOptions,
  limit: { requests: 120, seconds: 60, per: 'user' },
  example: {
    query: { make: 'Nissan', model: 'Leaf', year: 2018 },
    output: {
      fuels: ['electric'],
      transmissions: ['single-speed'],
      onlyFuel: 'electric',
      onlyTransmission: 'single-speed',
    },
  },
});
