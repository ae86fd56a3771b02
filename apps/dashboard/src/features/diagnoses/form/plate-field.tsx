import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import { ERRORS } from '@wrenchwise/contract/errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { fromMiles } from '@wrenchwise/vehicle/mileage';
import { isUkRegistration, normaliseRegistration } from '@wrenchwise/vehicle/registration';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { useLookUpPlate } from '~/features/diagnoses/diagnoses.queries.ts';
import { estimatedToday } from '~/ui/estimated-today.ts';
import { useFilledIn } from '~/ui/filled-in/filled-in.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import type { DiagnoseDraft } from './diagnose-fields.ts';

/** Shorter marks exist, and may be the beginning of a longer one. */
const MIN_WHOLE = 6;

const OURS = ['model', 'words', 'register', 'estimate', 'hand'] as const;

const latestReading = ({ vehicle, mileage: { points } }: VehicleLookup) =>
  points.findLast(({ likely, isPlausible }) => isPlausible && likely === vehicle.mileage);

/** A UK plate, which fills the car's fields in: looked up when it is pasted, entered or left. */
export function PlateField() {
  const { getValues } = useFormContext<DiagnoseDraft>();
  const { fill, takeBack } = useFilledIn();
  const { longDay } = useDates();
  const [plate, setPlate] = useState('');
  const [problem, setProblem] = useState<string>();
  const lookUp = useLookUpPlate();

  const take = (found: VehicleLookup) => {
    const { make, model, year, fuel } = found.vehicle;
    const facts = { make, model, year: String(year), fuel };
    for (const field of ['make', 'model', 'year', 'fuel'] as const) {
      const value = facts[field];
      if (value !== null) fill(field, value, 'register', OURS);
    }
    const read = latestReading(found);
    if (read === undefined) return;
    const now = estimatedToday(read.likely, read.date, found.mileage.milesPerYear);
    const miles = now ?? read.likely;
    const shown = fromMiles(miles, getValues('distanceUnit') === 'miles' ? 'miles' : 'kilometres');
    const source = now === undefined ? 'register' : 'estimate';
    fill('mileage', String(shown), source, ['register', 'estimate']);
  };
  const ask = (text: string) => {
    const mark = normaliseRegistration(text);
    if (lookUp.isPending || lookUp.data?.registration === mark) return;
    if (!isUkRegistration(mark)) {
      const code = mark === '' ? 'vehicle/registration-required' : 'vehicle/invalid-registration';
      setProblem(ERRORS[code].message);
      return;
    }
    lookUp.mutate(mark, { onSuccess: take });
  };
  const askIfWhole = (text: string) => {
    const mark = normaliseRegistration(text);
    if (mark.length >= MIN_WHOLE && isUkRegistration(mark) && !lookUp.isError) ask(mark);
  };
  const change = (text: string) => {
    setPlate(normaliseRegistration(text));
    setProblem(undefined);
    takeBack('register');
    takeBack('estimate');
    lookUp.reset();
  };
  const read = lookUp.data && latestReading(lookUp.data);
  return (
    <div>
      <Field
        label={t`UK number plate`}
        hint={t`Optional. It fills the car in.`}
        error={problem ?? (lookUp.isError ? presentError(lookUp.error).message : undefined)}
      >
        {(wiring) => (
          <div className="flex gap-2">
            <TextInput
              {...wiring}
              value={plate}
              onChange={({ target }) => change(target.value)}
              onPaste={({ currentTarget }) => setTimeout(() => askIfWhole(currentTarget.value))}
              onBlur={({ target }) => askIfWhole(target.value)}
              onKeyDown={(event) => {
                // Enter asks the registers; the form is sent by its button.
                if (event.key !== 'Enter') return;
                event.preventDefault();
                ask(plate);
              }}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="AB12CDE"
              className="figures max-w-48 min-w-0 flex-1 font-bold tracking-wider uppercase"
            />
            <Button
              tone="secondary"
              busy={lookUp.isPending}
              icon={<Search aria-hidden className="size-4.5" />}
              onClick={() => ask(plate)}
            >
              {lookUp.isPending ? t`Looking up…` : t`Look up`}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="mt-1.5 text-sm text-soft empty:hidden">
        {lookUp.data &&
          `${lookUp.data.source === 'sample' ? t`Sample register: ` : ''}${lookUp.data.vehicle.year} ${lookUp.data.vehicle.make} ${lookUp.data.vehicle.model ?? ''}`.trim()}
        {read &&
          t`, ${read.likely.toLocaleString(NUMBER_LOCALE)} miles at its MOT on ${longDay(read.date)}`}
      </p>
    </div>
  );
}
