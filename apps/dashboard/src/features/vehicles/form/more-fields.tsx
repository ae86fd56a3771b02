import { NOTES_MAX } from '@wrenchwise/domain/garage/vehicle-fields';
import { Card } from '@wrenchwise/ui/card.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { DISTANCE_UNITS } from '@wrenchwise/vehicle/mileage';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';
import { useFormContext, useWatch } from 'react-hook-form';

import { OnlyChoice } from './only-choice.tsx';
import { USES, type VehicleDraft } from './vehicle-draft.ts';
import { VinField } from './vin-field.tsx';

const USE_WORDS: Readonly<Record<(typeof USES)[number], string>> = {
  shortTrips: 'Mostly trips under 5 miles',
  city: 'Mostly stop-and-go traffic',
  towing: 'Tows a trailer or caravan',
  dust: 'Dusty or unmade roads',
  cold: 'Hard winters',
};

/** All that may be said of a car besides its name. */
export function MoreFields() {
  const { register, formState, getValues, control } = useFormContext<VehicleDraft>();
  const notes = useWatch({ control, name: 'notes' });
  const { errors } = formState;
  return (
    <>
      <Card className="grid gap-5 sm:grid-cols-2">
        <Field label="Fuel">
          {(wiring) => (
            <Select {...wiring} {...register('fuel')}>
              <option value="">Not sure</option>
              {FUELS.map((fuel) => (
                <option key={fuel} value={fuel}>
                  {FUEL_WORDS[fuel]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Gearbox">
          {(wiring) => (
            <Select {...wiring} {...register('transmission')}>
              <option value="">Not sure</option>
              {TRANSMISSIONS.map((transmission) => (
                <option key={transmission} value={transmission}>
                  {TRANSMISSION_WORDS[transmission]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <OnlyChoice />
        <Field label="Mileage" hint="As the odometer reads today." error={errors.mileage?.message}>
          {(wiring) => (
            <div className="grid grid-cols-[1fr_6.5rem] gap-2">
              <TextInput {...wiring} {...register('mileage')} inputMode="numeric" />
              <Select
                // Without it the form library takes the first option for the user's own unit.
                defaultValue={getValues('distanceUnit')}
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
        <Field label="Colour" error={errors.color?.message} className="self-end">
          {(wiring) => <TextInput {...wiring} {...register('color')} />}
        </Field>
        <Field label="Nickname" hint="What you call it at home." error={errors.nickname?.message}>
          {(wiring) => <TextInput {...wiring} {...register('nickname')} />}
        </Field>
        <Field label="Engine" hint="Such as 1.0 EcoBoost." error={errors.engine?.message}>
          {(wiring) => <TextInput {...wiring} {...register('engine')} />}
        </Field>
        <div className="sm:col-span-2">
          <VinField />
        </div>
      </Card>
      <Card className="grid gap-5">
        <fieldset>
          <legend className="text-sm font-label">How is it driven?</legend>
          <p className="mt-1 mb-2 text-sm text-faint">
            Hard use shortens the intervals of its maintenance.
          </p>
          <div className="grid gap-1 sm:grid-cols-2">
            {USES.map((use) => (
              <Checkbox key={use} {...register(`uses.${use}`)} label={USE_WORDS[use]} />
            ))}
          </div>
        </fieldset>
        <Field label="Notes" error={errors.notes?.message}>
          {(wiring) => (
            <>
              <TextArea {...wiring} {...register('notes')} />
              <CharacterCount length={notes.length} max={NOTES_MAX} />
            </>
          )}
        </Field>
      </Card>
    </>
  );
}
