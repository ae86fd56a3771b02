import { useQuery } from '@tanstack/react-query';
import type { VehicleOptions } from '@wrenchwise/domain/endpoints/vehicle-options';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import type { Fuel, Transmission } from '@wrenchwise/vehicle/vehicle';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { vehicleOptionsQuery } from './vehicle-options.queries.ts';

/** What a form about a car asks for, as it is typed. */
interface CarDraft {
  make: string;
  model: string;
  year: string;
  fuel: '' | Fuel;
  transmission: '' | Transmission;
}

/** The options of a model are asked for once typing rests. */
const SETTLE = 400;

/** Fills fuel and gearbox in where the model leaves no choice, and says so. What was chosen stays. */
export function OnlyChoice({
  className,
  mayFill,
}: {
  className?: string;
  /** Asked when the choice is known: false where what was sent must not change. */
  mayFill?: () => boolean;
}) {
  const { control, getValues, setValue } = useFormContext<CarDraft>();
  const [make, model, year, fuel, transmission] = useWatch({
    control,
    name: ['make', 'model', 'year', 'fuel', 'transmission'],
  });
  const { data } = useQuery(
    vehicleOptionsQuery(
      useDebounced(make.trim(), SETTLE),
      useDebounced(model.trim(), SETTLE),
      useDebounced(year.trim(), SETTLE),
    ),
  );
  const fill = useEffectEvent(({ onlyFuel, onlyTransmission }: VehicleOptions) => {
    if (mayFill?.() === false) return;
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
    <p role="status" className={cx('text-sm text-faint empty:hidden', className)}>
      {only.length > 0 && `This model leaves no choice: ${only.join(', ')}.`}
    </p>
  );
}
