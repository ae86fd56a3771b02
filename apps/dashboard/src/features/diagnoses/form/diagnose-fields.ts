import { t } from '@lingui/core/macro';
import {
  type DiagnosisRequestBody,
  NewDiagnosisBody,
} from '@wrenchwise/contract/endpoints/diagnoses';
import { ModelReading } from '@wrenchwise/rules/model-evidence';
import { DistanceUnit } from '@wrenchwise/rules/preferences';
import { MAX_MILES, toMiles } from '@wrenchwise/vehicle/mileage';
import { type Assumable, FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { z } from 'zod';

import { FilledIn, type Fillable } from '~/ui/filled-in/filled-in.ts';

export const DISTANCE_UNITS = DistanceUnit.options;

const chosenOf = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.enum(['', ...options] as ['', ...T]); // keeps the literal types that spreading loses

/** The form as it is typed: everything is text until it is sent. */
export const DiagnoseFields = z.object({
  make: NewDiagnosisBody.shape.make,
  model: NewDiagnosisBody.shape.model,
  year: z
    .string()
    .trim()
    .min(1, t`Year is required`)
    .transform((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN))
    .pipe(NewDiagnosisBody.shape.year),
  symptoms: NewDiagnosisBody.shape.symptoms,
  fuel: chosenOf(FUELS),
  transmission: chosenOf(TRANSMISSIONS),
  mileage: z
    .string()
    .transform((text) => text.replace(/[\s,.]/g, ''))
    .refine((text) => /^\d*$/.test(text), t`Mileage must be a number, 0 or more`)
    .refine((text) => Number(text) <= MAX_MILES, t`Please check the mileage`),
  distanceUnit: DistanceUnit,
  /** Who filled a field of the car in. */
  filled: FilledIn,
  /** The saved car that was chosen; empty for another one. */
  vehicleId: z.string(),
  /** Ids of ticked signs and of readings that were taken back. */
  confirmed: z.array(z.string()),
  removed: z.array(z.string()),
  /** What a language model read of the words as they are. */
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
  filled: {},
  vehicleId: '',
  confirmed: [],
  removed: [],
  readings: [],
  isRead: false,
};

/** Fields of the car that are filled in and that nobody said. */
export const assumedOf = ({
  filled,
  ...fields
}: Pick<DiagnoseFields, Assumable | 'filled'>): Assumable[] => {
  const isAssumed = (field: Assumable & Fillable, by: FilledIn[Fillable]) =>
    fields[field] !== '' && filled[field] === by;
  return [
    ...(isAssumed('fuel', 'model') ? (['fuel'] as const) : []),
    ...(isAssumed('transmission', 'model') ? (['transmission'] as const) : []),
    ...(isAssumed('mileage', 'estimate') ? (['mileage'] as const) : []),
  ];
};

/** What is sent: a saved car by its id, with what was chosen against it; optional fields left out when empty, distance in miles. */
export const toReport = (fields: DiagnoseFields): DiagnosisRequestBody => {
  const { make, model, year, symptoms, fuel, transmission, mileage, distanceUnit } = fields;
  const said = {
    symptoms,
    ...(fields.confirmed.length === 0 ? {} : { confirmed: fields.confirmed }),
    ...(fields.removed.length === 0 ? {} : { removed: fields.removed }),
    ...(fields.readings.length === 0 ? {} : { readings: fields.readings }),
  };
  const chosen = {
    ...(fuel === '' ? {} : { fuel }),
    ...(transmission === '' ? {} : { transmission }),
  };
  if (fields.vehicleId !== '') return { vehicleId: fields.vehicleId, ...said, ...chosen };
  const assumed = assumedOf(fields);
  return {
    make,
    model,
    year,
    ...said,
    ...chosen,
    ...(assumed.length === 0 ? {} : { assumed }),
    ...(mileage === '' ? {} : { mileage: toMiles(Number(mileage), distanceUnit) }),
  };
};
