import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@wrenchwise/domain/client';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import { focusFirstError } from '~/lib/focus-first-error.ts';
import { useDistanceUnit } from '~/lib/person.ts';
import { useForgetFailure } from '~/lib/use-forget-failure.ts';

import { useCreateDiagnosis } from '../diagnoses.queries.ts';
import { CarFields } from './car-fields.tsx';
import { DiagnoseFields, toReport } from './diagnose-fields.ts';
import { attemptKey, endAttempt, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { MoreAboutTheCar } from './more-about-the-car.tsx';
import { RequestFailed } from './request-failed.tsx';
import { SayMore } from './say-more.tsx';
import { SymptomsField } from './symptoms-field.tsx';

const FIELD_NAMES = [
  'make',
  'model',
  'year',
  'symptoms',
  'fuel',
  'transmission',
  'mileage',
] as const;

/** Asks what the car is and what it does; hands the finished diagnosis to the page. */
export function DiagnoseForm({ onDone }: { onDone: (diagnosis: Diagnosis) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const create = useCreateDiagnosis();
  useForgetFailure(form, create);
  const unit = useDistanceUnit();
  const [defaultValues] = useState(() => readDraft(unit));
  const methods = useForm({
    resolver: zodResolver(DiagnoseFields),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues,
  });
  const { handleSubmit, setError, setFocus, subscribe } = methods;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe],
  );

  const refuse = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    if (!error.retryable) endAttempt();
    if (error.needsMore) setFocus('symptoms');
    for (const { path, message } of error.fields) {
      const name = FIELD_NAMES.find((known) => known === path);
      if (name) setError(name, { message });
    }
    if (error.fields.length > 0) focusFirstError(form.current);
  };

  const send = (fields: DiagnoseFields) => {
    if (create.isPending) return;
    const report = toReport(fields);
    create.mutate(
      { report, key: attemptKey(report) },
      {
        onSuccess: (diagnosis) => {
          forgetDraft();
          onDone(diagnosis);
        },
        onError: refuse,
      },
    );
  };

  const asks =
    create.error instanceof ApiError && create.error.needsMore ? create.error : undefined;

  return (
    <FormProvider {...methods}>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit(send, () => focusFirstError(form.current))(event)}
        className="grid gap-4"
      >
        {create.error && !asks && <RequestFailed error={create.error} />}
        <Card className="grid gap-5">
          <CarFields />
          <MoreAboutTheCar />
        </Card>
        <Card>
          <SymptomsField />
          {asks && <SayMore error={asks} />}
        </Card>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            size="lg"
            className="max-sm:w-full"
            busy={create.isPending || create.isSuccess}
            icon={<Search aria-hidden className="size-5" />}
          >
            {create.isPending || create.isSuccess ? 'Weighing the causes…' : 'Diagnose'}
          </Button>
          <p className="text-sm text-faint">Uses one diagnosis. A failed request uses none.</p>
        </div>
      </form>
    </FormProvider>
  );
}
