import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Renewal } from '@wrenchwise/contract/endpoints/renewals';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import {
  RENEWAL_KINDS,
  RENEWAL_NOTES_MAX,
  RENEWAL_WORDS,
  type RenewalKind,
} from '@wrenchwise/rules/garage/renewals';
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

import { newRequestKey } from '~/queries/request-key.ts';
import { usePlace } from '~/user-settings/user-settings.ts';

import { emptyRenewal, renewalDraft, RenewalFields, toRenewal } from './renewal-fields.ts';
import { useSaveRenewal } from './renewals.queries.ts';

const fieldErrors = fieldErrorsBy({
  paths: {
    kind: 'kind',
    provider: 'provider',
    reference: 'reference',
    dueOn: 'dueOn',
    costCents: 'cost',
    notes: 'notes',
  },
});

const REPEATS = [
  ['', t`It ends for good`],
  ['1', t`Every month`],
  ['3', t`Every 3 months`],
  ['6', t`Every 6 months`],
  ['12', t`Every year`],
  ['24', t`Every 2 years`],
  ['36', t`Every 3 years`],
] as const;

/** Adds a date of a vehicle, or changes one. */
export function RenewalDialog({
  vehicleId,
  target,
  onClose,
}: {
  vehicleId: string;
  /** The one to change, or the kind of a new one. */
  target: Renewal | RenewalKind;
  onClose: () => void;
}) {
  const { currency: ofPlace } = usePlace();
  const save = useSaveRenewal(vehicleId);
  // The same for each press: none adds a second.
  const [key] = useState(newRequestKey);
  const renewal = typeof target === 'string' ? undefined : target;
  const currency = renewal?.currency ?? ofPlace;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={renewal ? t`Change this date` : t`Add a date`}
    >
      <Form
        schema={RenewalFields}
        defaultValues={typeof target === 'string' ? emptyRenewal(target) : renewalDraft(target)}
        attempt={save}
        onSubmit={(fields) =>
          save.mutate(
            { id: renewal?.id, body: toRenewal(fields, currency), key },
            {
              onSuccess: () => {
                void showToast('success', t`Date saved`);
                onClose();
              },
            },
          )
        }
        fieldErrors={fieldErrors}
        renderFailure={(error, isAtField) =>
          !isAtField && (
            <Notice tone="high" role="alert" title={t`The date was not saved`}>
              {presentError(error).message}
            </Notice>
          )
        }
        className="grid gap-4"
      >
        {(form) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <FormField form={form} name="kind" label={t`What ends`}>
                {(control) => (
                  <Select {...control}>
                    {RENEWAL_KINDS.map((kind) => (
                      <option key={kind} value={kind}>
                        {RENEWAL_WORDS[kind]}
                      </option>
                    ))}
                  </Select>
                )}
              </FormField>
              <FormField form={form} name="dueOn" label={t`On`} required>
                {(control) => <TextInput {...control} type="date" />}
              </FormField>
              <FormField form={form} name="provider" label={t`With`}>
                {(control) => <TextInput {...control} autoComplete="off" />}
              </FormField>
              <FormField form={form} name="reference" label={t`Policy or contract number`}>
                {(control) => <TextInput {...control} autoComplete="off" />}
              </FormField>
              <FormField form={form} name="repeats" label={t`Then`}>
                {(control) => (
                  <Select {...control}>
                    {REPEATS.map(([months, words]) => (
                      <option key={months} value={months}>
                        {words}
                      </option>
                    ))}
                  </Select>
                )}
              </FormField>
              <FormField form={form} name="cost" label={t`Cost each time (${currency})`}>
                {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
              </FormField>
            </div>
            <FormField form={form} name="notes" label={t`Notes`}>
              {(control) => (
                <>
                  <TextArea {...control} />
                  <CharacterCount length={form.watch('notes').length} max={RENEWAL_NOTES_MAX} />
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
