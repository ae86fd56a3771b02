import { plural, t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { ApiError } from '@wrenchwise/contract/client';
import type { DiagnosisJobs, ProposedNext } from '@wrenchwise/contract/endpoints/diagnosis-job';
import type { DiagnosisOutcome } from '@wrenchwise/contract/endpoints/outcomes';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { dayIn } from '@wrenchwise/rules/garage/task-state';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';
import { useRef, useState } from 'react';

import { newRequestKey } from '~/queries/request-key.ts';
import { currencySign } from '~/user-settings/currency-sign.ts';
import { distanceText } from '~/user-settings/distance-text.ts';
import { useDistanceUnit, useTimeZone } from '~/user-settings/user-settings.ts';

import { jobDraft, JobFields, toJob } from './job-fields.ts';
import { useLogJob } from './outcomes.queries.ts';

interface Props {
  diagnosisId: string;
  vehicle: NonNullable<DiagnosisJobs['vehicle']>;
  proposed: DiagnosisJobs['proposed'];
  outcome: DiagnosisOutcome | null;
}

const fieldErrors = fieldErrorsBy({
  paths: {
    date: 'date',
    title: 'title',
    odometer: 'odometer',
    costCents: 'cost',
    doneBy: 'doneBy',
  },
});

const isImplausible = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'log/implausible-odometer';

/** '12 months or 10,000 miles after this job, whichever is first'. */
const afterWords = ({ months, miles }: ProposedNext, unit: DistanceUnit): string => {
  const spans = [
    ...(months === null ? [] : [plural(months, { one: `1 month`, other: `${months} months` })]),
    ...(miles === null ? [] : [distanceText(miles, unit)]),
  ];
  const [first = '', second] = spans;
  return second === undefined
    ? t`${first} after this job`
    : t`${first} or ${second} after this job, whichever is first`;
};

/** The job and its cost for the car's log, and what is planned after it. */
export function JobForm({ diagnosisId, vehicle, proposed, outcome }: Props) {
  const save = useLogJob(diagnosisId);
  const ownUnit = useDistanceUnit();
  const unit = vehicle.distanceUnit ?? ownUnit;
  const zone = useTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [today] = useState(() => dayIn(zone, new Date()));
  const [isDoubted, setIsDoubted] = useState(false);
  const currency = outcome?.currency ?? proposed.currency;
  // The same until something else is sent: a second press never enters a second job.
  const attempt = useRef({ text: '', key: '' });
  return (
    <Form
      schema={JobFields}
      defaultValues={jobDraft(proposed, outcome, today)}
      mode="onSubmit"
      attempt={save}
      onSubmit={(fields) => {
        const body = toJob(fields, { unit, currency });
        const text = JSON.stringify(body);
        if (attempt.current.text !== text) attempt.current = { text, key: newRequestKey() };
        save.mutate(
          { body, key: attempt.current.key },
          {
            onSuccess: () => void showToast('success', t`The job is in the car’s log`),
            onError: (error) => {
              if (isImplausible(error)) setIsDoubted(true);
            },
          },
        );
      }}
      fieldErrors={fieldErrors}
      renderFailure={(error, isAtField) =>
        !isAtField && (
          <Notice tone="high" role="alert" title={t`The job was not saved`}>
            {presentError(error).message}
          </Notice>
        )
      }
      className="grid gap-4"
      aria-label={t`Put the job into the log`}
    >
      {(form) => (
        <>
          <FormField form={form} name="title" label={t`What was done`} required>
            {(control) => <TextInput {...control} autoComplete="off" />}
          </FormField>
          <div className="grid grid-cols-2 gap-4">
            <FormField form={form} name="date" label={t`Date`} required>
              {(control) => <TextInput {...control} type="date" max={today} />}
            </FormField>
            <FormField
              form={form}
              name="odometer"
              label={t`Odometer (${unit === 'miles' ? t`miles` : t`km`})`}
            >
              {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
            </FormField>
          </div>
          {isDoubted && (
            <Checkbox
              {...form.register('confirm', { onChange: () => form.clearErrors('odometer') })}
              label={t`The reading is right`}
            />
          )}
          <div className="grid grid-cols-2 gap-4">
            <FormField form={form} name="cost" label={t`Cost, in ${currencySign(currency)}`}>
              {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
            </FormField>
            <FormField form={form} name="doneBy" label={t`Who did it`}>
              {(control) => <TextInput {...control} placeholder={t`Myself, or a garage`} />}
            </FormField>
          </div>
          {proposed.next.length > 0 && (
            <fieldset>
              <legend className="mb-1 text-sm font-label">{t`Plan what comes next`}</legend>
              {proposed.next.map((each) => (
                <Checkbox
                  key={each.serviceItem}
                  {...form.register('next')}
                  value={each.serviceItem}
                  label={
                    <>
                      <span className="font-label text-ink">{each.task}</span>,{' '}
                      {afterWords(each, unit)}
                    </>
                  }
                />
              ))}
            </fieldset>
          )}
          <Button type="submit" className="justify-self-start max-sm:w-full" busy={save.isPending}>
            {save.isPending ? t`Saving…` : t`Put it into the log`}
          </Button>
        </>
      )}
    </Form>
  );
}
