import { t } from '@lingui/core/macro';
import { NewWebhookEndpoint } from '@wrenchwise/contract/endpoints/webhooks';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS } from '@wrenchwise/rules/webhook-events';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { CircleAlert, Webhook } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

import { useConfirm } from '~/account/confirmation.ts';
import { AddForm, AddressField } from '~/ui/add-form.tsx';

import { useCreateWebhook } from './developers.queries.ts';
import { ShownOnce } from './shown-once.tsx';

const fieldErrors = fieldErrorsBy({
  paths: { events: 'events' },
  codes: { 'webhook/address-not-allowed': 'url' },
});

const defaults = () => ({ url: '', events: [...WEBHOOK_EVENT_TYPES] });

function EventBoxes({
  form,
  missing,
}: {
  readonly form: UseFormReturn<z.input<typeof NewWebhookEndpoint>>;
  readonly missing: string | undefined;
}) {
  return (
    <fieldset>
      <legend className="text-sm font-label">{t`Tell it when`}</legend>
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
        <p role="alert" className="mt-1 flex items-start gap-1.5 text-sm font-medium text-high">
          <CircleAlert aria-hidden className="mt-[3px] size-4 shrink-0" />
          {missing}
        </p>
      )}
    </fieldset>
  );
}

/** Adds an address and shows the secret that signs what is sent there, this once. */
export function NewWebhookForm() {
  const create = useCreateWebhook();
  const confirm = useConfirm();
  return (
    <>
      {create.data && (
        <ShownOnce
          title={t`The endpoint is ready`}
          label={t`Its signing secret`}
          text={create.data.secret}
        />
      )}
      <AddForm
        schema={NewWebhookEndpoint}
        defaultValues={defaults()}
        attempt={create}
        onSubmit={(fields, form) =>
          confirm({
            title: t`Add this endpoint?`,
            description: t`${fields.url} is sent what happens in your account. We mail you that it was added.`,
            action: t`Add endpoint`,
            act: async (confirmation) => {
              await create.mutateAsync({ ...fields, ...confirmation });
              form.reset(defaults());
            },
          })
        }
        fieldErrors={fieldErrors}
        failure={t`The endpoint was not added`}
        submit={t`Add endpoint`}
        icon={<Webhook aria-hidden className="size-4.5" />}
        aria-label={t`New webhook endpoint`}
      >
        {(form) => {
          const missing = form.getFieldState('events', form.formState).error?.message;
          return (
            <>
              <AddressField form={form} name="url" />
              <EventBoxes form={form} missing={missing} />
            </>
          );
        }}
      </AddForm>
    </>
  );
}
