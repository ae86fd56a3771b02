import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  FormProvider,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';

import type { Attempt } from './attempt.ts';
import { focusFirstError } from './focus-first-error.ts';
import { PlainForm } from './plain-form.tsx';
import { withBadInput } from './with-bad-input.ts';

/** What the server says about one field. */
export interface FieldError<Name extends string> {
  readonly name: Name;
  readonly message: string;
}

interface Props<Input extends FieldValues, Output, Failure> {
  /** Any Standard Schema, such as one of zod: what is typed in, what is sent out. */
  schema: StandardSchemaV1<Input, Output>;
  defaultValues: DefaultValues<Input>;
  /** 'onTouched' also checks a field when it is left, and then as it is mended. */
  mode?: 'onTouched' | 'onSubmit';
  /** What sends it. */
  attempt: Attempt<Failure>;
  /** Gets what the schema made of the fields. */
  onSubmit: (fields: Output, form: UseFormReturn<Input, unknown, Output>) => void;
  /** Which fields a refusal is about. They are marked, and the first of them gets focus. */
  fieldErrors?: (failure: Failure) => readonly FieldError<FieldPath<Input>>[];
  /** What is said above the fields; `isAtField` when a field says it already. */
  renderFailure?: (failure: Failure, isAtField: boolean) => ReactNode;
  ref?: RefObject<HTMLFormElement | null>;
  /** Where the server takes it when it is sent before its script has loaded. */
  action?: string;
  className?: string;
  'aria-label'?: string;
  children: (form: UseFormReturn<Input, unknown, Output>) => ReactNode;
}

const NO_ERRORS = () => [];

/** Calls back once what was set off now has been rendered: a mutation reports itself by a timer, React by a task. */
const afterRender = (done: () => void): void => {
  requestAnimationFrame(() => setTimeout(() => setTimeout(done)));
};

/**
 * A form whose fields a schema checks. Fields are uncontrolled: what was typed before hydration stays
 * (the library looks for it). Focus goes to the first field with an error, whether the schema or the
 * server found it.
 */
export function Form<Input extends FieldValues, Output, Failure>({
  schema,
  defaultValues,
  mode = 'onTouched',
  attempt,
  onSubmit,
  fieldErrors = NO_ERRORS,
  renderFailure,
  ref,
  children,
  ...rest
}: Props<Input, Output, Failure>) {
  const own = useRef<HTMLFormElement>(null);
  const element = ref ?? own;
  const form = useForm<Input, unknown, Output>({
    resolver: withBadInput(standardSchemaResolver(schema)),
    mode,
    shouldFocusError: false,
    defaultValues,
  });
  const { error } = attempt;
  // A double click comes before the attempt says that it is pending.
  const isStarting = useRef(false);

  const showFieldErrors = useEffectEvent((refused: Failure) => {
    const errors = fieldErrors(refused);
    for (const { name, message } of errors) form.setError(name, { message });
    if (errors.length > 0) focusFirstError(element.current);
  });
  // Each refusal is an error of its own, also when it says the same again.
  useEffect(() => {
    if (error !== null) showFieldErrors(error);
  }, [error]);

  const submit = () =>
    form.handleSubmit(
      (fields) => {
        if (isStarting.current) return;
        isStarting.current = true;
        afterRender(() => {
          isStarting.current = false;
        });
        onSubmit(fields, form);
      },
      () => focusFirstError(element.current),
    )();
  return (
    <FormProvider {...form}>
      <PlainForm {...rest} ref={element} attempt={attempt} onSubmit={() => void submit()}>
        {error !== null && renderFailure?.(error, fieldErrors(error).length > 0)}
        {children(form)}
      </PlainForm>
    </FormProvider>
  );
}
