import { presentError } from '@wrenchwise/client/present-error.ts';
import { fieldErrorsBy } from '@wrenchwise/domain/field-errors';
import { formatCents } from '@wrenchwise/domain/money';
import type { PriceSettings } from '@wrenchwise/domain/pricing';
import { PRICE_REGION_IDS, PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import { Button } from '@wrenchwise/ui/button.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import type { UseFormReturn } from 'react-hook-form';

import { currencySign } from '~/lib/currency-sign.ts';

import { SavedNote } from '../settings/saved-note.tsx';
import { useUpdateMe } from './me.queries.ts';
import {
  type RepairCostsDraft,
  RepairCostsFields,
  toChanges,
  toDraft,
} from './repair-costs-fields.ts';

const fieldErrors = fieldErrorsBy({
  paths: { priceRegion: 'region', labourCentsPerHour: 'rate' },
});

/** Where prices are told for and what an hour of labour costs there. */
export function RepairCostsForm({ settings }: { settings: PriceSettings }) {
  const update = useUpdateMe();
  return (
    <Form
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
          <RegionAndRate settings={settings} form={form} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              type="submit"
              tone={form.formState.isDirty ? 'primary' : 'secondary'}
              busy={update.isPending}
            >
              Save repair costs
            </Button>
            <SavedNote
              text={
                update.isSuccess && !form.formState.isDirty && 'Saved. All your results use it.'
              }
            />
          </div>
        </>
      )}
    </Form>
  );
}

interface RegionAndRateProps {
  settings: PriceSettings;
  form: UseFormReturn<RepairCostsDraft, unknown, RepairCostsFields>;
}

function RegionAndRate({ settings, form }: RegionAndRateProps) {
  const { currency, labourCentsPerHour } = PRICE_REGIONS[form.watch('region')];
  const usual = formatCents(labourCentsPerHour, { currency });
  const { dirtyFields } = form.formState;

  // A rate in dollars says nothing of one in pounds; what was just typed is meant, and stays.
  const changeRegion = (region: string) => {
    const saved = toDraft(settings);
    if (!dirtyFields.rate) form.setValue('rate', region === saved.region ? saved.rate : '');
  };

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField
        form={form}
        name="region"
        label="Prices for"
        hint="Sets the currency."
        options={{
          onChange: (event: { target: { value: string } }) => changeRegion(event.target.value),
        }}
      >
        {(control) => (
          // Without a default the form library takes the first option for the user's own choice.
          <Select defaultValue={settings.priceRegion} {...control}>
            {PRICE_REGION_IDS.map((id) => (
              <option key={id} value={id}>
                {PRICE_REGIONS[id].name} ({currencySign(PRICE_REGIONS[id].currency)})
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField
        form={form}
        name="rate"
        label="Labour rate, an hour"
        hint={`Leave empty for the usual ${usual}.`}
      >
        {(control) => (
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
        )}
      </FormField>
    </div>
  );
}
