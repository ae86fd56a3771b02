import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@wrenchwise/domain/client';
import { line } from '@wrenchwise/domain/text';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { focusFirstError } from '~/lib/focus-first-error.ts';
import { useForgetFailure } from '~/lib/use-forget-failure.ts';

import { FailedChange } from '../failed-change.tsx';
import { useUpdateMe } from '../me.queries.ts';
import { SavedNote } from '../saved-note.tsx';

const NameFields = z.object({ name: line('Full name', 100) });

/** What the person is called. */
export function NameForm({ name }: { name: string }) {
  const form = useRef<HTMLFormElement>(null);
  const update = useUpdateMe();
  useForgetFailure(form, update);
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(NameFields),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { name },
  });
  const isNamed = update.error instanceof ApiError && update.error.fields.length > 0;

  const save = (fields: z.output<typeof NameFields>) =>
    update.mutate(fields, {
      onSuccess: (me) => reset({ name: me.name }),
      onError: (error) => {
        const message = error instanceof ApiError ? error.fields[0]?.message : undefined;
        if (message === undefined) return;
        setError('name', { message });
        focusFirstError(form.current);
      },
    });

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(save, () => focusFirstError(form.current))(event)}
    >
      {update.error && !isNamed && (
        <FailedChange title="Failed to update profile. Please try again." error={update.error} />
      )}
      <Field label="Full name" required error={formState.errors.name?.message}>
        {(control) => (
          <TextInput {...control} {...register('name')} autoComplete="name" className="max-w-md" />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          tone={formState.isDirty ? 'primary' : 'secondary'}
          busy={update.isPending}
        >
          Save name
        </Button>
        <SavedNote text={update.isSuccess && !formState.isDirty && 'Saved.'} />
      </div>
    </form>
  );
}
