import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@wrenchwise/domain/client';
import { PASSWORD_MAX } from '@wrenchwise/domain/endpoints/auth';
import { ERRORS } from '@wrenchwise/domain/errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { PasswordInput } from '@wrenchwise/ui/password-input.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { focusFirstError } from '~/lib/focus-first-error.ts';
import { presentError } from '~/lib/present-error.ts';
import { useForgetFailure } from '~/lib/use-forget-failure.ts';

import { SignInAgain } from './sign-in-again.tsx';

/** The password, for accounts that have one. */
export interface GivenConfirmation {
  readonly password?: string;
}

const WRONG = ERRORS['auth/wrong-password'].message;

const isWrong = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'auth/wrong-password';

const WithPassword = z.object({
  password: z.string().min(1, 'Please enter your password.').max(PASSWORD_MAX, WRONG),
});
const WithoutPassword = z.object({ password: z.string() });

interface Props {
  /** Whether the account has a password to ask for. */
  hasPassword: boolean;
  /** The word for doing it: 'Switch off'. */
  action: string;
  tone?: 'primary' | 'danger';
  busy: boolean;
  error: unknown;
  onConfirm: (given: GivenConfirmation) => void;
  /** The form was changed or sent again: `error` is of the past. */
  onRetry: () => void;
  onCancel: () => void;
  /** More fields, before the password. */
  children?: ReactNode;
}

/** Confirms that it is the person: by password, or by a log-in that the server finds recent. */
export function ConfirmationForm(props: Props) {
  const { hasPassword, action, tone, busy, error, onConfirm, onRetry, onCancel, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useForgetFailure(form, { isError: Boolean(error), reset: onRetry });
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(hasPassword ? WithPassword : WithoutPassword),
    shouldFocusError: false,
    defaultValues: { password: '' },
  });
  const mustSignInAgain =
    error instanceof ApiError && error.code === 'auth/reauthentication-required';
  const isToldByField = hasPassword && isWrong(error);

  // Each refusal is an error of its own, also when it says the same again.
  useEffect(() => {
    if (!hasPassword || !isWrong(error)) return;
    setError('password', { message: WRONG });
    focusFirstError(form.current);
  }, [hasPassword, error, setError]);

  // After the dialog has taken note of where focus was before it opened.
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const confirm = ({ password }: { password: string }) =>
    onConfirm(hasPassword ? { password } : {});

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        if (busy) event.preventDefault();
        else void handleSubmit(confirm, () => focusFirstError(form.current))(event);
      }}
    >
      {mustSignInAgain && <SignInAgain />}
      {Boolean(error) && !isToldByField && !mustSignInAgain && (
        <Notice tone="high" role="alert" title={presentError(error).message} />
      )}
      {children}
      {hasPassword && (
        <Field label="Your password" required error={formState.errors.password?.message}>
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="secondary" onClick={onCancel}>
          Cancel
        </Button>
        {!mustSignInAgain && (
          <Button type="submit" tone={tone} busy={busy}>
            {action}
          </Button>
        )}
      </div>
    </form>
  );
}
