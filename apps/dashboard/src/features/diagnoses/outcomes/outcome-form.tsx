import { t } from '@lingui/core/macro';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { type DiagnosisOutcome, FIXED_BY } from '@wrenchwise/contract/endpoints/outcomes';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

import { currencySign } from '~/user-settings/currency-sign.ts';

import {
  draftOf,
  FIXED_BY_WORDS,
  GONE,
  NOT_FIXED,
  OTHER,
  OutcomeFields,
  toOutcome,
} from './outcome-fields.ts';
import { useSetOutcome } from './outcomes.queries.ts';

const fieldErrors = fieldErrorsBy({
  paths: { faultId: 'what', otherCause: 'otherCause', costCents: 'cost', fixedBy: 'fixedBy' },
  codes: { 'diagnosis/unknown-cause': 'what' },
});

interface Props {
  diagnosis: Diagnosis;
  /** What was said before, to be changed. */
  before?: DiagnosisOutcome | null;
  onSaved?: () => void;
}

type OutcomeDraft = UseFormReturn<z.input<typeof OutcomeFields>, unknown, OutcomeFields>;

function RepairFields({
  form,
  pricing,
}: {
  readonly form: OutcomeDraft;
  readonly pricing: Diagnosis['pricing'];
}) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          form={form}
          name="cost"
          label={t`What it cost, in ${currencySign(pricing.currency)}`}
        >
          {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
        </FormField>
        <FormField form={form} name="fixedBy" label={t`Who fixed it`}>
          {(control) => (
            <Select {...control}>
              <option value="">{t`Not said`}</option>
              {FIXED_BY.map((by) => (
                <option key={by} value={by}>
                  {FIXED_BY_WORDS[by]}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
      <Checkbox
        {...form.register('mayBeUsed')}
        label={t`My description and this outcome may be used to test diagnoses, without my name, registration or exact mileage`}
      />
    </>
  );
}

function WhatItWas({
  form,
  causes,
}: {
  readonly form: OutcomeDraft;
  readonly causes: Diagnosis['causes'];
}) {
  return (
    <FormField form={form} name="what" label={t`It was`} required>
      {(control) => (
        <Select {...control}>
          <option value="">{t`Please choose`}</option>
          {causes.map(({ faultId, name, probability }) => (
            <option key={faultId} value={faultId}>
              {name} ({formatPercent(probability)})
            </option>
          ))}
          <option value={OTHER}>{t`Something else`}</option>
          <option value={GONE}>{t`It was nothing, or it went away`}</option>
          <option value={NOT_FIXED}>{t`Not found yet`}</option>
        </Select>
      )}
    </FormField>
  );
}

/** Asks what it was: a cause of the list, something else, nothing any more, or not found yet. */
export function OutcomeForm({ diagnosis, before = null, onSaved }: Props) {
  const set = useSetOutcome(diagnosis.id);
  const { causes, pricing } = diagnosis;
  return (
    <Form
      schema={OutcomeFields}
      defaultValues={draftOf(before)}
      mode="onSubmit"
      attempt={set}
      onSubmit={(fields) =>
        set.mutate(toOutcome(fields), onSaved ? { onSuccess: onSaved } : undefined)
      }
      fieldErrors={fieldErrors}
      renderFailure={(error, isAtField) =>
        !isAtField && (
          <Notice tone="high" role="alert" title={t`It was not saved`}>
            {presentError(error).message}
          </Notice>
        )
      }
      className="grid gap-4"
      aria-label={t`What was it in the end?`}
    >
      {(form) => {
        const what = form.watch('what');
        const isFixed = what !== '' && what !== NOT_FIXED && what !== GONE;
        return (
          <>
            <WhatItWas form={form} causes={causes} />
            {what === OTHER && (
              <FormField form={form} name="otherCause" label={t`What was it?`} required>
                {(control) => <TextInput {...control} autoComplete="off" />}
              </FormField>
            )}
            {isFixed && <RepairFields form={form} pricing={pricing} />}
            <Button
              type="submit"
              tone="secondary"
              className="justify-self-start max-sm:w-full"
              busy={set.isPending}
            >
              {set.isPending ? t`Saving…` : what === NOT_FIXED ? t`Save` : t`Save and close`}
            </Button>
          </>
        );
      }}
    </Form>
  );
}
