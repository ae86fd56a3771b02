import { t } from '@lingui/core/macro';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

const IN_WORDS: Readonly<Record<string, string>> = {
  date: t`This is not a date that exists`,
  number: t`Please enter a number`,
};

const problemOf = (control: unknown): string | undefined =>
  control instanceof HTMLInputElement && control.validity.badInput
    ? (IN_WORDS[control.type] ?? t`Please check what you entered`)
    : undefined;

/**
 * A resolver that also refuses what a browser shows and gives to nobody: a date field with 31 February
 * in it has an empty value, which would be sent as if no date had been entered.
 */
export const withBadInput =
  <Input extends FieldValues, Output>(
    resolver: Resolver<Input, unknown, Output>,
  ): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const bad = Object.entries(options.fields).flatMap(([name, field]) => {
      const message = problemOf(field?.ref);
      return message === undefined ? [] : [[name, { type: 'badInput', message }] as const];
    });
    if (bad.length === 0) return result;
    // The names are those of the form's own fields.
    const errors = { ...result.errors, ...Object.fromEntries(bad) } as FieldErrors<Input>;
    return { values: {}, errors };
  };
