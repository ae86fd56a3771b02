import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { PASSWORD_MIN } from '@wrenchwise/contract/endpoints/accounts/credentials';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { NewPasswordFields } from '@wrenchwise/ui/form/new-password-fields.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import type { z } from 'zod';

import { GoogleButton } from '../google/google-button.tsx';
import { OidcButton } from '../oidc/oidc-button.tsx';
import { OtherSignInMethods } from '../sign-in/other-sign-in-methods.tsx';
import { useSignUp } from './sign-up.queries.ts';
import { SignupFields } from './signup-fields.ts';

const WORDING = {
  'auth/email-in-use': t`This email is already registered. Please log in or use a different email address.`,
  'auth/weak-password': t`Password is too weak`,
} as const;

const EMPTY = { name: '', email: '', password: '', confirm: '', terms: false };

const fieldErrors = fieldErrorsBy({
  paths: { name: 'name', email: 'email', password: 'password' },
});

function TermsBox({ form }: { readonly form: UseFormReturn<z.input<typeof SignupFields>> }) {
  return (
    <Checkbox
      {...form.register('terms')}
      required
      error={form.formState.errors.terms?.message}
      label={
        <>
          <Trans>
            I agree to the{' '}
            <Link to="/terms" className="text-link">
              terms
            </Link>{' '}
            and have read the{' '}
            <Link to="/privacy" className="text-link">
              privacy notice
            </Link>
          </Trans>
        </>
      }
    />
  );
}

/** Creates an account; `onDone` gets the address that the verification mail went to. */
export function SignupForm({ onDone }: { onDone: (email: string) => void }) {
  const signup = useSignUp();
  return (
    <Form
      schema={SignupFields}
      defaultValues={EMPTY}
      action={siteAddress('/signup')}
      attempt={signup}
      onSubmit={({ name, email, password }) =>
        signup.mutate({ name, email, password }, { onSuccess: () => onDone(email) })
      }
      fieldErrors={fieldErrors}
      renderFailure={(error) => (
        <Notice tone="high" role="alert" title={presentError(error, WORDING).message} />
      )}
    >
      {(form) => (
        <>
          <FormField form={form} name="name" label={t`Full name`} required>
            {(control) => <TextInput {...control} autoComplete="name" />}
          </FormField>
          <FormField form={form} name="email" label="E-mail" required>
            {(control) => (
              <TextInput {...control} type="email" inputMode="email" autoComplete="username" />
            )}
          </FormField>
          <NewPasswordFields
            form={form}
            name="password"
            confirmName="confirm"
            label={t`Password`}
            confirmLabel={t`Confirm password`}
            hint={t`At least ${PASSWORD_MIN} characters. A short sentence works well.`}
          />
          <TermsBox form={form} />
          <Button type="submit" wide busy={signup.isPending}>{t`Create account`}</Button>
          <OtherSignInMethods>
            <GoogleButton />
            <OidcButton />
          </OtherSignInMethods>
          <p className="text-center text-soft">
            <Trans>
              Already registered?{' '}
              <Link to="/login" prefetch="intent" className="text-link">
                Log in
              </Link>
            </Trans>
          </p>
        </>
      )}
    </Form>
  );
}
