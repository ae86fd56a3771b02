import { t } from '@lingui/core/macro';
import type { Renewal } from '@wrenchwise/contract/endpoints/renewals';
import { day } from '@wrenchwise/rules/day';
import { RENEWAL_KINDS, type RenewalKind } from '@wrenchwise/rules/garage/renewals';
import { z } from 'zod';

import { moneyDraft, moneyOf, MoneyText } from '~/features/vehicle-records/money-text.ts';

import type { RenewalBody } from './renewals.queries.ts';

/** The form as it is typed. */
export const RenewalFields = z.object({
  kind: z.enum(RENEWAL_KINDS),
  provider: z
    .string()
    .trim()
    .max(100, t`This must be at most 100 characters`),
  reference: z
    .string()
    .trim()
    .max(100, t`The number must be at most 100 characters`),
  dueOn: day(t`Date`, t`Please enter a date`),
  repeats: z.enum(['', '1', '3', '6', '12', '24', '36']),
  cost: MoneyText,
  notes: z.string().max(2000, t`Notes must be at most 2,000 characters`),
});
type RenewalFields = z.output<typeof RenewalFields>;
export type RenewalDraft = z.input<typeof RenewalFields>;

/** Insurance, tax and cover come round each year, as a rule. */
const usualRepeat = (kind: RenewalKind): RenewalDraft['repeats'] =>
  kind === 'insurance' || kind === 'tax' || kind === 'breakdown' ? '12' : '';

export const emptyRenewal = (kind: RenewalKind): RenewalDraft => ({
  kind,
  provider: '',
  reference: '',
  dueOn: '',
  repeats: usualRepeat(kind),
  cost: '',
  notes: '',
});

export const renewalDraft = (renewal: Renewal): RenewalDraft => ({
  kind: renewal.kind,
  provider: renewal.provider ?? '',
  reference: renewal.reference ?? '',
  dueOn: renewal.dueOn,
  repeats:
    RenewalFields.shape.repeats.options.find(
      (months) => months === String(renewal.everyMonths ?? ''),
    ) ?? '',
  cost: moneyDraft(renewal.costCents),
  notes: renewal.notes ?? '',
});

/** What is sent. */
export const toRenewal = (
  { repeats, cost, ...fields }: RenewalFields,
  currency: string,
): RenewalBody => ({
  ...fields,
  provider: fields.provider || null,
  reference: fields.reference || null,
  everyMonths: repeats === '' ? null : Number(repeats),
  ...moneyOf(cost, currency),
});

/** One that was renewed: the same until another day. */
export const renewedOn = (renewal: Renewal, dueOn: string): RenewalBody => {
  const { kind, provider, reference, everyMonths, costCents, currency, notes } = renewal;
  return { kind, provider, reference, dueOn, everyMonths, costCents, currency, notes };
};
