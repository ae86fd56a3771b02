import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';
import { TEST_WHO } from '@wrenchwise/rules/claim';
import { MoneyRange } from '@wrenchwise/rules/money-range';
import { Pricing } from '@wrenchwise/rules/pricing';
import { prose } from '@wrenchwise/rules/text';
import { MOT_DEFECT_TYPES } from '@wrenchwise/vehicle/mot-history';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

/** A certificate and its list are far shorter. */
export const MOT_LIST_MAX = 20_000;

/** By law, and sooner where sense says so; 'done' was put right during the test. */
const MOT_URGENCIES = ['do-not-drive', 'before-driving', 'soon', 'watch', 'done'] as const;

/** A finding, explained. */
const MotFinding = z.object({
  /** The tester's words. */
  text: z.string(),
  /** Null where the list does not say it. */
  type: z.enum(MOT_DEFECT_TYPES).nullable(),
  className: z.string(),
  fails: z.boolean().nullable(),
  /** Of the inspection manual. */
  section: z.string().nullable(),
  /** What is to be done, as a maintenance task. */
  task: z.string(),
  urgency: z.enum(MOT_URGENCIES),
  law: z.string(),
  waits: z.string(),
  /** The day by which it should be done; null where nothing is left to do. */
  dueDate: z.string().nullable(),
  why: z.string(),
  who: z.enum(TEST_WHO),
  /** The everyday job that helps, as a page. */
  job: z.object({ title: z.string(), path: z.string() }).nullable(),
  /** The repair with its usual price in a workshop; null where we have none. */
  repair: z
    .object({ faultId: z.string(), title: z.string(), path: z.string(), cost: MoneyRange })
    .nullable(),
  system: z.enum(SYSTEM_IDS).nullable(),
});
export type MotFinding = z.infer<typeof MotFinding>;

const MotList = z.object({
  /** By the worst finding; 'unknown' where no class is given. */
  result: z.enum(['do-not-drive', 'failed', 'passed', 'unknown', 'empty']),
  /** What it means for driving, by law. */
  summary: z.string(),
  findings: z.array(MotFinding),
  retest: z.string(),
  sources: z.array(z.string()),
  pricing: Pricing,
});
export type MotList = z.infer<typeof MotList>;

export const explainMotList = defineEndpoint({
  id: 'explainMotList',
  method: 'POST',
  path: '/api/mot-lists/explain',
  tag: 'Vehicles',
  summary:
    'Explain an MOT failure or advisory list: pasted text (refusal, VT30, VT32, the history page), or with `vehicleId` alone what the latest test in the register left open. Each finding with its class, what follows by law in Great Britain, what can wait until when, who can do it, guide and price. Free; nothing is stored',
  access: 'user',
  body: z
    .strictObject({
      text: prose('List', MOT_LIST_MAX).optional(),
      vehicleId: z.uuid().optional(),
    })
    .refine((body) => body.text !== undefined || body.vehicleId !== undefined, {
      path: ['text'],
      error: 'List is required',
    }),
  status: 200,
  output: MotList,
  errors: ['request/text-too-long', 'db/record-not-found'],
  limit: { requests: 200, seconds: 86_400, per: 'user' },
  example: {
    body: { text: 'Major: Nearside Front Tyre tread depth below 1.6 mm (5.2.3 (e))' },
    output: {
      result: 'failed',
      summary: 'The test is failed.',
      findings: [],
      retest: 'Left at the test centre, the car needs a partial retest.',
      sources: ['GOV.UK, “Getting an MOT”'],
      pricing: { region: 'uk', currency: 'GBP', labourCentsPerHour: 7600 },
    },
  },
});
