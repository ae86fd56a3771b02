import { MAX_MILES } from '@wrenchwise/vehicle/mileage';
import {
  ASSUMABLE,
  type Assumable,
  type Fuel,
  FUELS,
  TRANSMISSIONS,
  type Vehicle,
} from '@wrenchwise/vehicle/vehicle';
import { z } from 'zod';

import { line } from './text.ts';

export const DIAGNOSIS_FIRST_YEAR = 1970;

const yearMessage = () =>
  `Year must be between ${DIAGNOSIS_FIRST_YEAR} and ${new Date().getUTCFullYear()}`;

/** A model year that a diagnosis accepts: 1970 to the current year. */
export const DiagnosisYear = z
  .int({ error: (issue) => (issue.input === undefined ? 'Year is required' : yearMessage()) })
  .refine((year) => year >= DIAGNOSIS_FIRST_YEAR && year <= new Date().getUTCFullYear(), {
    error: yearMessage,
  });

/** A car as a diagnosis asks for it: the fields of a request, and what each accepts. */
export const VehicleFields = z.object({
  make: line('Make', 60),
  model: line('Model', 80),
  year: DiagnosisYear,
  fuel: z.enum(FUELS).optional(),
  transmission: z.enum(TRANSMISSIONS).optional(),
  /** Odometer in miles. */
  mileage: z.int().min(0, 'Mileage must be 0 or more').max(MAX_MILES).optional(),
});

/** In the order of the list, each once: equal sets are equal JSON. */
const inOrder = (assumed: readonly Assumable[]): Assumable[] =>
  ASSUMABLE.filter((field) => assumed.includes(field));

/** Which of a car's fields nobody said: the app filled them in. */
export const AssumedFields = z.array(z.enum(ASSUMABLE)).max(ASSUMABLE.length).transform(inOrder);

/** A car that was diagnosed: its make, model and year are known, null stands for what is not. */
export interface DiagnosedVehicle extends Required<Omit<Vehicle, 'assumed'>> {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  /** Left out where nothing is assumed. */
  readonly assumed?: readonly Assumable[];
}

/** The car among the fields of a request or of a stored diagnosis. Equal cars give equal JSON. */
export const diagnosedVehicle = ({
  make,
  model,
  year,
  fuel = null,
  transmission = null,
  mileage = null,
  assumed = [],
}: Pick<DiagnosedVehicle, 'make' | 'model' | 'year'> & {
  readonly [Field in 'fuel' | 'transmission' | 'mileage' | 'assumed']?:
    | DiagnosedVehicle[Field]
    | undefined;
}): DiagnosedVehicle => {
  const known = { make, model, year, fuel, transmission, mileage };
  // What is not known is not assumed either.
  const filledIn = inOrder(assumed).filter((field) => known[field] !== null);
  return filledIn.length === 0 ? known : { ...known, assumed: filledIn };
};

/** The fuel where somebody said it: what words may not contradict. Null where it is only assumed. */
export const statedFuel = ({
  fuel,
  assumed,
}: {
  readonly fuel: Fuel | null;
  readonly assumed: readonly Assumable[];
}): Fuel | null => (assumed.includes('fuel') ? null : fuel);
