import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@wrenchwise/domain/client';
import { ERRORS, type ErrorCode } from '@wrenchwise/domain/errors';
import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { PasswordInput } from '@wrenchwise/ui/password-input.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { focusFirstError } from '~/lib/focus-first-error.ts';
import { useForgetFailure } from '~/lib/use-forget-failure.ts';

import { FailedChange } from '../failed-change.tsx';
import { passwordField } from '../password-field.ts';
import { useDeleteAccount } from './your-data.queries.ts';

const FIELD_OF: Partial<Record<ErrorCode, 'email' | 'password'>> = {
  'auth/wrong-password': 'password',
  'auth/email-mismatch': 'email',
};

const fieldsOf = (email: string, hasPassword: boolean) =>
  z.object({
    email: z.string().refine((typed) => typed === email, ERRORS['auth/email-mismatch'].message),
    password: passwordField(hasPassword),
  });

interface Props {
  email: string;
  hasPassword: boolean;
  /** For a log-in that is too long ago. */
  signInAgain: ReactNode;
  onGone: () => void;
}

/** Asks for the address, the password where there is one, and then once more. */
export function DeleteAccountForm({ email, hasPassword, signInAgain, onGone }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(false);
  const remove = useDeleteAccount(onGone);
  useForgetFailure(form, remove);
  const { register, handleSubmit, formState, getValues, setError } = useForm({
    resolver: zodResolver(fieldsOf(email, hasPassword)),
    shouldFocusError: false,
    defaultValues: { email: '', password: '' },
  });
  const code = remove.error instanceof ApiError ? remove.error.code : undefined;
  const isOfField = code !== undefined && FIELD_OF[code] !== undefined;
  const { errors } = formState;

  const confirm = () => {
    const { password } = getValues();
    remove.mutate(hasPassword ? { email, password } : { email }, {
      onError: (error) => {
        const field = error instanceof ApiError ? FIELD_OF[error.code] : undefined;
        if (!(error instanceof ApiError) || !field) return;
        setError(field, { message: ERRORS[error.code].message });
        focusFirstError(form.current);
      },
    });
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid max-w-md gap-4"
      onSubmit={(event) =>
        void handleSubmit(
          () => {
            if (!remove.isPending) setAsked(true);
          },
          () => focusFirstError(form.current),
        )(event)
      }
    >
      {code === 'auth/reauthentication-required' && signInAgain}
      {remove.error && !isOfField && code !== 'auth/reauthentication-required' && (
        <FailedChange title="Failed to delete account. Please try again." error={remove.error} />
      )}
      <Field
        label="Your e-mail address"
        hint={`Type ${email} to be sure.`}
        required
        error={errors.email?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {hasPassword && (
        <Field label="Your password" required error={errors.password?.message}>
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
      )}
      <div>
        <Button type="submit" tone="danger" busy={remove.isPending}>
          Delete my account
        </Button>
      </div>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title="Delete your account?"
        description="Everything is erased now and cannot be brought back. A paid plan is cancelled first."
        confirm="Delete account"
        onConfirm={confirm}
      />
    </form>
  );
}
