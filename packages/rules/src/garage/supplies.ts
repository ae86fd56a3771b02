import { z } from 'zod';

import { line } from '../text.ts';
import { optionalNotes } from './renewals.ts';

/** How what is on a shelf is counted. */
export const SUPPLY_UNITS = ['litres', 'pieces', 'kilograms', 'metres'] as const;
export type SupplyUnit = (typeof SUPPLY_UNITS)[number];

export const SUPPLY_NOTES_MAX = 1000;
const MAX_AMOUNT = 100_000;

/** An amount of something, to a hundredth. */
const amount = (label: string) =>
  z
    .number({ error: `${label} must be a number` })
    .max(MAX_AMOUNT, `${label} must be at most ${MAX_AMOUNT.toLocaleString('en-GB')}`)
    .transform((value) => Math.round(value * 100) / 100);

/** What a user writes of something on their shelf. */
export const NewSupply = z.strictObject({
  name: line('Name', 120),
  unit: z.enum(SUPPLY_UNITS, 'Please choose a unit'),
  /** How much is there now. */
  left: amount('Amount').refine((value) => value >= 0, 'Amount must be at least 0'),
  /** Below this much it is short. */
  lowAt: amount('Amount')
    .refine((value) => value >= 0, 'Amount must be at least 0')
    .nullable()
    .default(null),
  partNumber: line('Part number', 80).nullable().default(null),
  notes: optionalNotes(SUPPLY_NOTES_MAX),
});
export type NewSupply = z.output<typeof NewSupply>;

/** What a job takes from the shelf. */
export const SupplyUse = z.strictObject({
  supplyId: z.uuid(),
  amount: amount('Amount').refine((value) => value > 0, 'Amount must be more than 0'),
});
export type SupplyUse = z.output<typeof SupplyUse>;

export const MAX_SUPPLIES_OF_A_JOB = 20;

/** '4.5 litres', '1 piece'. */
export const supplyText = (count: number, unit: SupplyUnit): string => {
  const shown = count.toLocaleString('en-GB', { maximumFractionDigits: 2 });
  return `${shown} ${count === 1 ? unit.slice(0, -1) : unit}`;
};

/** Whether there is less than its owner wants to have. */
export const isShort = ({ left, lowAt }: { left: number; lowAt: number | null }): boolean =>
  lowAt !== null && left < lowAt;
