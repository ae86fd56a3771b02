import type { Fuel, Transmission } from '@wrenchwise/vehicle/vehicle';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';

/** The fields of a car that the app fills in by itself where it can. */
export const FILLABLE = ['make', 'model', 'year', 'fuel', 'transmission', 'mileage'] as const;
export type Fillable = (typeof FILLABLE)[number];

/** Who filled a field in: the app, from what; or the user, whose choice stays, an empty one too. */
const FILLED_BY = ['model', 'words', 'register', 'estimate', 'hand'] as const;
export type FilledBy = (typeof FILLED_BY)[number];

export const FilledIn = z.partialRecord(z.enum(FILLABLE), z.enum(FILLED_BY));
export type FilledIn = z.infer<typeof FilledIn>;

/** What every form about a car has, as it is typed. */
export interface FillableDraft {
  make: string;
  model: string;
  year: string;
  fuel: '' | Fuel;
  transmission: '' | Transmission;
  mileage: string;
  filled: FilledIn;
}

const CHECKED = { shouldDirty: true, shouldValidate: true } as const;

/** Fills fields in as the app, and takes back what the app has filled in. */
export const useFilledIn = () => {
  const { getValues, setValue } = useFormContext<FillableDraft>();
  const by = (field: Fillable): FilledBy | undefined => getValues('filled')[field];
  const mark = (field: Fillable, source: FilledBy | undefined) => {
    const { [field]: _, ...others } = getValues('filled');
    setValue('filled', source === undefined ? others : { ...others, [field]: source });
  };
  /** Empties fields that this source has filled in. */
  const takeBack = (source: FilledBy, fields: readonly Fillable[] = FILLABLE) => {
    for (const field of fields) {
      if (by(field) !== source) continue;
      mark(field, undefined);
      setValue(field, '', { shouldDirty: true });
    }
  };
  return {
    by,
    takeBack,
    /** Fills an empty field, or one that a source of `over` has filled in; what a user chose stays. */
    fill: (
      field: Fillable,
      value: string,
      source: FilledBy,
      over: readonly FilledBy[] = [source],
    ) => {
      const now = by(field);
      const isFree = now === undefined ? getValues(field) === '' : over.includes(now);
      if (!isFree) return;
      if (getValues(field) !== value) setValue(field, value, CHECKED);
      if (now !== source) mark(field, source);
    },
    mark,
  };
};
