import { t } from '@lingui/core/macro';
import type { VehicleSummary } from '@wrenchwise/contract/endpoints/vehicles';
import { Button } from '@wrenchwise/ui/button.tsx';
import type { CarInWords } from '@wrenchwise/vehicle/car-in-words';
import { useState } from 'react';

import { useCarInWords } from './use-car-in-words.ts';

const isNamed = (
  { make, model, year }: Pick<VehicleSummary, 'make' | 'model' | 'year'>,
  named: CarInWords,
): boolean =>
  make.toLowerCase() === named.make?.toLowerCase() &&
  model.toLowerCase().startsWith(named.model?.toLowerCase() ?? '') &&
  (named.year === undefined || named.year === year);

/** Where the words name another car than the saved one that is chosen: asks, and changes nothing by itself. */
export function NamedOtherCar({
  chosen,
  cars,
  onChoose,
}: {
  chosen: VehicleSummary;
  cars: readonly VehicleSummary[];
  /** Undefined is a car that is not saved. */
  onChoose: (car: VehicleSummary | undefined) => void;
}) {
  const read = useCarInWords();
  const [refused, setRefused] = useState('');
  if (read === undefined) return null;
  const { make, model, year } = read.car;
  const name = [year, make, model].filter((part) => part !== undefined).join(' ');
  if (make === undefined || name === refused || isNamed(chosen, read.car)) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-soft">
      <p>{t`Your words name another car: ${name}.`}</p>
      <Button
        tone="secondary"
        size="sm"
        onClick={() => onChoose(cars.find((car) => isNamed(car, read.car)))}
      >{t`It is that one`}</Button>
      <Button tone="ghost" size="sm" onClick={() => setRefused(name)}>{t`No`}</Button>
    </div>
  );
}
