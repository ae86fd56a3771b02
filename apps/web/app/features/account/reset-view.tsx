import { zodResolver } from '@hookform/resolvers/zod';
import { EmailAddress } from '@wrenchwise/domain/endpoints/auth';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { useForgetFailure } from '~/lib/use-forget-failure.ts';

import { FailedAttempt } from './failed-attempt.tsx';
import { useRequestReset } from './password-reset.queries.ts';

const ResetFields = z.object({ email: EmailAddress });

interface Props {
  /** What was typed before in the log-in view. */
  email: string;
  onBack: () => void;
}

/** The forgotten-password view of the log-in page. Its form stays, to try again with. */
export function ResetView({ email, onBack }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const request = useRequestReset();
  useForgetFailure(form, request);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ResetFields),
    mode: 'onTouched',
    defaultValues: { email },
  });
  return (
    <form
      ref={form}
      method="post"
      action="/login/forgot"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void handleSubmit((fields) => request.mutate(fields.email))(event)}
    >
      {request.isSuccess && (
        <Notice tone="low" role="status" title={request.data.message}>
          Only the link of the newest e-mail works. Nothing there after a minute? Look in the spam
          folder, or try again below.
        </Notice>
      )}
      {request.error && (
        <FailedAttempt
          title="Failed to send password reset email. Please try again."
          error={request.error}
        />
      )}
      <Field label="E-mail" required error={formState.errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
          />
        )}
      </Field>
      <Button type="submit" wide busy={request.isPending}>
        Send Reset Link
      </Button>
      <Button tone="ghost" wide onClick={onBack}>
        Back to Login
      </Button>
    </form>
  );
}
