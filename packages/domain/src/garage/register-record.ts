import { z } from 'zod';

/** One defect or advisory of an MOT test, in the tester's words. */
export const MotDefect = z.object({
  text: z.string(),
  /** As the register says it: 'DANGEROUS', 'MAJOR', 'MINOR', 'ADVISORY', 'FAIL', 'PRS', 'USER ENTERED'. */
  type: z.string(),
  dangerous: z.boolean(),
});
export type MotDefect = z.infer<typeof MotDefect>;

/** One MOT test. */
export const MotTest = z.object({
  /** UTC. */
  completedAt: z.string(),
  passed: z.boolean(),
  /** YYYY-MM-DD. */
  expiryDate: z.string().nullable(),
  /** In miles, converted where the register has kilometres; null where it could not be read. */
  odometerMiles: z.number().nullable(),
  odometerUnit: z.enum(['mi', 'km']).nullable(),
  testNumber: z.string().nullable(),
  defects: z.array(MotDefect),
});
export type MotTest = z.infer<typeof MotTest>;

/** Where a fact comes from: DVSA's MOT history, DVLA's vehicle enquiry, or the embedded sample. */
export const RegisterSource = z.enum(['dvsa', 'dvla', 'sample']);
export type RegisterSource = z.infer<typeof RegisterSource>;

/** What the registers know of a vehicle by its registration. */
export const RegisterRecord = z.object({
  registration: z.string(),
  make: z.string(),
  model: z.string().nullable(),
  yearOfManufacture: z.int(),
  colour: z.string().nullable(),
  fuelType: z.string().nullable(),
  /** In cm³. */
  engineCapacity: z.int().nullable(),
  /** In g/km. */
  co2Emissions: z.int().nullable(),
  euroStatus: z.string().nullable(),
  wheelplan: z.string().nullable(),
  realDrivingEmissions: z.string().nullable(),
  /** YYYY-MM. */
  monthOfFirstRegistration: z.string().nullable(),
  motStatus: z.string().nullable(),
  /** YYYY-MM-DD. */
  motExpiryDate: z.string().nullable(),
  taxStatus: z.string().nullable(),
  /** YYYY-MM-DD. */
  taxDueDate: z.string().nullable(),
  hasOutstandingRecall: z.enum(['yes', 'no', 'unknown']),
  /** Newest first. */
  motTests: z.array(MotTest),
  /** Which register each field is from. */
  sources: z.partialRecord(z.string(), RegisterSource),
});
export type RegisterRecord = z.infer<typeof RegisterRecord>;
