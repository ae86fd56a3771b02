import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { PASSWORD_MIN } from '@wrenchwise/contract/endpoints/accounts/credentials';
import type { ErrorCode } from '@wrenchwise/contract/errors';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { NewPasswordFields } from '@wrenchwise/ui/form/new-password-fields.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { PasswordInput } from '@wrenchwise/ui/password-input.tsx';

import { PasswordFields } from './password-fields.ts';
import { useChangePassword } from './password.queries.ts';

const FAILED = t`Failed to update password. Please check your current password and try again.`;

const fieldErrors = fieldErrorsBy({
  codes: {
    'auth/weak-password': 'next',
    'auth/same-password': 'next',
    'auth/wrong-password': 'current',
  },
  wording: { 'auth/weak-password': t`Password is too weak` },
});
/** Reported by the field of the new password only. */
const OF_NEXT: ReadonlySet<ErrorCode> = new Set(['auth/weak-password', 'auth/same-password']);

/** What went wrong, above the fields, as far as the fields do not say it. */
function PasswordFailure({ error }: { error: Error }) {
  const { code, message } = presentError(error);
  if (OF_NEXT.has(code)) return null;
  return (
    <Notice tone="high" role="alert" title={FAILED}>
      {code !== 'auth/wrong-password' && message}
    </Notice>
  );
}

/** Changes the password; every other browser is signed out by it. */
export function PasswordForm() {
  const change = useChangePassword();
  return (
    <Form
      schema={PasswordFields}
      defaultValues={{ current: '', next: '', confirm: '' }}
      attempt={change}
      onSubmit={({ current, next }, { reset }) =>
        change.mutate({ currentPassword: current, newPassword: next }, { onSuccess: () => reset() })
      }
      fieldErrors={fieldErrors}
      renderFailure={(error) => <PasswordFailure error={error} />}
      className="grid max-w-md gap-5"
    >
      {(form) => (
        <>
          {change.isSuccess && !form.formState.isDirty && (
            <Notice
              tone="low"
              role="status"
              title={t`Your password is changed.`}
            >{t`Every other browser was signed out.`}</Notice>
          )}
          <FormField form={form} name="current" label={t`Current password`} required>
            {(control) => <PasswordInput {...control} autoComplete="current-password" />}
          </FormField>
          <NewPasswordFields
            form={form}
            name="next"
            confirmName="confirm"
            label={t`New password`}
            confirmLabel={t`Confirm new password`}
            hint={t`At least ${PASSWORD_MIN} characters. A short sentence works well.`}
          />
          <div>
            <Button type="submit" busy={change.isPending}>{t`Change password`}</Button>
          </div>
        </>
      )}
    </Form>
  );
}
