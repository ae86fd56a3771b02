import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@wrenchwise/domain/client';
import { formatCents } from '@wrenchwise/domain/money';
import type { PriceSettings } from '@wrenchwise/domain/pricing';
import { PRICE_REGION_IDS, PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { currencySign } from '~/lib/currency-sign.ts';
import { focusFirstError } from '~/lib/focus-first-error.ts';
import { presentError } from '~/lib/present-error.ts';
import { useForgetFailure } from '~/lib/use-forget-failure.ts';

import { useUpdateMe } from './me.queries.ts';
import {
  type RepairCostsDraft,
  RepairCostsFields,
  toChanges,
  toDraft,
} from './repair-costs-fields.ts';

/** Where prices are told for and what an hour of labour costs there. */
export function RepairCostsForm({ settings }: { settings: PriceSettings }) {
  const form = useRef<HTMLFormElement>(null);
  const update = useUpdateMe();
  useForgetFailure(form, update);
  const { register, handleSubmit, formState, control, reset, setError, setValue } = useForm<
    RepairCostsDraft,
    unknown,
    RepairCostsFields
  >({
    resolver: zodResolver(RepairCostsFields),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: toDraft(settings),
  });
  const { errors, dirtyFields, isDirty } = formState;
  const { currency, labourCentsPerHour } = PRICE_REGIONS[useWatch({ control, name: 'region' })];
  const usual = formatCents(labourCentsPerHour, { currency });

  // A rate in dollars says nothing of one in pounds; what was just typed is meant, and stays.
  const changeRegion = (region: string) => {
    const saved = toDraft(settings);
    if (!dirtyFields.rate) setValue('rate', region === saved.region ? saved.rate : '');
  };

  const save = (fields: RepairCostsFields) =>
    update.mutate(toChanges(fields), {
      onSuccess: (me) => reset(toDraft(me)),
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        for (const { path, message } of error.fields) {
          if (path === 'priceRegion') setError('region', { message });
          if (path === 'labourCentsPerHour') setError('rate', { message });
        }
        if (error.fields.length > 0) focusFirstError(form.current);
      },
    });

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void handleSubmit(save, () => focusFirstError(form.current))(event)}
    >
      {update.error && (
        <Notice tone="high" role="alert" title={presentError(update.error).message} />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Prices for" hint="Sets the currency." error={errors.region?.message}>
          {(given) => (
            <Select
              {...given}
              // Without it the form library takes the first option for the person's own choice.
              defaultValue={settings.priceRegion}
              {...register('region', {
                onChange: (event: { target: { value: string } }) =>
                  changeRegion(event.target.value),
              })}
            >
              {PRICE_REGION_IDS.map((id) => (
                <option key={id} value={id}>
                  {PRICE_REGIONS[id].name} ({currencySign(PRICE_REGIONS[id].currency)})
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Labour rate, an hour"
          hint={`Leave empty for the usual ${usual}.`}
          error={errors.rate?.message}
        >
          {(given) => (
            <div className="relative">
              <span
                aria-hidden
                className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-faint"
              >
                {currencySign(currency)}
              </span>
              <TextInput
                {...given}
                {...register('rate')}
                inputMode="decimal"
                autoComplete="off"
                className="figures pl-8"
                placeholder={String(labourCentsPerHour / 100)}
              />
            </div>
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" tone={isDirty ? 'primary' : 'secondary'} busy={update.isPending}>
          Save repair costs
        </Button>
        <p role="status" className="text-sm">
          {update.isSuccess && !isDirty && (
            <span className="inline-flex items-center gap-1.5 font-medium text-low">
              <CircleCheck aria-hidden className="size-4 shrink-0" />
              Saved. All your results use it.
            </span>
          )}
        </p>
      </div>
    </form>
  );
}
