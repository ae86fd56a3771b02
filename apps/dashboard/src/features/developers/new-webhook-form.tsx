import { presentError } from '@wrenchwise/client/present-error.ts';
import { NewWebhookEndpoint } from '@wrenchwise/domain/endpoints/webhooks';
import { fieldErrorsBy } from '@wrenchwise/domain/field-errors';
import { WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS } from '@wrenchwise/domain/webhook-events';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { CircleAlert, Webhook } from 'lucide-react';

import { useConfirm } from '~/account/confirmation.ts';

import { useCreateWebhook } from './developers.queries.ts';
import { ShownOnce } from './shown-once.tsx';

const fieldErrors = fieldErrorsBy({
  paths: { events: 'events' },
  codes: { 'webhook/address-not-allowed': 'url' },
});

const defaults = () => ({ url: '', events: [...WEBHOOK_EVENT_TYPES] });

/** Adds an address and shows the secret that signs what is sent there, this once. */
export function NewWebhookForm() {
  const create = useCreateWebhook();
  const confirm = useConfirm();
  return (
    <>
      {create.data && (
        <ShownOnce
          title="The endpoint is ready"
          label="Its signing secret"
          text={create.data.secret}
        />
      )}
      <Form
        schema={NewWebhookEndpoint}
        defaultValues={defaults()}
        mode="onSubmit"
        attempt={create}
        onSubmit={(fields, form) =>
          confirm({
            title: 'Add this endpoint?',
            description: `${fields.url} is sent what happens in your account. We mail you that it was added.`,
            action: 'Add endpoint',
            act: async (confirmation) => {
              await create.mutateAsync({ ...fields, ...confirmation });
              form.reset(defaults());
            },
          })
        }
        fieldErrors={fieldErrors}
        renderFailure={(error, isAtField) =>
          !isAtField && (
            <Notice tone="high" role="alert" title="The endpoint was not added">
              {presentError(error).message}
            </Notice>
          )
        }
        className="grid gap-4"
        aria-label="New webhook endpoint"
      >
        {(form) => {
          const missing = form.getFieldState('events', form.formState).error?.message;
          return (
            <>
              <FormField form={form} name="url" label="Address" required>
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
              <fieldset>
                <legend className="text-sm font-label">Tell it when</legend>
                <div className="mt-1.5 grid sm:grid-cols-2 sm:gap-x-4">
                  {WEBHOOK_EVENT_TYPES.map((event) => (
                    <Checkbox
                      key={event}
                      {...form.register('events')}
                      value={event}
                      label={
                        <>
                          {WEBHOOK_EVENTS[event]}{' '}
                          <code className="font-mono wrap-anywhere text-faint">{event}</code>
                        </>
                      }
                    />
                  ))}
                </div>
                {missing && (
                  <p
                    role="alert"
                    className="mt-1 flex items-start gap-1.5 text-sm font-medium text-high"
                  >
                    <CircleAlert aria-hidden className="mt-[3px] size-4 shrink-0" />
                    {missing}
                  </p>
                )}
              </fieldset>
              <Button
                type="submit"
                className="justify-self-start max-sm:w-full"
                busy={create.isPending}
                icon={<Webhook aria-hidden className="size-4.5" />}
              >
                Add endpoint
              </Button>
            </>
          );
        }}
      </Form>
    </>
  );
}
