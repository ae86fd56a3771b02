import { zodResolver } from '@hookform/resolvers/zod';
import { EmailAddress, GivenPassword } from '@wrenchwise/domain/endpoints/auth';
import { type ReactNode, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';

import { focusFirstError } from '~/lib/focus-first-error.ts';
import { presentError } from '~/lib/present-error.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Field } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PasswordInput } from '~/ui/password-input.tsx';
import { TextInput } from '~/ui/text-input.tsx';

import { useSignIn } from './account.queries.ts';
import { GoogleButton } from './google-button.tsx';
import { ResendVerification } from './resend-verification.tsx';

const LoginFields = z.object({
  email: EmailAddress,
  password: GivenPassword,
  rememberMe: z.boolean(),
});

const WORDING = {
  'auth/invalid-credentials':
    'Invalid email or password. Please check your credentials and try again.',
} as const;

interface Props {
  /** What the link or page that led here has to say. */
  notice?: ReactNode;
  onForgot: () => void;
}

/** Log-in by e-mail and password. What happens after success is the page's business. */
export function LoginForm({ notice, onForgot }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const login = useSignIn();
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(LoginFields),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { email: '', password: '', rememberMe: false },
  });
  const { errors } = formState;
  const failure = login.error ? presentError(login.error, WORDING) : undefined;

  return (
    <form
      ref={form}
      // Sent before its script has loaded, it must not put a password into the address.
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) =>
        void handleSubmit(
          (fields) => login.mutate(fields),
          () => focusFirstError(form.current),
        )(event)
      }
    >
      {failure ? (
        <Notice tone="high" role="alert" title={failure.message}>
          {failure.code === 'auth/email-not-verified' && (
            <ResendVerification email={getValues('email')} />
          )}
        </Notice>
      ) : (
        notice
      )}
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
        error={errors.password?.message}
        aside={
          <button type="button" className="text-link -my-1 py-1 text-sm" onClick={onForgot}>
            Forgot password?
          </button>
        }
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <Checkbox {...register('rememberMe')} label="Remember me on this device" />
      <Button type="submit" wide busy={login.isPending || login.isSuccess}>
        Log in
      </Button>
      <GoogleButton />
      <p className="text-center text-soft">
        New to Wrenchwise?{' '}
        <Link to="/signup" prefetch="intent" className="text-link">
          Create an account
        </Link>
      </p>
    </form>
  );
}
