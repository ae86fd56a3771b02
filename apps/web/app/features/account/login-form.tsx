import { zodResolver } from '@hookform/resolvers/zod';
import { EmailAddress, GivenPassword, type SignedIn } from '@wrenchwise/domain/endpoints/auth';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { PasswordInput } from '@wrenchwise/ui/password-input.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { type ReactNode, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';

import { focusFirstError } from '~/lib/focus-first-error.ts';
import { useTypedBefore } from '~/lib/typed-before.ts';
import { useForgetFailure } from '~/lib/use-forget-failure.ts';

import { GoogleButton } from './google-button.tsx';
import { OtherWaysIn } from './other-ways-in.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInFailure } from './sign-in-failure.tsx';
import { useSignIn } from './sign-in.queries.ts';

const LoginFields = z.object({
  email: EmailAddress,
  password: GivenPassword,
  rememberMe: z.boolean(),
});

interface Props {
  /** What was typed before in another view. */
  email: string;
  /** What the link or page that led here has to say. */
  notice: ReactNode;
  onForgot: (email: string) => void;
  /** The password was right and a code of the second factor is owed. */
  onCodeOwed: (email: string) => void;
}

/** Log-in by e-mail and password. What happens after success is the page's business. */
export function LoginForm({ email, notice, onForgot, onCodeOwed }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const login = useSignIn();
  useForgetFailure(form, login);
  const defaultValues = useTypedBefore({ email, password: '', rememberMe: false });
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(LoginFields),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues,
  });
  const { errors } = formState;
  const askForCode = ({ twoFactorRequired }: SignedIn) => {
    if (twoFactorRequired) onCodeOwed(getValues('email'));
  };

  return (
    <form
      ref={form}
      // The server takes it as well when it is sent before its script has loaded.
      method="post"
      action="/login"
      noValidate
      className="grid gap-5"
      onSubmit={(event) =>
        void handleSubmit(
          (fields) => login.mutate(fields, { onSuccess: askForCode }),
          () => focusFirstError(form.current),
        )(event)
      }
    >
      {login.error ? <SignInFailure error={login.error} email={getValues('email')} /> : notice}
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
          <a
            href="/login/forgot"
            className="text-link -my-1 py-1 text-sm"
            onClick={(event) => {
              event.preventDefault();
              onForgot(getValues('email'));
            }}
          >
            Forgot password?
          </a>
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
      <OtherWaysIn>
        <GoogleButton />
        <PasskeyButton />
      </OtherWaysIn>
      <p className="text-center text-soft">
        New to Wrenchwise?{' '}
        <Link to="/signup" prefetch="intent" className="text-link">
          Create an account
        </Link>
      </p>
    </form>
  );
}
