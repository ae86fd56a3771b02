import { t } from '@lingui/core/macro';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/car-ui/words/vehicle-words.ts';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { DISTANCE_UNITS, type DistanceUnit } from '@wrenchwise/vehicle/mileage';
import { type Fuel, FUELS, type Transmission, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { useFormContext } from 'react-hook-form';

import { FilledMark } from './filled-in/filled-mark.tsx';

/** What every form about a car asks for, as it is typed. */
interface CarDraft {
  fuel: '' | Fuel;
  transmission: '' | Transmission;
  mileage: string;
  distanceUnit: DistanceUnit;
}

/** Fuel and gearbox; either may be unknown. */
export function FuelAndGearbox() {
  const { register } = useFormContext<CarDraft>();
  return (
    <>
      <Field label={t`Fuel`}>
        {(control) => (
          <>
            <Select {...control} {...register('fuel')}>
              <option value="">{t`Not sure`}</option>
              {FUELS.map((fuel) => (
                <option key={fuel} value={fuel}>
                  {FUEL_WORDS[fuel]}
                </option>
              ))}
            </Select>
            <FilledMark field="fuel" />
          </>
        )}
      </Field>
      <Field label={t`Gearbox`}>
        {(control) => (
          <>
            <Select {...control} {...register('transmission')}>
              <option value="">{t`Not sure`}</option>
              {TRANSMISSIONS.map((transmission) => (
                <option key={transmission} value={transmission}>
                  {TRANSMISSION_WORDS[transmission]}
                </option>
              ))}
            </Select>
            <FilledMark field="transmission" />
          </>
        )}
      </Field>
    </>
  );
}

/** The odometer, in the unit that it reads in. */
export function MileageField({ hint, placeholder }: { hint?: string; placeholder?: string }) {
  const { register, formState, getValues } = useFormContext<CarDraft>();
  return (
    <Field label={t`Mileage`} hint={hint} error={formState.errors.mileage?.message}>
      {(control) => (
        <div className="grid grid-cols-[1fr_6.5rem] gap-2">
          <TextInput
            {...control}
            {...register('mileage')}
            inputMode="numeric"
            placeholder={placeholder}
          />
          <Select
            // Without it the form library takes the first option for the user's own unit.
            defaultValue={getValues('distanceUnit')}
            {...register('distanceUnit')}
            aria-label={t`Unit of the mileage`}
          >
            {DISTANCE_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {unit === 'miles' ? t`miles` : t`km`}
              </option>
            ))}
          </Select>
        </div>
      )}
    </Field>
  );
}
