import { t } from '@lingui/core/macro';
import { ApiError } from '@wrenchwise/contract/client';
import { EmailAddress } from '@wrenchwise/contract/endpoints/accounts/credentials';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { PasswordInput } from '@wrenchwise/ui/password-input.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import type { ReactNode } from 'react';
import { z } from 'zod';

import { passwordField } from '../re-authentication/password-field.ts';
import { FailedChange } from '../settings/failed-change.tsx';
import { useChangeEmail } from './email-change.queries.ts';

const fieldErrors = fieldErrorsBy({
  codes: {
    'auth/wrong-password': 'password',
    'auth/same-email': 'newEmail',
    'auth/email-in-use': 'newEmail',
  },
});

interface Props {
  hasPassword: boolean;
  /** For a log-in that is too long ago. */
  signInAgain: ReactNode;
  onSent: () => void;
  onCancel: () => void;
}

/** Asks for the new address, and for the password where there is one. */
export function EmailChangeForm({ hasPassword, signInAgain, onSent, onCancel }: Props) {
  const change = useChangeEmail();
  return (
    <Form
      schema={z.object({ newEmail: EmailAddress, password: passwordField(hasPassword) })}
      defaultValues={{ newEmail: '', password: '' }}
      attempt={change}
      onSubmit={({ newEmail, password }) =>
        change.mutate(hasPassword ? { newEmail, password } : { newEmail }, { onSuccess: onSent })
      }
      fieldErrors={fieldErrors}
      renderFailure={(error, isAtField) => {
        if (error instanceof ApiError && error.code === 'auth/reauthentication-required') {
          return signInAgain;
        }
        if (isAtField) return null;
        return (
          <FailedChange title={t`Failed to update profile. Please try again.`} error={error} />
        );
      }}
      aria-label={t`Change e-mail address`}
      className="mt-4 grid max-w-md gap-4"
    >
      {(form) => (
        <>
          <FormField form={form} name="newEmail" label={t`New e-mail address`} required>
            {(control) => (
              // The user has just asked for this form.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              <TextInput {...control} type="email" autoComplete="email" autoFocus />
            )}
          </FormField>
          {hasPassword && (
            <FormField form={form} name="password" label={t`Your password`} required>
              {(control) => <PasswordInput {...control} autoComplete="current-password" />}
            </FormField>
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={change.isPending}>{t`Send the link`}</Button>
            <Button tone="secondary" onClick={onCancel}>{t`Cancel`}</Button>
          </div>
        </>
      )}
    </Form>
  );
}
