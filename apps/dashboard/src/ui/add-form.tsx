import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type FormProps<Input extends FieldValues, Output> = ComponentProps<
  typeof Form<Input, Output, Error>
>;

interface Props<Input extends FieldValues, Output> extends Omit<
  FormProps<Input, Output>,
  'mode' | 'renderFailure' | 'children'
> {
  /** What is said where no field is to blame: 'The key was not created'. */
  failure: string;
  submit: string;
  /** Instead of it while it is sent. */
  busy?: string;
  icon?: ReactNode;
  tone?: 'primary' | 'secondary';
  children: (form: UseFormReturn<Input, unknown, Output>) => ReactNode;
}

/** The frame of a form that adds something: checked when it is sent, its refusal above, one button below. */
export function AddForm<Input extends FieldValues, Output>({
  failure,
  submit,
  busy = submit,
  icon,
  tone = 'primary',
  className,
  children,
  ...rest
}: Props<Input, Output>) {
  return (
    <Form
      {...rest}
      mode="onSubmit"
      renderFailure={(error, isAtField) =>
        !isAtField && (
          <Notice tone="high" role="alert" title={failure}>
            {presentError(error).message}
          </Notice>
        )
      }
      className={cx('grid gap-4', className)}
    >
      {(form) => (
        <>
          {children(form)}
          <Button
            type="submit"
            tone={tone}
            className="justify-self-start max-sm:w-full"
            busy={rest.attempt.isPending}
            icon={icon}
          >
            {rest.attempt.isPending ? busy : submit}
          </Button>
        </>
      )}
    </Form>
  );
}

/** The address on the web of what is added. */
export function AddressField<Input extends FieldValues, Output>({
  form,
  name,
  hint,
}: {
  form: UseFormReturn<Input, unknown, Output>;
  name: FieldPath<Input>;
  hint?: string;
}) {
  return (
    <FormField form={form} name={name} label={t`Address`} hint={hint} required>
      {(control) => (
        <TextInput
          {...control}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
        />
      )}
    </FormField>
  );
}
