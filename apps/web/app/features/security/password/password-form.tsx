import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@wrenchwise/domain/client';
import { PASSWORD_MIN } from '@wrenchwise/domain/endpoints/auth';
import { ERRORS, type ErrorCode } from '@wrenchwise/domain/errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { PasswordInput } from '@wrenchwise/ui/password-input.tsx';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';

import { focusFirstError } from '~/lib/focus-first-error.ts';
import { presentError } from '~/lib/present-error.ts';
import { useForgetFailure } from '~/lib/use-forget-failure.ts';

import { PasswordFields } from './password-fields.ts';
import { useChangePassword } from './password.queries.ts';

const FAILED = 'Failed to update password. Please check your current password and try again.';
const TOO_WEAK = 'Password is too weak';
/** Told by the field of the new password alone. */
const OF_NEXT: ReadonlySet<ErrorCode> = new Set(['auth/weak-password', 'auth/same-password']);

/** Changes the password; every other browser is signed out by it. */
export function PasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const change = useChangePassword();
  useForgetFailure(form, change);
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(PasswordFields),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { current: '', next: '', confirm: '' },
  });
  const { errors, touchedFields, isDirty } = formState;
  const failure = change.error ? presentError(change.error) : undefined;

  const save = ({ current, next }: PasswordFields) =>
    change.mutate(
      { currentPassword: current, newPassword: next },
      {
        onSuccess: () => reset(),
        onError: (error) => {
          const code = error instanceof ApiError ? error.code : undefined;
          if (code === 'auth/weak-password') setError('next', { message: TOO_WEAK });
          else if (code === 'auth/same-password')
            setError('next', { message: ERRORS[code].message });
          else if (code === 'auth/wrong-password') {
            setError('current', { message: ERRORS[code].message });
          } else return;
          focusFirstError(form.current);
        },
      },
    );

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        if (change.isPending) event.preventDefault();
        else void handleSubmit(save, () => focusFirstError(form.current))(event);
      }}
    >
      {failure && !OF_NEXT.has(failure.code) && (
        <Notice tone="high" role="alert" title={FAILED}>
          {failure.code !== 'auth/wrong-password' && failure.message}
        </Notice>
      )}
      {change.isSuccess && !isDirty && (
        <Notice tone="low" role="status" title="Your password is changed.">
          Every other browser was signed out.
        </Notice>
      )}
      <Field label="Current password" required error={errors.current?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('current')} autoComplete="current-password" />
        )}
      </Field>
      <Field
        label="New password"
        required
        hint={`At least ${PASSWORD_MIN} characters. A short sentence works well.`}
        error={errors.next?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            // A field that was not reached yet has nothing to be told.
            {...register('next', { deps: touchedFields.confirm ? ['confirm'] : [] })}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label="Confirm new password" required error={errors.confirm?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('confirm')} autoComplete="new-password" />
        )}
      </Field>
      <div>
        <Button type="submit" busy={change.isPending}>
          Change password
        </Button>
      </div>
    </form>
  );
}
