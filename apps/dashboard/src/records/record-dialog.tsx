import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type FormProps<Input extends FieldValues, Output> = ComponentProps<
  typeof Form<Input, Output, Error>
>;

interface Props<Input extends FieldValues, Output> extends Pick<
  FormProps<Input, Output>,
  'schema' | 'defaultValues' | 'attempt' | 'onSubmit' | 'fieldErrors'
> {
  title: string;
  /** What is said where no field is to blame: 'The date was not saved'. */
  failure: string;
  submit: string;
  onClose: () => void;
  /** The fields. */
  children: (form: UseFormReturn<Input, unknown, Output>) => ReactNode;
}

/** The dialog of something that is recorded: a form, its refusal above, one button below. */
export function RecordDialog<Input extends FieldValues, Output>({
  title,
  failure,
  submit,
  onClose,
  children,
  ...form
}: Props<Input, Output>) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <Form
        {...form}
        renderFailure={(error, isAtField) =>
          !isAtField && (
            <Notice tone="high" role="alert" title={failure}>
              {presentError(error).message}
            </Notice>
          )
        }
        className="grid gap-4"
      >
        {(fields) => (
          <>
            {children(fields)}
            <Button type="submit" wide busy={form.attempt.isPending}>
              {form.attempt.isPending ? t`Saving…` : submit}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
