import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@wrenchwise/domain/client';
import { TotpCode } from '@wrenchwise/domain/endpoints/two-factor';
import { ERRORS } from '@wrenchwise/domain/errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { focusFirstError } from '~/lib/focus-first-error.ts';
import { presentError } from '~/lib/present-error.ts';
import { useForgetFailure } from '~/lib/use-forget-failure.ts';

import type { useConfirmTwoFactor } from './two-factor.queries.ts';

const CodeFields = z.object({ code: TotpCode });

interface Props {
  confirm: ReturnType<typeof useConfirmTwoFactor>;
  onCancel: () => void;
}

/** The app's first code: two-factor is on once it is right. */
export function CodeForm({ confirm, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useForgetFailure(form, confirm);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(CodeFields),
    shouldFocusError: false,
    defaultValues: { code: '' },
  });
  const isWrongCode = confirm.error instanceof ApiError && confirm.error.code === 'auth/wrong-code';

  const send = ({ code }: { code: string }) =>
    confirm.mutate(code, {
      onError: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'auth/wrong-code') return;
        setError('code', { message: ERRORS[error.code].message });
        focusFirstError(form.current);
      },
    });

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-5 border-t border-line pt-5"
      onSubmit={(event) => {
        if (confirm.isPending) event.preventDefault();
        else void handleSubmit(send, () => focusFirstError(form.current))(event);
      }}
    >
      {confirm.error && !isWrongCode && (
        <Notice tone="high" role="alert" title={presentError(confirm.error).message} />
      )}
      <Field
        label="Code of the app"
        required
        hint="The six digits that the app shows now."
        error={formState.errors.code?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="figures max-w-40 tracking-[0.15em]"
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={confirm.isPending}>
          Switch on
        </Button>
      </div>
    </form>
  );
}
