import { t } from '@lingui/core/macro';
import { ApiError } from '@wrenchwise/contract/client';
import { ERRORS } from '@wrenchwise/contract/errors';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { PasswordInput } from '@wrenchwise/ui/password-input.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

import { passwordField } from '../re-authentication/password-field.ts';
import { FailedChange } from '../settings/failed-change.tsx';
import { useDeleteAccount } from './deletion.queries.ts';

const fieldErrors = fieldErrorsBy({
  codes: { 'auth/wrong-password': 'password', 'auth/email-mismatch': 'email' },
});

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

function AddressAgain({
  form,
  email,
}: {
  readonly form: UseFormReturn<z.input<ReturnType<typeof fieldsOf>>>;
  readonly email: string;
}) {
  return (
    <FormField
      form={form}
      name="email"
      label={t`Your e-mail address`}
      hint={t`Type ${email} to be sure.`}
      required
    >
      {(control) => (
        <TextInput
          {...control}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </FormField>
  );
}

/** Asks for the address, the password where there is one, and then once more. */
export function DeleteAccountForm({ email, hasPassword, signInAgain, onGone }: Props) {
  const [asked, setAsked] = useState(false);
  const remove = useDeleteAccount(onGone);
  return (
    <Form
      schema={fieldsOf(email, hasPassword)}
      defaultValues={{ email: '', password: '' }}
      mode="onSubmit"
      attempt={remove}
      onSubmit={() => setAsked(true)}
      fieldErrors={fieldErrors}
      renderFailure={(error, isAtField) => {
        if (error instanceof ApiError && error.code === 'auth/reauthentication-required') {
          return signInAgain;
        }
        if (isAtField) return null;
        return (
          <FailedChange title={t`Failed to delete account. Please try again.`} error={error} />
        );
      }}
      className="grid max-w-md gap-4"
    >
      {(form) => (
        <>
          <AddressAgain form={form} email={email} />
          {hasPassword && (
            <FormField form={form} name="password" label={t`Your password`} required>
              {(control) => <PasswordInput {...control} autoComplete="current-password" />}
            </FormField>
          )}
          <div>
            <Button
              type="submit"
              tone="danger"
              busy={remove.isPending}
            >{t`Delete my account`}</Button>
          </div>
          <AlertDialog
            open={asked}
            onOpenChange={setAsked}
            title={t`Delete your account?`}
            description={t`Everything is erased now and cannot be brought back. A paid plan is cancelled first.`}
            confirm={t`Delete account`}
            onConfirm={() => {
              const { password } = form.getValues();
              remove.mutate(hasPassword ? { email, password } : { email });
            }}
          />
        </>
      )}
    </Form>
  );
}
