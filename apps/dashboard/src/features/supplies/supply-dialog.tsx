import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Supply } from '@wrenchwise/contract/endpoints/supplies';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { saidNumber } from '@wrenchwise/rules/garage/said-number';
import { SUPPLY_NOTES_MAX, SUPPLY_UNITS } from '@wrenchwise/rules/garage/supplies';
import { line } from '@wrenchwise/rules/text';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useState } from 'react';
import { z } from 'zod';

import { newRequestKey } from '~/queries/request-key.ts';

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
  const [key] = useState(newRequestKey);
  const id = 'id' in target ? target.id : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={id === undefined ? t`Put on the shelf` : t`Change this supply`}
    >
      <Form
        schema={SupplyFields}
        defaultValues={draftOf(target)}
        attempt={save}
        onSubmit={({ left, lowAt, partNumber, ...fields }) =>
          save.mutate(
            {
              id,
              body: {
                ...fields,
                left: saidNumber(left) ?? 0,
                lowAt: lowAt === '' ? null : (saidNumber(lowAt) ?? null),
                partNumber: partNumber || null,
              },
              key,
            },
            {
              onSuccess: () => {
                void showToast('success', t`Shelf saved`);
                onClose();
              },
            },
          )
        }
        fieldErrors={fieldErrors}
        renderFailure={(error, isAtField) =>
          !isAtField && (
            <Notice tone="high" role="alert" title={t`The shelf was not saved`}>
              {presentError(error).message}
            </Notice>
          )
        }
        className="grid gap-4"
      >
        {(form) => (
          <>
            <FormField form={form} name="name" label={t`What it is`} required>
              {(control) => <TextInput {...control} placeholder="Engine oil 5W-30" />}
            </FormField>
            <div className="grid grid-cols-2 gap-4">
              <FormField form={form} name="left" label={t`There now`} required>
                {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
              </FormField>
              <FormField form={form} name="unit" label={t`In`}>
                {(control) => (
                  <Select {...control}>
                    {SUPPLY_UNITS.map((unit) => (
                      <option key={unit} value={unit}>
                        {unit}
                      </option>
                    ))}
                  </Select>
                )}
              </FormField>
              <FormField form={form} name="lowAt" label={t`Short below`}>
                {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
              </FormField>
              <FormField form={form} name="partNumber" label={t`Part number`}>
                {(control) => <TextInput {...control} autoComplete="off" />}
              </FormField>
            </div>
            <FormField form={form} name="notes" label={t`Notes`}>
              {(control) => (
                <>
                  <TextArea {...control} />
                  <CharacterCount length={form.watch('notes').length} max={SUPPLY_NOTES_MAX} />
                </>
              )}
            </FormField>
            <Button type="submit" wide busy={save.isPending}>
              {save.isPending ? t`Saving…` : t`Save`}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
