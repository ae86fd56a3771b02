import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@wrenchwise/domain/client';
import { EmailAddress } from '@wrenchwise/domain/endpoints/auth';
import { ERRORS, type ErrorCode } from '@wrenchwise/domain/errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { PasswordInput } from '@wrenchwise/ui/password-input.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { focusFirstError } from '~/lib/focus-first-error.ts';
import { useForgetFailure } from '~/lib/use-forget-failure.ts';

import { FailedChange } from '../failed-change.tsx';
import { passwordField } from '../password-field.ts';
import { useChangeEmail } from './email-change.queries.ts';

const FIELD_OF: Partial<Record<ErrorCode, 'newEmail' | 'password'>> = {
  'auth/wrong-password': 'password',
  'auth/same-email': 'newEmail',
  'auth/email-in-use': 'newEmail',
};

interface Props {
  hasPassword: boolean;
  /** For a log-in that is too long ago. */
  signInAgain: ReactNode;
  onSent: () => void;
  onCancel: () => void;
}

/** Asks for the new address, and for the password where there is one. */
export function EmailChangeForm({ hasPassword, signInAgain, onSent, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const change = useChangeEmail();
  useForgetFailure(form, change);
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(
      z.object({ newEmail: EmailAddress, password: passwordField(hasPassword) }),
    ),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { newEmail: '', password: '' },
  });
  const code = change.error instanceof ApiError ? change.error.code : undefined;
  const isOfField = code !== undefined && FIELD_OF[code] !== undefined;
  const { errors } = formState;

  useEffect(() => setFocus('newEmail'), [setFocus]);

  const ask = ({ newEmail, password }: { newEmail: string; password: string }) =>
    change.mutate(hasPassword ? { newEmail, password } : { newEmail }, {
      onSuccess: onSent,
      onError: (error) => {
        const field = error instanceof ApiError ? FIELD_OF[error.code] : undefined;
        if (!(error instanceof ApiError) || !field) return;
        setError(field, { message: ERRORS[error.code].message });
        focusFirstError(form.current);
      },
    });

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label="Change e-mail address"
      className="mt-4 grid max-w-md gap-4"
      onSubmit={(event) => void handleSubmit(ask, () => focusFirstError(form.current))(event)}
    >
      {code === 'auth/reauthentication-required' && signInAgain}
      {change.error && !isOfField && code !== 'auth/reauthentication-required' && (
        <FailedChange title="Failed to update profile. Please try again." error={change.error} />
      )}
      <Field label="New e-mail address" required error={errors.newEmail?.message}>
        {(control) => (
          <TextInput {...control} {...register('newEmail')} type="email" autoComplete="email" />
        )}
      </Field>
      {hasPassword && (
        <Field label="Your password" required error={errors.password?.message}>
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={change.isPending}>
          Send the link
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
