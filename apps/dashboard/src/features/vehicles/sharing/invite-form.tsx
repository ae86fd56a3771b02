import { t } from '@lingui/core/macro';
import { NewVehicleShare } from '@wrenchwise/contract/endpoints/vehicle-shares';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Send } from 'lucide-react';

import { AddForm } from '~/ui/add-form.tsx';

import { useShareVehicle } from './shares.queries.ts';

const fieldErrors = fieldErrorsBy({
  paths: { email: 'email' },
  codes: { 'vehicle/already-shared': 'email' },
});

/** Invites somebody by e-mail. */
export function InviteForm({ vehicleId }: { vehicleId: string }) {
  const share = useShareVehicle(vehicleId);
  return (
    <AddForm
      schema={NewVehicleShare}
      defaultValues={{ email: '', role: 'view' }}
      attempt={share}
      onSubmit={(fields, form) =>
        share.mutate(fields, {
          onSuccess: ({ email }) => {
            form.reset({ email: '', role: 'view' });
            void showToast('success', t`Invitation sent to ${email}`);
          },
        })
      }
      fieldErrors={fieldErrors}
      failure={t`The invitation was not sent`}
      submit={t`Send invitation`}
      busy={t`Sending…`}
      icon={<Send aria-hidden className="size-4.5" />}
    >
      {(form) => (
        <div className="grid gap-4 sm:grid-cols-[1fr_14rem]">
          <FormField form={form} name="email" label={t`E-mail address`} required>
            {(control) => (
              <TextInput {...control} type="email" autoComplete="off" inputMode="email" />
            )}
          </FormField>
          <FormField form={form} name="role" label={t`Permission`}>
            {(control) => (
              <Select {...control}>
                <option value="view">{t`See it`}</option>
                <option value="fuel">{t`See it and add fuel`}</option>
                <option value="edit">{t`See and edit it`}</option>
              </Select>
            )}
          </FormField>
        </div>
      )}
    </AddForm>
  );
}
