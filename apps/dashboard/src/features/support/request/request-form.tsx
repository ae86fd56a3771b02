import { t } from '@lingui/core/macro';
import { SUPPORT_MESSAGE_MAX } from '@wrenchwise/contract/endpoints/support';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { SUPPORT_TOPICS } from '@wrenchwise/rules/support';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { Send } from 'lucide-react';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

import type { useCreateSupportRequest } from '~/features/support/support.queries.ts';
import { newRequestKey } from '~/queries/request-key.ts';
import { SUPPORT_TOPIC_WORDS } from '~/words/account-words.ts';

import { DiagnosisPicker } from './diagnosis-picker.tsx';
import { FailedRequest } from './failed-request.tsx';
import { replyPromise } from './reply-promise.ts';
import { EMPTY_REQUEST, RequestFields, toRequest } from './request-fields.ts';

interface Props {
  create: ReturnType<typeof useCreateSupportRequest>;
  /** Undefined while it is not known. */
  planId: string | undefined;
}

const fieldErrors = fieldErrorsBy({
  codes: { 'diagnosis/not-found': 'diagnosisId' },
  wording: {
    'diagnosis/not-found': t`This diagnosis has been deleted. Choose another one, or none.`,
  },
});

function TopicField({
  form,
}: {
  readonly form: UseFormReturn<z.input<typeof RequestFields>, unknown, RequestFields>;
}) {
  return (
    <FormField form={form} name="topic" label={t`Topic`} required>
      {(control) => (
        <Select {...control}>
          <option value="">{t`Choose a topic`}</option>
          {SUPPORT_TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {SUPPORT_TOPIC_WORDS[topic]}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

/** Topic, subject, message and, if wanted, the diagnosis that they are about. */
export function RequestForm({ create, planId }: Props) {
  // The same until another text is sent: a second press never makes a second request.
  const attempt = useRef({ text: '', key: '' });

  const send = (fields: RequestFields) => {
    const body = toRequest(fields);
    const text = JSON.stringify(body);
    if (attempt.current.text !== text) attempt.current = { text, key: newRequestKey() };
    create.mutate({ body, key: attempt.current.key });
  };

  return (
    <Form
      schema={RequestFields}
      defaultValues={EMPTY_REQUEST}
      attempt={create}
      onSubmit={send}
      fieldErrors={fieldErrors}
      renderFailure={(error, isAtField) => !isAtField && <FailedRequest error={error} />}
      className="grid gap-4"
    >
      {(form) => (
        <>
          <TopicField form={form} />
          <FormField form={form} name="subject" label={t`Subject`} required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField
            form={form}
            name="message"
            label={t`Message`}
            required
            hint={t`What did you do, what did you expect, and what happened?`}
          >
            {(control) => (
              <>
                <TextArea {...control} />
                <CharacterCount length={form.watch('message').length} max={SUPPORT_MESSAGE_MAX} />
              </>
            )}
          </FormField>
          <DiagnosisPicker
            registered={form.register('diagnosisId')}
            error={form.formState.errors.diagnosisId?.message}
          />
          <p className="text-sm text-faint">{replyPromise(planId)}</p>
          <Button
            type="submit"
            wide
            busy={create.isPending}
            icon={<Send aria-hidden className="size-4.5" />}
          >
            {create.isPending ? t`Sending…` : t`Send request`}
          </Button>
        </>
      )}
    </Form>
  );
}
