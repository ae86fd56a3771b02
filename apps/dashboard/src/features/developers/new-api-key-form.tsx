import { t } from '@lingui/core/macro';
import { API_KEY_NAME_MAX } from '@wrenchwise/contract/endpoints/api-keys';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { line } from '@wrenchwise/rules/text';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { KeyRound } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

import { useConfirm } from '~/account/confirmation.ts';
import { AddForm } from '~/ui/add-form.tsx';

import { useCreateApiKey } from './developers.queries.ts';
import { ShownOnce } from './shown-once.tsx';

const NewKeyFields = z.object({
  name: line(t`Name`, API_KEY_NAME_MAX),
  access: z.enum(['read', 'write']),
  expires: z.enum(['30', '90', '365', 'never']),
});

const fieldErrors = fieldErrorsBy({ paths: { name: 'name' } });

const DEFAULTS = { name: '', access: 'read', expires: '90' } as const;

function AccessFields({
  form,
}: {
  readonly form: UseFormReturn<
    z.input<typeof NewKeyFields>,
    unknown,
    z.output<typeof NewKeyFields>
  >;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField form={form} name="access" label={t`It may`}>
        {(control) => (
          <Select {...control}>
            <option value="read">{t`Read`}</option>
            <option value="write">{t`Read, add and change`}</option>
          </Select>
        )}
      </FormField>
      <FormField form={form} name="expires" label={t`It expires`}>
        {(control) => (
          <Select {...control}>
            <option value="30">{t`In 30 days`}</option>
            <option value="90">{t`In 90 days`}</option>
            <option value="365">{t`In a year`}</option>
            <option value="never">{t`Never`}</option>
          </Select>
        )}
      </FormField>
    </div>
  );
}

/** Makes a key and shows it, this once. */
export function NewApiKeyForm() {
  const create = useCreateApiKey();
  const confirm = useConfirm();
  return (
    <>
      {create.data && (
        <ShownOnce
          title={t`“${create.data.name}” is ready`}
          label={t`Your new API key`}
          text={create.data.key}
        />
      )}
      <AddForm
        schema={NewKeyFields}
        defaultValues={DEFAULTS}
        attempt={create}
        onSubmit={({ name, access, expires }, form) =>
          confirm({
            title: t`Create an API key?`,
            description: t`Whoever has the key can use your garage without your password. We mail you that it was made.`,
            action: t`Create key`,
            act: async (confirmation) => {
              await create.mutateAsync({
                name,
                scopes: access === 'write' ? ['read', 'write'] : ['read'],
                expiresInDays: expires === 'never' ? null : Number(expires),
                ...confirmation,
              });
              form.reset(DEFAULTS);
            },
          })
        }
        fieldErrors={fieldErrors}
        failure={t`The key was not created`}
        submit={t`Create API key`}
        icon={<KeyRound aria-hidden className="size-4.5" />}
        aria-label={t`New API key`}
      >
        {(form) => (
          <>
            <FormField
              form={form}
              name="name"
              label={t`Name`}
              hint={t`What will use it: ‘Home assistant’, ‘Spreadsheet’.`}
              required
            >
              {(control) => <TextInput {...control} autoComplete="off" />}
            </FormField>
            <AccessFields form={form} />
          </>
        )}
      </AddForm>
    </>
  );
}
