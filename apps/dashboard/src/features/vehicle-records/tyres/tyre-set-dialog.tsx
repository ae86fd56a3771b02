import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { TyreSet } from '@wrenchwise/contract/endpoints/tyres';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import {
  TYRE_NOTES_MAX,
  TYRE_SEASON_WORDS,
  TYRE_SEASONS,
  type TyreSeason,
} from '@wrenchwise/rules/garage/tyres';
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

import { useSaveTyreSet } from './tyres.queries.ts';

const SetFields = z.object({
  name: line(t`Name`, 80),
  season: z.enum(TYRE_SEASONS),
  size: z
    .string()
    .trim()
    .max(60, t`Size must be at most 60 characters`),
  notes: z.string().max(TYRE_NOTES_MAX, t`Notes must be at most 2,000 characters`),
});

const fieldErrors = fieldErrorsBy({
  paths: { name: 'name', season: 'season', size: 'size', notes: 'notes' },
});

/** Adds a set of tyres, or changes one. */
export function TyreSetDialog({
  vehicleId,
  target,
  onClose,
}: {
  vehicleId: string;
  /** The one to change, or the season of a new one. */
  target: TyreSet | TyreSeason;
  onClose: () => void;
}) {
  const save = useSaveTyreSet(vehicleId);
  const [key] = useState(newRequestKey);
  const set = typeof target === 'string' ? undefined : target;
  const season = typeof target === 'string' ? target : target.season;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={set ? t`Change this set` : t`Add a set of tyres`}
    >
      <Form
        schema={SetFields}
        defaultValues={{
          name: set?.name ?? `${TYRE_SEASON_WORDS[season]} tyres`,
          season,
          size: set?.size ?? '',
          notes: set?.notes ?? '',
        }}
        attempt={save}
        onSubmit={({ size, ...fields }) =>
          save.mutate(
            { id: set?.id, body: { ...fields, size: size || null }, key },
            {
              onSuccess: () => {
                void showToast('success', t`Set saved`);
                onClose();
              },
            },
          )
        }
        fieldErrors={fieldErrors}
        renderFailure={(error, isAtField) =>
          !isAtField && (
            <Notice tone="high" role="alert" title={t`The set was not saved`}>
              {presentError(error).message}
            </Notice>
          )
        }
        className="grid gap-4"
      >
        {(form) => (
          <>
            <FormField form={form} name="name" label={t`Name`} required>
              {(control) => <TextInput {...control} autoComplete="off" />}
            </FormField>
            <div className="grid gap-4 sm:grid-cols-2">
              <FormField form={form} name="season" label={t`Season`}>
                {(control) => (
                  <Select {...control}>
                    {TYRE_SEASONS.map((each) => (
                      <option key={each} value={each}>
                        {TYRE_SEASON_WORDS[each]}
                      </option>
                    ))}
                  </Select>
                )}
              </FormField>
              <FormField form={form} name="size" label={t`Size`} hint={t`On the sidewall.`}>
                {(control) => (
                  <TextInput {...control} autoComplete="off" placeholder={t`205/55 R16 91V`} />
                )}
              </FormField>
            </div>
            <FormField form={form} name="notes" label={t`Notes`}>
              {(control) => (
                <>
                  <TextArea {...control} placeholder={t`Make, date code, where they are stored`} />
                  <CharacterCount length={form.watch('notes').length} max={TYRE_NOTES_MAX} />
                </>
              )}
            </FormField>
            <Button type="submit" wide busy={save.isPending}>
              {save.isPending ? t`Saving…` : t`Save set`}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
