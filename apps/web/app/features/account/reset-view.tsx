import { zodResolver } from '@hookform/resolvers/zod';
import { EmailAddress } from '@wrenchwise/domain/endpoints/auth';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';

const ResetFields = z.object({ email: EmailAddress });

/** The forgotten-password view of the log-in page. */
export function ResetView({ onBack }: { onBack: () => void }) {
  const [asked, setAsked] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ResetFields),
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void handleSubmit(() => setAsked(true))(event)}
    >
      {asked && (
        <Notice tone="medium" role="status" title="Reset links cannot be sent yet">
          Password reset by e-mail arrives with the next release. Your password has not been changed
          and no e-mail was sent.
        </Notice>
      )}
      <Field label="E-mail" required error={formState.errors.email?.message}>
        {(control) => (
          <TextInput {...control} {...register('email')} type="email" autoComplete="username" />
        )}
      </Field>
      <Button type="submit" wide>
        Send Reset Link
      </Button>
      <Button tone="ghost" wide onClick={onBack}>
        Back to Login
      </Button>
    </form>
  );
}
