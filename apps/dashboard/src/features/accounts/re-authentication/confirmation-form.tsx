import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { ApiError } from '@wrenchwise/contract/client';
import { PASSWORD_MAX } from '@wrenchwise/contract/endpoints/accounts/credentials';
import { ERRORS } from '@wrenchwise/contract/errors';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { PasswordInput } from '@wrenchwise/ui/password-input.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { z } from 'zod';

import { SignInAgain } from './sign-in-again.tsx';

/** The password, for accounts that have one. */
export interface ConfirmationInput {
  readonly password?: string;
}

const WRONG = ERRORS['auth/wrong-password'].message;

const passwordErrors = fieldErrorsBy({ codes: { 'auth/wrong-password': 'password' } });
const NO_FIELD = () => [];

const WithPassword = z.object({
  password: z
    .string()
    .min(1, t`Please enter your password.`)
    .max(PASSWORD_MAX, WRONG),
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
  onConfirm: (confirmation: ConfirmationInput) => void;
  /** The form was changed or sent again: `error` is of the past. */
  onRetry: () => void;
  onCancel: () => void;
  /** More fields, before the password. */
  children?: ReactNode;
}

/** Confirms that it is the user: by password, or by a log-in that the server finds recent. */
export function ConfirmationForm(props: Props) {
  const { hasPassword, action, tone, busy, error, onConfirm, onRetry, onCancel, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const mustSignInAgain =
    error instanceof ApiError && error.code === 'auth/reauthentication-required';

  // After the dialog has taken note of where focus was before it opened.
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <Form
      ref={form}
      schema={hasPassword ? WithPassword : WithoutPassword}
      defaultValues={{ password: '' }}
      mode="onSubmit"
      attempt={{ isPending: busy, isError: Boolean(error), error: error ?? null, reset: onRetry }}
      onSubmit={({ password }) => onConfirm(hasPassword ? { password } : {})}
      fieldErrors={hasPassword ? passwordErrors : NO_FIELD}
      renderFailure={(refused, isAtField) => {
        if (mustSignInAgain) return <SignInAgain />;
        if (isAtField) return null;
        return <Notice tone="high" role="alert" title={presentError(refused).message} />;
      }}
    >
      {(fields) => (
        <>
          {children}
          {hasPassword && (
            <FormField form={fields} name="password" label={t`Your password`} required>
              {(control) => <PasswordInput {...control} autoComplete="current-password" />}
            </FormField>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <Button tone="secondary" onClick={onCancel}>{t`Cancel`}</Button>
            {!mustSignInAgain && (
              <Button type="submit" tone={tone} busy={busy}>
                {action}
              </Button>
            )}
          </div>
        </>
      )}
    </Form>
  );
}
