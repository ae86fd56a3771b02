import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';
import { REGISTER_SOURCES } from '@wrenchwise/rules/garage/register-words';
import { storableText } from '@wrenchwise/rules/text';
import { MILEAGE_ANOMALIES } from '@wrenchwise/vehicle/mot-anomalies';
import { MOT_DEFECT_TYPES, MOT_RESULTS } from '@wrenchwise/vehicle/mot-history';
import { isUkRegistration, normaliseRegistration } from '@wrenchwise/vehicle/registration';
import { FUELS } from '@wrenchwise/vehicle/vehicle';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { refusedAs } from '../issue-code.ts';

/** What the licence of the registers' data wants said beside it. */
export const REGISTER_ATTRIBUTION =
  'Contains public sector information licensed under the Open Government Licence v3.0. MOT history: Driver and Vehicle Standards Agency; vehicle details: Driver and Vehicle Licensing Agency.';

const Day = z.iso.date();

/** What a tester found, and what it means in our words where the wording is known. */
export const MotDefect = z.object({
  text: z.string(),
  type: z.enum(MOT_DEFECT_TYPES),
  dangerous: z.boolean(),
});

/** A finding of a tester in our words: what to do about it, and what to say of it in a diagnosis. */
export const MotReading = z.object({
  system: z.enum(SYSTEM_IDS),
  /** 'tyre', 'brake disc': the same on every car. */
  item: z.string(),
  side: z.enum(['nearside', 'offside', 'both']).optional(),
  axle: z.enum(['front', 'rear', 'both']).optional(),
  /** A maintenance task: 'Replace the front tyres'. */
  task: z.string(),
  /** A sentence for the symptoms of a diagnosis. */
  evidence: z.string(),
});
export type MotReading = z.infer<typeof MotReading>;

export const MotTest = z.object({
  completedDate: Day,
  testResult: z.enum(MOT_RESULTS),
  expiryDate: Day.optional(),
  /** As the tester wrote it down; missing where it could not be read. */
  odometer: z.object({ value: z.int().min(0), unit: z.enum(['MI', 'KM']) }).optional(),
  motTestNumber: z.string().optional(),
  defects: z.array(MotDefect),
});
export type MotTest = z.infer<typeof MotTest>;

/** The register's facts about a car: nothing about its keeper. */
export const RegisterFacts = z.object({
  make: z.string(),
  model: z.string().optional(),
  yearOfManufacture: z.int(),
  colour: z.string().optional(),
  fuelType: z.string().optional(),
  /** In cm³. */
  engineCapacity: z.int().optional(),
  /** In g/km. */
  co2Emissions: z.int().optional(),
  euroStatus: z.string().optional(),
  wheelplan: z.string().optional(),
  realDrivingEmissions: z.string().optional(),
  /** 'YYYY-MM'. */
  monthOfFirstRegistration: z.string().optional(),
  motStatus: z.string().optional(),
  motExpiryDate: Day.optional(),
  taxStatus: z.string().optional(),
  taxDueDate: Day.optional(),
  hasOutstandingRecall: z.enum(['Yes', 'No', 'Unknown', 'Unavailable']).optional(),
});
export type RegisterFacts = z.infer<typeof RegisterFacts>;

export const MileagePoint = z.object({
  date: Day,
  /** In miles, as recorded. */
  miles: z.int(),
  /** In miles, what it most likely was. */
  likely: z.int(),
  isPlausible: z.boolean(),
});

export const MileageAnomaly = z.object({
  kind: z.enum(MILEAGE_ANOMALIES),
  date: Day,
  miles: z.int(),
  before: z.object({ date: Day, miles: z.int() }),
  likely: z.int().optional(),
  explanation: z.string(),
});

/** What a tester found and nobody is seen to have repaired. */
export const OpenAdvisory = z.object({
  text: z.string(),
  type: z.enum(MOT_DEFECT_TYPES),
  /** The days of the tests that found it, oldest first. */
  foundOn: z.array(Day),
  /** The day on which it first failed a test. */
  failedOn: Day.optional(),
  reading: MotReading.optional(),
});

export const VehicleLookup = RegisterFacts.extend({
  /** Upper-case letters and digits. */
  registration: z.string(),
  /** As it is on the plate. */
  plate: z.string(),
  /** In our spelling, for a form. */
  vehicle: z.object({
    make: z.string(),
    model: z.string().nullable(),
    year: z.int(),
    fuel: z.enum(FUELS).nullable(),
    /** Of the newest reading that can be relied on, in miles. */
    mileage: z.int().nullable(),
  }),
  /** Newest first; missing where the MOT history did not answer. */
  motTests: z.array(MotTest).optional(),
  /** The last day before the next MOT is due. */
  nextMotDue: Day.optional(),
  openAdvisories: z.array(OpenAdvisory),
  mileage: z.object({
    points: z.array(MileagePoint),
    anomalies: z.array(MileageAnomaly),
    milesPerYear: z.int().optional(),
  }),
  /** Where each fact is from. */
  sources: z.record(z.string(), z.enum(REGISTER_SOURCES)),
  /** 'sample': no register is set up, and this is a car of our own invention. */
  source: z.enum(['registers', 'sample']),
  /** Registers that should have answered and did not. */
  missing: z.array(
    z.object({
      register: z.enum(['dvsa', 'dvla']),
      reason: z.enum(['not-found', 'busy', 'unavailable', 'timeout', 'failed']),
    }),
  ),
  /** To be shown with the data; null of a sample. */
  attribution: z.string().nullable(),
});
export type VehicleLookup = z.infer<typeof VehicleLookup>;

const hasMark = ({ registration = '' }: { registration?: string | undefined }): boolean =>
  normaliseRegistration(registration) !== '';

export const lookUpVehicle = defineEndpoint({
  id: 'lookUpVehicle',
  method: 'GET',
  path: '/api/vehicle-lookup',
  tag: 'Vehicles',
  summary: 'Make, model, year, MOT history, mileage and tax of a UK registration, by the registers',
  access: 'user',
  query: z
    .object({ registration: storableText(40).optional() })
    .refine(hasMark, { ...refusedAs('vehicle/registration-required'), path: ['registration'] })
    .refine((query) => !hasMark(query) || isUkRegistration(query.registration ?? ''), {
      ...refusedAs('vehicle/invalid-registration'),
      path: ['registration'],
    })
    .transform(({ registration = '' }) => ({ registration: normaliseRegistration(registration) })),
  status: 200,
  output: VehicleLookup,
  errors: [
    'vehicle/registration-required',
    'vehicle/invalid-registration',
    'vehicle/not-found',
    'vehicle/lookup-failed',
    'vehicle/register-busy',
    'vehicle/register-unavailable',
    'vehicle/register-timeout',
  ],
  limit: { requests: 30, seconds: 60, per: 'user' },
  example: {
    query: { registration: 'AA19AAA' },
    output: {
      registration: 'AA19AAA',
      plate: 'AA19 AAA',
      make: 'FORD',
      yearOfManufacture: 2019,
      colour: 'RED',
      fuelType: 'PETROL',
      engineCapacity: 2000,
      taxStatus: 'Taxed',
      motStatus: 'No details held by DVLA',
      vehicle: { make: 'Ford', model: null, year: 2019, fuel: 'petrol', mileage: null },
      openAdvisories: [],
      mileage: { points: [], anomalies: [] },
      sources: { make: 'sample', yearOfManufacture: 'sample' },
      source: 'sample',
      missing: [],
      attribution: null,
    },
  },
});
