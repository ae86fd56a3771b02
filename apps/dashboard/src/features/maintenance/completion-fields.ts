import { t } from '@lingui/core/macro';
import { CURRENCIES } from '@wrenchwise/knowledge/price-regions';
import { day } from '@wrenchwise/rules/day';
import type { TaskCompletion } from '@wrenchwise/rules/garage/maintenance-task';
import { type DistanceUnit, toMiles } from '@wrenchwise/vehicle/mileage';
import { z } from 'zod';

/** The form as it is typed. */
export const CompletionFields = z.object({
  date: day(t`Date`),
  odometer: z
    .string()
    .transform((text) => text.replace(/[\s,]/g, ''))
    .refine((text) => /^\d*(?:\.\d+)?$/.test(text), t`Odometer must be a number, 0 or more`),
  cost: z
    .string()
    .transform((text) => text.replace(/[\s,]/g, ''))
    .refine((text) => /^\d*(?:\.\d{1,2})?$/.test(text), t`Cost must be an amount such as 185.00`),
  currency: z.enum(CURRENCIES),
  doneBy: z.string().max(120, t`At most 120 characters`),
  notes: z.string().max(2000, t`Notes must be at most 2,000 characters`),
});
export type CompletionFields = z.output<typeof CompletionFields>;

/** What is sent; optional fields are left out when empty. */
export const toCompletion = (
  { date, odometer, cost, currency, doneBy, notes }: CompletionFields,
  unit: DistanceUnit,
  confirm: boolean,
): TaskCompletion => ({
  date,
  ...(odometer === '' ? {} : { odometer: toMiles(Number(odometer), unit) }),
  ...(cost === '' ? {} : { costCents: Math.round(Number(cost) * 100), currency }),
  ...(doneBy.trim() === '' ? {} : { doneBy }),
  ...(notes.trim() === '' ? {} : { notes }),
  ...(confirm ? { confirm } : {}),
});
