import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@wrenchwise/domain/client';
import { SUPPORT_MESSAGE_MAX } from '@wrenchwise/domain/endpoints/support';
import { SUPPORT_TOPIC_WORDS, SUPPORT_TOPICS } from '@wrenchwise/domain/support';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { Send } from 'lucide-react';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { focusFirstError } from '~/lib/focus-first-error.ts';
import { newRequestKey } from '~/lib/request-key.ts';
import { useForgetFailure } from '~/lib/use-forget-failure.ts';

import type { useCreateSupportRequest } from '../support.queries.ts';
import { DiagnosisPicker } from './diagnosis-picker.tsx';
import { FailedRequest } from './failed-request.tsx';
import { replyPromise } from './reply-promise.ts';
import { EMPTY_REQUEST, RequestFields, toRequest } from './request-fields.ts';

interface Props {
  create: ReturnType<typeof useCreateSupportRequest>;
  /** Undefined while it is not known. */
  planId: string | undefined;
}

/** Topic, subject, message and, if wanted, the diagnosis that they are about. */
export function RequestForm({ create, planId }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useForgetFailure(form, create);
  // The same until another text is sent: a second press never makes a second request.
  const attempt = useRef({ text: '', key: '' });
  const {
    register,
    handleSubmit,
    formState,
    setError,
    control: wired,
  } = useForm({
    resolver: zodResolver(RequestFields),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: EMPTY_REQUEST,
  });
  const { errors } = formState;
  const message = useWatch({ control: wired, name: 'message' });
  const isNamed = create.error instanceof ApiError && create.error.code === 'diagnosis/not-found';

  const send = (fields: RequestFields) => {
    if (create.isPending) return;
    const body = toRequest(fields);
    const text = JSON.stringify(body);
    if (attempt.current.text !== text) attempt.current = { text, key: newRequestKey() };
    create.mutate(
      { body, key: attempt.current.key },
      {
        onError: (error) => {
          if (!(error instanceof ApiError) || error.code !== 'diagnosis/not-found') return;
          const message = 'This diagnosis has been deleted. Choose another one, or none.';
          setError('diagnosisId', { message });
          focusFirstError(form.current);
        },
      },
    );
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(send, () => focusFirstError(form.current))(event)}
    >
      {create.error && !isNamed && <FailedRequest error={create.error} />}
      <Field label="Topic" required error={errors.topic?.message}>
        {(control) => (
          <Select {...control} {...register('topic')}>
            <option value="">Choose a topic</option>
            {SUPPORT_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {SUPPORT_TOPIC_WORDS[topic]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Subject" required error={errors.subject?.message}>
        {(control) => <TextInput {...control} {...register('subject')} />}
      </Field>
      <Field
        label="Message"
        required
        hint="What did you do, what did you expect, and what happened?"
        error={errors.message?.message}
      >
        {(control) => (
          <>
            <TextArea {...control} {...register('message')} />
            <CharacterCount length={message.length} max={SUPPORT_MESSAGE_MAX} />
          </>
        )}
      </Field>
      <DiagnosisPicker registered={register('diagnosisId')} error={errors.diagnosisId?.message} />
      <p className="text-sm text-faint">{replyPromise(planId)}</p>
      <Button
        type="submit"
        wide
        busy={create.isPending}
        icon={<Send aria-hidden className="size-4.5" />}
      >
        {create.isPending ? 'Sending…' : 'Send request'}
      </Button>
    </form>
  );
}
