import { t } from '@lingui/core/macro';
import { NewMessageService } from '@wrenchwise/contract/endpoints/message-services';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';

import { AddForm, AddressField } from '~/ui/add-form.tsx';

import { useCreateMessageService } from './message-services.queries.ts';

const fieldErrors = fieldErrorsBy({ codes: { 'message-service/address-not-allowed': 'url' } });

const defaults = () => ({ kind: 'ntfy' as const, url: '', token: '' });

/** Adds an ntfy topic or a Gotify server. */
export function NewMessageServiceForm() {
  const create = useCreateMessageService();
  return (
    <AddForm
      schema={NewMessageService}
      defaultValues={defaults()}
      attempt={create}
      onSubmit={(fields, form) =>
        create.mutate(fields, { onSuccess: () => form.reset(defaults()) })
      }
      fieldErrors={fieldErrors}
      failure={t`The server was not added`}
      submit={t`Add server`}
      tone="secondary"
      className="mt-4 border-t border-line pt-4"
      aria-label={t`New ntfy or Gotify server`}
    >
      {(form) => (
        <>
          <FormField
            form={form}
            name="kind"
            label={t({ message: 'Service', context: 'where messages go' })}
          >
            {(control) => (
              <Select {...control} {...form.register('kind')}>
                <option value="ntfy">{t`ntfy`}</option>
                <option value="gotify">{t`Gotify`}</option>
              </Select>
            )}
          </FormField>
          <AddressField
            form={form}
            name="url"
            hint="Of an ntfy topic, such as https://ntfy.sh/my-topic, or of your Gotify server."
          />
          <FormField
            form={form}
            name="token"
            label={t`Token`}
            hint={t`Of the Gotify application; of ntfy only where the topic asks for one.`}
          >
            {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} />}
          </FormField>
        </>
      )}
    </AddForm>
  );
}
