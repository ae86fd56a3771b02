import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface OfField<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  name: FieldPath<Input>;
  label: string;
  hint?: string;
  required?: boolean;
}

type InputProps = Pick<
  ComponentProps<typeof TextInput>,
  'type' | 'max' | 'inputMode' | 'placeholder'
>;

/** One line of text, a number or a date; nothing that the browser would fill in. */
export function LineField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  required = false,
  ...input
}: OfField<Input, Output> & InputProps) {
  return (
    <FormField form={form} name={name} label={label} hint={hint} required={required}>
      {(control) => <TextInput {...control} autoComplete="off" {...input} />}
    </FormField>
  );
}

/** One of a few, by what it is called. */
export function ChoiceField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  options,
}: OfField<Input, Output> & { options: readonly (readonly [value: string, words: string])[] }) {
  return (
    <FormField form={form} name={name} label={label}>
      {(control) => (
        <Select {...control}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

/** Sentences, with how many characters are left where that is little. */
export function NotesField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  limit,
  placeholder,
}: OfField<Input, Output> & { limit: number; placeholder?: string }) {
  return (
    <FormField form={form} name={name} label={label} hint={hint}>
      {(control) => (
        <>
          <TextArea {...control} placeholder={placeholder} />
          <CharacterCount length={String(form.watch(name)).length} max={limit} />
        </>
      )}
    </FormField>
  );
}
