import { t } from '@lingui/core/macro';
import type { MeChanges } from '@wrenchwise/contract/endpoints/accounts/profile';
import { LabourRate, type PriceSettings } from '@wrenchwise/rules/pricing';
import { z } from 'zod';

/** The form as it is typed: an amount such as '72.50', or nothing for the region's own rate. */
export const RepairCostsFields = z.object({
  rate: z
    .string()
    .transform((text) => text.replace(/[\s$£€]/g, '').replace(',', '.'))
    .refine((text) => /^(\d{1,6}(\.\d{1,2})?)?$/.test(text), t`Use an amount such as 80 or 72.50`)
    .transform((text) => (text === '' ? null : Math.round(Number(text) * 100)))
    .pipe(LabourRate.nullable()),
});
export type RepairCostsFields = z.output<typeof RepairCostsFields>;
type RepairCostsDraft = z.input<typeof RepairCostsFields>;

const typed = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

export const toDraft = ({
  labourCentsPerHour,
}: Pick<PriceSettings, 'labourCentsPerHour'>): RepairCostsDraft => ({
  rate: labourCentsPerHour === null ? '' : typed(labourCentsPerHour),
});

export const toChanges = ({ rate }: RepairCostsFields): MeChanges => ({ labourCentsPerHour: rate });
