import { VOLUME_UNITS } from '@wrenchwise/rules/garage/consumption';
import { VehicleFields } from '@wrenchwise/rules/garage/vehicle-fields';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

/** The most cars that are answered at once, those with the newest entries first. */
export const MAX_ENTRY_CARS = 30;

/** What was filled in last, from which the next amount and price are proposed. */
const LastFilling = z.object({
  date: z.string(),
  /** Litres, or kWh. */
  amount: z.number(),
  costCents: z.int().nullable(),
  currency: z.string().nullable(),
  place: z.string().nullable(),
  volumeUnit: z.enum(VOLUME_UNITS).nullable(),
});

/** What an entry of a car's log can begin with, so that one number is left to type. */
export const EntryCar = z.object({
  id: z.uuid(),
  /** What the household calls it, or make, model and year. */
  name: z.string(),
  registration: z.string().nullable(),
  fuel: VehicleFields.shape.fuel,
  /** Whether it is shared for fill-ups, charges and readings only. */
  isFuelOnly: z.boolean().default(false),
  /** Of the car itself; null follows its user. */
  distanceUnit: VehicleFields.shape.distanceUnit,
  volumeUnit: VehicleFields.shape.volumeUnit,
  /** The newest reading, in miles, and its day. */
  mileage: z.number().nullable(),
  mileageOn: z.string().nullable(),
  /** As its user said, as its log or its tests show, else what is usual. */
  milesPerYear: z.number(),
  fuelling: LastFilling.nullable(),
  charging: LastFilling.nullable(),
  /** What is planned next, the first five. */
  tasks: z.array(z.object({ id: z.uuid(), task: z.string(), dueDate: z.string().nullable() })),
});
export type EntryCar = z.infer<typeof EntryCar>;

export const getDailyEntry = defineEndpoint({
  id: 'getDailyEntry',
  method: 'GET',
  path: '/api/daily-entry',
  tag: 'Log',
  summary:
    'What an entry can begin with, for each car that one may edit or add fuel to: last reading and use, last price and place, what is planned next',
  access: 'user',
  query: z.object({}),
  status: 200,
  output: z.object({ cars: z.array(EntryCar) }),
  example: {
    query: {},
    output: {
      cars: [
        {
          id: '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10',
          name: 'Ford Focus 2015',
          registration: 'SA15 MPL',
          fuel: 'petrol',
          distanceUnit: null,
          volumeUnit: null,
          mileage: 52_310,
          mileageOn: '2026-03-02',
          milesPerYear: 8000,
          fuelling: {
            date: '2026-03-02',
            amount: 41.2,
            costCents: 5974,
            currency: 'GBP',
            place: 'Tesco, Ely',
            volumeUnit: 'litres',
          },
          charging: null,
          tasks: [
            {
              id: '5b1f7c02-6d51-4b25-9d5c-0a3f3c1f7e11',
              task: 'Change the engine oil and filter',
              dueDate: '2026-12-03',
            },
          ],
        },
      ],
    },
  },
});
