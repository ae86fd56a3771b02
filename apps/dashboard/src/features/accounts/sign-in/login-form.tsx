import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmailAddress, EnteredPassword } from '@wrenchwise/contract/endpoints/accounts/credentials';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { PasswordInput } from '@wrenchwise/ui/password-input.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';

import { GoogleButton } from '../google/google-button.tsx';
import { OidcButton } from '../oidc/oidc-button.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { OtherSignInMethods } from './other-sign-in-methods.tsx';
import { SignInFailure } from './sign-in-failure.tsx';
import { useSignIn } from './sign-in.queries.ts';

const LoginFields = z.object({
  email: EmailAddress,
  password: EnteredPassword,
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

function PasswordField({
  form,
  onForgot,
}: {
  readonly form: UseFormReturn<z.input<typeof LoginFields>>;
  readonly onForgot: (email: string) => void;
}) {
  return (
    <FormField
      form={form}
      name="password"
      label={t`Password`}
      required
      aside={
        <a
          href={siteAddress('/login/forgot')}
          className="text-link -my-1 py-1 text-sm"
          onClick={(event) => {
            event.preventDefault();
            onForgot(form.getValues('email'));
          }}
        >{t`Forgot password?`}</a>
      }
    >
      {(control) => <PasswordInput {...control} autoComplete="current-password" />}
    </FormField>
  );
}

/** Log-in by e-mail and password. What happens after success is the page's business. */
export function LoginForm({ email, notice, onForgot, onCodeOwed }: Props) {
  const login = useSignIn();
  return (
    <Form
      schema={LoginFields}
      defaultValues={{ email, password: '', rememberMe: false }}
      action={siteAddress('/login')}
      attempt={login}
      onSubmit={(fields, { getValues }) =>
        login.mutate(fields, {
          onSuccess: ({ twoFactorRequired }) => {
            if (twoFactorRequired) onCodeOwed(getValues('email'));
          },
        })
      }
    >
      {(form) => (
        <>
          {login.error ? (
            <SignInFailure error={login.error} email={form.getValues('email')} />
          ) : (
            notice
          )}
          <FormField form={form} name="email" label="E-mail" required>
            {(control) => (
              <TextInput {...control} type="email" inputMode="email" autoComplete="username" />
            )}
          </FormField>
          <PasswordField form={form} onForgot={onForgot} />
          <Checkbox {...form.register('rememberMe')} label={t`Remember me on this device`} />
          <Button type="submit" wide busy={login.isPending || login.isSuccess}>{t`Log in`}</Button>
          <OtherSignInMethods>
            <GoogleButton />
            <OidcButton />
            <PasskeyButton />
          </OtherSignInMethods>
          <p className="text-center text-soft">
            <Trans>
              New to Wrenchwise?{' '}
              <Link to="/signup" prefetch="intent" className="text-link">
                Create an account
              </Link>
            </Trans>
          </p>
        </>
      )}
    </Form>
  );
}
