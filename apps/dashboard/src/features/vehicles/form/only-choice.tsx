import { useQuery } from '@tanstack/react-query';
import type { VehicleOptions } from '@wrenchwise/domain/endpoints/vehicle-options';
import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { vehicleOptionsQuery } from '~/features/vehicles/vehicles.queries.ts';

import type { VehicleDraft } from './vehicle-draft.ts';

const SETTLE = 400;

/** Fills fuel and gearbox in where the model leaves no choice, and says so. What was chosen stays. */
export function OnlyChoice() {
  const { control, getValues, setValue } = useFormContext<VehicleDraft>();
  const [make, model, year, fuel, transmission] = useWatch({
    control,
    name: ['make', 'model', 'year', 'fuel', 'transmission'],
  });
  const car = useDebounced(
    JSON.stringify({ make: make.trim(), model: model.trim(), year }),
    SETTLE,
  );
  const { data } = useQuery(vehicleOptionsQuery(car));

  const fill = useEffectEvent(({ onlyFuel, onlyTransmission }: VehicleOptions) => {
    if (onlyFuel !== null && getValues('fuel') === '') {
      setValue('fuel', onlyFuel, { shouldDirty: true });
    }
    if (onlyTransmission !== null && getValues('transmission') === '') {
      setValue('transmission', onlyTransmission, { shouldDirty: true });
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
    <p role="status" className="text-sm text-faint empty:hidden sm:col-span-2">
      {only.length > 0 && `This model leaves no choice: ${only.join(', ')}.`}
    </p>
  );
}
