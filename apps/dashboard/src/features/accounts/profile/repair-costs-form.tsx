import { t } from '@lingui/core/macro';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import type { PriceSettings } from '@wrenchwise/rules/pricing';
import { Button } from '@wrenchwise/ui/button.tsx';
import type { FieldControl } from '@wrenchwise/ui/field.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { currencySign } from '~/user-settings/currency-sign.ts';

import { SavedNote } from '../settings/saved-note.tsx';
import { useUpdateMe } from './me.queries.ts';
import { RepairCostsFields, toChanges, toDraft } from './repair-costs-fields.ts';

const fieldErrors = fieldErrorsBy({ paths: { labourCentsPerHour: 'rate' } });

function RateInput({
  currency,
  control,
  labourCentsPerHour,
}: {
  readonly currency: string;
  readonly control: FieldControl & UseFormRegisterReturn;
  readonly labourCentsPerHour: number;
}) {
  return (
    <div className="relative">
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-faint"
      >
        {currencySign(currency)}
      </span>
      <TextInput
        {...control}
        inputMode="decimal"
        autoComplete="off"
        className="figures pl-8"
        placeholder={String(labourCentsPerHour / 100)}
      />
    </div>
  );
}

/** What an hour of labour costs, in the money of the user's prices. */
export function RepairCostsForm({ settings }: { settings: PriceSettings }) {
  const update = useUpdateMe();
  const { currency, labourCentsPerHour } = PRICE_REGIONS[settings.priceRegion];
  return (
    <Form
      // A rate in dollars says nothing of one in pounds.
      key={currency}
      schema={RepairCostsFields}
      defaultValues={toDraft(settings)}
      attempt={update}
      onSubmit={(fields, { reset }) =>
        update.mutate(toChanges(fields), { onSuccess: (me) => reset(toDraft(me)) })
      }
      fieldErrors={fieldErrors}
      renderFailure={(error) => (
        <Notice tone="high" role="alert" title={presentError(error).message} />
      )}
    >
      {(form) => (
        <>
          <FormField
            form={form}
            name="rate"
            label={t`Labour rate, an hour`}
            hint={t`Leave empty for the usual ${formatCents(labourCentsPerHour, { currency })}.`}
            className="max-w-sm"
          >
            {(control) => (
              <RateInput
                currency={currency}
                control={control}
                labourCentsPerHour={labourCentsPerHour}
              />
            )}
          </FormField>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              type="submit"
              tone={form.formState.isDirty ? 'primary' : 'secondary'}
              busy={update.isPending}
            >{t`Save repair costs`}</Button>
            <SavedNote
              text={
                update.isSuccess && !form.formState.isDirty && t`Saved. All your results use it.`
              }
            />
          </div>
        </>
      )}
    </Form>
  );
}
