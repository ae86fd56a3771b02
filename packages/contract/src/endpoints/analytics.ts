import { LOG_CATEGORIES } from '@wrenchwise/rules/garage/log-kinds';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { Day } from './log.ts';

const vehicleId = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';

/** YYYY-MM */
const Month = z.string();
const Miles = z.number().min(0);

/** What was spent in one currency. */
const Spent = z.object({
  /** ISO 4217 */
  currency: z.string(),
  totalCents: z.int(),
  /** Oldest first; only months and categories in which something was spent. */
  byMonth: z.array(z.object({ month: Month, category: z.enum(LOG_CATEGORIES), cents: z.int() })),
  /** The most expensive first. */
  byCar: z.array(
    z.object({
      vehicleId: z.uuid(),
      cents: z.int(),
      /** With fractions; null where it is not known how far it was driven. */
      centsPerMile: z.number().nullable(),
    }),
  ),
});

/** Consumption of one car, from full to full, the newest `TANKS_MAX`. */
const Consumption = z.object({
  vehicleId: z.uuid(),
  kind: z.enum(['fuel', 'charge']),
  /** Oldest first. Litres, or kWh. */
  tanks: z.array(z.object({ date: z.string(), miles: z.number(), amount: z.number() })),
});

const Reliability = z.object({
  vehicleId: z.uuid(),
  /** Between the first and the last reading of the time; null with fewer than two. */
  miles: Miles.nullable(),
  /** Diagnoses that found something, of the user's own. */
  problems: z.int(),
  open: z.int(),
  closed: z.int(),
  /** From diagnosis to closing; null where none was closed. */
  medianDaysToClose: z.number().nullable(),
  /** Days between a 'do not drive' and its closing, each day once. */
  daysOff: z.int(),
  /** Entries of the log in the category of repairs. */
  repairs: z.int(),
});

const Accuracy = z.object({
  /** Diagnoses with a leading cause of which the user said what it was. */
  judged: z.int(),
  /** Of those: it was the leading cause, or one of the first three. */
  right: z.int(),
  amongThree: z.int(),
  /** How many we expected to be right: the sum of what we said. */
  expected: z.number(),
  notFixed: z.int(),
  /** The newest ten. */
  cases: z.array(
    z.object({
      diagnosisId: z.uuid(),
      date: z.string(),
      said: z.string(),
      probability: z.number(),
      was: z.string(),
      isRight: z.boolean(),
    }),
  ),
});

/** What cars cost and use, how reliable they are, and how right we were. */
export const Analytics = z.object({
  /** Those that are counted, by name. */
  cars: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      distanceUnit: z.enum(['miles', 'kilometres']).nullable(),
      volumeUnit: z.enum(['litres', 'gallons-uk', 'gallons-us']).nullable(),
    }),
  ),
  /** By currency, the one with most entries first; never added up. */
  spent: z.array(Spent),
  /** Of all counted cars together, oldest first. */
  driven: z.array(z.object({ month: Month, miles: Miles })),
  consumption: z.array(Consumption),
  reliability: z.array(Reliability),
  /** Problems and repairs of all counted cars by month, oldest first. */
  troubles: z.array(z.object({ month: Month, problems: z.int(), repairs: z.int() })),
  accuracy: Accuracy,
});
export type Analytics = z.infer<typeof Analytics>;

/** The cars and the time that are looked at; without a vehicle all of the user's own. */
export const AnalyticsQuery = z.object({
  vehicleId: z.uuid().optional(),
  from: Day.optional(),
  to: Day.optional(),
});

export const getAnalytics = defineEndpoint({
  id: 'getAnalytics',
  method: 'GET',
  path: '/api/analytics',
  tag: 'Analytics',
  summary:
    "What one's cars cost and use by month, how reliable they are, and how often the leading cause was right; of all of one's own cars, or of one that may be seen",
  access: { feature: 'advanced_analytics' },
  query: AnalyticsQuery,
  status: 200,
  output: Analytics,
  errors: ['db/record-not-found'],
  costly: true,
  limit: { requests: 120, seconds: 60, per: 'user' },
  example: {
    query: { from: '2025-12-01', to: '2026-11-30' },
    output: {
      cars: [{ id: vehicleId, name: 'Ford Focus 2015', distanceUnit: null, volumeUnit: null }],
      spent: [
        {
          currency: 'GBP',
          totalCents: 30_974,
          byMonth: [
            { month: '2026-03', category: 'fuel', cents: 5974 },
            { month: '2026-03', category: 'repair', cents: 25_000 },
          ],
          byCar: [{ vehicleId, cents: 30_974, centsPerMile: 38.7 }],
        },
      ],
      driven: [{ month: '2026-03', miles: 800 }],
      consumption: [
        { vehicleId, kind: 'fuel', tanks: [{ date: '2026-03-02', miles: 402, amount: 41.2 }] },
      ],
      reliability: [
        {
          vehicleId,
          miles: 800,
          problems: 1,
          open: 0,
          closed: 1,
          medianDaysToClose: 6,
          daysOff: 2,
          repairs: 1,
        },
      ],
      troubles: [{ month: '2026-03', problems: 1, repairs: 1 }],
      accuracy: {
        judged: 1,
        right: 1,
        amongThree: 1,
        expected: 0.71,
        notFixed: 0,
        cases: [
          {
            diagnosisId: '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d8e',
            date: '2026-03-02',
            said: 'Worn front brake pads',
            probability: 0.71,
            was: 'Worn front brake pads',
            isRight: true,
          },
        ],
      },
    },
  },
});

export const ANALYTICS_SHEETS = ['costs', 'consumption', 'reliability'] as const;

export const exportAnalytics = defineEndpoint({
  id: 'exportAnalytics',
  method: 'GET',
  path: '/api/analytics/csv',
  tag: 'Analytics',
  summary:
    'A part of the analytics as CSV: costs by month, car and category, consumption by tank, or reliability by car. In miles, litres, kWh and units of money',
  access: { feature: 'advanced_analytics' },
  query: AnalyticsQuery.extend({ sheet: z.enum(ANALYTICS_SHEETS) }),
  status: 200,
  output: z.instanceof(Blob),
  produces: ['text/csv'],
  errors: ['db/record-not-found'],
  costly: true,
  limit: { requests: 60, seconds: 3600, per: 'user' },
  example: { query: { sheet: 'costs' } },
});
