import { z } from 'zod';

import { CanDrive } from './diagnosis.ts';
import { Cents, MoneyRange } from './money-range.ts';
import { Pricing } from './pricing.ts';

/** How a claim appears beside everything else that was reported. */
const CLAIM_STANDINGS = ['fits', 'fault-fits', 'possible', 'does-not-fit', 'open'] as const;
export const ClaimStanding = z.enum(CLAIM_STANDINGS).meta({
  description:
    'fits: the likeliest by what was reported; fault-fits: so is the fault, but that a part must be renewed does not follow; possible: not singled out; does-not-fit: others explain far more, or the car has no such part; open: too little to judge by',
});
export type ClaimStanding = z.infer<typeof ClaimStanding>;

/** Who can do a test. */
export const TEST_WHO = ['owner', 'amateur', 'workshop'] as const;

/** A test that decides on a claim, with its cost. */
const ClaimTest = z.object({
  title: z.string(),
  how: z.string(),
  who: z.enum(TEST_WHO),
  tool: z.string(),
  minutes: z.object({ low: z.number(), high: z.number() }),
  cost: z.object({
    /** A workshop's time at its labour rate. */
    workshop: MoneyRange,
    /** The tool or kit of whoever does it at home. */
    kit: MoneyRange.optional(),
  }),
  /** Why nobody should do it at home now. */
  caution: z.string().optional(),
  outcomes: z.array(z.object({ result: z.string(), follows: z.string() })),
});
export type ClaimTest = z.infer<typeof ClaimTest>;

/** What somebody says is wrong, examined by everything else: the claim itself is never evidence. */
export const ClaimExamination = z.object({
  /** The words that were examined. */
  text: z.string(),
  /** What is meant; absent where nobody knows, or the car has no such part. */
  claimed: z
    .object({
      name: z.string(),
      faultIds: z.array(z.string()),
      system: z.string(),
      /** 0–1, by the report without the claim. */
      probability: z.number(),
      /** Of the repair, in a workshop. */
      cost: MoneyRange,
      /** For driving, if the claim is right. */
      canDrive: CanDrive.omit({ alertId: true }),
    })
    .optional(),
  standing: ClaimStanding,
  summary: z.string(),
  for: z.array(z.string()),
  against: z.array(z.string()),
  /** Usual signs that were not mentioned. */
  missing: z.array(z.object({ id: z.string(), label: z.string(), question: z.string() })),
  decidingTest: ClaimTest.optional(),
  furtherTests: z.array(ClaimTest),
  /** Causes that are likelier than what is claimed, the likeliest first. */
  betterFits: z.array(
    z.object({
      faultId: z.string(),
      name: z.string(),
      probability: z.number(),
      cost: MoneyRange,
    }),
  ),
  /** What to ask the workshop to show. */
  ask: z.array(z.string()),
  canDrive: CanDrive,
  /** A price that was named with the claim, beside our range for the repair, in words. */
  price: z.object({ cents: Cents, words: z.string() }).optional(),
  pricing: Pricing,
});
export type ClaimExamination = z.infer<typeof ClaimExamination>;
