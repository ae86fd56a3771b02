import { t } from '@lingui/core/macro';
import { VEHICLE_KIND_WORDS } from '@wrenchwise/car-ui/words/vehicle-words.ts';
import { NOTES_MAX } from '@wrenchwise/rules/garage/vehicle-fields';
import { VEHICLE_KINDS } from '@wrenchwise/rules/garage/vehicle-kinds';
import { Card } from '@wrenchwise/ui/card.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useFormContext, useWatch } from 'react-hook-form';

import { FuelAndGearbox, MileageField } from '~/ui/car-fields.tsx';
import { AssumedFacts } from '~/ui/filled-in/assumed-facts.tsx';
import { FilledByHand } from '~/ui/filled-in/filled-by-hand.tsx';
import { useDates } from '~/user-settings/user-settings.ts';

import { USES, type VehicleDraft } from './vehicle-draft.ts';
import { VinField } from './vin-field.tsx';

const USE_WORDS: Readonly<Record<(typeof USES)[number], string>> = {
  shortTrips: t`Mostly trips under 5 miles`,
  city: t`Mostly stop-and-go traffic`,
  towing: t`Tows a trailer or caravan`,
  dust: t`Dusty or unmade roads`,
  cold: t`Hard winters`,
};

/** All that may be said of a car besides its name. */
export function MoreFields() {
  const { register, formState, control } = useFormContext<VehicleDraft>();
  const notes = useWatch({ control, name: 'notes' });
  const { errors } = formState;
  return (
    <>
      <Card className="grid gap-5 sm:grid-cols-2">
        <FilledByHand />
        <AssumedFacts />
        <Kind />
        <FuelAndGearbox />
        <Odometer />
        <Field label={t`Colour`} error={errors.color?.message} className="self-end">
          {(wiring) => <TextInput {...wiring} {...register('color')} />}
        </Field>
        <Field
          label={t`Nickname`}
          hint={t`What you call it at home.`}
          error={errors.nickname?.message}
        >
          {(wiring) => <TextInput {...wiring} {...register('nickname')} />}
        </Field>
        <Field label={t`Engine`} hint={t`Such as 1.0 EcoBoost.`} error={errors.engine?.message}>
          {(wiring) => <TextInput {...wiring} {...register('engine')} />}
        </Field>
        <div className="sm:col-span-2">
          <VinField />
        </div>
      </Card>
      <Card className="grid gap-5">
        <fieldset>
          <legend className="text-sm font-label">{t`How is it driven?`}</legend>
          <p className="mt-1 mb-2 text-sm text-faint">{t`Hard use shortens the intervals of its maintenance.`}</p>
          <div className="grid gap-1 sm:grid-cols-2">
            {USES.map((use) => (
              <Checkbox key={use} {...register(`uses.${use}`)} label={USE_WORDS[use]} />
            ))}
          </div>
        </fieldset>
        <Field label={t`Notes`} error={errors.notes?.message}>
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

function Kind() {
  const { register, control } = useFormContext<VehicleDraft>();
  const kind = useWatch({ control, name: 'kind' });
  return (
    <Field
      label={t`Kind`}
      hint={
        kind === 'motorbike'
          ? t`Log, tasks and dates; the diagnosis knows cars and vans.`
          : undefined
      }
    >
      {(wiring) => (
        <Select {...wiring} {...register('kind')}>
          {VEHICLE_KINDS.map((each) => (
            <option key={each} value={each}>
              {VEHICLE_KIND_WORDS[each]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Says of which day the reading is: today's, unless it is that of a register's test. */
function Odometer() {
  const { control } = useFormContext<VehicleDraft>();
  const [{ mileage: by }, mileageOn] = useWatch({ control, name: ['filled', 'mileageOn'] });
  const { longDay } = useDates();
  const isOfTest = by === 'register' && mileageOn !== '';
  return (
    <MileageField
      hint={
        isOfTest
          ? t`As at its MOT test on ${longDay(mileageOn)}, saved with that day. Type today’s reading over it if you know it.`
          : t`As the odometer reads today.`
      }
    />
  );
}
