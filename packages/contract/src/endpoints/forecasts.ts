import { CURRENCIES } from '@wrenchwise/knowledge/price-regions';
import { MoneyRange } from '@wrenchwise/rules/money-range';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

/** What shows that a forecast came: a task done, a line of the log, what a diagnosis was, or what it named. */
export const CAME_BY = ['task', 'log', 'outcome', 'diagnosis'] as const;

const Came = z.object({ on: z.iso.date(), by: z.enum(CAME_BY) });

/** What the outlook of a car would have named on a day, against what came since. */
export const Forecast = z.object({
  vehicleId: z.uuid(),
  name: z.string(),
  /** The day from which it looks ahead, and today; null where too little is on record before it. */
  from: z.iso.date().nullable(),
  until: z.iso.date(),
  /**
   * Wear and faults that were named with a chance of at least a tenth, the likeliest first. A service is
   * due by its schedule: it is planned, not forecast.
   */
  named: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['wear', 'fault']),
      title: z.string(),
      /** That it comes before `until`, 0–1. */
      chance: z.number(),
      came: Came.nullable(),
    }),
  ),
  /** What came and was not named. */
  unforeseen: z.array(z.object({ title: z.string(), ...Came.shape })),
  /** How many were expected to come: the sum of the chances. */
  expected: z.number(),
  /** For this span of time, in today's prices; and what was spent on upkeep in that currency. */
  budget: MoneyRange.extend({ expected: z.int() }),
  currency: z.enum(CURRENCIES),
  spentCents: z.int(),
  /** Upkeep was paid for in other currencies too, which are not counted. */
  hasOtherCurrencies: z.boolean(),
});
export type Forecast = z.infer<typeof Forecast>;

export const getForecasts = defineEndpoint({
  id: 'getForecasts',
  method: 'GET',
  path: '/api/analytics/forecasts',
  tag: 'Analytics',
  summary:
    "What the outlook of a car would have named a year ago, from what was on record then, against what came since; of one's own cars, at most ten, or of one that may be seen",
  access: { feature: 'advanced_analytics' },
  query: z.object({ vehicleId: z.uuid().optional() }),
  status: 200,
  output: z.object({ forecasts: z.array(Forecast) }),
  errors: ['db/record-not-found'],
  costly: true,
  limit: { requests: 60, seconds: 60, per: 'user' },
  example: {
    query: {},
    output: {
      forecasts: [
        {
          vehicleId: '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10',
          name: 'Ford Focus 2015',
          from: '2025-11-26',
          until: '2026-11-26',
          named: [
            {
              id: 'front-brake-pads-worn',
              kind: 'wear',
              title: 'Worn front brake pads',
              chance: 0.42,
              came: { on: '2026-03-09', by: 'log' },
            },
          ],
          unforeseen: [{ title: 'Alternator failing', on: '2026-06-01', by: 'outcome' }],
          expected: 0.42,
          budget: { low: 24_000, high: 96_000, expected: 58_000 },
          currency: 'GBP',
          spentCents: 41_200,
          hasOtherCurrencies: false,
        },
      ],
    },
  },
});
