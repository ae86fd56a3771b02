import { presentError } from '@wrenchwise/client/present-error.ts';
import { NewMessageService } from '@wrenchwise/domain/endpoints/message-services';
import { fieldErrorsBy } from '@wrenchwise/domain/field-errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';

import { useCreateMessageService } from './message-services.queries.ts';

const fieldErrors = fieldErrorsBy({ codes: { 'message-service/address-not-allowed': 'url' } });

const defaults = () => ({ kind: 'ntfy' as const, url: '', token: '' });

/** Adds an ntfy topic or a Gotify server. */
export function NewMessageServiceForm() {
  const create = useCreateMessageService();
  return (
    <Form
      schema={NewMessageService}
      defaultValues={defaults()}
      mode="onSubmit"
      attempt={create}
      onSubmit={(fields, form) =>
        create.mutate(fields, { onSuccess: () => form.reset(defaults()) })
      }
      fieldErrors={fieldErrors}
      renderFailure={(error, isAtField) =>
        !isAtField && (
          <Notice tone="high" role="alert" title="The server was not added">
            {presentError(error).message}
          </Notice>
        )
      }
      className="mt-4 grid gap-4 border-t border-line pt-4"
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
          <FormField
            form={form}
            name="url"
            label="Address"
            hint="Of an ntfy topic, such as https://ntfy.sh/my-topic, or of your Gotify server."
            required
          >
            {(control) => (
              <TextInput
                {...control}
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
              />
            )}
          </FormField>
          <FormField
            form={form}
            name="token"
            label="Token"
            hint="Of the Gotify application; of ntfy only where the topic asks for one."
          >
            {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} />}
          </FormField>
          <Button
            type="submit"
            tone="secondary"
            busy={create.isPending}
            className="justify-self-start"
          >
            Add server
          </Button>
        </>
      )}
    </Form>
  );
}
