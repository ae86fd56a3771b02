import { MOST_MILES } from '@wrenchwise/vehicle/mileage';
import { FUELS, TRANSMISSIONS, type Vehicle } from '@wrenchwise/vehicle/vehicle';
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
  mileage: z.int().min(0, 'Mileage must be 0 or more').max(MOST_MILES).optional(),
});

/** A car that was diagnosed: its make, model and year are known, null stands for what is not. */
export interface DiagnosedVehicle extends Required<Vehicle> {
  readonly make: string;
  readonly model: string;
  readonly year: number;
}

/** The car among the fields of a request or of a stored diagnosis. Equal cars give equal JSON. */
export const diagnosedVehicle = ({
  make,
  model,
  year,
  fuel = null,
  transmission = null,
  mileage = null,
}: Pick<DiagnosedVehicle, 'make' | 'model' | 'year'> & {
  readonly [Field in 'fuel' | 'transmission' | 'mileage']?: DiagnosedVehicle[Field] | undefined;
}): DiagnosedVehicle => ({ make, model, year, fuel, transmission, mileage });
