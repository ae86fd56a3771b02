import { t } from '@lingui/core/macro';
import { PASSWORD_MIN } from '@wrenchwise/contract/endpoints/accounts/credentials';
import { Button } from '@wrenchwise/ui/button.tsx';
import type { Attempt } from '@wrenchwise/ui/form/attempt.ts';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { NewPasswordFields } from '@wrenchwise/ui/form/new-password-fields.tsx';
import { NeedsScript } from '@wrenchwise/ui/needs-script.tsx';
import { useHydrated } from '@wrenchwise/ui/use-hydrated.ts';
import { z } from 'zod';

import { DIFFERS, isTheSame, passwordTwice } from './password-twice.ts';

const Fields = z.object(passwordTwice).refine(isTheSame, DIFFERS);

interface Props {
  /** What sends it. */
  attempt: Attempt;
  onSend: (password: string) => void;
}

const EMPTY = { password: '', confirm: '' };

/**
 * A new password and its confirmation. It cannot be sent before its script has come: the link's token
 * is behind the address's '#', which no server sees.
 */
export function NewPasswordForm({ attempt, onSend }: Props) {
  const isHydrated = useHydrated();
  return (
    <Form
      schema={Fields}
      defaultValues={EMPTY}
      attempt={attempt}
      onSubmit={({ password }) => onSend(password)}
    >
      {(form) => (
        <>
          <NewPasswordFields
            form={form}
            name="password"
            confirmName="confirm"
            label={t`New password`}
            confirmLabel={t`Confirm new password`}
            hint={t`At least ${PASSWORD_MIN} characters. A short sentence works well.`}
          />
          <NeedsScript />
          <Button
            type="submit"
            wide
            busy={attempt.isPending}
            disabled={!isHydrated}
          >{t`Change password`}</Button>
        </>
      )}
    </Form>
  );
}
