import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { PasswordInput } from '../password-input.tsx';
import { FormField } from './form-field.tsx';

interface Props<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  name: FieldPath<Input>;
  confirmName: FieldPath<Input>;
  /** 'New password'. */
  label: string;
  confirmLabel: string;
  /** The rule, said before it is broken. */
  hint: string;
}

/** A new password and its confirmation, each of which can be shown. A change of the one checks the other. */
export function NewPasswordFields<Input extends FieldValues, Output>({
  form,
  name,
  confirmName,
  label,
  confirmLabel,
  hint,
}: Props<Input, Output>) {
  // A confirmation that was not reached yet has nothing to be shown.
  const { isTouched } = form.getFieldState(confirmName, form.formState);
  return (
    <>
      <FormField
        form={form}
        name={name}
        label={label}
        required
        hint={hint}
        options={{ deps: isTouched ? [confirmName] : [] }}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <FormField form={form} name={confirmName} label={confirmLabel} required>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
    </>
  );
}
