import { useQuery } from '@tanstack/react-query';
import type { VehicleOptions } from '@wrenchwise/domain/endpoints/vehicle-options';
import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { vehicleOptionsQuery } from '~/features/vehicles/vehicles.queries.ts';

import type { VehicleDraft } from './vehicle-draft.ts';

const SETTLE = 400;

/** Fills fuel and gearbox in where the model leaves no choice, and says so. What was chosen stays. */
export function OnlyChoice() {
  const { control, getValues, setValue } = useFormContext<VehicleDraft>();
  const [make, model, year] = useWatch({ control, name: ['make', 'model', 'year'] });
  const car = useDebounced(
    JSON.stringify({ make: make.trim(), model: model.trim(), year }),
    SETTLE,
  );
  const { data } = useQuery(vehicleOptionsQuery(car));
  const [filled, setFilled] = useState<readonly string[]>([]);

  const fill = useEffectEvent(({ onlyFuel, onlyTransmission }: VehicleOptions) => {
    const words: string[] = [];
    if (onlyFuel !== null && getValues('fuel') === '') {
      setValue('fuel', onlyFuel, { shouldDirty: true });
      words.push(FUEL_WORDS[onlyFuel]);
    }
    if (onlyTransmission !== null && getValues('transmission') === '') {
      setValue('transmission', onlyTransmission, { shouldDirty: true });
      words.push(TRANSMISSION_WORDS[onlyTransmission]);
    }
    setFilled(words);
  });
  useEffect(() => {
    if (data) fill(data);
  }, [data]);

  return (
    <p role="status" className="text-sm text-faint empty:hidden sm:col-span-2">
      {filled.length > 0 && `Filled in, since this model leaves no choice: ${filled.join(', ')}.`}
    </p>
  );
}
