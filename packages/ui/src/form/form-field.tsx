import type { ComponentProps, ReactNode } from 'react';
import type {
  FieldPath,
  FieldValues,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';

import { Field, type FieldControl } from '../field.tsx';

type Props<Input extends FieldValues, Output> = Omit<
  ComponentProps<typeof Field>,
  'error' | 'children'
> & {
  form: UseFormReturn<Input, unknown, Output>;
  name: FieldPath<Input>;
  /** Such as `deps`: fields to check again when this one changes. */
  options?: RegisterOptions<Input, FieldPath<Input>>;
  children: (control: FieldControl & UseFormRegisterReturn) => ReactNode;
};

/** A field of a `Form`: label, hint, error and registration wired to one control. */
export function FormField<Input extends FieldValues, Output>({
  form,
  name,
  options,
  children,
  ...field
}: Props<Input, Output>) {
  return (
    <Field {...field} error={form.getFieldState(name, form.formState).error?.message}>
      {(control) => children({ ...control, ...form.register(name, options) })}
    </Field>
  );
}
