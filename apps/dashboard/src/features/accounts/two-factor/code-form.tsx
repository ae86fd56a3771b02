import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { TotpCode } from '@wrenchwise/contract/endpoints/accounts/two-factor';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { z } from 'zod';

import type { useConfirmTwoFactor } from './two-factor.queries.ts';

const CodeFields = z.object({ code: TotpCode });

const fieldErrors = fieldErrorsBy({ codes: { 'auth/wrong-code': 'code' } });

interface Props {
  confirm: ReturnType<typeof useConfirmTwoFactor>;
  onCancel: () => void;
}

/** The app's first code: two-factor is on once it is right. */
export function CodeForm({ confirm, onCancel }: Props) {
  return (
    <Form
      schema={CodeFields}
      defaultValues={{ code: '' }}
      mode="onSubmit"
      attempt={confirm}
      onSubmit={({ code }) => confirm.mutate(code)}
      fieldErrors={fieldErrors}
      renderFailure={(error, isAtField) =>
        !isAtField && <Notice tone="high" role="alert" title={presentError(error).message} />
      }
      className="grid gap-5 border-t border-line pt-5"
    >
      {(form) => (
        <>
          <FormField
            form={form}
            name="code"
            label={t`Code of the app`}
            required
            hint={t`The six digits that the app shows now.`}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                autoComplete="one-time-code"
                className="figures max-w-40 tracking-[0.15em]"
              />
            )}
          </FormField>
          <div className="flex flex-wrap justify-end gap-2">
            <Button tone="secondary" onClick={onCancel}>{t`Cancel`}</Button>
            <Button type="submit" busy={confirm.isPending}>{t`Switch on`}</Button>
          </div>
        </>
      )}
    </Form>
  );
}
