import { t } from '@lingui/core/macro';
import { EmailAddress } from '@wrenchwise/contract/endpoints/accounts/credentials';
import { Button } from '@wrenchwise/ui/button.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { z } from 'zod';

import { FailedAttempt } from '../sign-in/failed-attempt.tsx';
import { useRequestReset } from './password-reset.queries.ts';

const ResetFields = z.object({ email: EmailAddress });

interface Props {
  /** What was typed before in the log-in view. */
  email: string;
  onBack: () => void;
}

/** The forgotten-password view of the log-in page. Its form stays, to try again with. */
export function ResetView({ email, onBack }: Props) {
  const request = useRequestReset();
  return (
    <Form
      schema={ResetFields}
      defaultValues={{ email }}
      action={siteAddress('/login/forgot')}
      attempt={request}
      onSubmit={(fields) => request.mutate(fields.email)}
      renderFailure={(error) => (
        <FailedAttempt
          title={t`Failed to send password reset email. Please try again.`}
          error={error}
        />
      )}
    >
      {(form) => (
        <>
          {request.isSuccess && (
            <Notice
              tone="low"
              role="status"
              title={request.data.message}
            >{t`Only the link of the newest e-mail works. Nothing there after a minute? Look in the spam folder, or try again below.`}</Notice>
          )}
          <FormField form={form} name="email" label="E-mail" required>
            {(control) => (
              <TextInput {...control} type="email" inputMode="email" autoComplete="username" />
            )}
          </FormField>
          <Button type="submit" wide busy={request.isPending}>{t`Send Reset Link`}</Button>
          <Button tone="ghost" wide onClick={onBack}>{t`Back to Login`}</Button>
        </>
      )}
    </Form>
  );
}
