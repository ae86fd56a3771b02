import { LOG_KINDS } from '@wrenchwise/rules/garage/log-kinds';
import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { FILE_KINDS } from './files.ts';

/** What of a car is found by its page under 'More'. */
const RECORD_KINDS = ['renewal', 'tyres', 'incident'] as const;

/** The most that is answered of each kind. */
export const MAX_FOUND = 6;

const OfCar = z.object({ id: z.uuid(), vehicleId: z.uuid(), vehicleName: z.string() });
const vehicleId = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';
const vehicleName = 'Ford Focus 2015';

/** What a search found, by its kind. */
export const GarageFound = z.object({
  cars: z.array(z.object({ id: z.uuid(), name: z.string(), registration: z.string().nullable() })),
  entries: z.array(
    OfCar.extend({
      kind: z.enum(LOG_KINDS),
      date: z.string(),
      title: z.string().nullable(),
      place: z.string().nullable(),
      /** The first 200 characters. */
      notes: z.string().nullable(),
    }),
  ),
  files: z.array(OfCar.extend({ kind: z.enum(FILE_KINDS), name: z.string() })),
  tasks: z.array(OfCar.extend({ task: z.string(), completed: z.boolean() })),
  /** Dates, sets of tyres and incidents. */
  records: z.array(OfCar.extend({ kind: z.enum(RECORD_KINDS), title: z.string() })).default([]),
});
export type GarageFound = z.infer<typeof GarageFound>;

export const searchGarage = defineEndpoint({
  id: 'searchGarage',
  method: 'GET',
  path: '/api/garage-search',
  tag: 'Vehicles',
  summary: `Everything of one’s cars that holds every word: cars by name, registration however spaced, VIN and notes; entries of the log; receipts and documents; tasks; dates, tyres and incidents. At most ${MAX_FOUND} of each, the newest first`,
  access: 'user',
  query: z.object({ search: storableText(100).min(2) }),
  status: 200,
  output: GarageFound,
  example: {
    query: { search: 'brake' },
    output: {
      cars: [],
      entries: [
        {
          id: 'b5a0b8a4-3f1f-4a4c-8a59-3a8f2a9f1c11',
          vehicleId,
          vehicleName,
          kind: 'service',
          date: '2026-03-02',
          title: 'Front brake pads',
          place: 'Main Street Garage',
          notes: null,
        },
      ],
      files: [
        {
          id: '0f4ec0c3-2f43-4a6e-bd21-7a0c9a6ef2a5',
          vehicleId,
          vehicleName,
          kind: 'receipt',
          name: 'Brake pads.pdf',
        },
      ],
      tasks: [],
      records: [],
    },
  },
});
