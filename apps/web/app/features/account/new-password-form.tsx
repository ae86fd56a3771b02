import { zodResolver } from '@hookform/resolvers/zod';
import { PASSWORD_MIN } from '@wrenchwise/domain/endpoints/auth';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { NeedsScript } from '@wrenchwise/ui/needs-script.tsx';
import { PasswordInput } from '@wrenchwise/ui/password-input.tsx';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { focusFirstError } from '~/lib/focus-first-error.ts';
import { useTypedBefore } from '~/lib/typed-before.ts';
import { type Attempt, useForgetFailure } from '~/lib/use-forget-failure.ts';
import { useHydrated } from '~/lib/use-hydrated.ts';

import { DIFFERS, isTheSame, passwordTwice } from './password-twice.ts';

const Fields = z.object(passwordTwice).refine(isTheSame, DIFFERS);

interface Props {
  /** What sends it. */
  attempt: Attempt & { readonly isPending: boolean };
  onSend: (password: string) => void;
}

const EMPTY = { password: '', confirm: '' };

/**
 * A new password and its confirmation. It cannot be sent before its script has come: the link's token
 * stands behind the address's '#', which no server sees.
 */
export function NewPasswordForm({ attempt, onSend }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const defaultValues = useTypedBefore(EMPTY);
  useForgetFailure(form, attempt);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Fields),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues,
  });
  const { errors, touchedFields } = formState;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) =>
        void handleSubmit(
          ({ password }) => onSend(password),
          () => focusFirstError(form.current),
        )(event)
      }
    >
      <Field
        label="New password"
        required
        hint={`At least ${PASSWORD_MIN} characters. A short sentence works well.`}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            // A field that was not reached yet has nothing to be told.
            {...register('password', { deps: touchedFields.confirm ? ['confirm'] : [] })}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label="Confirm new password" required error={errors.confirm?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('confirm')} autoComplete="new-password" />
        )}
      </Field>
      <NeedsScript />
      <Button type="submit" wide busy={attempt.isPending} disabled={!isHydrated}>
        Change password
      </Button>
    </form>
  );
}
