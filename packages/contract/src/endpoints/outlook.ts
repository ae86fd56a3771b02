import { CURRENCIES } from '@wrenchwise/knowledge/price-regions';
import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';
import { TASK_SOURCES } from '@wrenchwise/rules/garage/maintenance-task';
import { MoneyRange } from '@wrenchwise/rules/money-range';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

export const NEED_KINDS = ['wear', 'fault', 'service', 'advisory', 'recall'] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

/** What a plan without `advanced_diagnostics` shows of the rest: recalls and advisories come besides. */
export const FREE_NEEDS = 3;

/** Something to check on a vehicle: a typical need, no forecast of this car (decision 117). */
export const LikelyNeed = z.object({
  /** The fault's, the service item's or the campaign's: unique within one outlook. */
  id: z.string(),
  kind: z.enum(NEED_KINDS),
  title: z.string(),
  system: z.enum(SYSTEM_IDS).nullable(),
  /** Each one sentence, the weightiest first. */
  reasons: z.array(z.string()),
  /** The typical share of such cars on which it comes before the list ends, 0–1; not a forecast of one car. */
  chance: z.number().min(0).max(1),
  /** At a garage, in cents of the currency. */
  cost: MoneyRange,
  /** The parts only. */
  diyCost: MoneyRange,
  /** YYYY-MM-DD: when it is due or likeliest; null: at any time. */
  date: z.iso.date().nullable(),
  /** Odometer in miles at which it is due or likeliest. */
  mileage: z.int().nullable(),
  /** The maintenance task that one press makes of it. */
  task: z.object({
    task: z.string(),
    reason: z.string(),
    source: z.enum(TASK_SOURCES),
    serviceItem: z.string(),
    dueDate: z.iso.date(),
    dueMileage: z.int().nullable(),
  }),
  /** Whether an open task stands for it. */
  isPlanned: z.boolean(),
});
export type LikelyNeed = z.infer<typeof LikelyNeed>;

export const Outlook = z.object({
  /** The soonest first, then what may come at any time, the likeliest first. */
  needs: z.array(LikelyNeed),
  /** How many more the user's plan does not show. */
  hidden: z.int().min(0),
  /** Today in the user's time zone, and the end: 12 months or 10,000 miles, whichever is first. */
  from: z.iso.date(),
  until: z.object({ date: z.iso.date(), mileage: z.int().nullable() }),
  /** Of everything, also of what the plan does not show. Cents; the range is a typical one. */
  budget: MoneyRange.extend({ expected: z.int().min(0) }),
  currency: z.enum(CURRENCIES),
  /** What it was worked out from. In miles. */
  basis: z.object({
    mileage: z.int().nullable(),
    milesPerYear: z.number(),
    advisories: z.int(),
    repairs: z.int(),
  }),
  /** How it was worked out, and how good it is by measurement. */
  method: z.string(),
  check: z.string(),
});
export type Outlook = z.infer<typeof Outlook>;

export const getOutlook = defineEndpoint({
  id: 'getOutlook',
  method: 'GET',
  path: '/api/vehicles/{id}/outlook',
  tag: 'Vehicles',
  summary:
    'The checklist of a vehicle for the next 12 months or 10,000 miles, with reasons, typical shares, costs and a budget, not a forecast; the whole list with `advanced_diagnostics`, else the next three and everything about safety',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  status: 200,
  output: Outlook,
  errors: ['db/record-not-found'],
  costly: true,
  example: {
    params: { id: '5b0f3f5e-3f6f-4a55-8a0e-6f1f7a0c2b11' },
    output: {
      needs: [
        {
          id: 'front-brake-pads-worn',
          kind: 'wear',
          title: 'Worn front brake pads',
          system: 'brakes',
          reasons: ['On such a car and at such use, front pads usually last about 40,000 miles.'],
          chance: 0.42,
          cost: { low: 9000, high: 22_000 },
          diyCost: { low: 2500, high: 7000 },
          date: '2027-03-04',
          mileage: 80_500,
          task: {
            task: 'Check and put right: worn front brake pads',
            reason: 'On such a car and at such use, front pads usually last about 40,000 miles.',
            source: 'outlook',
            serviceItem: 'front-brake-pads-worn',
            dueDate: '2027-03-04',
            dueMileage: 80_500,
          },
          isPlanned: false,
        },
      ],
      hidden: 0,
      from: '2026-11-22',
      until: { date: '2027-11-22', mileage: 89_500 },
      budget: { low: 24_000, high: 96_000, expected: 58_000 },
      currency: 'GBP',
      basis: { mileage: 82_000, milesPerYear: 7500, advisories: 1, repairs: 2 },
      method: 'This is a checklist from what is typical, an estimate and not an inspection.',
      check: 'This is a checklist, not a forecast. Checked backwards on MOT results.',
    },
  },
});
