import { useQuery } from '@tanstack/react-query';
import type { VehicleOptions } from '@wrenchwise/domain/endpoints/vehicle-options';
import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { carOptionsQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import { FuelAndGearbox, MileageField } from '~/ui/car-fields.tsx';

import type { DiagnoseDraft } from './diagnose-fields.ts';

/** Facts that rule causes out; filled in where the model leaves no choice. */
export function MoreAboutTheCar() {
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-3">
        <FuelAndGearbox />
        <MileageField placeholder="82,000" />
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
