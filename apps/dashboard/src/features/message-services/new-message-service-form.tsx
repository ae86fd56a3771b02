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
      failure="The server was not added"
      submit="Add server"
      tone="secondary"
      className="mt-4 border-t border-line pt-4"
      aria-label="New ntfy or Gotify server"
    >
      {(form) => (
        <>
          <FormField form={form} name="kind" label="Service">
            {(control) => (
              <Select {...control} {...form.register('kind')}>
                <option value="ntfy">ntfy</option>
                <option value="gotify">Gotify</option>
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
            label="Token"
            hint="Of the Gotify application; of ntfy only where the topic asks for one."
          >
            {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} />}
          </FormField>
        </>
      )}
    </AddForm>
  );
}
