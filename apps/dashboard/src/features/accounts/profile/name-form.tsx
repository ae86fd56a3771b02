import { t } from '@lingui/core/macro';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { line } from '@wrenchwise/rules/text';
import { Button } from '@wrenchwise/ui/button.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { z } from 'zod';

import { FailedChange } from '../settings/failed-change.tsx';
import { SavedNote } from '../settings/saved-note.tsx';
import { useUpdateMe } from './me.queries.ts';

const NameFields = z.object({ name: line(t`Full name`, 100) });

const fieldErrors = fieldErrorsBy({ paths: { name: 'name' } });

/** What the user is called. */
export function NameForm({ name }: { name: string }) {
  const update = useUpdateMe();
  return (
    <Form
      schema={NameFields}
      defaultValues={{ name }}
      attempt={update}
      onSubmit={(fields, { reset }) =>
        update.mutate(fields, { onSuccess: (me) => reset({ name: me.name }) })
      }
      fieldErrors={fieldErrors}
      renderFailure={(error, isAtField) =>
        !isAtField && (
          <FailedChange title={t`Failed to update profile. Please try again.`} error={error} />
        )
      }
      className="grid gap-4"
    >
      {(form) => (
        <>
          <FormField form={form} name="name" label={t`Full name`} required>
            {(control) => <TextInput {...control} autoComplete="name" className="max-w-md" />}
          </FormField>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              type="submit"
              tone={form.formState.isDirty ? 'primary' : 'secondary'}
              busy={update.isPending}
            >{t`Save name`}</Button>
            <SavedNote text={update.isSuccess && !form.formState.isDirty && t`Saved.`} />
          </div>
        </>
      )}
    </Form>
  );
}
