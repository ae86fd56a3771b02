import {
  type DiagnosisRequestBody,
  NewDiagnosisBody,
} from '@wrenchwise/domain/endpoints/diagnoses';
import { DistanceUnit } from '@wrenchwise/domain/preferences';
import { MOST_MILES, toMiles } from '@wrenchwise/vehicle/mileage';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { z } from 'zod';

export const DISTANCE_UNITS = DistanceUnit.options;

const chosen = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.enum(['', ...options] as ['', ...T]); // keeps the literal types that spreading loses

/** The form as it is typed: everything is text until it is sent. */
export const DiagnoseFields = z.object({
  make: NewDiagnosisBody.shape.make,
  model: NewDiagnosisBody.shape.model,
  year: z
    .string()
    .trim()
    .min(1, 'Year is required')
    .transform((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN))
    .pipe(NewDiagnosisBody.shape.year),
  symptoms: NewDiagnosisBody.shape.symptoms,
  fuel: chosen(FUELS),
  transmission: chosen(TRANSMISSIONS),
  mileage: z
    .string()
    .transform((text) => text.replace(/[\s,.]/g, ''))
    .refine((text) => /^\d*$/.test(text), 'Mileage must be a number, 0 or more')
    .refine((text) => Number(text) <= MOST_MILES, 'Please check the mileage'),
  distanceUnit: DistanceUnit,
  /** The saved car that was chosen; empty for another one. */
  vehicleId: z.string(),
});
export type DiagnoseFields = z.output<typeof DiagnoseFields>;
export type DiagnoseDraft = z.input<typeof DiagnoseFields>;

export const EMPTY_DRAFT: DiagnoseDraft = {
  make: '',
  model: '',
  year: '',
  symptoms: '',
  fuel: '',
  transmission: '',
  mileage: '',
  distanceUnit: 'miles',
  vehicleId: '',
};

/** What is sent: a saved car by its id; optional fields left out when empty, distance in miles. */
export const toReport = (fields: DiagnoseFields): DiagnosisRequestBody => {
  const { make, model, year, symptoms, fuel, transmission, mileage, distanceUnit } = fields;
  if (fields.vehicleId !== '') return { vehicleId: fields.vehicleId, symptoms };
  return {
    make,
    model,
    year,
    symptoms,
    ...(fuel === '' ? {} : { fuel }),
    ...(transmission === '' ? {} : { transmission }),
    ...(mileage === '' ? {} : { mileage: toMiles(Number(mileage), distanceUnit) }),
  };
};
