import { ApiError } from '@wrenchwise/domain/client';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { fieldErrorsBy } from '@wrenchwise/domain/field-errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { useCreateDiagnosis } from '~/features/diagnoses/diagnoses.queries.ts';
import { useDistanceUnit } from '~/lib/user-settings.ts';

import { CarChoice } from './car-choice.tsx';
import { DiagnoseFields, type DiagnoseDraft, toReport } from './diagnose-fields.ts';
import { attemptKey, endAttempt, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { RequestFailed } from './request-failed.tsx';
import { SayMore } from './say-more.tsx';
import { SymptomsField } from './symptoms-field.tsx';

const fieldErrors = fieldErrorsBy({
  paths: {
    make: 'make',
    model: 'model',
    year: 'year',
    symptoms: 'symptoms',
    fuel: 'fuel',
    transmission: 'transmission',
    mileage: 'mileage',
  },
});

/** Asks what the car is and what it does; hands the finished diagnosis to the page. */
export function DiagnoseForm({
  vehicleId = null,
  onDone,
}: {
  /** The saved car that it was opened for. */
  vehicleId?: string | null;
  onDone: (diagnosis: Diagnosis) => void;
}) {
  const create = useCreateDiagnosis();
  const unit = useDistanceUnit();
  const [draft] = useState(() => readDraft(unit));

  const asks =
    create.error instanceof ApiError && create.error.needsMore ? create.error : undefined;

  return (
    <Form
      schema={DiagnoseFields}
      defaultValues={draft}
      attempt={create}
      onSubmit={(fields, { setFocus }) => {
        const report = toReport(fields);
        create.mutate(
          { report, key: attemptKey(report) },
          {
            onSuccess: (diagnosis) => {
              forgetDraft();
              onDone(diagnosis);
            },
            onError: (error) => {
              if (!(error instanceof ApiError)) return;
              if (!error.retryable) endAttempt();
              if (error.needsMore) setFocus('symptoms');
            },
          },
        );
      }}
      fieldErrors={fieldErrors}
      renderFailure={(error) => !asks && <RequestFailed error={error} />}
      className="grid gap-4"
    >
      {() => (
        <>
          <DraftKeeper />
          <Card className="grid gap-5">
            <CarChoice wanted={vehicleId} />
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
        </>
      )}
    </Form>
  );
}

/** Keeps what is typed in this tab, so that leaving the page loses nothing. */
function DraftKeeper() {
  const { subscribe } = useFormContext<DiagnoseDraft>();
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe],
  );
  return null;
}
