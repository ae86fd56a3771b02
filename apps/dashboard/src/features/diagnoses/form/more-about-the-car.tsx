import { useQuery } from '@tanstack/react-query';
import type { VehicleOptions } from '@wrenchwise/domain/endpoints/vehicle-options';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { carOptionsQuery } from '~/features/diagnoses/diagnoses.queries.ts';

import { type DiagnoseDraft, DISTANCE_UNITS } from './diagnose-fields.ts';

/** Facts that rule causes out; filled in where the model leaves no choice. */
export function MoreAboutTheCar() {
  const { register, formState, getValues } = useFormContext<DiagnoseDraft>();
  const { distanceUnit } = getValues();
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label="Fuel">
          {(control) => (
            <Select {...control} {...register('fuel')}>
              <option value="">Not sure</option>
              {FUELS.map((option) => (
                <option key={option} value={option}>
                  {FUEL_WORDS[option]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Gearbox">
          {(control) => (
            <Select {...control} {...register('transmission')}>
              <option value="">Not sure</option>
              {TRANSMISSIONS.map((option) => (
                <option key={option} value={option}>
                  {TRANSMISSION_WORDS[option]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Mileage" error={formState.errors.mileage?.message}>
          {(control) => (
            <div className="grid grid-cols-[1fr_6.5rem] gap-2">
              <TextInput
                {...control}
                {...register('mileage')}
                inputMode="numeric"
                placeholder="82,000"
              />
              <Select
                // Without it the form library takes the first option for the user's own unit.
                defaultValue={distanceUnit}
                {...register('distanceUnit')}
                aria-label="Unit of the mileage"
              >
                {DISTANCE_UNITS.map((unit) => (
                  <option key={unit} value={unit}>
                    {unit === 'miles' ? 'miles' : 'km'}
                  </option>
                ))}
              </Select>
            </div>
          )}
        </Field>
      </div>
      <p className="mt-2 text-sm text-faint">
        Optional. What the car has not got cannot be broken: no spark plugs in a diesel, no clutch
        pedal in an automatic.
      </p>
      <OnlyChoice />
    </div>
  );
}

/** The options of a model are asked for once typing rests. */
const SETTLE = 400;

/** Fills fuel and gearbox in where the model leaves no choice, and says so. What was chosen stays. */
function OnlyChoice() {
  const { control, getValues, setValue } = useFormContext<DiagnoseDraft>();
  const [make, model, year, fuel, transmission] = useWatch({
    control,
    name: ['make', 'model', 'year', 'fuel', 'transmission'],
  });
  const { data } = useQuery(
    carOptionsQuery(
      useDebounced(make.trim(), SETTLE),
      useDebounced(model.trim(), SETTLE),
      useDebounced(year.trim(), SETTLE),
    ),
  );
  const fill = useEffectEvent(({ onlyFuel, onlyTransmission }: VehicleOptions) => {
    if (onlyFuel !== null && getValues('fuel') === '') setValue('fuel', onlyFuel);
    if (onlyTransmission !== null && getValues('transmission') === '') {
      setValue('transmission', onlyTransmission);
    }
  });
  useEffect(() => {
    if (data) fill(data);
  }, [data]);
  const only = [
    ...(fuel !== '' && data?.onlyFuel === fuel ? [FUEL_WORDS[fuel]] : []),
    ...(transmission !== '' && data?.onlyTransmission === transmission
      ? [TRANSMISSION_WORDS[transmission]]
      : []),
  ];
  return (
    <p role="status" className="mt-1 text-sm text-faint empty:hidden">
      {only.length > 0 && `This model leaves no choice: ${only.join(', ')}.`}
    </p>
  );
}
