import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';
import { ChevronDown } from 'lucide-react';
import { useFormContext } from 'react-hook-form';

import { type DiagnoseDraft, DISTANCE_UNITS } from './diagnose-fields.ts';

/** Facts that rule causes out: optional, and folded away until wanted. */
export function MoreAboutTheCar() {
  const { register, formState, getValues } = useFormContext<DiagnoseDraft>();
  const { fuel, transmission, mileage, distanceUnit } = getValues();
  return (
    <details className="group" open={Boolean(fuel || transmission || mileage) || undefined}>
      <summary className="-mx-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm px-2 text-sm font-label text-accent-text [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-4.5 transition-transform duration-150 group-open:rotate-180"
        />
        More about the car
        <span className="font-normal text-faint">optional</span>
      </summary>
      <p className="mt-1 mb-4 text-sm text-faint">
        What the car has not got cannot be broken: no spark plugs in a diesel, no clutch pedal in an
        automatic.
      </p>
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
    </details>
  );
}
