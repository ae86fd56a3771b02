import {
  INVALID_REGISTRATION,
  isRegistrationOfItsCountry,
  Mileage,
  VehicleFields,
} from '@wrenchwise/rules/garage/vehicle-fields';
import { ARCHIVE_REASONS, VEHICLE_KINDS } from '@wrenchwise/rules/garage/vehicle-kinds';
import { storableText } from '@wrenchwise/rules/text';
import { ASSUMABLE, type Assumable } from '@wrenchwise/vehicle/vehicle';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { CHANGES } from '../write-limits.ts';
import { DiagnosisSummary } from './diagnoses.ts';
import { VehicleLookup } from './vehicle-lookup.ts';

const Day = z.iso.date();

export const VEHICLE_ROLES = ['owner', 'edit', 'fuel', 'view'] as const;
export type VehicleRole = (typeof VEHICLE_ROLES)[number];

/** Why a vehicle is no longer run, and since when. */
const Archived = z.object({ as: z.enum(ARCHIVE_REASONS, 'Please choose a reason'), on: Day });

const { make, model, year, ...optionalFields } = VehicleFields.shape;

const isUnknownShape = { path: ['registration'], error: INVALID_REGISTRATION };

export const NewVehicle = z
  .object({
    make,
    model,
    year,
    ...z.object(optionalFields).partial().shape,
    mileage: Mileage.nullable().optional(),
    /** The day of that reading, no later than today, which it is by default. */
    mileageOn: Day.optional(),
  })
  .refine(isRegistrationOfItsCountry, isUnknownShape);
export type NewVehicle = z.infer<typeof NewVehicle>;

export const VehicleChange = z
  .object({
    ...VehicleFields.partial().shape,
    /** Its owner only; null runs it again. */
    archived: Archived.nullable().optional(),
    mileage: Mileage.optional(),
    /** The day of that reading, no later than today, which it is by default. */
    mileageOn: Day.optional(),
    /** Takes a mileage that does not fit the last reading. */
    confirm: z.boolean().optional(),
  })
  .refine((change) => Object.keys(change).some((name) => name !== 'confirm'), 'Nothing to change')
  .refine(isRegistrationOfItsCountry, isUnknownShape);
export type VehicleChange = z.infer<typeof VehicleChange>;

/** Of the diagnoses of a car that nobody has called dealt with the worst, of equals the newest. */
export const OpenProblem = DiagnosisSummary.extend({
  /** What to check next. */
  nextStep: z.string().nullable(),
});
export type OpenProblem = z.infer<typeof OpenProblem>;

/** A vehicle in a list. */
export const VehicleSummary = z.object({
  id: z.uuid(),
  ...z.object({ make, model }).shape,
  year: z.int(),
  kind: z.enum(VEHICLE_KINDS).default('car'),
  /** Null of one that is run. */
  archived: Archived.nullable().default(null),
  nickname: z.string().nullable(),
  /** As it is stored: 'AB12 CDE'. */
  registration: z.string().nullable(),
  color: z.string().nullable(),
  fuel: VehicleFields.shape.fuel,
  transmission: VehicleFields.shape.transmission,
  /** Which of the two nobody said. */
  assumed: z.array(z.enum(ASSUMABLE)).default([]),
  /** In miles, of the newest reading in the log. */
  mileage: z.int().nullable(),
  mileageOn: Day.nullable(),
  distanceUnit: VehicleFields.shape.distanceUnit,
  motStatus: z.string().nullable(),
  motExpiryDate: Day.nullable(),
  taxStatus: z.string().nullable(),
  taxDueDate: Day.nullable(),
  photoFileId: z.uuid().nullable(),
  /** What the user who asks may do with it. */
  role: z.enum(VEHICLE_ROLES),
  openProblem: OpenProblem.nullable(),
  createdAt: z.string(),
});
export type VehicleSummary = z.infer<typeof VehicleSummary>;

/** A vehicle, whole. */
export const Vehicle = VehicleSummary.extend({
  vin: z.string().nullable(),
  /** What seems wrong with the VIN: its shape, or the check digit of a North American one. */
  vinProblem: z.enum(['shape', 'check-digit']).nullable(),
  notes: z.string().nullable(),
  engine: z.string().nullable(),
  volumeUnit: VehicleFields.shape.volumeUnit,
  useProfile: VehicleFields.shape.useProfile,
  customFields: VehicleFields.shape.customFields.default([]),
  /** In cm³. */
  engineCapacity: z.int().nullable(),
  /** As the register calls it. */
  fuelType: z.string().nullable(),
  /** In g/km. */
  co2Emissions: z.int().nullable(),
  /** 'YYYY-MM'. */
  monthOfFirstRegistration: z.string().nullable(),
  euroStatus: z.string().nullable(),
  wheelplan: z.string().nullable(),
  realDrivingEmissions: z.string().nullable(),
  /** What the registers answered when they were last asked. */
  register: z.object({ record: VehicleLookup, fetchedAt: z.string() }).nullable(),
  /** One's own, newest first, at most ten. */
  diagnoses: z.array(DiagnosisSummary),
  counts: z.object({
    diagnoses: z.int(),
    openTasks: z.int(),
    logEntries: z.int(),
    files: z.int(),
  }),
  /** Other vehicles of one's own with the same registration. */
  sameRegistration: z.array(z.uuid()),
  /** Who shares it; null of one's own. */
  ownerName: z.string().nullable(),
});
export type Vehicle = z.infer<typeof Vehicle>;

const VehicleParams = z.object({ id: z.uuid() });
const exampleId = '5b0f3f5e-3f6f-4a55-8a0e-6f1f7a0c2b11';

const exampleInput = {
  make: 'Ford',
  model: 'Focus',
  year: 2015,
  registration: 'SA15 MPL',
  mileage: 92_966,
  fuel: 'petrol',
} as const;

const NOTHING_ASSUMED: Assumable[] = [];

const exampleSummary = {
  id: exampleId,
  ...exampleInput,
  kind: 'car',
  archived: null,
  nickname: null,
  color: 'Blue',
  transmission: null,
  assumed: NOTHING_ASSUMED,
  mileageOn: '2026-06-09',
  distanceUnit: null,
  motStatus: 'Valid',
  motExpiryDate: '2027-06-08',
  taxStatus: 'Taxed',
  taxDueDate: '2027-05-01',
  photoFileId: null,
  role: 'owner',
  openProblem: null,
  createdAt: '2026-06-09T08:15:00.000Z',
} as const;

const exampleVehicle = {
  ...exampleSummary,
  vin: null,
  vinProblem: null,
  notes: null,
  engine: null,
  volumeUnit: null,
  useProfile: {},
  customFields: [{ name: 'Key code', value: '4711' }],
  engineCapacity: 1596,
  fuelType: 'PETROL',
  co2Emissions: 136,
  monthOfFirstRegistration: '2015-05',
  euroStatus: 'EURO 5',
  wheelplan: '2 AXLE RIGID BODY',
  realDrivingEmissions: null,
  register: null,
  diagnoses: [],
  counts: { diagnoses: 0, openTasks: 0, logEntries: 1, files: 0 },
  sameRegistration: [],
  ownerName: null,
} satisfies z.input<typeof Vehicle>;

export const createVehicle = defineEndpoint({
  id: 'createVehicle',
  method: 'POST',
  path: '/api/vehicles',
  tag: 'Vehicles',
  summary: 'Save a vehicle; a mileage becomes the first reading of its log',
  access: 'user',
  body: NewVehicle,
  status: 201,
  output: Vehicle,
  errors: ['request/idempotency-conflict'],
  idempotent: true,
  limit: { requests: 60, seconds: 60, per: 'user' },
  example: { body: exampleInput, output: exampleVehicle },
});

export const listVehicles = defineEndpoint({
  id: 'listVehicles',
  method: 'GET',
  path: '/api/vehicles',
  tag: 'Vehicles',
  summary:
    "One's own vehicles and those shared with one, newest first; `search` looks in name, registration and VIN",
  access: 'user',
  query: z.object({
    search: storableText(200).optional(),
    /** Those that are run, or those that are archived; without it both. */
    state: z.enum(['run', 'archived']).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(50).default(10),
  }),
  status: 200,
  output: z.object({ vehicles: z.array(VehicleSummary), total: z.int().min(0) }),
  example: {
    query: { search: 'focus', page: 1, perPage: 10 },
    output: { vehicles: [exampleSummary], total: 1 },
  },
});

export const getVehicle = defineEndpoint({
  id: 'getVehicle',
  method: 'GET',
  path: '/api/vehicles/{id}',
  tag: 'Vehicles',
  summary: 'One vehicle, whole: its facts, open problem, diagnoses and what the registers said',
  access: 'user',
  params: VehicleParams,
  status: 200,
  output: Vehicle,
  errors: ['db/record-not-found'],
  example: { params: { id: exampleId }, output: exampleVehicle },
});

export const updateVehicle = defineEndpoint({
  id: 'updateVehicle',
  method: 'PATCH',
  path: '/api/vehicles/{id}',
  tag: 'Vehicles',
  summary:
    'Change a vehicle; a mileage becomes a reading of today, and is asked about when it does not fit the last one',
  access: 'user',
  params: VehicleParams,
  body: VehicleChange,
  status: 200,
  output: Vehicle,
  errors: [
    'db/record-not-found',
    'vehicle/view-only',
    'vehicle/not-owner',
    'vehicle/mileage-below-last',
    'vehicle/mileage-far-above-last',
  ],
  limit: CHANGES,
  example: {
    params: { id: exampleId },
    body: { nickname: 'The blue one' },
    output: exampleVehicle,
  },
});

export const deleteVehicle = defineEndpoint({
  id: 'deleteVehicle',
  method: 'DELETE',
  path: '/api/vehicles/{id}',
  tag: 'Vehicles',
  summary: 'Delete a vehicle of one’s own; it can be restored',
  access: 'user',
  params: VehicleParams,
  status: 204,
  errors: ['db/record-not-found', 'vehicle/not-owner'],
  limit: CHANGES,
  example: { params: { id: exampleId } },
});

export const restoreVehicle = defineEndpoint({
  id: 'restoreVehicle',
  method: 'POST',
  path: '/api/vehicles/{id}/restore',
  tag: 'Vehicles',
  summary: 'Bring a deleted vehicle back',
  access: 'user',
  params: VehicleParams,
  status: 200,
  output: Vehicle,
  errors: ['db/record-not-found'],
  limit: CHANGES,
  example: { params: { id: exampleId }, output: exampleVehicle },
});

export const refreshVehicle = defineEndpoint({
  id: 'refreshVehicle',
  method: 'POST',
  path: '/api/vehicles/{id}/register-record',
  tag: 'Vehicles',
  summary: 'Ask the registers about a vehicle by its registration and keep what they say',
  access: 'user',
  params: VehicleParams,
  status: 200,
  output: Vehicle,
  errors: [
    'db/record-not-found',
    'vehicle/view-only',
    'vehicle/registration-required',
    'vehicle/invalid-registration',
    'vehicle/not-found',
    'vehicle/lookup-failed',
    'vehicle/register-busy',
    'vehicle/register-unavailable',
    'vehicle/register-timeout',
  ],
  limit: { requests: 30, seconds: 60, per: 'user' },
  example: { params: { id: exampleId }, output: exampleVehicle },
});
