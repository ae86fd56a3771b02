import { FUEL_KINDS, LOG_CATEGORIES } from '@wrenchwise/rules/garage/log-kinds';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { Day } from './log.ts';

const vehicleId = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';

const Stretch = z.object({
  id: z.uuid(),
  kind: z.enum(['fuel', 'charge']),
  /** 'lpg' beside petrol. */
  fuelKind: z.enum(FUEL_KINDS).optional(),
  date: z.string(),
  odometer: z.number(),
  miles: z.number(),
  amount: z.number(),
});

/** What a vehicle cost and used over a time. */
export const VehicleCosts = z.object({
  /** By currency, never added up. */
  spending: z.array(
    z.object({
      currency: z.string(),
      totalCents: z.int(),
      byCategory: z.array(z.object({ category: z.enum(LOG_CATEGORIES), cents: z.int() })),
      /** YYYY-MM, oldest first. */
      byMonth: z.array(z.object({ month: z.string(), cents: z.int() })),
      /** What each month is made of. */
      byMonthAndCategory: z
        .array(z.object({ month: z.string(), category: z.enum(LOG_CATEGORIES), cents: z.int() }))
        .default([]),
      /** Cents, with fractions. */
      perMile: z.number().nullable(),
    }),
  ),
  /** Between the first and the last reading of the period. */
  miles: z.number().nullable(),
  /** Consumption from full to full; litres or kWh. */
  stretches: z.array(Stretch),
  /** The day since which consumption is worked out, where older fillings of the period are left out. */
  consumptionSince: z.string().nullable(),
  /** Cents, with fractions, of a litre or a kWh at each filling whose cost is on record. */
  prices: z
    .array(
      z.object({
        date: z.string(),
        kind: z.enum(['fuel', 'charge']),
        fuelKind: z.enum(FUEL_KINDS).optional(),
        currency: z.string(),
        cents: z.number(),
      }),
    )
    .default([]),
  odometer: z.array(z.object({ date: z.string(), odometer: z.number() })),
});
export type VehicleCosts = z.infer<typeof VehicleCosts>;

export const getVehicleCosts = defineEndpoint({
  id: 'getVehicleCosts',
  method: 'GET',
  path: '/api/vehicles/{id}/costs',
  tag: 'Log',
  summary:
    'What a vehicle costs and uses: by category, by month, per mile; consumption and odometer',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  query: z.object({ from: Day.optional(), to: Day.optional() }),
  status: 200,
  output: VehicleCosts,
  errors: ['db/record-not-found'],
  example: {
    params: { id: vehicleId },
    query: { from: '2026-01-01', to: '2026-12-31' },
    output: {
      spending: [
        {
          currency: 'GBP',
          totalCents: 5974,
          byCategory: [{ category: 'fuel', cents: 5974 }],
          byMonth: [{ month: '2026-03', cents: 5974 }],
          byMonthAndCategory: [{ month: '2026-03', category: 'fuel', cents: 5974 }],
          perMile: 14.86,
        },
      ],
      miles: 402,
      stretches: [
        {
          id: 'b5a0b8a4-3f1f-4a4c-8a59-3a8f2a9f1c11',
          kind: 'fuel',
          date: '2026-03-02',
          odometer: 52_310,
          miles: 402,
          amount: 41.2,
        },
      ],
      consumptionSince: null,
      prices: [{ date: '2026-03-02', kind: 'fuel', currency: 'GBP', cents: 145 }],
      odometer: [
        { date: '2026-02-14', odometer: 51_908 },
        { date: '2026-03-02', odometer: 52_310 },
      ],
    },
  },
});
