import type { CarInWords } from '@wrenchwise/vehicle/car-in-words';
import { saidFuel, saidTransmission } from '@wrenchwise/vehicle/said-of-car';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { useFilledIn } from '~/ui/filled-in/filled-in.ts';

import type { DiagnoseDraft } from './diagnose-fields.ts';
import { noAttemptIsOpen } from './draft.ts';
import { useCarInWords } from './use-car-in-words.ts';

const NAMES = ['make', 'model', 'year'] as const;

const isSame = (a: string, b: string): boolean =>
  a.trim().localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

/** Takes make, model, year, mileage, fuel and gearbox over from the words, and back when these change. Shows nothing. */
export function CarFromWords() {
  const { control, getValues, setValue } = useFormContext<DiagnoseDraft>();
  const vehicleId = useWatch({ control, name: 'vehicleId' });
  const read = useCarInWords();
  const { by, fill, takeBack } = useFilledIn();

  const takeOver = useEffectEvent(({ car, words }: { car: CarInWords; words: string }) => {
    if (!noAttemptIsOpen()) return;
    const { make, model, year, mileage } = car;
    const said = { make, model, year: year === undefined ? undefined : String(year) };
    // Whoever typed another make means another car.
    const fits = (['make', 'model'] as const).every((field) => {
      const isFree = by(field) === 'words' || getValues(field) === '';
      return isFree || said[field] === undefined || isSame(getValues(field), said[field]);
    });
    for (const field of NAMES) {
      const value = fits ? said[field] : undefined;
      if (value === undefined) takeBack('words', [field]);
      else fill(field, value, 'words');
    }
    if (mileage === undefined) takeBack('words', ['mileage']);
    else {
      if (getValues('mileage') === '') setValue('distanceUnit', mileage.unit);
      fill('mileage', String(mileage.value), 'words', ['words', 'estimate']);
    }
    for (const [field, kinds] of [
      ['fuel', saidFuel(words)?.kinds],
      ['transmission', saidTransmission(words)?.kinds],
    ] as const) {
      const [kind, other] = kinds ?? [];
      if (kind === undefined || other !== undefined) takeBack('words', [field]);
      else fill(field, kind, 'words', ['words', 'model']);
    }
  });
  useEffect(() => {
    if (read !== undefined && vehicleId === '') takeOver(read);
  }, [read, vehicleId]);
  return null;
}
