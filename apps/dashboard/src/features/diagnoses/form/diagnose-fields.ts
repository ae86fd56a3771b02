import {
  type DiagnosisRequestBody,
  NewDiagnosisBody,
} from '@wrenchwise/domain/endpoints/diagnoses';
import { ModelReading } from '@wrenchwise/domain/model-evidence';
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
  /** Ids of ticked signs and of readings that were taken back. */
  confirmed: z.array(z.string()),
  removed: z.array(z.string()),
  /** What a language model read of the words as they stand. */
  readings: z.array(ModelReading).default([]),
  /** Whether the words were read, and what was understood is shown. */
  isRead: z.boolean(),
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
  confirmed: [],
  removed: [],
  readings: [],
  isRead: false,
};

/** What is sent: a saved car by its id; optional fields left out when empty, distance in miles. */
export const toReport = (fields: DiagnoseFields): DiagnosisRequestBody => {
  const { make, model, year, symptoms, fuel, transmission, mileage, distanceUnit } = fields;
  const said = {
    symptoms,
    ...(fields.confirmed.length === 0 ? {} : { confirmed: fields.confirmed }),
    ...(fields.removed.length === 0 ? {} : { removed: fields.removed }),
    ...(fields.readings.length === 0 ? {} : { readings: fields.readings }),
  };
  if (fields.vehicleId !== '') return { vehicleId: fields.vehicleId, ...said };
  return {
    make,
    model,
    year,
    ...said,
    ...(fuel === '' ? {} : { fuel }),
    ...(transmission === '' ? {} : { transmission }),
    ...(mileage === '' ? {} : { mileage: toMiles(Number(mileage), distanceUnit) }),
  };
};
