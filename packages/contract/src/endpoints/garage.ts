import { MotLeftOpen } from '@wrenchwise/rules/garage/mot-left-open';
import { RENEWAL_KINDS } from '@wrenchwise/rules/garage/renewals';
import { TASK_STATES } from '@wrenchwise/rules/garage/task-state';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { listVehicles, VehicleSummary } from './vehicles.ts';

/** So many cars the overview shows at once; the others are under 'My vehicles'. */
export const MAX_GARAGE_CARS = 12;

const DueTask = z.object({
  id: z.uuid(),
  task: z.string(),
  state: z.enum(TASK_STATES).exclude(['done']),
  /** The day on which the first of date and odometer is reached; null when neither is known. */
  expectedOn: z.string().nullable(),
  /** Whether that day is worked out from the vehicle's use. */
  isEstimated: z.boolean(),
});

/** A car as the overview shows it: the vehicle, and what its owner looks for first. */
export const GarageCar = VehicleSummary.extend({
  /** The open task that is due first; null without one. */
  dueTask: DueTask.nullable(),
  /** What its MOT tests left open and no open task names. */
  motLeftOpen: MotLeftOpen,
  /** What its owner wrote down to end: the first of each kind, the nearest first. */
  renewals: z.array(
    z.object({
      kind: z.enum(RENEWAL_KINDS),
      provider: z.string().nullable(),
      /** YYYY-MM-DD. */
      dueOn: z.string(),
    }),
  ),
  /** What was spent in the user's calendar month, the largest sum first; one for each currency. */
  spentThisMonth: z.array(z.object({ currency: z.string(), cents: z.int() })),
});
export type GarageCar = z.infer<typeof GarageCar>;

const [exampleCar] = listVehicles.example?.output?.vehicles ?? [];

export const getGarage = defineEndpoint({
  id: 'getGarage',
  method: 'GET',
  path: '/api/garage',
  tag: 'Vehicles',
  summary: `The newest ${MAX_GARAGE_CARS} vehicles with what is open, what is due next and what was spent this month`,
  access: 'user',
  status: 200,
  output: z.object({ cars: z.array(GarageCar), total: z.int().min(0) }),
  example: {
    output: {
      cars:
        exampleCar === undefined
          ? []
          : [
              {
                ...exampleCar,
                dueTask: {
                  id: '5b1f7c02-6d51-4b25-9d5c-0a3f3c1f7e11',
                  task: 'Change the engine oil and filter',
                  state: 'due-soon',
                  expectedOn: '2026-12-03',
                  isEstimated: false,
                },
                motLeftOpen: { advised: 1, failed: 0 },
                renewals: [{ kind: 'insurance', provider: 'Aviva', dueOn: '2027-01-31' }],
                spentThisMonth: [{ currency: 'GBP', cents: 6412 }],
              },
            ],
      total: 1,
    },
  },
});
