import { t } from '@lingui/core/macro';
import { SUPPLY_UNIT_WORDS } from '@wrenchwise/car-ui/words/record-words.ts';
import type { Supply } from '@wrenchwise/contract/endpoints/supplies';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { saidNumber } from '@wrenchwise/rules/garage/said-number';
import { SUPPLY_NOTES_MAX, SUPPLY_UNITS } from '@wrenchwise/rules/garage/supplies';
import { line } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { RecordDialog } from '~/records/record-dialog.tsx';
import { ChoiceField, LineField, NotesField } from '~/records/record-fields.tsx';
import { useSaveRecord } from '~/records/use-record.ts';

import { useSaveSupply } from './supplies-changes.queries.ts';

const isAmount = (text: string): boolean => (saidNumber(text) ?? -1) >= 0;

const SupplyFields = z.object({
  name: line(t`Name`, 120),
  unit: z.enum(SUPPLY_UNITS),
  left: z
    .string()
    .trim()
    .refine(isAmount, t`Please enter how much is there, such as 5`),
  lowAt: z
    .string()
    .trim()
    .refine((text) => text === '' || isAmount(text), t`Please enter an amount, such as 4`),
  partNumber: z
    .string()
    .trim()
    .max(80, t`Part number must be at most 80 characters`),
  notes: z.string().max(SUPPLY_NOTES_MAX, t`Notes must be at most 1,000 characters`),
});

const fieldErrors = fieldErrorsBy({
  paths: {
    name: 'name',
    unit: 'unit',
    left: 'left',
    lowAt: 'lowAt',
    partNumber: 'partNumber',
    notes: 'notes',
  },
});

/** What a new one begins with. */
export type FirstSupply = Pick<Supply, 'name' | 'unit'>;

const draftOf = (target: Supply | FirstSupply) => {
  const supply = 'id' in target ? target : undefined;
  return {
    name: target.name,
    unit: target.unit,
    left: supply ? String(supply.left) : '',
    lowAt: supply?.lowAt?.toString() ?? '',
    partNumber: supply?.partNumber ?? '',
    notes: supply?.notes ?? '',
  };
};

/** Puts something on the shelf, or says how much of it is there now. */
export function SupplyDialog({
  target,
  onClose,
}: {
  target: Supply | FirstSupply;
  onClose: () => void;
}) {
  const save = useSaveSupply();
  const id = 'id' in target ? target.id : undefined;
  const send = useSaveRecord(save, { id, saved: t`Shelf saved`, onClose });
  return (
    <RecordDialog
      title={id === undefined ? t`Put on the shelf` : t`Change this supply`}
      schema={SupplyFields}
      defaultValues={draftOf(target)}
      attempt={save}
      onSubmit={({ left, lowAt, partNumber, ...fields }) =>
        send({
          ...fields,
          left: saidNumber(left) ?? 0,
          lowAt: lowAt === '' ? null : (saidNumber(lowAt) ?? null),
          partNumber: partNumber || null,
        })
      }
      fieldErrors={fieldErrors}
      failure={t`The shelf was not saved`}
      submit={t`Save`}
      onClose={onClose}
    >
      {(form) => (
        <>
          <LineField
            form={form}
            name="name"
            label={t`What it is`}
            placeholder="Engine oil 5W-30"
            required
          />
          <div className="grid grid-cols-2 gap-4">
            <LineField form={form} name="left" label={t`There now`} inputMode="decimal" required />
            <ChoiceField
              form={form}
              name="unit"
              label={t`In`}
              options={SUPPLY_UNITS.map((unit) => [unit, SUPPLY_UNIT_WORDS[unit]])}
            />
            <LineField form={form} name="lowAt" label={t`Short below`} inputMode="decimal" />
            <LineField form={form} name="partNumber" label={t`Part number`} />
          </div>
          <NotesField form={form} name="notes" label={t`Notes`} limit={SUPPLY_NOTES_MAX} />
        </>
      )}
    </RecordDialog>
  );
}
