import { t } from '@lingui/core/macro';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import type { DiagnosisJobs, logDiagnosisJob } from '@wrenchwise/contract/endpoints/diagnosis-job';
import type { DiagnosisOutcome } from '@wrenchwise/contract/endpoints/outcomes';
import { type DistanceUnit, toMiles } from '@wrenchwise/vehicle/mileage';
import { SERVICE_ITEM_IDS } from '@wrenchwise/vehicle/service/service-item';
import { z } from 'zod';

import { costText } from './outcome-fields.ts';

/** The form of a job as it is typed. */
export const JobFields = z.object({
  date: z.string().min(1, t`Please enter a date`),
  title: z
    .string()
    .trim()
    .min(1, t`Please say what was done`)
    .max(200, t`At most 200 characters`),
  odometer: z
    .string()
    .transform((text) => text.replace(/[\s,]/g, ''))
    .refine((text) => /^\d*(?:\.\d+)?$/.test(text), t`Odometer must be a number`),
  cost: z
    .string()
    .transform((text) => text.replace(/[\s,]/g, ''))
    .refine(
      (text) => /^\d{0,7}(?:\.\d{1,2})?$/.test(text),
      t`Cost must be an amount such as 185.00`,
    ),
  doneBy: z
    .string()
    .trim()
    .max(200, t`At most 200 characters`),
  next: z.array(z.string()),
  confirm: z.boolean(),
});
export type JobFields = z.output<typeof JobFields>;

const DONE_BY = { self: t`Myself`, garage: '', dealer: '', other: '' } as const;

/** What the form begins with: what the outcome said already, and what comes next ticked. */
export const jobDraft = (
  { title, next }: DiagnosisJobs['proposed'],
  outcome: DiagnosisOutcome | null,
  today: string,
): z.input<typeof JobFields> => ({
  date: today,
  title,
  odometer: '',
  cost: costText(outcome?.costCents ?? null),
  doneBy: outcome?.fixedBy ? DONE_BY[outcome.fixedBy] : '',
  next: next.map(({ serviceItem }) => serviceItem),
  confirm: false,
});

/** What is sent. */
export const toJob = (
  { date, title, odometer, cost, doneBy, next, confirm }: JobFields,
  { unit, currency }: { unit: DistanceUnit; currency: string },
): InputOf<typeof logDiagnosisJob>['body'] => ({
  date,
  title,
  odometer: odometer === '' ? null : toMiles(Number(odometer), unit),
  costCents: cost === '' ? null : Math.round(Number(cost) * 100),
  currency: cost === '' ? null : currency,
  doneBy: doneBy === '' ? null : doneBy,
  next: SERVICE_ITEM_IDS.filter((item) => next.includes(item)),
  confirm,
});
