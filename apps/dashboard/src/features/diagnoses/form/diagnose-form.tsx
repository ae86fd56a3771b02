import { t } from '@lingui/core/macro';
import { ApiError } from '@wrenchwise/contract/client';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { ArrowRight, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { useCreateDiagnosis } from '~/features/diagnoses/diagnoses.queries.ts';
import { FilledByHand } from '~/ui/filled-in/filled-by-hand.tsx';
import { useDistanceUnit } from '~/user-settings/user-settings.ts';

import { AlertsOfWords } from './alerts-of-words.tsx';
import { AtTheLimit } from './at-the-limit.tsx';
import { CarChoice } from './car-choice.tsx';
import { CarFromWords } from './car-from-words.tsx';
import { ContradictedFact } from './contradicted-fact.tsx';
import { DiagnoseFields, type DiagnoseDraft, toReport } from './diagnose-fields.ts';
import { attemptKey, endAttempt, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { RequestFailed } from './request-failed.tsx';
import { SayMore } from './say-more.tsx';
import { SymptomsField } from './symptoms-field.tsx';
import { shownSigns, Understanding } from './understanding.tsx';
import { usePreview } from './use-preview.ts';

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

function BelowTheForm({
  asks,
  vehicleId,
  create,
  isSpent,
}: {
  readonly asks: ApiError | undefined;
  readonly vehicleId: string | null;
  readonly create: ReturnType<typeof useCreateDiagnosis>;
  readonly isSpent: boolean;
}) {
  return (
    <>
      <DraftKeeper />
      <FilledByHand />
      <CarFromWords />
      <Card>
        <SymptomsField />
        {asks && <SayMore error={asks} />}
      </Card>
      <Card className="grid gap-5">
        <CarChoice wanted={vehicleId} />
      </Card>
      <Interview
        isBusy={create.isPending || create.isSuccess}
        isSpent={isSpent}
        failure={asks ? null : create.error}
      />
    </>
  );
}

/**
 * A short interview: the words and the car; then what was understood of them and what else would
 * tell, on the same page; then the diagnosis, which is handed to the page.
 */
export function DiagnoseForm({
  vehicleId = null,
  isSpent = false,
  onDone,
}: {
  /** The saved car that it was opened for. */
  vehicleId?: string | null;
  /** Whether the month's diagnoses are used: the words are read all the same. */
  isSpent?: boolean;
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
      onSubmit={(fields, { setFocus, setValue }) => {
        if (!fields.isRead) {
          setValue('isRead', true);
          return;
        }
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
      className="grid gap-4"
    >
      {() => <BelowTheForm asks={asks} vehicleId={vehicleId} create={create} isSpent={isSpent} />}
    </Form>
  );
}

/** What was understood, once the words were read; and the button that leads on. */
function Interview({
  isBusy,
  isSpent,
  failure,
}: {
  isBusy: boolean;
  isSpent: boolean;
  failure: Error | null;
}) {
  const { control, getValues, setValue } = useFormContext<DiagnoseDraft>();
  const [isRead, confirmed] = useWatch({ control, name: ['isRead', 'confirmed'] });
  const previewed = usePreview();
  const { preview, isBehind, error } = previewed;

  // What is diagnosed by is what is on the screen: readings of other words are not sent.
  useEffect(() => {
    setValue('readings', isBehind ? [] : (preview?.modelReadings ?? []));
  }, [preview, isBehind, setValue]);

  // What is no longer on the screen is no longer said.
  useEffect(() => {
    if (!preview || isBehind) return;
    const shown = new Set(shownSigns(previewed, confirmed).map(({ id }) => id));
    const read = new Set(preview.readings.map(({ id }) => id));
    const keep = (name: 'confirmed' | 'removed', ids: ReadonlySet<string>) => {
      const kept = getValues(name).filter((id) => ids.has(id));
      if (kept.length < getValues(name).length) setValue(name, kept);
    };
    keep('confirmed', shown);
    keep('removed', read);
  }, [preview, isBehind, previewed, confirmed, getValues, setValue]);

  if (!isRead) {
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          size="lg"
          className="max-sm:w-full"
          icon={<ArrowRight aria-hidden className="size-5" />}
        >{t`Continue`}</Button>
        <p className="text-sm text-faint">{t`Next: what we understood. Nothing is used up yet.`}</p>
      </div>
    );
  }
  const isHealthy = preview?.nothingFound !== undefined;
  if (isSpent && !isHealthy) {
    return (
      <>
        <AlertsOfWords alerts={preview?.alerts ?? []} />
        <Understanding previewed={previewed} canGoOn={false} />
        {preview && <AtTheLimit preview={preview} />}
      </>
    );
  }
  const canDiagnose = preview?.isEnough === true || isHealthy || (error !== null && !preview);
  return (
    <>
      <Understanding previewed={previewed} />
      <ContradictedFact />
      {failure && <RequestFailed error={failure} />}
      {canDiagnose && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            size="lg"
            className="max-sm:w-full"
            busy={isBusy}
            icon={
              isHealthy ? (
                <ArrowRight aria-hidden className="size-5" />
              ) : (
                <Search aria-hidden className="size-5" />
              )
            }
          >
            {isHealthy
              ? t`Go on to service and MOT`
              : isBusy
                ? t`Weighing the causes…`
                : t`Diagnose`}
          </Button>
          <p className="text-sm text-faint">
            {isHealthy ? t`Uses no diagnosis.` : t`Uses one diagnosis. A failed request uses none.`}
          </p>
        </div>
      )}
    </>
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
