import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@wrenchwise/domain/client';
import { PASSWORD_MIN } from '@wrenchwise/domain/endpoints/auth';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { PasswordInput } from '@wrenchwise/ui/password-input.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';

import { focusFirstError } from '~/lib/focus-first-error.ts';
import { presentError } from '~/lib/present-error.ts';
import { useTypedBefore } from '~/lib/typed-before.ts';
import { useForgetFailure } from '~/lib/use-forget-failure.ts';

import { GoogleButton } from './google-button.tsx';
import { OtherWaysIn } from './other-ways-in.tsx';
import { useSignUp } from './sign-up.queries.ts';
import { SignupFields } from './signup-fields.ts';

const WORDING = {
  'auth/email-in-use':
    'This email is already registered. Please log in or use a different email address.',
  'auth/weak-password': 'Password is too weak',
} as const;

const EMPTY = { name: '', email: '', password: '', confirm: '', terms: false };

/** Creates an account; `onDone` gets the address that the verification mail went to. */
export function SignupForm({ onDone }: { onDone: (email: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const signup = useSignUp();
  useForgetFailure(form, signup);
  const defaultValues = useTypedBefore(EMPTY);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(SignupFields),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues,
  });
  const { errors, touchedFields } = formState;

  // What the server alone refuses is told at its field as well.
  const showFieldProblems = (error: Error) => {
    const problems = error instanceof ApiError ? error.fields : [];
    for (const { path, message } of problems) {
      if (path === 'name' || path === 'email' || path === 'password') setError(path, { message });
    }
    if (problems.length > 0) focusFirstError(form.current);
  };
  const send = ({ name, email, password }: SignupFields) =>
    signup.mutate(
      { name, email, password },
      { onSuccess: () => onDone(email), onError: showFieldProblems },
    );

  return (
    <form
      ref={form}
      // The server takes it as well when it is sent before its script has loaded.
      method="post"
      action="/signup"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void handleSubmit(send, () => focusFirstError(form.current))(event)}
    >
      {signup.error && (
        <Notice tone="high" role="alert" title={presentError(signup.error, WORDING).message} />
      )}
      <Field label="Full name" required error={errors.name?.message}>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field label="E-mail" required error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
          />
        )}
      </Field>
      <Field
        label="Password"
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
      <Field label="Confirm password" required error={errors.confirm?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('confirm')} autoComplete="new-password" />
        )}
      </Field>
      <Checkbox
        {...register('terms')}
        required
        error={errors.terms?.message}
        label={
          <>
            I agree to the{' '}
            <Link to="/terms" className="text-link">
              terms
            </Link>{' '}
            and have read the{' '}
            <Link to="/privacy" className="text-link">
              privacy notice
            </Link>
          </>
        }
      />
      <Button type="submit" wide busy={signup.isPending}>
        Create account
      </Button>
      <OtherWaysIn>
        <GoogleButton />
      </OtherWaysIn>
      <p className="text-center text-soft">
        Already registered?{' '}
        <Link to="/login" prefetch="intent" className="text-link">
          Log in
        </Link>
      </p>
    </form>
  );
}
